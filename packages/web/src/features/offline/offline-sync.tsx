import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNetwork } from '../../lib/network.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { showToast } from '../../ui/toast.ts'
import { onListCached, wasListSeen } from './cache-writer.ts'
import { sendOutbox } from './completion-outbox.ts'
import { cacheResponse, readCached } from './response-cache.ts'
import { useCompletionServer } from './use-completion-server.ts'

/** On a slow network the details take a second: what the family opens next comes first. */
const prefetchAfterMs = 3_000
const firstRetryMs = 5_000
const longestRetryMs = 300_000

/** The toast after sending what was stored while offline. */
const whatBecame = {
  sent: ' What you noted is saved.',
  refused: ' Not everything you noted could be saved: something is no longer in your library.',
  waiting: '',
  nothing: '',
}

/**
 * Renders nothing. For a logged-in family it prefetches the details of a list that was opened, and sends the outbox:
 * at once, when the network is back, when the page becomes visible, and with growing waits until it works.
 */
export function OfflineSync({ family_id }: { family_id: string }) {
  const server = useCompletionServer()
  const queryClient = useQueryClient()
  const network = useNetwork()
  const { client } = trpc.useUtils()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function prefetch() {
      if (!network.isAway()) void prefetchDetails(client, family_id)
    }
    function prefetchSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(prefetch), prefetchAfterMs)
    }
    if (wasListSeen(queryClient)) prefetchSoon()
    const stopListening = onListCached(prefetchSoon)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [queryClient, network, client, family_id])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = firstRetryMs
    let isOver = false
    async function send() {
      clearTimeout(timer)
      if (network.isAway()) return 'waiting'
      const sending = await sendOutbox(server)
      if (sending === 'sent' || sending === 'refused') void queryClient.invalidateQueries()
      if (isOver || sending !== 'waiting') return sending
      timer = setTimeout(send, wait)
      wait = Math.min(wait * 2, longestRetryMs)
      return sending
    }
    function sendNow() {
      wait = firstRetryMs
      return send()
    }
    function onVisible() {
      if (document.visibilityState !== 'hidden') void sendNow()
    }
    async function onNetwork() {
      if (network.isAway()) return
      const sending = await sendNow()
      if (isOver) return
      if (sending === 'waiting' || sending === 'nothing') void queryClient.invalidateQueries()
      showToast({ message: `You are online again.${whatBecame[sending]}` })
    }
    void send()
    const stopListening = network.subscribe(() => void onNetwork())
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [server, queryClient, network])
  return null
}

type Client = ReturnType<typeof trpc.useUtils>['client']
type Hunt = Outputs['hunts']['list']['hunts'][number]

const freshForMs = 24 * 60 * 60 * 1000
/** How many of the family's own hunts, the newest first; the ready-made ones are added. */
const maxOwnHunts = 30

let isUnderWay = false

/**
 * After a list was opened, fetches its details in the background, so that they also open offline. Cached details are
 * fetched again after a day, or when the list has something new. Not with the browser's data saver.
 */
async function prefetchDetails(client: Client, familyId: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (isUnderWay || connection?.saveData || !('caches' in globalThis)) return
  isUnderWay = true
  try {
    await prefetchActivities(client, familyId)
    await prefetchHunts(client, familyId)
  } catch {
    // The next list that is opened tries again.
  } finally {
    isUnderWay = false
  }
}

async function prefetchActivities(client: Client, familyId: string) {
  const path = 'activities.list'
  const cards = await readCached({ path: 'activities.cards' })
  const cached = await readCached({ path })
  const known = new Set((cached?.data as { id: string }[] | undefined)?.map(({ id }) => id))
  const ids = (cards?.data as { id: string }[] | undefined)?.map(({ id }) => id) ?? []
  if (cached && isFresh(cached) && ids.every((id) => known.has(id))) return
  // A separate request: only then does the server compress it.
  const alone = { context: { travels_alone: true } }
  await cacheResponse(familyId, { path }, await client.activities.list.query(undefined, alone))
}

async function prefetchHunts(client: Client, familyId: string) {
  const [{ hunts: all }] = await Promise.all([
    listed('hunts.list', () => client.hunts.list.query()),
    listed('blueprints.ownAndPresets', () => client.blueprints.ownAndPresets.query()),
  ])
  const ready = all.filter(({ is_ready_made }) => is_ready_made)
  const own = all.filter(({ is_ready_made }) => !is_ready_made)
  const hunts = [...own.slice(0, maxOwnHunts), ...ready]
  await Promise.all(hunts.map(prefetchHunt))

  async function listed<Data>(path: string, fetchList: () => Promise<Data>): Promise<Data> {
    const cached = await readCached({ path })
    if (cached && isFresh(cached)) return cached.data as Data
    const data = await fetchList()
    await cacheResponse(familyId, { path }, data)
    return data
  }
  async function prefetchHunt({ id, version }: Hunt) {
    const request = { path: 'hunts.byId', input: { id } }
    const cached = await readCached(request)
    if ((cached?.data as Hunt | undefined)?.version === version) return
    await cacheResponse(familyId, request, await client.hunts.byId.query({ id }))
  }
}

const isFresh = ({ kept_at }: { kept_at: number }) => Date.now() - kept_at < freshForMs
