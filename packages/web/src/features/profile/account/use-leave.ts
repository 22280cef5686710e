import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { forgetFamily } from '../../../session/family-storage.ts'
import { useSession } from '../../../session/session.tsx'
import { showToast } from '../../../ui/toast.ts'

/** DELETE /user: the family is gone afterwards, here too, signed out, and stands on the landing page. */
export function useLeave() {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { user } = useSession()
  return trpc.auth.leave.useMutation({
    meta: { changes_session: true, ends_session: true, shows_own_error: true },
    onSuccess: async ({ message }) => {
      if (user) forgetFamily(user.id)
      showToast({ message })
      await navigate({ to: paths.home, replace: true })
    },
    // Google's nonce may belong to a cookie that is gone; the next try gets a fresh one.
    onError: () => void utils.auth.csrfToken.invalidate(),
  })
}
