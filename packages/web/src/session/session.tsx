import { useState } from 'react'
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

/** Where the browser keeps which family the server last named. */
export const familyKey = 'fgm-hunts:family'

/**
 * Counts up when another family is here than the moment before: somebody has signed in as somebody else in another tab.
 * As the key of a page it lets go of what was typed and opened there. Signing in and out by oneself counts nothing.
 */
export function useFamilyTurn({ state, user }: Session): number {
  const id = user?.id
  const [[family, turn], setHere] = useState([id, 0])
  if (state !== 'checking' && id !== family) setHere([id, turn + (id && family ? 1 : 0)])
  return turn
}
