import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { httpStatus } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import {
  type Completion,
  dropCompletion,
  dropUnsent,
  keepUnsent,
  type Unsent,
} from '../../offline/completion-outbox.ts'
import { useCompletionServer } from '../../offline/use-completion-server.ts'
import type { HuntToPlay } from '../play-storage.ts'
import { type Play, secondsPlayed } from './play-state.ts'

type Finished = { family_id: string; hunt: HuntToPlay; play: Play; clear: () => void }
type Feedback = { fun_rating: number; parent_notes: string; child_ids: string[] }

/**
 * Saves a finished play. It is queued here before it is sent, so nothing is lost when there is no response: then it is sent
 * later, and the family can go on (`leave`). `leaveUnsaved` takes it back.
 */
export function useSaveCompletion({ family_id, hunt, play, clear }: Finished) {
  const navigate = useNavigate()
  const server = useCompletionServer()
  const complete = useMutation({
    mutationFn: (completion: Completion) => server.complete(family_id, completion),
    meta: { shows_own_error: true },
  })
  // Who went elsewhere meanwhile is not fetched back, and may be playing again.
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const [failure, setFailure] = useState<{ sentence: string; isKept: boolean }>()

  async function save(feedback: Feedback) {
    const unsent = { family_id, completion: completionOf(hunt, play, feedback) }
    setFailure(undefined)
    keepUnsent(unsent)
    try {
      await complete.mutateAsync(unsent.completion)
    } catch (error) {
      return fail(error, unsent)
    }
    dropUnsent(unsent)
    if (isHere.current) await goToHub('saved')
  }
  function fail(error: unknown, unsent: Unsent) {
    const status = httpStatus(error)
    const isGone = status === 404
    if (isGone) dropUnsent(unsent)
    setFailure({
      sentence:
        status === undefined
          ? 'Failed to save completion data. Please try again.'
          : 'Failed to save completion data',
      isKept: !isGone,
    })
  }
  async function goToHub(success: 'saved' | 'waiting') {
    clear()
    await navigate({ to: paths.hunt, search: { success } })
  }
  function leaveUnsaved() {
    dropCompletion(family_id, play.completion_id)
    clear()
  }
  const leave = () => void goToHub('waiting')
  return { save, failure, isSaving: complete.isPending, leave, leaveUnsaved }
}

function completionOf(hunt: HuntToPlay, play: Play, feedback: Feedback): Completion {
  return {
    ...feedback,
    id: hunt.id,
    completion_id: play.completion_id,
    completion_time: secondsPlayed(play, play.turned_at),
    items_found: play.found.length,
    total_items: hunt.items_data.length,
  }
}
