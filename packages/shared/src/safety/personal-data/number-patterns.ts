/*
 * Phone numbers, in digits and in words. Activities are also full of numbers: counting up, counting down or repeating a beat is
 * no phone number.
 */

/** The words for each digit and number. */
const names = {
  0: 'zero oh nought null cero',
  1: 'one eins uno',
  2: 'two zwei dos',
  3: 'three drei tres',
  4: 'four vier cuatro',
  5: 'five fünf cinco',
  6: 'six sechs seis',
  7: 'seven sieben siete',
  8: 'eight acht ocho',
  9: 'nine neun nueve',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
}
const words: Record<string, string> = Object.fromEntries(
  Object.entries(names).flatMap(([number, all]) => all.split(' ').map((name) => [name, number])),
)
// Longer words first: 'seventeen' before 'seven'.
const word = `(?:${Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|')}|double|triple|\\d{1,4}(?!\\d))`

/** Six or more consecutive numbers, at least one of them in words. */
export const spelledNumberPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${word}(?:[ ,.;:_*/|~-]{0,3}${word}){5,20}(?![\\p{L}\\p{N}])`,
  'giu',
)

const token = new RegExp(word, 'gi')

/** True for a series of spelled numbers that is as long as a phone number and no counting. */
export function isSpelledNumber(found: string): boolean {
  if (!/\p{L}/u.test(found)) return false
  const groups = (found.match(token) ?? []).flatMap((one, at, all) => {
    const before = all[at - 1]?.toLowerCase()
    const times = before === 'double' ? 2 : before === 'triple' ? 3 : 1
    const value = words[one.toLowerCase()] ?? (/^\d/.test(one) ? one : null)
    return value === null ? [] : Array.from({ length: times }, () => value)
  })
  return isPhoneLength(groups.join('')) && !isCounting(groups.map(Number))
}

/** Digits one by one or in groups, with other characters between them than a number has. */
export const oddNumberPattern =
  /(?<![\p{L}\p{N}])\+?\d{1,5}(?: ?[._*|~•·/\\()\u2013\u2014-]{1,3} ?\d{1,5}){2,14}(?![\p{L}\p{N}])/gu

/** Digits with only spaces or commas between them. */
export const listedNumberPattern = /(?<![\p{L}\p{N}])\d{1,3}(?:,? \d{1,3}){5,14}(?![\p{L}\p{N}])/gu

/** True for a series of digits that is as long as a phone number and no counting. */
export function isDigitRow(found: string): boolean {
  const groups = found.split(/\D+/).filter(Boolean)
  return isPhoneLength(groups.join('')) && !isCounting(groups.map(Number))
}

const isPhoneLength = (digits: string) => digits.length >= 7 && digits.length <= 20

/** Even steps; steps of one, up and down; starting again; or a beat such as 1 2 1 2. */
export function isCounting(row: number[]): boolean {
  if (row.length < 3) return false
  const [first = 0, second = 0] = row
  const pairs = row.slice(1).map((next, at) => [row[at] ?? 0, next] as const)
  const step = second - first
  if (pairs.every(([one, next]) => next - one === step)) return true
  if (pairs.every(([one, next]) => Math.abs(next - one) <= 1)) return true
  if (pairs.every(([one, next]) => next - one === 1 || next === first)) return true
  return [2, 3, 4].some(
    (beat) => row.length >= 2 * beat && row.every((one, at) => at < beat || one === row[at - beat]),
  )
}
