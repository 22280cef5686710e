import { readStored, store, storedKeys } from '../../lib/browser-storage.ts'
import { familyKey } from '../../session/session.tsx'
import { activityPlayKey, activityPlays } from '../activities/play-storage.ts'
import { dayPlayer, players, playersKey, plays, visitorId } from '../hunts/play-storage.ts'

const cachePrefix = 'fgm-family:'
/** Older pages stored hunts here. */
const formerHunts = 'fgm-hunts:hunt:'

/** The prefix of the caches with a family's responses (`response-cache.ts`). */
export const cacheNames = (familyId: string) => `${cachePrefix}${familyId}:`

/** The family that the server last named: its pages open while the server cannot be reached. */
export const currentFamily = (): string | null => readStored(familyKey)

/**
 * Stores the family that the server names, null for a visitor, and deletes what was stored for others: responses, and
 * the progress of a hunt or an activity. The outbox stays: only its own family sends it. So does what is played by a
 * day link: its player has no account.
 */
export async function switchFamily(familyId: string | null): Promise<void> {
  if (currentFamily() !== familyId) store(familyKey, familyId)
  for (const key of storedKeys(formerHunts)) store(key, null)
  const kept = [`${plays}${familyId ?? visitorId}:`, `${plays}${dayPlayer('')}`]
  for (const key of storedKeys(plays))
    if (!kept.some((start) => key.startsWith(start))) store(key, null)
  for (const key of storedKeys(activityPlays))
    if (key !== activityPlayKey(familyId) && !key.startsWith(activityPlayKey(dayPlayer(''))))
      store(key, null)
  for (const key of storedKeys(players))
    if (!familyId || key !== playersKey(familyId)) store(key, null)
  // Blocked storage: then nothing was cached.
  await forgetOthers(familyId).catch(() => {})
}

async function forgetOthers(familyId: string | null): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !(familyId && name.startsWith(cacheNames(familyId))))
      await caches.delete(name)
}
