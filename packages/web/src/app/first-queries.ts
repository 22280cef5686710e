import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../lib/trpc.ts'

type Response = { result?: { data: unknown } }

/** How long a page waits for them once its scripts are there. Its skeleton shows meanwhile. */
const patienceMs = 1_000

/**
 * Puts into the cache what `public/start.js` has asked for while the scripts were loading. After an error, or without
 * a response in time, the page asks again itself and says what went wrong.
 */
export async function keepFirstResponses(
  router: RegisteredRouter,
  queryClient: QueryClient,
): Promise<void> {
  const { firstResponses } = globalThis as { firstResponses?: Promise<Response[]> }
  if (!firstResponses) return
  const responses = await Promise.race([firstResponses, nothingIn(patienceMs)])
  for (const [index, key] of firstQueries(router).flat().entries()) {
    const result = responses[index]?.result
    if (result) queryClient.setQueryData(key, result.data)
  }
}

/**
 * What the page at hand asks for first (`firstQueries` in `routes.tsx`), as batches for one request each. The long list
 * of activities is a request of its own: only then does the server compress it.
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
  new Promise<Response[]>((resolve) => {
    setTimeout(() => resolve([]), ms)
  })
