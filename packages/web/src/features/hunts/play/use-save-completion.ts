import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { httpStatus } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import {
  type Completion,
  dropCompletion,
  dropUnsent,
  keepUnsent,
} from '../../offline/completion-outbox.ts'
import { useCompletionServer } from '../../offline/use-completion-server.ts'
import type { HuntToPlay } from '../play-storage.ts'
import { type Play, secondsPlayed } from './play-state.ts'

export type Finished = { family_id: string; hunt: HuntToPlay; play: Play; clear: () => void }
type Sent = { family_id: string; completion: Completion }
type Feedback = { fun_rating: number; parent_notes: string; child_ids: string[] }

/** Saves a finished play. It is queued here first: without a response the family can go on (`leave`). `leaveUnsaved` takes it back. */
export function useSaveCompletion({ family_id, hunt, play, clear }: Finished) {
  const navigate = useNavigate()
  const server = useCompletionServer()
  const complete = useMutation({
    mutationFn: ({ completion }: Sent) => server.complete(family_id, completion),
    meta: { shows_own_error: true },
    onSuccess: (_, sent) => dropUnsent(sent),
    onError: (error, sent) => {
      if (httpStatus(error) === 404) dropUnsent(sent)
    },
  })

  function save(feedback: Feedback) {
    const completion: Completion = {
      ...feedback,
      id: hunt.id,
      completion_id: play.completion_id,
      completion_time: secondsPlayed(play, play.turned_at),
      items_found: play.found.length,
      total_items: hunt.items_data.length,
    }
    const sent = { family_id, completion }
    keepUnsent(sent)
    // Not called once this is gone: who went elsewhere meanwhile is not fetched back, and may be playing again.
    complete.mutate(sent, { onSuccess: () => goToHub('saved') })
  }
  async function goToHub(success: 'saved' | 'waiting') {
    clear()
    await navigate({ to: paths.hunt, search: { success } })
  }
  function leaveUnsaved() {
    dropCompletion(family_id, play.completion_id)
    clear()
  }
  const status = httpStatus(complete.error)
  const failure = complete.error && {
    sentence: `Failed to save completion data${status === undefined ? '. Please try again.' : ''}`,
    isKept: status !== 404,
  }
  const leave = () => void goToHub('waiting')
  return { save, failure, isSaving: complete.isPending, leave, leaveUnsaved }
}
