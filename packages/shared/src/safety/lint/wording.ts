// The checks that read every text of an activity: reading grade, filler, ages, placeholders, markup, brands.

import { type DraftReading, type Report, textsOf } from './draft.ts'
import { readingGrade } from './text.ts'
import { bannedWords, brands, shopping } from './words.ts'

/** L10: the reading grade of description and steps; 6.5 warns, above 8 is an error. */
function lintGrade({ description, steps }: DraftReading, report: Report): void {
  const grade = readingGrade([description, ...steps].join(' '))
  if (grade <= 6.5) return
  const message = `Reading grade is ${grade.toFixed(1)}: use shorter sentences and words`
  report('L10', message, grade > 8 ? 'error' : 'warn')
}

/** L11: words that say nothing about the activity. */
function lintFiller(read: DraftReading, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    for (const banned of bannedWords) {
      const found = text.match(banned)
      if (found) report('L11', `${name} says "${found[0]}"`)
    }
  }
}

const counting = /\b(?:counts?|counting|numbers?|adds?|how many)\b/i
const countedNumber =
  /\b(?:\d{1,3}|[a-z]+)\b(?![ -]?(?:seconds?|minutes?|hours?|days?|cm|centimeters?|inch|inches|feet|foot)\b)/gi
const writing =
  /\b(writes?|spells?|reads? (the|a|each|every|one|simple) (word|letter|label|card|sentence)s?)\b/i
const sentences =
  /\b(writes?|reads?) (a|one|two|the|three|short|full|whole|true) ?(\w+ )?sentences?\b/i

/** L13: counting, writing and reading that come too early for the youngest child. */
function lintAges(read: DraftReading, report: Report): void {
  const { min_age, description, objectives, steps } = read
  if (!(min_age < 6)) return
  const limit = min_age < 4 ? 5 : min_age < 5 ? 10 : Number.POSITIVE_INFINITY
  for (const text of [description, ...steps, ...objectives]) {
    const largest = largestCounted(text)
    if (largest > limit) report('L13', `Counts to ${largest} at age ${min_age}: "${text}"`, 'warn')
    if (min_age < 4 && writing.test(text)) {
      report('L13', `Writing or reading before age 4: "${text}"`, 'warn')
    }
    if (sentences.test(text)) report('L13', `Sentences before age 6: "${text}"`, 'warn')
  }
}

/** L15: no placeholders and no his or her; he and she are a warning, because a story may need them. */
function lintPlaceholders(read: DraftReading, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    const found = text.match(
      /\{[^}]{0,40}\}|\[[^\]]{0,40}\]|\b(?:his|hers?|he\/she|she\/he|him\/her|s\/he)\b/i,
    )
    const person = text.match(/\b(?:he|she|him|himself|herself)\b/i)
    if (found) report('L15', `${name} says "${found[0]}"; write "your child" or "partner"`)
    else if (person) report('L15', `${name} says "${person[0]}"; is "they" meant?`, 'warn')
  }
}

const foreign: [RegExp, string][] = [
  [/https?:|www\.|\b[a-z0-9-]{2,40}\.(?:com|org|net|io|co|uk|de)\b/i, 'a link'],
  [/<\/?[a-z][^>]{0,60}>|\*\*|__|```|^#{1,6} |\]\(|&[a-z]{2,8};/im, 'markup'],
  [/[\w.+-]{1,64}@[\w-]{1,64}\.[a-z]{2,}/i, 'an e-mail address'],
  [/(?:\+|\b)\d(?:[ ().-]?\d){6,}\b/, 'a phone number'],
  [/\p{Extended_Pictographic}/u, 'an emoji'],
]

/** L16: only words: no link, markup, address, phone number or emoji. */
function lintMarkup(read: DraftReading, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    for (const [pattern, what] of foreign) {
      if (pattern.test(text)) report('L16', `${name} contains ${what}`)
    }
  }
}

/** L18: no company's name, no trip to a shop. */
function lintBrands(read: DraftReading, report: Report): void {
  for (const [name, text] of textsOf(read)) {
    const found = text.match(brands) ?? text.match(shopping)
    if (found) report('L18', `${name} says "${found[0]}"; no brands, no shopping`)
  }
}

/** The largest number in a sentence about counting; times and lengths do not count. */
function largestCounted(text: string): number {
  const sentencesCounting = text.split(/[.!?;]/).filter((sentence) => counting.test(sentence))
  const words = sentencesCounting.flatMap((sentence) => sentence.match(countedNumber) ?? [])
  return Math.max(0, ...words.map((word) => numberOf(word.toLowerCase())))
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 }

function numberOf(word: string): number {
  const named = numberWords.indexOf(word)
  if (named >= 0) return named
  return /^\d{1,3}$/.test(word) ? Number(word) : (tens[word] ?? 0)
}

export const wordingChecks = [
  lintGrade,
  lintFiller,
  lintAges,
  lintPlaceholders,
  lintMarkup,
  lintBrands,
]
