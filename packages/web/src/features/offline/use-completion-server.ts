import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { forFamily } from '../../lib/call-context.ts'
import { errorCode } from '../../lib/refusals.ts'
import { type Inputs, trpc } from '../../lib/trpc.ts'
import { hasNoResponse } from '../../lib/unanswered.ts'
import { useSession } from '../../session/session.tsx'
import {
  addToOutbox,
  type CompletionServer,
  isFinal,
  outboxActivities,
  outboxOf,
  type PlayDone,
  removeFromOutbox,
  sendPlay,
} from './completion-outbox.ts'

/**
 * The server as the outbox needs it, without the query cache. A hunt may have changed since it was played; then the
 * play counts for the items it has now, and its rating and notes are kept.
 */
export function useCompletionServer(): CompletionServer {
  const { client } = trpc.useUtils()
  return useMemo(
    () => ({
      familyId: async () => (await client.auth.status.query()).user?.id ?? null,
      complete: async (familyId, completion) => {
        const send = (one: typeof completion) =>
          inTime((signal) => client.hunts.complete.mutate(one, { ...forFamily(familyId), signal }))
        try {
          return await send(completion)
        } catch (error) {
          if (errorCode(error) !== 'completion_does_not_fit') throw error
          const { items_data } = await client.hunts.byId.query({ id: completion.id })
          const totalItems = items_data.length
          const itemsFound = Math.min(completion.items_found, totalItems)
          return await send({ ...completion, items_found: itemsFound, total_items: totalItems })
        }
      },
      completeActivity: (familyId, done) =>
        inTime((signal) =>
          client.activities.complete.mutate(done, { ...forFamily(familyId), signal }),
        ),
      recordPlay: (familyId, play) =>
        inTime((signal) =>
          client.activities.recordPlay.mutate(play, { ...forFamily(familyId), signal }),
        ),
    }),
    [client],
  )
}

const timeoutMs = 8_000

/**
 * Treats a server that hangs as unreachable, and aborts the request: what is then stored and sent later counts once,
 * and an older form of it cannot arrive afterwards.
 * @throws what the request throws, and a `TypeError` without a response in time.
 */
export async function inTime<Response>(
  send: (signal: AbortSignal) => Promise<Response>,
  milliseconds = timeoutMs,
): Promise<Response> {
  const signal = AbortSignal.timeout(milliseconds)
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('No response')))
  })
  return await Promise.race([send(signal), timeout])
}

type ForChild = Inputs['activities']['complete']

/**
 * Marks an activity as done; without a response it is stored here and sent later (`offline-sync.tsx`).
 * @throws what the server refuses.
 */
export function useCompleteActivity(): (done: ForChild) => Promise<void> {
  const { user } = useSession()
  const server = useCompletionServer()
  return async (done) => {
    const familyId = user?.id ?? ''
    try {
      await server.completeActivity(familyId, done)
    } catch (error) {
      if (!hasNoResponse(error)) throw error
      addToOutbox({
        family_id: familyId,
        activity: { ...done, completed_at: new Date().toISOString() },
      })
    }
  }
}

/**
 * Records a play, in two steps: `store` keeps it on this device at once, since the page may be left a moment later,
 * and `send` sends it to the server. What cannot be sent now stays stored for later. `send` throws what the server
 * will never accept.
 */
export function useRecordPlay() {
  const { user } = useSession()
  const server = useCompletionServer()
  const familyId = user?.id ?? ''
  return {
    store: (play: PlayDone) => addToOutbox({ family_id: familyId, play }),
    send: async (play: PlayDone) => {
      try {
        await sendPlay(server, { family_id: familyId, play })
      } catch (error) {
        if (!isFinal(error)) return
        removeFromOutbox({ family_id: familyId, play })
        throw error
      }
      removeFromOutbox({ family_id: familyId, play })
    },
  }
}

/** Whether the completion is stored here and waits to be sent. */
export const useIsActivityInOutbox = ({ id, child_id }: ForChild): boolean =>
  useOutbox((familyId) =>
    outboxActivities(familyId).some((one) => one.id === id && one.child_id === child_id),
  )

/** Whether a play is stored here and waits to be sent. */
export const useIsPlayInOutbox = (playId: string): boolean =>
  useOutbox((familyId) =>
    outboxOf(familyId).some((one) => 'play' in one && one.play.play_id === playId),
  )

function useOutbox(isIn: (familyId: string) => boolean): boolean {
  const { user } = useSession()
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    // Storing an entry and sending one both refetch the queries.
    (listener) => cache.subscribe(listener),
    () => isIn(user?.id ?? ''),
    () => false,
  )
}
