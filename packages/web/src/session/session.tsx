import { useState } from 'react'
import { usePrerendered } from '../lib/prerendered.ts'
import { type Outputs, trpc } from '../lib/trpc.ts'
import { useIsHydrated } from '../lib/use-is-hydrated.ts'

/** The logged-in family as the navigation and the pages see it. */
export type SessionUser = NonNullable<Outputs['auth']['status']['user']>

export type Session =
  | { state: 'checking'; user: null }
  | { state: 'signed_out'; user: null }
  | { state: 'signed_in'; user: SessionUser }

/**
 * Who is logged in. A check that fails counts as logged out (spec, sign-in check). While a prerendered page hydrates, it is
 * what the HTML says, even when the check has finished: 'checking' on the landing page, logged out on a visitor's page.
 */
export function useSession(): Session {
  const isHydrated = useIsHydrated()
  const prerendered = usePrerendered()
  const isForVisitors = prerendered !== null && !prerendered.landing
  const status = useStatus()
  if (!isHydrated && isForVisitors) return { state: 'signed_out', user: null }
  if (status.isPending || !isHydrated) return { state: 'checking', user: null }
  const user = status.data?.user ?? null
  return user ? { state: 'signed_in', user } : { state: 'signed_out', user: null }
}

/** Whether the site says who runs it, where, and how to write; false while that is unknown. */
export function useIsOperatorKnown(): boolean {
  const isHydrated = useIsHydrated()
  const { data } = useStatus()
  return isHydrated && data?.is_operator_known === true
}

const useStatus = () =>
  trpc.auth.status.useQuery(undefined, { throwOnError: false, staleTime: 60_000 })

/** The browser's key for the id of the family that the server last named. */
export const familyKey = 'fgm-hunts:family'

/**
 * Counts up when the logged-in family changes to another one, as after a login in another tab. As the key of a page
 * it discards what was typed and opened there. Logging in and out does not count.
 */
export function useFamilySwitches({ state, user }: Session): number {
  const id = user?.id
  const [[family, switches], setHere] = useState([id, 0])
  if (state !== 'checking' && id !== family) setHere([id, switches + (id && family ? 1 : 0)])
  return switches
}
