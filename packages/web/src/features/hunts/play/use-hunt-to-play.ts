import { httpStatus } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { HuntToPlay } from '../kept-hunts.ts'

export type LoadedHunt =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; error: unknown; retry: () => void; isRetrying: boolean }
  | { state: 'there'; hunt: HuntToPlay }

/** A hunt as the page of a play shows it; while nobody answers, as it is kept here. */
export function useHuntToPlay(id: string): LoadedHunt {
  const query = trpc.hunts.byId.useQuery(
    { id },
    { throwOnError: false, refetchOnWindowFocus: false },
  )
  if (query.data) return { state: 'there', hunt: query.data }
  if (httpStatus(query.error) === 404) return { state: 'missing' }
  if (!query.isError) return { state: 'loading' }
  const retry = () => void query.refetch()
  return { state: 'failed', error: query.error, retry, isRetrying: query.isFetching }
}
