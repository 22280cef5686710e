import type { Query, QueryClient } from '@tanstack/react-query'
import { noteFamilyHere } from './family-here.ts'
import { forgetOldBuilds, keepAnswer } from './kept-answers.ts'
import { isKept, questionOf } from './kept-paths.ts'
import { sinceWhen } from './kept-since.ts'
import { whenIdle } from './service-worker-registration.ts'

const listListeners = new Set<() => void>()

/** Calls back whenever a list was kept from which something opens. Returns the way to stop. */
export function onListKept(listener: () => void): () => void {
  listListeners.add(listener)
  return () => listListeners.delete(listener)
}

/** Whether this page has asked for such a list, perhaps before anybody listened. */
export const wasListSeen = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => isList(query) && query.state.data !== undefined)

/**
 * Keeps the server's answers for the family that is here, from the first one on: the network may go at once. It is no
 * part of the page, which may still be waiting for its bars.
 */
export function answerKeeper(queryClient: QueryClient) {
  let family: string | null = null
  /** Of several families that are named while one waits for the browser, the last one counts. */
  let turn = 0
  let stop = () => {}

  /** Whom the server names. What is kept of anybody else goes first. */
  return async function noteFamily(familyId: string | null): Promise<void> {
    const isNew = family !== familyId
    family = familyId
    if (isNew) {
      stop()
      turn += 1
    }
    const own = turn
    await noteFamilyHere(familyId)
    if (!isNew || familyId === null || own !== turn) return
    stop = keepWhatComes(queryClient, familyId)
    await forgetOldBuilds(familyId)
  }
}

function keepWhatComes(queryClient: QueryClient, familyId: string): () => void {
  const cache = queryClient.getQueryCache()
  const kept = new Map<string, number>()
  let isWaiting = false

  async function keepNew() {
    isWaiting = false
    let hasList = false
    for (const query of cache.getAll()) {
      const { data, dataUpdatedAt } = query.state
      const question = questionOf(query.queryKey)
      const isNew = data !== undefined && kept.get(query.queryHash) !== dataUpdatedAt
      // The marks say the same for all activities at once.
      const isOwnAnswer = isKept(question) && question.path !== 'activities.status'
      if (!isNew || !isOwnAnswer || sinceWhen(query) !== undefined) continue
      kept.set(query.queryHash, dataUpdatedAt)
      hasList ||= isList(query)
      await keepAnswer(familyId, question, data)
    }
    if (hasList) for (const listener of listListeners) listener()
  }
  function keepSoon() {
    if (isWaiting) return
    isWaiting = true
    whenIdle(() => void keepNew())
  }
  void keepNew()
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated') return
    // What was opened to be played is kept at once, anything else when the browser has nothing better to do.
    if (questionOf(query.queryKey).path.endsWith('.byId')) void keepNew()
    else keepSoon()
  })
}

const listPaths = new Set(['activities.cards', 'hunts.list'])
const isList = ({ queryKey }: Query) => listPaths.has(questionOf(queryKey).path)
