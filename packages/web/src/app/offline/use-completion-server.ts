import { useMemo } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { forFamily } from '../../lib/trpc-client.ts'
import type { CompletionServer } from './unsent-completions.ts'

/** The server as sending completions needs it: asked anew each time, past what pages have cached. */
export function useCompletionServer(): CompletionServer {
  const { client } = trpc.useUtils()
  return useMemo(
    () => ({
      familyId: async () => (await client.auth.status.query()).user?.id ?? null,
      complete: (family_id, completion) =>
        client.hunts.complete.mutate(completion, forFamily(family_id)),
      completeActivity: (family_id, done) =>
        client.activities.complete.mutate(done, forFamily(family_id)),
    }),
    [client],
  )
}
