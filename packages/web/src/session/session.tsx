import { usePrerendered } from '../lib/prerendered.ts'
import { type Outputs, trpc } from '../lib/trpc.ts'
import { useIsHydrated } from '../lib/use-is-hydrated.ts'

/** The signed-in family as the navigation and the pages see it. */
export type SessionUser = NonNullable<Outputs['auth']['status']['user']>

export type Session =
  | { state: 'checking'; user: null }
  | { state: 'signed_out'; user: null }
  | { state: 'signed_in'; user: SessionUser }

/**
 * Who is here. A check that fails counts as signed out (spec, sign-in check). While a prerendered part is taken over
 * it is what the HTML says, though parts hydrate after the check has long finished: 'checking' on the landing page, and
 * on a visitor's page nobody.
 */
export function useSession(): Session {
  const isHydrated = useIsHydrated()
  const prerendered = usePrerendered()
  const isForVisitors = prerendered !== null && !prerendered.landing
  const status = trpc.auth.status.useQuery(undefined, { throwOnError: false, staleTime: 60_000 })
  if (!isHydrated && isForVisitors) return { state: 'signed_out', user: null }
  if (status.isPending || !isHydrated) return { state: 'checking', user: null }
  const user = status.data?.user ?? null
  return user ? { state: 'signed_in', user } : { state: 'signed_out', user: null }
}
