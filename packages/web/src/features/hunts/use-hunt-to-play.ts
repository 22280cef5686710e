import { useEffect, useMemo } from 'react'
import { forgetHunt, type HuntToPlay, keepHunt, keptHunt } from '../../app/hunts/kept-hunts.ts'
import { useIsSlow } from '../../app/hunts/use-hunt-family.ts'
import { httpStatus } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'

export type LoadedHunt =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; error: unknown; retry: () => void; isRetrying: boolean }
  | { state: 'there'; hunt: HuntToPlay }

/** A hunt from the server; while nobody answers, as it was when it was last opened here. */
export function useHuntToPlay(family_id: string, id: string): LoadedHunt {
  const query = trpc.hunts.byId.useQuery(
    { id },
    { throwOnError: false, refetchOnWindowFocus: false },
  )
  const kept = useMemo(() => keptHunt(family_id, id), [family_id, id])
  const isSlow = useIsSlow()
  const isMissing = httpStatus(query.error) === 404

  useEffect(() => {
    if (query.data) keepHunt(family_id, query.data, Date.now())
    else if (isMissing) forgetHunt(family_id, id)
  }, [query.data, isMissing, family_id, id])

  if (query.data) return { state: 'there', hunt: query.data }
  if (isMissing) return { state: 'missing' }
  if (kept && (query.failureReason || isSlow)) return { state: 'there', hunt: kept }
  if (!query.isError) return { state: 'loading' }
  const retry = () => void query.refetch()
  return { state: 'failed', error: query.error, retry, isRetrying: query.isFetching }
}
