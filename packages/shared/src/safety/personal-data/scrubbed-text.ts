import { normalizedText } from './normalized-text.ts'
import { wordyNames } from './personal-data.ts'
import {
  type FamilyNames,
  matchesOfName,
  matchesOfRow,
  namesAndParts,
  type PersonalKind,
  sureRows,
  wideRows,
} from './personal-patterns.ts'

/*
 * Free text before it is sent out: what could identify a person or a place is removed, and the parent sees the text as it was
 * sent ('What the AI saw').
 */

const longestWish = 300

const standIns: Record<PersonalKind, string> = {
  email: '[address]',
  link: '[link]',
  account: '[account]',
  place: '[place]',
  date: '[date]',
  number: '[number]',
}

/** A wish as it may be sent out: scrubbed, and cut to 300 characters. */
export const scrubWish = (wish: string, family: FamilyNames): string =>
  [...scrub(wish, family)].slice(0, longestWish).join('')

/**
 * A text without names of the family's children and parent, addresses, links, accounts, places, dates and long numbers, for every
 * text that a parent may have typed, including the titles of own creations. A text with finds comes back normalized
 * (`normalized-text.ts`), any other unchanged.
 */
export function scrub(written: string, { child_names, parent_names }: FamilyNames): string {
  const read = normalizedText(written)
  let text = read
  for (const row of [...wideRows, ...sureRows])
    text = replaced(text, matchesOfRow(text, row), standIns[row.kind])
  for (const name of namesAndParts(child_names)) text = withoutName(text, name, 'my child')
  for (const name of namesAndParts(parent_names)) text = withoutName(text, name, 'the parent')
  return text === read ? written.normalize('NFC') : text
}

/**
 * A text for guests, who may pass it on: without addresses, links and numbers, with 'the child' and 'the grown-up' for names. Its
 * meaning stays: "Mia's room" is "the child's room", and "it will" stays if a child is called Will.
 */
export function scrubForGuests(
  written: string,
  { child_names, parent_names }: FamilyNames,
): string {
  const read = normalizedText(written)
  let text = scrub(read, { child_names: [], parent_names: [] })
  for (const name of namesAndParts(child_names)) text = withStandIn(text, name, 'the child')
  for (const name of namesAndParts(parent_names)) text = withStandIn(text, name, 'the grown-up')
  return text === read ? written.normalize('NFC') : text
}

function withStandIn(text: string, name: string, instead: string): string {
  const isWordy = wordyNames.has(name.toLowerCase())
  const meant = matchesOfName(text, normalizedText(name)).filter(
    ({ found }) => !isWordy || /^\p{Lu}/u.test(found),
  )
  return replaced(text, meant, instead)
}

/** 'Mia' and "Mia's" alike: what follows still makes a sentence. */
function withoutName(text: string, name: string, instead: string): string {
  const owned = matchesOfName(text, normalizedText(name)).map(({ from, to }) => {
    const owner = /^'s(?![\p{L}\p{N}])/iu.exec(text.slice(to))
    return { from, to: to + (owner?.[0].length ?? 0) }
  })
  return replaced(text, owned, instead)
}

function replaced(text: string, matches: { from: number; to: number }[], instead: string): string {
  let [result, at] = ['', 0]
  for (const { from, to } of matches) {
    result += text.slice(at, from) + instead
    at = to
  }
  return result + text.slice(at)
}
