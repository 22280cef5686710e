/*
 * Free text before it leaves the family: what could name a person or a place is taken out, and the
 * parent sees the text as it was sent ('What the AI saw').
 */

const longest_wish = 300

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?'

const personal: [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [
    /\b\d{1,5}\s+(?:[\p{L}'-]+\s){0,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct)\b\.?/giu,
    '[place]',
  ],
  [/[\p{L}-]*(?:straße|strasse|gasse|platz|allee|str\.)\s*\d+\p{L}?/giu, '[place]'],
  [/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.]\s?\d{1,2}[/.]\s?\d{2,4}\b/g, '[date]'],
  [
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${month}|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?\\b)(?:,?\\s+\\d{4})?`,
      'gi',
    ),
    '[date]',
  ],
  [/\+?\d[\d\s().-]{6,}\d/g, '[number]'],
]

export type FamilyNames = { child_names: string[]; parent_name: string }

/** A wish as it may leave the building: scrubbed, and cut to 300 characters. */
export const scrubWish = (wish: string, family: FamilyNames): string =>
  [...scrub(wish, family)].slice(0, longest_wish).join('')

/**
 * A text without names of the family's children and parent, addresses, links, places, dates and long
 * numbers. For every text that a parent may have typed, also the titles of own creations.
 */
export function scrub(written: string, family: FamilyNames): string {
  let text = written.normalize('NFC')
  for (const [pattern, replacement] of personal) text = text.replace(pattern, replacement)
  for (const name of namesOf(family.child_names)) text = text.replace(wholeWord(name), 'my child')
  for (const name of namesOf([family.parent_name]))
    text = text.replace(wholeWord(name), 'the parent')
  return text
}

/** Whole names first, then their parts: 'Anna Maria' before 'Anna'. Single letters are no names. */
function namesOf(names: string[]): string[] {
  const parts = names.flatMap((name) => [name, ...name.split(/[\s-]+/)])
  return [...new Set(parts)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
}

const wholeWord = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:'s|’s)?(?![\\p{L}\\p{N}])`,
    'giu',
  )
