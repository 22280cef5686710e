import type { QueryKey } from '@tanstack/react-query'
import type { Outputs } from '../../lib/trpc.ts'
import { outboxActivities } from './completion-outbox.ts'
import { cacheNames, currentFamily } from './current-family.ts'

/*
 * The server's last responses that a family may see without a network, in the browser's Cache Storage: one cache for
 * each family and build, bounded, and deleted when the family logs out (`current-family.ts`).
 */

type CachedResponse<Data = unknown> = { kept_at: number; data: Data }
type CachedRequest = { path: string; input?: unknown }

const maxResponses = 150
const maxResponseLength = 2_000_000
/** While a tab of the previous build is open, that build may be the one that opens offline. */
const maxBuilds = 2

/** The first script's name contains a hash of the app. */
const build = () =>
  document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? ''
const cacheName = (familyId: string) => `${cacheNames(familyId)}${build()}`
const urlOf = ({ path, input }: CachedRequest) =>
  `/kept/${path}?${encodeURIComponent(JSON.stringify(input ?? null))}`

/** Caches a response for the current family and drops the oldest beyond the bound. Best effort: never throws. */
export async function cacheResponse(familyId: string, request: CachedRequest, data: unknown) {
  const kept: CachedResponse = { kept_at: Date.now(), data }
  const text = JSON.stringify(kept)
  if (!('caches' in globalThis) || text.length > maxResponseLength) return
  if (currentFamily() !== familyId) return
  try {
    const cache = await caches.open(cacheName(familyId))
    await cache.delete(urlOf(request))
    await cache.put(urlOf(request), new Response(text))
    for (const oldest of (await cache.keys()).slice(0, -maxResponses)) await cache.delete(oldest)
    // Logged out meanwhile, perhaps in another tab.
    if (currentFamily() !== familyId) await caches.delete(cacheName(familyId))
  } catch {
    // Blocked or full storage.
  }
}

/** Deletes what builds before the previous one cached. */
export async function forgetOldBuilds(familyId: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const own = (await caches.keys()).filter((name) => name.startsWith(cacheNames(familyId)))
  for (const name of own.slice(0, -maxBuilds)) await caches.delete(name)
}

/** The current family's last response to a request, with its outbox applied; undefined for none. */
export async function readCached(request: CachedRequest): Promise<CachedResponse | undefined> {
  const familyId = currentFamily()
  if (familyId === null || !('caches' in globalThis)) return undefined
  const cache = await caches.open(cacheName(familyId))
  const read = async <Data>(one: CachedRequest) => {
    const response = await cache.match(urlOf(one))
    return response && ((await response.json()) as CachedResponse<Data>)
  }
  const readMarks = async () => {
    const marks = await read<Marks>({ path: 'activities.marks' })
    return marks && { ...marks, data: withOutbox(familyId, marks.data) }
  }
  switch (request.path) {
    case 'activities.marks':
      return readMarks()
    case 'activities.status':
      return statusFrom(await readMarks(), request.input as ForChild)
    case 'activities.byId': {
      const own = await read<Outputs['activities']['byId']>(request)
      const list = await read<Outputs['activities']['list']>({ path: 'activities.list' })
      const { id } = request.input as { id: string }
      const listed = list?.data.find((one) => one.id === id)
      if (!list || !listed || (own && own.kept_at > list.kept_at)) return own
      // Lists do not contain the sketches.
      return { kept_at: list.kept_at, data: { sketches: own?.data.sketches, ...listed } }
    }
    default:
      return read(request)
  }
}

type Marks = Outputs['activities']['marks']
type ForChild = { id: string; child_id: string }

function withOutbox(familyId: string, marks: Marks): Marks {
  const noted = outboxActivities(familyId).map(({ id, child_id, completed_at, face }) => ({
    ...{ activity_id: id, child_id, completed_at, last_played_at: completed_at },
    ...{ face, loved: face === 'loved' ? 1 : 0 },
  }))
  return { ...marks, completed: [...marks.completed, ...noted] }
}

function statusFrom(
  kept: CachedResponse<Marks> | undefined,
  { id, child_id }: ForChild,
): CachedResponse | undefined {
  if (!kept) return undefined
  const isThis = (one: { activity_id: string; child_id: string }) =>
    one.activity_id === id && one.child_id === child_id
  const { completed, favorites } = kept.data
  const data = { is_completed: completed.some(isThis), is_favorite: favorites.some(isThis) }
  return { kept_at: kept.kept_at, data }
}

/** What a family may see offline: its session, My Activities, and the hunts. */
const cachedPaths = new Set([
  'auth.status',
  'children.list',
  ...['activities.cards', 'activities.marks', 'activities.list', 'activities.byId'],
  'activities.status',
  ...['hunts.list', 'hunts.byId', 'blueprints.ownAndPresets'],
])

/** The request behind a query of tRPC's hooks. */
export function requestOf([path, options]: QueryKey): CachedRequest {
  const { input } = (options ?? {}) as { input?: unknown }
  return { path: Array.isArray(path) ? path.join('.') : '', input }
}

export const isCacheable = ({ path }: CachedRequest): boolean => cachedPaths.has(path)
