// Preparing text for the hazard rules: one spelling per word, nothing hidden, and an eye for negation.

/** Beyond this many characters a text is refused unread: a real activity has about two thousand. */
export const longest_checked_text = 12_000

/** A stretch of text, as offsets: `from` included, `to` not. */
export type Span = { from: number; to: number }

/**
 * The text as a reader would say it aloud: compatibility forms folded, accents and invisible
 * characters gone, look-alike letters and emoji as plain words, one kind of quote and white space.
 */
export function plainText(text: string): string {
  return text
    .slice(0, longest_checked_text)
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(lookalike, (letter) => lookalikes[letter] ?? letter)
    .replace(pictured, (picture) => ` ${pictures[picture] ?? ''} `)
    .replace(/[\u2018\u2019\u201A\u201B\u2032\u02BC`\u00B4]/g, "'")
    .replace(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/<\/?[a-z][^<>]{0,60}>/gi, '')
    .replace(/(\w)[*_~|]{1,3}(?=\w)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The same text with disguises undone (`b a l l o o n`, `b4lloon`, `bal-loon` over single letters),
 * or null when there is nothing to undo.
 */
export function undisguisedText(text: string): string | null {
  const undisguised = text
    .replace(/\b(?:[a-z][ .\-_*]){3,}[a-z]\b/gi, (letters) => letters.replace(/[^a-z]/gi, ''))
    .replace(/[a-z@$]*[a-z][0134578@$][a-z0-9@$]*/gi, (word) =>
      /[a-z]$/i.test(word) || /[@$]/.test(word) || /[a-z].*[a-z]/i.test(word)
        ? word.replace(/[0134578@$]/g, (sign) => digit_letters[sign] ?? sign)
        : word,
    )
  return undisguised === text ? null : undisguised
}

/** Every match of a pattern, overlapping ones included. */
export function spansOf(pattern: RegExp, text: string): Span[] {
  const spans: Span[] = []
  const searching = new RegExp(pattern.source, 'gi')
  for (let match = searching.exec(text); match !== null; match = searching.exec(text)) {
    spans.push({ from: match.index, to: match.index + match[0].length })
    searching.lastIndex = match.index + Math.max(1, match[0].length)
  }
  return spans
}

/** The sentence around a span. */
export function sentenceAt(text: string, span: Span): string {
  const before = text.slice(0, span.from)
  const start = Math.max(...['.', '!', '?', ';'].map((mark) => before.lastIndexOf(mark))) + 1
  const end = text.slice(span.to).search(/[.!?;]/)
  return text.slice(start, end < 0 ? undefined : span.to + end).trim()
}

/** A few words around a span, to show what was meant. */
export function excerptAt(text: string, span: Span): string {
  const from = Math.max(0, span.from - 30)
  const to = Math.min(text.length, span.to + 30)
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

/** Whether the words just before a span say that the thing is *not* used (content/README.md 2.2). */
export function isNegated(text: string, span: Span): boolean {
  const before = text.slice(Math.max(0, span.from - 80), span.from)
  return /(?:^|[^a-z'-])(?:no|not|never|without|instead of|avoid|don't|do not|skip|rather than)\s(?:[^\s.!?;:]+\s+){0,3}$/i.test(
    before,
  )
}

const invisible =
  /[\p{M}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\u{E0000}-\u{E007F}]/gu

/** Cyrillic and Greek letters that print like Latin ones. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    ...'аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwѵvкkмmтtвbнhгr',
    ...'АAЕEОOРPСCХXУYІIЈJЅSКKМMТTВBНH',
    ...'αaοoρpτtυuνvκkιiεeηn',
    ...'ΑAΟOΡPΤTΥYΝNΚKΙIΕEΗHΒBΜMΧXΖZ',
    ...'ıiøoØOłlŁL',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [pair.charAt(0), pair.charAt(1)]) ?? [],
)
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu')

const pictures: Record<string, string> = {
  '🎈': 'balloon',
  '🕯': 'candle',
  '🔪': 'kitchen knife',
  '🧲': 'magnet',
  '💊': 'pills',
  '🔫': 'gun',
  '🍿': 'popcorn',
  '🔥': 'open flame',
  '🧨': 'fireworks',
  '🎆': 'fireworks',
  '🍺': 'beer',
  '🍷': 'wine',
  '🚬': 'cigarette',
  '💉': 'needle',
  '🪡': 'needle',
  '🔨': 'hammer',
  '✂': 'scissors',
  '🍇': 'grapes',
  '🥜': 'peanuts',
  '🍯': 'honey',
}
const pictured = new RegExp(Object.keys(pictures).join('|'), 'gu')

const digit_letters: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}
