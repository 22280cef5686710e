import { capital } from '../../text/words.ts'
import type { OwnedRooms } from './reader-owners.ts'
import type { Counted } from './reader-quantity.ts'
import type { Token } from './reader-tokens.ts'
import type { NounKind } from './reader-words.ts'

/* What the page says it understood: '3 bedrooms', 'Big kitchen', 'No garden'. */

/** Words of the line, from and to as places in it, and what they were taken for: '3 bedrooms', 'Big kitchen'. */
export type Understood = { from: number; to: number; label: string }

const names: Partial<Record<NounKind, [one: string, many: string]>> = {
  bedrooms: ['bedroom', 'bedrooms'],
  bathrooms: ['bathroom', 'bathrooms'],
  living: ['living room', 'living rooms'],
  kitchen: ['kitchen', 'kitchens'],
  dining: ['dining room', 'dining rooms'],
  office: ['office', 'offices'],
  playroom: ['playroom', 'playrooms'],
  laundry: ['laundry', 'laundries'],
  garage: ['garage', 'garages'],
  hallway: ['hall', 'halls'],
  balcony: ['balcony', 'balconies'],
  garden: ['garden', 'gardens'],
  courtyard: ['courtyard', 'courtyards'],
  upstairs: ['upstairs', 'upstairs'],
  one_floor: ['one floor', 'one floor'],
  one_room: ['one room', 'one room'],
  floors: ['floor', 'floors'],
  rooms: ['room', 'rooms'],
}

/** In the order of the line; words that only repeat what was said are left out. */
export function understoodWords(
  tokens: readonly Token[],
  counted: readonly Counted[],
  owned: readonly OwnedRooms[],
): Understood[] {
  const span = (first: number, last: number) => ({
    from: tokens[first]?.from ?? 0,
    to: tokens[last]?.to ?? 0,
  })
  const rooms = counted
    .filter(({ isAgain }) => !isAgain)
    .map((mention) => ({ ...span(mention.first, mention.last), label: labelOf(mention) }))
  const theirs = owned.map(({ first, last, names: [name], names: { length } }) => ({
    ...span(first, last),
    label: length > 1 ? `${length} own rooms` : (name ?? 'A room of their own'),
  }))
  const seen = new Set<string>()
  return [...rooms, ...theirs]
    .sort((one, other) => one.from - other.from)
    .filter(({ label }) => !seen.has(label) && seen.add(label))
}

function labelOf({ kind, word, count, size, name, is_child }: Counted): string {
  if (kind === 'layout') return `${count} ${word.toUpperCase()}`
  if (kind === 'other') return count > 0 ? capital(name ?? word) : `No ${name}`
  const [one, many] = is_child ? ["kids' room", "kids' rooms"] : (names[kind] ?? [word, word])
  if (count === 0) return `No ${one}`
  const sized = size === 'usual' ? '' : `${size} `
  const isCounted = count > 1 || kind === 'bedrooms' || kind === 'bathrooms' || kind === 'floors'
  return isCounted ? `${count} ${sized}${count > 1 ? many : one}` : capital(`${sized}${one}`)
}
