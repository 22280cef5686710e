import { useNavigate } from '@tanstack/react-router'
import { clearThisTab } from '../lib/browser-storage.ts'
import { httpStatus } from '../lib/errors.ts'
import { paths } from '../lib/paths.ts'
import { trpc } from '../lib/trpc.ts'
import { showToast } from '../ui/toast.ts'

/** Logs out and goes home. On failure the family stays logged in, and the failure is only logged, as the spec requires. */
export function useLogout(): { isPending: boolean; mutate: () => void } {
  const navigate = useNavigate()
  const logout = trpc.auth.logout.useMutation({
    meta: { changes_session: true, ends_session: true, shows_own_error: true },
    onSuccess: () => {
      // What is stored for this tab was theirs.
      clearThisTab()
      return navigate({ to: paths.home })
    },
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: the spec asks for this failure to be logged and nothing else.
      console.warn('Logout failed', error.message)
      if (httpStatus(error) === undefined)
        showToast({ message: 'No connection: you are still logged in here.', tone: 'error' })
    },
  })
  return { isPending: logout.isPending, mutate: () => logout.mutate() }
}
