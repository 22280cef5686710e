import type { GenerationStatus } from '@fgm/shared/generator'
import { trpc } from '../../lib/trpc.ts'

const pollMs = 30_000

export type StatusQuery = ReturnType<typeof useGenerationStatus>

/** Credits, limits and any wait, asked for every 30 seconds (spec part one §7). */
export function useGenerationStatus() {
  const query = trpc.generator.status.useQuery(undefined, {
    refetchInterval: pollMs,
    throwOnError: false,
  })
  return {
    status: query.data as GenerationStatus | undefined,
    /** When the status was true: a wait counts from then. */
    asked_at: query.dataUpdatedAt,
    isPending: query.isPending,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}

/** Seconds still to wait, from what the server said and when it said it. */
export function secondsLeft(waitSeconds: number, askedAt: number, now: number): number {
  return Math.max(0, Math.ceil(waitSeconds - (now - askedAt) / 1000))
}
