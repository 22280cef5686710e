import type { Query, QueryClient } from '@tanstack/react-query'
import { store } from '../../lib/browser-storage.ts'
import { createListeners } from '../../lib/listeners.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { welcomeFamily } from '../../session/family-storage.ts'
import { visitorKey } from '../activities/play-storage.ts'
import { cachedAtOf } from './cached-at.ts'
import { switchFamily } from './current-family.ts'
import { cacheResponse, forgetOldBuilds, isCacheable, requestOf } from './response-cache.ts'

const listListeners = createListeners()

/** Calls back whenever a list with details to prefetch was cached. Returns how to stop. */
export const onListCached = listListeners.subscribe

/** Whether this page has loaded such a list, perhaps before the listener was added. */
export const wasListSeen = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => isList(query) && query.state.data !== undefined)

/**
 * Caches the server's responses for the current family from the first one on: the network may go at any moment. Runs
 * outside of React, because the page may still be loading its bars.
 */
export function cacheWriter(queryClient: QueryClient) {
  let family: string | null = null
  /** When the family changes again while the storage is busy, the last one counts. */
  let turn = 0
  let stop = () => {}

  /** The family that the server names; what was cached for another one is deleted first. */
  return async function noteFamily(familyId: string | null): Promise<void> {
    const isNew = family !== familyId
    family = familyId
    if (isNew) {
      stop()
      turn += 1
      // Together with the response: an effect of the bars may run when the family is already logged out.
      if (familyId !== null) welcomeFamily(familyId)
      // Logged out: deletes what a visitor played here and no account took over.
      else store(visitorKey, null)
    }
    const own = turn
    await switchFamily(familyId)
    if (!isNew || familyId === null || own !== turn) return
    stop = cacheUpdates(queryClient, familyId)
    await forgetOldBuilds(familyId)
  }
}

function cacheUpdates(queryClient: QueryClient, familyId: string): () => void {
  const cache = queryClient.getQueryCache()
  const kept = new Map<string, number>()
  let isWaiting = false

  async function cacheNew() {
    isWaiting = false
    let hasList = false
    for (const query of cache.getAll()) {
      const { data, dataUpdatedAt } = query.state
      const request = requestOf(query.queryKey)
      const isNew = data !== undefined && kept.get(query.queryHash) !== dataUpdatedAt
      // The marks contain the same for all activities at once.
      const isOwnResponse = isCacheable(request) && request.path !== 'activities.status'
      if (!isNew || !isOwnResponse || cachedAtOf(query) !== undefined) continue
      kept.set(query.queryHash, dataUpdatedAt)
      hasList ||= isList(query)
      await cacheResponse(familyId, request, data)
    }
    if (hasList) listListeners.notify()
  }
  function cacheSoon() {
    if (isWaiting) return
    isWaiting = true
    whenIdle(() => void cacheNew())
  }
  void cacheNew()
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated') return
    // What was opened to be played is cached at once, anything else when the browser is idle.
    if (requestOf(query.queryKey).path.endsWith('.byId')) void cacheNew()
    else cacheSoon()
  })
}

const listPaths = new Set(['activities.cards', 'hunts.list'])
const isList = ({ queryKey }: Query) => listPaths.has(requestOf(queryKey).path)
