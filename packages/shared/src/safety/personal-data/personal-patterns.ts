import {
  isLink,
  isSpelledLink,
  linkPattern,
  spelledEmailPattern,
  spelledLinkPattern,
} from './link-patterns.ts'
import { withoutAccents } from './normalized-text.ts'
import {
  isCounting,
  isDigitRow,
  isSpelledNumber,
  oddNumberPattern,
  spelledNumberPattern,
} from './number-patterns.ts'

/*
 * What could tell strangers who a family is: one table for both places that look for it. `sure` patterns
 * stop a parent who wants to share, so they must not see a phone number in every row of digits. `wide`
 * ones only take a word out of a text for an AI provider, where one too many does no harm; a text for a
 * provider is held against both.
 */

export type FamilyNames = { child_names: string[]; parent_names: string[] }
export type PersonalKind = 'email' | 'link' | 'account' | 'place' | 'date' | 'number'
export type Strictness = 'sure' | 'wide'

export type Row = {
  kind: PersonalKind
  strictness: Strictness
  pattern: RegExp
  /** Reads what was found once more; left out, all of it counts. */
  isMeant?: (found: string) => boolean
}

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?'

/**
 * In the order in which they are looked for: a date before a number, an e-mail address before a link. Addresses
 * and German streets are read from the beginning of a word only: from each of its letters a long word takes forever.
 */
const rows: Row[] = [
  {
    kind: 'email',
    strictness: 'sure',
    pattern:
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@| ?[([{] ?at ?[)\]}] ?)[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[([{] ?dot ?[)\]}] ?)[\p{L}\p{N}-]{2,24}){1,4}|(?<![\w.+-])[\w.+-]+ at [\w-]{1,63} dot (?:com|org|net|de|uk|io|app|info|eu|fr|es|ch)\b/giu,
  },
  { kind: 'email', strictness: 'wide', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { kind: 'link', strictness: 'wide', pattern: /\b(?:https?:\/\/|www\.)\S+/gi },
  { kind: 'email', strictness: 'sure', pattern: spelledEmailPattern },
  { kind: 'link', strictness: 'sure', pattern: linkPattern, isMeant: isLink },
  { kind: 'link', strictness: 'sure', pattern: spelledLinkPattern, isMeant: isSpelledLink },
  {
    kind: 'account',
    strictness: 'sure',
    pattern: /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_.]{3,}/gu,
  },
  {
    kind: 'place',
    strictness: 'sure',
    pattern:
      /(?<![\p{L}\d])\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'.-]* ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|square|close|terrace)(?!\p{L})|(?:(?<![\p{L}-])|(?<=\d\p{L}))-*\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|allee|weg|platz|str\.) ?\d+\p{L}?/giu,
    isMeant: (found) => /\d[a-z]?,? \p{Lu}|\p{L} ?\d/u.test(found),
  },
  {
    kind: 'place',
    strictness: 'wide',
    pattern:
      /\b\d{1,5}\s+(?:[\p{L}'-]+\s){0,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct)\b\.?/giu,
  },
  {
    kind: 'place',
    strictness: 'wide',
    pattern:
      /(?:(?<![\p{L}-])|(?<=\d\p{L}))[\p{L}-]*(?:straße|strasse|gasse|platz|allee|str\.)\s*\d+\p{L}?/giu,
  },
  {
    kind: 'date',
    strictness: 'wide',
    pattern: /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.]\s?\d{1,2}[/.]\s?\d{2,4}\b/g,
  },
  {
    kind: 'date',
    strictness: 'wide',
    pattern: new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${month}|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?\\b)(?:,?\\s+\\d{4})?`,
      'gi',
    ),
  },
  {
    kind: 'number',
    strictness: 'sure',
    pattern: /(?<![\p{L}\d])(?:\+|\()?\d[\d \t().\u2013/-]{5,}\d(?![\p{L}\d])/gu,
    isMeant: isLongNumber,
  },
  {
    kind: 'number',
    strictness: 'sure',
    pattern: spelledNumberPattern,
    isMeant: isSpelledNumber,
  },
  { kind: 'number', strictness: 'sure', pattern: oddNumberPattern, isMeant: isDigitRow },
  { kind: 'number', strictness: 'wide', pattern: /\+?\d[\d\s().-]{6,}\d/g },
]

/** The rows that a reader of this strictness holds a text against: the wide ones first, which take whole things. */
export const personalRows = (strictness: Strictness): Row[] => {
  const sure = rows.filter((row) => row.strictness === 'sure')
  return strictness === 'sure' ? sure : [...rows.filter((row) => !sure.includes(row)), ...sure]
}

/** A part of a text, and where it is in it. */
export type Match = { from: number; to: number; found: string }

/** Where a row's pattern fits a normalized text. */
export const matchesOfRow = (
  text: string,
  { pattern, isMeant }: Pick<Row, 'pattern' | 'isMeant'>,
): Match[] => matchesOf(text, pattern).filter(({ found }) => isMeant?.(found) ?? true)

/** Where a name is a word in a normalized text, with or without its accents. */
export const matchesOfName = (text: string, name: string): Match[] =>
  matchesWithAccentsOrNot(text, wholeWord(name), wholeWord(withoutAccents(name)))

/** Where a pattern fits a text, and where one without accents fits it read so. Null fits nowhere. */
export function matchesWithAccentsOrNot(
  text: string,
  written: RegExp | null,
  plain: RegExp | null,
): Match[] {
  const exact = written ? matchesOf(text, written) : []
  const read = withoutAccents(text)
  if (plain === null || (plain.source === written?.source && read === text)) return exact
  const others = matchesOf(read, plain).filter(
    ({ from, to }) => !exact.some((one) => from < one.to && one.from < to),
  )
  return [...exact, ...others].sort((a, b) => a.from - b.from)
}

const matchesOf = (text: string, pattern: RegExp): Match[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    found,
  }))

/** Whole names first, then their parts: 'Anna Maria' before 'Anna'. Single letters are no names. */
export function namesAndParts(names: string[]): string[] {
  const parts = names.flatMap((name) => [name.trim(), ...name.trim().split(/[\s-]+/)])
  return [...new Set(parts)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
}

/** A name as a whole word; null for a single letter. */
export function wholeWord(name: string): RegExp | null {
  const word = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return word.length > 1 ? new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu') : null
}

/** Digits enough for a phone number, and not a row to count along, such as 10 20 30 40. */
function isLongNumber(found: string): boolean {
  const groups = found.split(/\D+/).filter(Boolean)
  const digits = groups.join('').length
  if (digits < 7 || digits > 15) return false
  if (found.startsWith('+') || groups.length === 1) return true
  if (isCounting(groups.map(Number))) return false
  return groups.some((group) => group.length > 2) || /^\(?0\d/.test(found)
}
