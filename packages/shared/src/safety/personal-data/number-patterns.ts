/*
 * Phone numbers, in digits and in words. Activities are full of numbers, too: what counts up, counts
 * down or repeats a beat is no phone number.
 */

const words: Record<string, string> = {
  zero: '0',
  oh: '0',
  nought: '0',
  null: '0',
  cero: '0',
  one: '1',
  eins: '1',
  uno: '1',
  two: '2',
  zwei: '2',
  dos: '2',
  three: '3',
  drei: '3',
  tres: '3',
  four: '4',
  vier: '4',
  cuatro: '4',
  five: '5',
  fünf: '5',
  cinco: '5',
  six: '6',
  sechs: '6',
  seis: '6',
  seven: '7',
  sieben: '7',
  siete: '7',
  eight: '8',
  acht: '8',
  ocho: '8',
  nine: '9',
  neun: '9',
  nueve: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
}
// Longer words first: 'seventeen' before 'seven'.
const word = `(?:${Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|')}|double|triple|\\d{1,4}(?!\\d))`

/** Six and more numbers after one another, at least one of them in words. */
export const spelledNumberPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${word}(?:[ ,.;:_*/|~-]{0,3}${word}){5,20}(?![\\p{L}\\p{N}])`,
  'giu',
)

const token = new RegExp(word, 'gi')

/** True for a row of spelled numbers that is as long as a phone number and no counting. */
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

/** Digits one by one or in groups, with other signs between them than a number has. */
export const oddNumberPattern =
  /(?<![\p{L}\p{N}])\+?\d{1,5}(?: ?[._*|~•·/\\()\u2013\u2014-]{1,3} ?\d{1,5}){2,14}(?![\p{L}\p{N}])/gu

/** Digits with only spaces or commas between them. */
export const listedNumberPattern = /(?<![\p{L}\p{N}])\d{1,3}(?:,? \d{1,3}){5,14}(?![\p{L}\p{N}])/gu

/** True for a row of digits that is as long as a phone number and no counting. */
export function isDigitRow(found: string): boolean {
  const groups = found.split(/\D+/).filter(Boolean)
  return isPhoneLength(groups.join('')) && !isCounting(groups.map(Number))
}

const isPhoneLength = (digits: string) => digits.length >= 7 && digits.length <= 20

/** Even steps; steps of one, up and down; from the beginning again; or a beat such as 1 2 1 2. */
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
