import { readStored, readStoredJson, store, storedKeys } from '../../lib/browser-storage.ts'
import type { Outputs } from '../../lib/trpc.ts'

/*
 * What a browser keeps of a family's hunts, so that a hunt opened once can be played where there is no
 * network: the hunts, and how far a play has come. One family at a time; it goes when they sign out.
 */

export type HuntToPlay = Outputs['hunts']['byId']
type KeptHunt = { form: typeof form; kept_at: number; hunt: HuntToPlay }

/** Counted up when a kept hunt of an older page could no longer be played by a newer one; `offline.js` reads it, too. */
const form = 1
/** A browser gives five megabytes to all of us; a hunt with its house takes up to 100 kB. */
const most_kept = 30

const beginning = 'fgm-hunts:'
const family_key = `${beginning}family`
const huntKey = (family_id: string, hunt_id = '') => `${beginning}hunt:${family_id}:${hunt_id}`
/** Where the progress of a play is kept. */
export const playKey = (family_id: string, hunt_id: string) =>
  `${beginning}play:${family_id}:${hunt_id}`
/** Where a browser keeps who played last. */
export const playersKey = (family_id: string) => `${beginning}players:${family_id}`

/** Under this, instead of a family's id, stands the play of a browser that nobody is signed in to. */
export const visitor_id = 'visitor'

/** The family that was last seen signed in here: who plays while nobody can be asked. */
export const rememberedFamily = (): string | null => readStored(family_key)

/** Notes who is signed in. What belongs to anybody else is removed; null stands for nobody. */
export function rememberFamily(family_id: string | null): void {
  for (const key of storedKeys(beginning))
    if (key !== family_key && key.split(':')[2] !== (family_id ?? visitor_id)) store(key, null)
  if (rememberedFamily() !== family_id) store(family_key, family_id)
}

/** Keeps a hunt as it is now; beyond thirty the one that was opened longest ago goes. */
export function keepHunt(family_id: string, hunt: HuntToPlay, now: number): void {
  const kept: KeptHunt = { form, kept_at: now, hunt }
  store(huntKey(family_id, hunt.id), JSON.stringify(kept))
  for (const { hunt: oldest } of keptEntries(family_id).slice(most_kept))
    forgetHunt(family_id, oldest.id)
}

/** The hunt, if it was opened here before. */
export const keptHunt = (family_id: string, hunt_id: string): HuntToPlay | undefined =>
  readKept(huntKey(family_id, hunt_id))?.hunt

/** All hunts that were opened here, the latest first. */
export const keptHunts = (family_id: string): HuntToPlay[] =>
  keptEntries(family_id).map(({ hunt }) => hunt)

/** The hunt is gone, and how far it was played. */
export function forgetHunt(family_id: string, hunt_id: string): void {
  store(huntKey(family_id, hunt_id), null)
  store(playKey(family_id, hunt_id), null)
}

function keptEntries(family_id: string): KeptHunt[] {
  return storedKeys(huntKey(family_id))
    .flatMap((key) => readKept(key) ?? [])
    .sort((one, other) => other.kept_at - one.kept_at)
}

function readKept(key: string): KeptHunt | undefined {
  const kept = readStoredJson(key) as Partial<KeptHunt> | null
  return kept?.form === form && kept.hunt ? (kept as KeptHunt) : undefined
}
