import { useMemo } from 'react'
import { forFamily } from '../../lib/call-context.ts'
import { errorCode } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import type { CompletionServer } from './unsent-completions.ts'

const patienceMs = 8_000

/**
 * The server as sending completions needs it: asked anew each time, past what pages have cached. A hunt may have got
 * other items since it was played; then the play counts for those that it has now, and its rating and notes are kept.
 */
export function useCompletionServer(): CompletionServer {
  const { client } = trpc.useUtils()
  return useMemo(
    () => ({
      familyId: async () => (await client.auth.status.query()).user?.id ?? null,
      complete: async (familyId, completion) => {
        const send = (one: typeof completion) =>
          inTime(client.hunts.complete.mutate(one, forFamily(familyId)))
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
        inTime(client.activities.complete.mutate(done, forFamily(familyId))),
    }),
    [client],
  )
}

/** A server that hangs counts as one that is away: what was done is noted then, and counts once however often it arrives. */
async function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('Nobody answers')), patienceMs)
  })
  try {
    return await Promise.race([call, silence])
  } finally {
    clearTimeout(timer)
  }
}
