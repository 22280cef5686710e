import { useNavigate } from '@tanstack/react-router'
import { clearThisTab } from '../lib/browser-storage.ts'
import { paths } from '../lib/paths.ts'
import { type Outputs, trpc } from '../lib/trpc.ts'
import { useIsHydrated } from '../lib/use-is-hydrated.ts'
import { usePrerendered } from './prerendered.ts'

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

/** Signs out and goes home. A failure leaves the family signed in and is only logged, as the spec says. */
export function useLogout(): { isPending: boolean; mutate: () => void } {
  const navigate = useNavigate()
  const logout = trpc.auth.logout.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: () => {
      // What lasts as long as the tab was theirs.
      clearThisTab()
      return navigate({ to: paths.home })
    },
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: the spec asks for this failure to be logged and nothing else.
      console.warn('Logout failed', error.message)
    },
  })
  return { isPending: logout.isPending, mutate: () => logout.mutate() }
}
