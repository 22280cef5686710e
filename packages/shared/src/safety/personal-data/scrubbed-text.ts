import {
  type FamilyNames,
  namesAndParts,
  type PersonalKind,
  personalRows,
  sightsOfName,
  sightsOfRow,
} from './personal-patterns.ts'

/*
 * Free text before it leaves the family: what could name a person or a place is taken out, and the
 * parent sees the text as it was sent ('What the AI saw').
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

/** A wish as it may leave the building: scrubbed, and cut to 300 characters. */
export const scrubWish = (wish: string, family: FamilyNames): string =>
  [...scrub(wish, family)].slice(0, longestWish).join('')

/**
 * A text without names of the family's children and parent, addresses, links, accounts, places, dates
 * and long numbers, also where other letters stand for the usual ones (`looks-alike.ts`). For every text
 * that a parent may have typed, also the titles of own creations.
 */
export function scrub(written: string, { child_names, parent_name }: FamilyNames): string {
  let text = written.normalize('NFC')
  for (const row of personalRows('wide'))
    text = replaced(text, sightsOfRow(text, row), standIns[row.kind])
  for (const name of namesAndParts(child_names)) text = withoutName(text, name, 'my child')
  for (const name of namesAndParts([parent_name])) text = withoutName(text, name, 'the parent')
  return text
}

/** 'Mia' and "Mia's" alike: what follows reads on as a sentence. */
function withoutName(text: string, name: string, instead: string): string {
  const sights = sightsOfName(text, name).map(({ from, to }) => {
    const owner = /^(?:'s|’s)(?![\p{L}\p{N}])/iu.exec(text.slice(to))
    return { from, to: to + (owner?.[0].length ?? 0) }
  })
  return replaced(text, sights, instead)
}

function replaced(text: string, sights: { from: number; to: number }[], instead: string): string {
  let [result, at] = ['', 0]
  for (const { from, to } of sights) {
    result += text.slice(at, from) + instead
    at = to
  }
  return result + text.slice(at)
}
