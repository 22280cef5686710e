import { withoutAccents } from './normalized-text.ts'
import {
  isCounting,
  isDigitRow,
  isSpelledNumber,
  oddNumberPattern,
  spelledNumberPattern,
} from './number-patterns.ts'

/*
 * Patterns for what could tell strangers who a family is, for both places that look for it. `sure` patterns stop a parent who
 * wants to share, so they must not take every series of digits for a phone number. `wide` ones only remove words from a text for
 * an AI provider, where one too many does no harm; such a text is checked against both.
 */

export type FamilyNames = { child_names: string[]; parent_names: string[] }
export type PersonalKind = 'email' | 'link' | 'account' | 'place' | 'date' | 'number'

export type Row = {
  kind: PersonalKind
  pattern: RegExp
  /** Checks a match once more; by default every match counts. */
  isMeant?: (found: string) => boolean
}

/*
 * Internet addresses, with and without a scheme, and spelled out. A full stop without a space after it is no link: 'on the
 * floor.It rolls' continues with a capital letter.
 */

/** Top-level domains that are no English words: they always count. */
const plainEndings =
  'com|org|net|ru|de|uk|io|info|eu|fr|es|ch|ly|gg|tv|xyz|biz|su|ua|pl|nl|cn|jp|br|us|ca|au|co|cc|ws|onion|edu|gov'
/** Top-level domains that are words, too. */
const wordEndings =
  'app|shop|online|site|website|store|club|fun|live|life|today|world|space|top|one|art|toys|kids|baby|games|family|help|zone|cool|camp|group|party|works|tips|win|click|link|team|vip|video|photos|pics|tube|chat|social|money|cash|page|tech|press|network|email|land|rocks|ninja|house|school|gifts|plus|place|media|lol|xxx|cam|sex|dating|dev|pro|name|mobi|asia|example|invalid|localhost'
const foreignEndings =
  'рф|рус|дети|онлайн|сайт|москва|укр|бел|срб|мкд|бг|қаз|ελ|中国|中國|公司|网络|网站|在线|香港|台灣|한국|भारत|ไทย'
/** The parts of a host name; a label of two or more characters. */
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{1,62}'

/** With a scheme, as a bare host, as numbers, or in punycode. */
const linkPattern = new RegExp(
  [
    '\\b(?:https?|hxxps?|ftp|tg|mailto|whatsapp|viber|skype|sms|tel) ?: ?\\/\\/ ?\\S+',
    '\\bwww\\d? ?\\. ?\\S+',
    '\\bt\\.me\\/\\S+',
    '\\bxn--[a-z0-9-]{2,60}',
    '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])',
    `(?<![@\\p{L}\\p{N}.-])${label}(?:\\.${label}){0,3}\\.(?:${foreignEndings}|[a-z]{2,12})(?![\\p{L}\\p{N}-])(?:\\/\\S*)?`,
  ].join('|'),
  'giu',
)

const knownEndings = new RegExp(`^(?:${plainEndings}|${wordEndings})$`, 'i')
const strongEndings = new RegExp(`^(?:${plainEndings})$`, 'i')

/** True for a host; false for a sentence that began without a space, or a list such as 'a.b.c'. */
function isLink(found: string): boolean {
  if (/^(?:\w+ ?: ?\/\/|www|t\.me|xn--|[\d.]+$)/i.test(found)) return true
  const [host = ''] = found.split('/')
  const ending = host.slice(host.lastIndexOf('.') + 1)
  if (!/\p{L}/u.test(host.slice(0, -ending.length)) || /^[a-z]\.[a-z]$/i.test(host)) return false
  if (found.includes('/') || strongEndings.test(ending)) return true
  if (/[^a-z]/i.test(ending)) return true
  const isSentence = /^\p{Lu}\p{Ll}/u.test(ending)
  return !isSentence && (ending.length === 2 || knownEndings.test(ending))
}

/** 'evilsite dot com', 'toys [.] ru', 'toys . com', 'w w w', 'link in bio'. */
const spelledLinkPattern = new RegExp(
  [
    `(?<![\\p{L}\\p{N}-])${label}[ ([{<_*-]{1,3}(?:dot|punkt|d0t)[ )\\]}>_*-]{1,3}(?:${plainEndings}|app|site|online|shop|website|xxx|example)(?![\\p{L}\\p{N}-])`,
    `(?<![\\p{L}\\p{N}-])${label}[ ([{<]{1,3}\\.[ )\\]}>]{0,3}(?:${plainEndings})(?![\\p{L}\\p{N}-])`,
    `(?<![\\p{L}\\p{N}-])${label}[([{<]{0,2}\\.[ )\\]}>]{1,3}(?:com|org|ru|onion|xyz)(?![\\p{L}\\p{N}-])`,
    '(?<![\\p{L}])w ?w ?w (?:dot|punkt)(?!\\p{L})',
    '\\b(?:double[ -]?u[ ,]{0,2}){3}',
    '\\b(?:bit ?\\.? ?ly|tiny ?url|link ?tree|link in (?:my |the |our )?bio)\\b',
  ].join('|'),
  'giu',
)

/** 'the dot example' is an example to look at. */
const isSpelledLink = (found: string): boolean =>
  !/^(?:the|an|this|that|each|every|one|first|last|red|blue|black|big|small) /i.test(found)

/** 'ana at example dot com', 'me at gmail'. */
const spelledEmailPattern =
  /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+ ?[([{]? ?\b(?:at|ät)\b ?[)\]}]? ?(?!the |a |an |this |that |each |every |one |your )[\p{L}\p{N}-]{2,63} ?[([{]? ?\b(?:dot|punkt)\b ?[)\]}]? ?(?!to |in |on |is |of |and |for |at |with |by )[\p{L}]{2,12}(?!\p{L})|\bat (?:gmail|g mail|googlemail|hotmail|outlook|yahoo|icloud|proton ?mail|gmx|aol|yandex|mail ru)\b/giu

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?'

/**
 * In the order in which they are tried: an email address before a link. Addresses and German streets are matched only from the
 * start of a word: starting at each letter of a long word would take too long.
 */
export const sureRows: Row[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@| ?[([{] ?at ?[)\]}] ?)[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[([{] ?dot ?[)\]}] ?)[\p{L}\p{N}-]{2,24}){1,4}|(?<![\w.+-])[\w.+-]+ at [\w-]{1,63} dot (?:com|org|net|de|uk|io|app|info|eu|fr|es|ch)\b/giu,
  },
  { kind: 'email', pattern: spelledEmailPattern },
  { kind: 'link', pattern: linkPattern, isMeant: isLink },
  { kind: 'link', pattern: spelledLinkPattern, isMeant: isSpelledLink },
  {
    kind: 'account',
    pattern: /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_.]{3,}/gu,
  },
  {
    kind: 'place',
    pattern:
      /(?<![\p{L}\d])\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'.-]* ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|square|close|terrace)(?!\p{L})|(?:(?<![\p{L}-])|(?<=\d\p{L}))-*\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|allee|weg|platz|str\.) ?\d+\p{L}?/giu,
    isMeant: (found) => /\d[a-z]?,? \p{Lu}|\p{L} ?\d/u.test(found),
  },
  {
    kind: 'number',
    pattern: /(?<![\p{L}\d])(?:\+|\()?\d[\d \t().\u2013/-]{5,}\d(?![\p{L}\d])/gu,
    isMeant: isLongNumber,
  },
  {
    kind: 'number',
    pattern: spelledNumberPattern,
    isMeant: isSpelledNumber,
  },
  { kind: 'number', pattern: oddNumberPattern, isMeant: isDigitRow },
]

/** Tried before the `sure` ones, because they match more: a date before a number. */
export const wideRows: Row[] = [
  { kind: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)\S+/gi },
  {
    kind: 'place',
    pattern:
      /\b\d{1,5}\s+(?:[\p{L}'-]+\s){0,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct)\b\.?/giu,
  },
  {
    kind: 'place',
    pattern:
      /(?:(?<![\p{L}-])|(?<=\d\p{L}))[\p{L}-]*(?:straße|strasse|gasse|platz|allee|str\.)\s*\d+\p{L}?/giu,
  },
  {
    kind: 'date',
    pattern: /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.]\s?\d{1,2}[/.]\s?\d{2,4}\b/g,
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${month}|${month}\\s+\\d{1,2}(?:st|nd|rd|th)?\\b)(?:,?\\s+\\d{4})?`,
      'gi',
    ),
  },
  { kind: 'number', pattern: /\+?\d[\d\s().-]{6,}\d/g },
]

/** A part of a text, and its position. */
export type Match = { from: number; to: number; found: string }

/** The matches of a pattern row in a normalized text. */
export const matchesOfRow = (
  text: string,
  { pattern, isMeant }: Pick<Row, 'pattern' | 'isMeant'>,
): Match[] => matchesOf(text, pattern).filter(({ found }) => isMeant?.(found) ?? true)

/** The matches of a name as a word in a normalized text, with or without its accents. */
export const matchesOfName = (text: string, name: string): Match[] =>
  matchesWithAccentsOrNot(text, wholeWord(name), wholeWord(withoutAccents(name)))

/** The matches of a pattern in a text, and of one without accents in the text without accents. Null matches nothing. */
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

/** Enough digits for a phone number, and not a series to count along, such as 10 20 30 40. */
function isLongNumber(found: string): boolean {
  const groups = found.split(/\D+/).filter(Boolean)
  const digits = groups.join('').length
  if (digits < 7 || digits > 15) return false
  if (found.startsWith('+') || groups.length === 1) return true
  if (isCounting(groups.map(Number))) return false
  return groups.some((group) => group.length > 2) || /^\(?0\d/.test(found)
}
