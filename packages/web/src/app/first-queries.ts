import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../lib/trpc.ts'

type TrpcResponse = { result?: { data: unknown } }

/** How long a page waits for the responses once its scripts are loaded. Its skeleton shows meanwhile. */
const timeoutMs = 1_000

/**
 * Caches what `public/start.js` has requested while the scripts were loading. After an error, or without a response
 * in time, the page requests it again itself and says what went wrong.
 */
export async function keepFirstResponses(
  router: RegisteredRouter,
  queryClient: QueryClient,
): Promise<void> {
  const { firstResponses } = globalThis as { firstResponses?: Promise<TrpcResponse[]> }
  if (!firstResponses) return
  const responses = await Promise.race([firstResponses, nothingIn(timeoutMs)])
  for (const [index, key] of firstQueries(router).flat().entries()) {
    const result = responses[index]?.result
    if (result) queryClient.setQueryData(key, result.data)
  }
}

/**
 * The first queries of the current page (`firstQueries` in `routes.tsx`), as one batch per request. The long list of
 * activities is a separate request: only then does the server compress it.
 */
export function firstQueries(router: RegisteredRouter): QueryKey[][] {
  const page = router.matchRoutes(router.latestLocation).at(-1)
  const own = page?.staticData.firstQueries?.(page.params)
  if (!own) return []
  const [longPath] = getQueryKey(trpc.activities.cards)
  const isLong = ([path]: QueryKey) => String(path) === String(longPath)
  const all = [getQueryKey(trpc.auth.status, undefined, 'query'), ...own]
  return [all.filter((key) => !isLong(key)), all.filter(isLong)].filter(({ length }) => length > 0)
}

const nothingIn = (ms: number) =>
  new Promise<TrpcResponse[]>((resolve) => {
    setTimeout(() => resolve([]), ms)
  })
