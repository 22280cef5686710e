/** Random numbers from a text: the same seed gives the same numbers, on the server and on every device. */
export type Chance = () => number

/** Numbers from 0 (included) to 1 (excluded) that follow from a seed. */
export function seededChance(seed: string | number): Chance {
  let state = typeof seed === 'number' ? seed : hashOf(seed)
  // 'mulberry32', a public-domain generator: small, and good enough to choose a clue.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list; undefined only for an empty one. */
export const oneOf = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[Math.floor(chance() * list.length)]

/** A list in random order. */
export const shuffled = <T>(list: readonly T[], chance: Chance): T[] =>
  list
    .map((one) => ({ one, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)

/** FNV-1a over the UTF-16 units: 32 bits, signed, from the start or continued from another hash. */
export function hashOf(text: string, from = 0x811c9dc5): number {
  let hash = from
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
