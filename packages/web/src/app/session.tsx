import { useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { clearThisTab } from '../lib/browser-storage.ts'
import { paths } from '../lib/paths.ts'
import { type Outputs, trpc } from '../lib/trpc.ts'

/** The signed-in family as the navigation and the pages see it. */
export type SessionUser = NonNullable<Outputs['auth']['status']['user']>

export type Session =
  | { state: 'checking'; user: null }
  | { state: 'signed_out'; user: null }
  | { state: 'signed_in'; user: SessionUser }

/**
 * Who is here. A check that fails counts as signed out (spec, sign-in check). While a prerendered part is taken over
 * it is always 'checking', as in the HTML: parts of the landing page hydrate after the check has long finished.
 */
export function useSession(): Session {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const status = trpc.auth.status.useQuery(undefined, { throwOnError: false, staleTime: 60_000 })
  if (status.isPending || !isHydrated) return { state: 'checking', user: null }
  const user = status.data?.user ?? null
  return user ? { state: 'signed_in', user } : { state: 'signed_out', user: null }
}

const neverChanges = () => () => {}

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
