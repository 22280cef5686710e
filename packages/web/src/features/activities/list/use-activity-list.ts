import type { ActivityCard } from '@fgm/shared/activities/activities'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'

export type LoadedList = {
  cards: readonly ActivityCard[] | undefined
  isPending: boolean
  /** Why the own list is missing. Where the public one could be had instead, `cards` holds that. */
  problem: { title: string; sentence: string } | undefined
  retry: () => void
  isRetrying: boolean
}

const network = 'Network error. Please check if the backend server is running.'

/** Everything this family may play. When no answer comes, the public list is tried (spec, error catalogue). */
export function useActivityList(): LoadedList {
  const own = trpc.activities.cards.useQuery(undefined, { throwOnError: false })
  const hasFailed = own.isError && !own.data
  const isUnanswered = hasFailed && httpStatus(own.error) === undefined
  const samples = trpc.activities.listSamples.useQuery(undefined, {
    enabled: isUnanswered,
    throwOnError: false,
    retry: false,
  })
  return {
    cards: own.data ?? (isUnanswered ? samples.data : undefined),
    isPending: own.isPending || (isUnanswered && samples.isPending && samples.isFetching),
    problem: hasFailed ? problemOf(own.error, isUnanswered) : undefined,
    retry: () => void own.refetch(),
    isRetrying: own.isFetching,
  }
}

function problemOf(error: unknown, isUnanswered: boolean) {
  if (isUnanswered) return { title: network, sentence: 'Nothing you have marked is lost.' }
  return { title: 'Failed to load activities', sentence: errorMessage(error) }
}
