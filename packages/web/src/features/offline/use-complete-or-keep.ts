import type { Inputs } from '../../lib/trpc.ts'
import { isUnanswered } from '../../lib/unanswered.ts'
import { useSession } from '../../session/session.tsx'
import { keepUnsent } from './unsent-completions.ts'
import { useCompletionServer } from './use-completion-server.ts'

type ForChild = Inputs['activities']['complete']

/**
 * Marks an activity as done; where nobody answers it is noted here, and sent later (`offline-keeper.tsx`).
 * @throws what the server refuses.
 */
export function useCompleteOrKeep(): (done: ForChild) => Promise<{ message: string }> {
  const { user } = useSession()
  const server = useCompletionServer()
  return async (done) => {
    const familyId = user?.id ?? ''
    try {
      return await server.completeActivity(familyId, done)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      keepUnsent({
        family_id: familyId,
        activity: { ...done, completed_at: new Date().toISOString() },
      })
      return { message: 'Noted on this device. It is saved when you are online again.' }
    }
  }
}
