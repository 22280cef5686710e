import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLines, cleanText, cleanTitle } from './clean-text.ts'
import { openFaces } from './fonts.ts'
import { createTypesetter, type Line } from './text.ts'

describe('cleaning', () => {
  test.each([
    ['NUL, bells and escapes', 'a\u0000\u0007\u001B[31mb\u0085c', 'a[31mb\nc'],
    ['every kind of line end', 'a\r\nb\rc\u2028d\vf', 'a\nb\nc\nd\nf'],
    ['every kind of space', 'a\tb\u3000c\u2009d', 'a b c d'],
    ['marks that turn the reading', '\u202Egnp\u202C \u2066x\u2069 \u200Fy\u200E\u061C', 'gnp x y'],
    ['letters without a width', 'z\u200Bw\u2060n\uFEFFj\u00AD', 'zwnj'],
    ['joiners where nothing is joined', 'a\u200Db\u200Cc \u200D', 'abc '],
    ['halves of letters', 'a\uD83D b\uDC25', 'a\uFFFD b\uFFFD'],
    ['letters in two parts', 'e\u0301', 'é'],
    ['towers of accents', `Z${'\u0351'.repeat(50)}`, `Z${'\u0351'.repeat(4)}`],
  ])('%s', (_, raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })

  test.each(['👨‍👩‍👧', '🧑🏽‍🚀', '❤️', '1️⃣', '🇮🇳', 'क्‍ष', 'र्‌य'])('leaves %s alone', (writing) => {
    expect(cleanText(writing)).toBe(writing)
  })

  test('removes list marks and empty lines, but not what belongs to the line', () => {
    expect(cleanLines('- a\n\n2. b\r\n • c \n3) d\n2 cups\n1.5 l of water')).toEqual([
      'a',
      'b',
      'c',
      'd',
      '2 cups',
      '1.5 l of water',
    ])
    expect(cleanTitle(' a\n b\t')).toBe('a b')
  })
})

describe('wrapping', () => {
  const type = createTypesetter(openFaces())
  const letters = (lines: Line[]) =>
    lines.flatMap(({ words }) =>
      words.flatMap(({ pieces }) =>
        pieces.map((piece) => piece.actual ?? (piece.kind === 'letters' ? piece.text : '')),
      ),
    )

  test('fills lines up to the width and leaves no word alone at the end', () => {
    const lines = type.wrap(`${'warm water '.repeat(9)}end`, 300, { size: 14 })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.at(-1)?.words.length).toBeGreaterThan(1)
  })

  test('cuts what is too long for a line, and ends a cut text in an ellipsis', () => {
    const [only, ...more] = type.firstLines('word '.repeat(90), 120, 1, { size: 12 })
    expect(more).toEqual([])
    expect(only?.width).toBeLessThanOrEqual(120)
    expect(letters(only ? [only] : []).at(-1)).toBe('…')
  })

  test('no text is wider than its line or loses a letter', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('हिन्दी', 'क्षत्रिय', '🐥', '👨‍👩‍👧', 'Łukasz', '日本語', 'W'.repeat(90), '\n'),
    )
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 20 }),
        fc.integer({ min: 40, max: 500 }),
        (words, width) => {
          const text = words.join(' ')
          const lines = type.wrap(text, width, { size: 14, weight: 'bold' })
          for (const line of lines)
            if (line.words.length > 1) expect(line.width).toBeLessThanOrEqual(width + 0.001)
          const visible = (written: string) => written.replace(/\s|\u200C|\u200D|\uFE0F/gu, '')
          expect(visible(letters(lines).join(''))).toBe(visible(cleanText(text)))
        },
      ),
    )
  })
})
