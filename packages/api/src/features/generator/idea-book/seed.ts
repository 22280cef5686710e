import { createHash } from 'node:crypto'
import { hashOf } from '@fgm/shared/seeded-chance'

/** Draws that depend only on their names: the same key and purpose give the same number. */
export type Seed = {
  /** A number from 0 up to 1, itself excluded. */
  share: (purpose: string) => number
  pick: <Item>(purpose: string, items: readonly [Item, ...Item[]]) => Item
}

/**
 * Deterministic draws (content README §6.1): support can repeat any result from the request and its
 * attempt. The key is hashed once with sha256; each purpose is mixed in with a small fast hash.
 */
export function seedOf(key: string): Seed {
  const base = createHash('sha256').update(key).digest().readUInt32BE(0)
  const share = (purpose: string) => mixed(base, purpose) / 2 ** 32
  return {
    share,
    pick: (purpose, items) => items[Math.floor(share(purpose) * items.length)] ?? items[0],
  }
}

/** A hash of the purpose that starts from the seed; a final mix separates similar keys. */
function mixed(base: number, purpose: string): number {
  let hash = hashOf(purpose, base)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}
