import { readStored, store, storedKeys } from '../../lib/browser-storage.ts'
import { familyKey } from '../family-key.ts'
import { players, playersKey, plays, visitor_id } from '../hunts/kept-hunts.ts'

const kept_names = 'fgm-family:'
/** Older pages kept hunts here. */
const former_hunts = 'fgm-hunts:hunt:'

/** What is kept of a family's answers (`kept-answers.ts`) lies under names that begin so. */
export const keptNames = (family_id: string) => `${kept_names}${family_id}:`

/** The family that the server last named: whose pages open while nobody can be asked. */
export const familyHere = (): string | null => readStored(familyKey)

/**
 * Notes whom the server names; null stands for nobody. What was kept of anybody else goes: answers, and how far a
 * hunt was played. What waits to be sent stays: only its own family sends it.
 */
export async function noteFamilyHere(family_id: string | null): Promise<void> {
  if (familyHere() !== family_id) store(familyKey, family_id)
  for (const key of storedKeys(former_hunts)) store(key, null)
  const own = `${plays}${family_id ?? visitor_id}:`
  for (const key of storedKeys(plays)) if (!key.startsWith(own)) store(key, null)
  for (const key of storedKeys(players))
    if (!family_id || key !== playersKey(family_id)) store(key, null)
  // Blocked storage: then nothing was kept.
  await forgetOthers(family_id).catch(() => {})
}

async function forgetOthers(family_id: string | null): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys())
    if (name.startsWith(kept_names) && !(family_id && name.startsWith(keptNames(family_id))))
      await caches.delete(name)
}
