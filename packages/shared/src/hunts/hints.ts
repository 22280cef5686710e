import { type FurnitureType, furnitureKind } from '../blueprints/catalog.ts'
import type { BlueprintDocument } from '../blueprints/document.ts'
import { isToSearch, type Located, placeAt } from './places.ts'

/* Hints of a hunt: each says something that neither the clue nor the map has said. */

export type Hint = { kind: 'room' | 'spot' | 'look' | 'place' | 'answer'; words: string }

/** How much is known about an item's place: nothing, its room, or the exact spot. */
export type KnownPlace = 'nothing' | 'room' | 'spot'

type Hinted = Located & { name: string; description: string; answer?: string | undefined }

/**
 * Hints in the order a child asks for them: the room, then the spot in it (or, if the furniture itself is the answer, what it
 * looks like), then what it is. A place in a parent's own words is shown as it is. `shown` is what the map shows without any
 * hint. Empty if the clue says it all.
 */
export function hintsOf(item: Hinted, document: BlueprintDocument, shown: KnownPlace): Hint[] {
  const where = placeHints(item, document, shown)
  const known = [item.description, ...where.map(({ words }) => words)].join(' ')
  if (item.answer)
    return addsTo(item.description, item.answer)
      ? [...where, { kind: 'answer', words: item.answer }]
      : where
  const answer: Hint = { kind: 'answer', words: `You are looking for: ${item.name}.` }
  return addsTo(known, item.name) ? [...where, answer] : where
}

function placeHints(
  { description, location, place_id, answer }: Hinted,
  document: BlueprintDocument,
  shown: KnownPlace,
): Hint[] {
  const place = placeAt(document, { location, place_id })
  const isNew = (words: string) => !description.toLowerCase().includes(words.toLowerCase())
  if (!place)
    return location && isNew(location) ? [{ kind: 'place', words: `Place: ${location}.` }] : []
  const { label } = place.room
  const { piece } = place
  const type = piece && isToSearch(piece.type) ? piece.type : undefined
  const hints: Hint[] = []
  if (shown === 'nothing' && isNew(label)) hints.push({ kind: 'room', words: `Room: ${label}.` })
  if (!type || shown === 'spot') return hints
  const furniture = furnitureKind(type).label
  const looks = furnitureLooks[type]
  if (answer && new RegExp(`^(?:The|An?) ${furniture}s?\\b`).test(answer))
    return looks && addsTo(description, furniture)
      ? [...hints, { kind: 'look', words: looks }]
      : hints
  if (addsTo(description, furniture))
    hints.push({ kind: 'spot', words: `Look near the ${furniture}.` })
  return hints
}

/** A piece of furniture without its name, for clues whose answer it is. */
const furnitureLooks: Partial<Record<FurnitureType, string>> = {
  couch: 'Two or three can sit on it, side by side.',
  tv: 'It has a frame and a flat front.',
  table: 'Its top is flat, and people sit around it.',
  fridge: 'It is tall, and food stays cold in it.',
  bed: 'It has a mattress and a blanket.',
  dresser: 'It holds shirts and socks, one drawer above another.',
  desk: 'Somebody sits there to write or draw.',
  chair: 'Look where people sit down, one by one.',
  bookshelf: 'Stories wait in it, side by side.',
  toybox: 'It is full after tidying up.',
  lamp: 'It wakes up with a click.',
}

/** Whether a name or an answer has a word that was not used yet. */
function addsTo(known: string, name: string): boolean {
  const knownWords = wordsOf(known)
  return [...wordsOf(name)].some((word) => !knownWords.has(word) && !smallWords.has(word))
}

/** The words of a text in lower case, plurals as singulars. */
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, '')))

const smallWords = new Set(
  'a an the something that start with on in of or and near by at to you can see count letter it'.split(
    ' ',
  ),
)
