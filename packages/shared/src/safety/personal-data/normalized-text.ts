/* Text as patterns read it: keyboard variants, copied fonts and invisible characters become plain letters and digits. */

/** Marks that combine with no letter, and invisible characters. */
const invisible = /[\u0300-\u036F\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const punctuation: readonly (readonly [written: RegExp, plain: string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019\u02BC]/g, "'"],
  [/\u3002/g, '.'],
]

/** A text in compatibility form (NFKC), without invisible characters, with plain punctuation and digits. */
export function normalizedText(written: string): string {
  const text = written
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/(?!\d)\p{Nd}/gu, digit)
  return punctuation.reduce((read, [one, plain]) => read.replace(one, plain), text)
}

/** Digits of a script come in blocks of ten. */
function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const isDigit = (at: number) => /^\p{Nd}$/u.test(String.fromCodePoint(at))
  return String([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].findIndex((by) => !isDigit(code - by)))
}

const strokes: Record<string, string> = { Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Đ: 'D', đ: 'd' }

/** 'Łucja' as 'Lucja', letter for letter, so that positions do not change. */
export const withoutAccents = (text: string): string =>
  text.replace(
    /[\u00C0-\u024F\u0370-\u03FF\u1E00-\u1FFF]/g,
    (letter) => strokes[letter] ?? letter.normalize('NFD').charAt(0),
  )
