import { readStored, store, storedKeys } from '../../lib/browser-storage.ts'
import { familyKey } from '../../session/family-key.ts'
import { players, playersKey, plays, visitorId } from '../hunts/play-storage.ts'

const keptPrefix = 'fgm-family:'
/** Older pages kept hunts here. */
const formerHunts = 'fgm-hunts:hunt:'

/** What is kept of a family's answers (`kept-answers.ts`) lies under names that begin so. */
export const keptNames = (familyId: string) => `${keptPrefix}${familyId}:`

/** The family that the server last named: whose pages open while nobody can be asked. */
export const familyHere = (): string | null => readStored(familyKey)

/**
 * Notes whom the server names; null stands for nobody. What was kept of anybody else goes: answers, and how far a
 * hunt was played. What waits to be sent stays: only its own family sends it.
 */
export async function noteFamilyHere(familyId: string | null): Promise<void> {
  if (familyHere() !== familyId) store(familyKey, familyId)
  for (const key of storedKeys(formerHunts)) store(key, null)
  const own = `${plays}${familyId ?? visitorId}:`
  for (const key of storedKeys(plays)) if (!key.startsWith(own)) store(key, null)
  for (const key of storedKeys(players))
    if (!familyId || key !== playersKey(familyId)) store(key, null)
  // Blocked storage: then nothing was kept.
  await forgetOthers(familyId).catch(() => {})
}

async function forgetOthers(familyId: string | null): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys())
    if (name.startsWith(keptPrefix) && !(familyId && name.startsWith(keptNames(familyId))))
      await caches.delete(name)
}
