/*
 * Letters that look like others, so that a stranger's 'Теlegram' and a child's name are found however they
 * were written (decision 012). Compatibility decomposition reads full-width, mathematical and circled
 * letters; marks, invisible characters, digits of all scripts and letters in boxes follow, and the
 * Cyrillic, Greek and Latin letters below that pass for a plain one. Public tables (Unicode TR39) also fold
 * m to rn and 1 to l, which would break every pattern that reads digits and words.
 */

const lookAlikes: readonly (readonly [written: string, plain: string])[] = [
  [
    'аАвьВсСԁеҽєЕЄғҒԍԌһнНҺіӏІӀјЈкҝКҜмМпоОрРԛԚгѕЅтТѵѴԝѡԜѠхХуүУҮ',
    'aAbbBcCdeeeEEfFgGhhHHiiIIjJkkKKmMnoOpPqQrsStTvVwwWWxXyyYY',
  ],
  ['αΑβΒεΕϜΗιΙϳͿκΚΜηΝοσΟρΡᴦτΤυμνωχΧγΥΖ', 'aAbBeEFHiIjJkKMnNooOpPrtTuuvwxXyYZ'],
  [
    'ɑᴀƄʙᴄɖɗđᴅĐÐɛᴇɘəƒꜰẝɡɢǥǤʜħĦıɩɪʝᴊɉᴋʟłƚɫŁᴍɴŋŊᴏøØᴘþʀɾꜱʂᴛŧŦᴜʋᴠᴡʏỿᶌᴢʐƶƵ',
    'aabbcddddDDeeeefffgggGhhHiiijjjkllllLmnnNooOpprrssttTuuvwyyyzzzZ',
  ],
  ['。۔‐‑‒–—―−⁃’‘ʼʹ′`´', "..--------'"],
]

const plainLetters = new Map(
  lookAlikes.flatMap(([written, plain]) =>
    [...written].map((letter, at) => [letter, plain[at] ?? letter] as const),
  ),
)

/** A text as it looks, in plain letters, and where each of its units began in the text as it was written. */
type Look = { text: string; begins: number[] }

/** A text as it looks. */
export const looksOf = (written: string): string => lookOf(written).text

function lookOf(written: string): Look {
  let text = ''
  const begins: number[] = []
  let at = 0
  for (const sign of written) {
    const plain = plainOf(sign)
    text += plain
    for (let unit = 0; unit < plain.length; unit += 1) begins.push(at)
    at += sign.length
  }
  return { text, begins: [...begins, at] }
}

let latest: Look & { written: string } = { written: '', text: '', begins: [0] }

/**
 * A text is held against many patterns, one after the other: forty names, the kinds of contacts. To read
 * it anew for each took a quarter of a second for one text of foreign letters.
 */
function lastLookOf(written: string): Look {
  if (latest.written !== written) latest = { ...lookOf(written), written }
  return latest
}

/** Marks that stand on letters; not the vowels of scripts that write them as marks. */
const invisible =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

function plainOf(sign: string): string {
  if (sign <= '~') return sign
  const parts = sign.normalize('NFKD').replace(invisible, '')
  return [...parts].map((part) => plainLetters.get(part) ?? digit(part) ?? boxed(part)).join('')
}

/** Digits of a script stand in rows of ten. */
function digit(sign: string): string | undefined {
  if (!isDigit(sign)) return undefined
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

const isDigit = (sign: string) => /^\p{Nd}$/u.test(sign)

/** White letters in black circles and squares, and those that flags are made of. */
function boxed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = [0x1f150, 0x1f170, 0x1f1e6].find((one) => code >= one && code < one + 26)
  return first === undefined ? sign : String.fromCharCode(65 + code - first)
}

/** A part of a text, from and to where it was written, and as it reads in plain letters. */
export type Sight = { from: number; to: number; found: string }

/**
 * Where a pattern (with the flag g) fits a text as it looks; the places are those of the text as it was
 * written, with the marks and invisible characters that follow the last letter.
 */
export function sightsOf(written: string, pattern: RegExp): Sight[] {
  const { text, begins } = lastLookOf(written)
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const [from, last] = [begins[index], begins[index + found.length - 1]]
    if (from === undefined || last === undefined || found === '') return []
    // A sign that reads as several letters goes as a whole.
    let after = index + found.length
    while (begins[after] === last) after += 1
    return [{ from, to: begins[after] ?? written.length, found }]
  })
}
