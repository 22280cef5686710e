import { furnitureKind } from '../blueprints/catalog.ts'
import { hashOf } from '../seeded-chance.ts'
import type { AuthoredHuntItem } from './bank.ts'
import type { HuntItem } from './hunts.ts'
import { isOpening } from './openings.ts'
import { isRoomPhrase } from './room-names.ts'
import { type AgeRange, type Wording, wordings, youngestOf } from './words.ts'

/* How an authored item is worded for an age, and how a saved clue is recognized. */

type Saved = Pick<HuntItem, 'description' | 'wording'>

/**
 * The wording that a clue has now; undefined when a parent wrote it or added a word. A clue that a provider reworded is still
 * marked; one of ours without a mark is recognized by its text.
 */
export function wordingOf(
  item: AuthoredHuntItem,
  { description, wording: mark }: Saved,
): Wording | undefined {
  if (mark?.text_hash === textHash(description)) return mark.kind
  return wordings.find((wording) =>
    textsOf(item, wording).some((text) => isWorded(description, text, item)),
  )
}

/** Identifies the wording of a clue later: valid while the clue is unchanged. */
export const wordingMark = (
  kind: Wording,
  description: string,
  isRhymed = false,
): NonNullable<HuntItem['wording']> => ({
  kind,
  text_hash: textHash(description),
  ...(isRhymed && { is_rhymed: true }),
})

/** Line breaks do not make a different text. */
const textHash = (text: string): string => hashOf(text.replaceAll(/\s+/g, ' ').trim()).toString(36)

/** Whether a wording is for children who read. */
export const isForReaders = (wording: Wording, ageRange: AgeRange): boolean =>
  wording === 'expert' || (wording === 'medium' && youngestOf(ageRange) >= 6)

/** The two lines of an item in a wording, if it has some. */
export const coupletFor = (
  { rhymes }: AuthoredHuntItem,
  wording: Wording,
  ageRange: AgeRange,
): string | undefined => (isForReaders(wording, ageRange) ? rhymes?.big : rhymes?.small)

/** What a wording says, for any age and level. */
const textsOf = ({ clues }: AuthoredHuntItem, wording: Wording): string[] => {
  const own = {
    easy: [clues.toddler],
    medium: [clues.reader],
    expert: [clues.master, clues.older],
  }[wording]
  return [...own.filter((text) => text !== undefined), clues[wording]]
}

/** Whether a clue is such a text, alone, after an opening, or with the room inside. */
function isWorded(description: string, text: string, item: AuthoredHuntItem): boolean {
  if (description.endsWith(text)) {
    const before = description.slice(0, -text.length).trim()
    if (before === '' || isOpening(before)) return true
  }
  const [before = '', after = ''] = aroundRoom(item, text) ?? []
  const start = `${before} in `
  return (
    after !== '' &&
    description.startsWith(start) &&
    description.endsWith(after) &&
    isRoomPhrase(description.slice(start.length, -after.length))
  )
}

export type ClueText = keyof AuthoredHuntItem['clues']

/** Which text of an item a wording uses for an age at a level: the youngest, readers and the oldest may have their own. */
export function clueText(
  { clues }: AuthoredHuntItem,
  wording: Wording,
  level: number,
  ageRange: AgeRange,
): ClueText {
  const age = youngestOf(ageRange)
  if (wording === 'easy') return clues.toddler && level === 1 && age < 4 ? 'toddler' : 'easy'
  if (wording === 'medium') return clues.reader && age >= 6 ? 'reader' : 'medium'
  if (age < 7) return 'expert'
  if (clues.master && level === 5) return 'master'
  return clues.older && level === 4 ? 'older' : 'expert'
}

/** A text before and after the place where it could name the room: after its furniture. */
export function aroundRoom(
  { anchor }: AuthoredHuntItem,
  text: string,
): [string, string] | undefined {
  if (anchor?.kind !== 'furniture') return undefined
  const said = new RegExp(`\\b(?:the|an?) ${furnitureKind(anchor.type).label}\\b`, 'i').exec(text)
  const end = said ? said.index + said[0].length : 0
  return end > 0 ? [text.slice(0, end), text.slice(end)] : undefined
}
