import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { installSentences } from './sentences.ts'
import { Id, Line, manyLines, oneLine, Paragraphs } from './text.ts'

beforeAll(installSentences)

/** Hostile text: complete letters, halves of letters, and every invisible character. */
const unseen = [
  ...'\0\t\n\r\u0085\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u202E\u2028\u2060\u2066\u2800\u3164\uFE0F\uFEFF\uFFF9\uD83D\u0301 ',
  '\u{E0041}',
  '\uDE00',
]
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...unseen, 'a', 'é', 'e', '🧦', '👩‍👧', '中') }),
)
const forging =
  /(?![\n])[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD\u3164\p{Cs}]/u

describe('one line of text', () => {
  test('has no control, zero-width, filler or direction sign, no line end and no blank around it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const clean = oneLine(text)
        expect(clean).not.toMatch(forging)
        expect(clean).not.toMatch(/[\n\r\t\u2028\u2029]| {2}|^ | $/)
      }),
      { numRuns: 2_000 },
    )
  })

  test('stays as it is when it is clean already', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['  Mia\t\nRose ', 'Mia Rose'],
    ['e\u0301', 'é'],
    ['e\u200B\u0301', 'é'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['क्षत्रिय', 'क्षत्रिय'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩‍👧 ❤️', '👩‍👧 ❤️'],
    ['\u200D\uFE0F', ''],
    ['a \u200D b', 'a b'],
    ['\u2800\u3164', ''],
    ['half \uD83D', 'half'],
    ['葛\u{E0100}城', '葛\u{E0100}城'],
  ])('%j becomes %j', (text, clean) => {
    expect(oneLine(text)).toBe(clean)
  })
})

describe('several lines of text', () => {
  test('have no forging sign either, keep single line ends and at most one empty line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const clean = manyLines(text)
        expect(clean).not.toMatch(forging)
        expect(clean).not.toMatch(/\r|\n{3}| {2}| \n|\n |^\s|\s$/)
        expect(manyLines(clean)).toBe(clean)
      }),
      { numRuns: 2_000 },
    )
  })

  test('recognize the line ends of every system', () => {
    expect(manyLines('a\r\nb\rc\nd\u2028e\n\n\n\nf ')).toBe('a\nb\nc\nd\ne\n\nf')
  })
})

describe('what is too long or empty', () => {
  const reason = (
    schema: { safeParse: (text: unknown) => { error?: { issues: { message: string }[] } } },
    text: unknown,
  ) => schema.safeParse(text).error?.issues[0]?.message

  test('is measured after cleaning', () => {
    expect(Line(3).parse(' a\u200Bb\u200Bc ')).toBe('abc')
    expect(reason(Line(3), 'abcd')).toBe('This can have at most 3 characters.')
    expect(reason(Line(3), 'a'.repeat(1e5))).toBe('This can have at most 3 characters.')
    expect(reason(Line(3), ' \u200B ')).toBe('This is required.')
    expect(Paragraphs(3).parse(' \n ')).toBe('')
    expect(reason(Paragraphs(3), 'a\nbcd')).toBe('This can have at most 3 characters.')
  })

  test('every text that fits is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const clean = oneLine(text)
        fc.pre(clean !== '' && clean.length <= 60 && text.length <= 240)
        expect(Line(60).parse(text)).toBe(clean)
      }),
    )
  })

  test('an id has 1 to 100 characters', () => {
    expect(Id.parse('x'.repeat(100))).toHaveLength(100)
    expect(reason(Id, '')).toBe('This is required.')
    expect(reason(Id, 'x'.repeat(101))).toBe('This can have at most 100 characters.')
  })
})
