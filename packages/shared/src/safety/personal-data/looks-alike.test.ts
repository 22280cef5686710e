import { describe, expect, test } from 'vitest'
import { looksOf, sightsOf } from './looks-alike.ts'

describe('a text as it looks', () => {
  test.each([
    ['Cyrillic', 'Міа', 'Mia'],
    ['Greek', 'Lεο', 'Leo'],
    ['full-width letters', 'Ｍｉａ', 'Mia'],
    ['mathematical letters', '𝓜𝓲𝓪', 'Mia'],
    ['circled letters', 'ⓜⓘⓐ', 'mia'],
    ['black squares', '🅼🅸🅰', 'MIA'],
    ['letters of flags', '🇲\u200B🇮\u200B🇦', 'MIA'],
    ['small capitals', 'ᴍɪᴀ', 'mia'],
    ['marks in one', 'Mía', 'Mia'],
    ['marks of their own', 'M\u0336i\u0301a\u0308', 'Mia'],
    ['letters with a stroke', 'Łuøđ', 'Luod'],
    ['zero-width characters', 'M\u200Bi\u200D\u2060a', 'Mia'],
    ['soft hyphens and marks of direction', 'M\u00ADi\u202Ea', 'Mia'],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Bengali digits', '০১২৩৪৫৬৭৮৯', '0123456789'],
    ['an ideographic full stop', 'example。com', 'example.com'],
    ['long dashes', '555\u2014123\u22124567', '555-123-4567'],
  ])('is plain for %s', (_, written, plain) => {
    expect(looksOf(written)).toBe(plain)
  })

  test('keeps plain text, emoji and the vowels of other scripts', () => {
    for (const text of ['Draw 12 m & mountains!', '🎈', 'मीना', 'שלום', '日本'])
      expect(looksOf(text)).toBe(text)
  })
})

describe('where it was written', () => {
  const cut = (written: string, pattern: RegExp) =>
    sightsOf(written, pattern).map(({ from, to }) => written.slice(from, to))

  test('goes with the marks that follow, and no further', () => {
    expect(cut('So Mi\u0301a\u0308, hop', /mia/gi)).toEqual(['Mi\u0301a\u0308'])
    expect(cut('𝓜𝓲𝓪 and Міа.', /mia/gi)).toEqual(['𝓜𝓲𝓪', 'Міа'])
  })

  test('takes a sign that reads as two letters as a whole', () => {
    expect(cut('a ﬁg', /f/g)).toEqual(['ﬁ'])
    expect(cut('aﬁ', /af/g)).toEqual(['aﬁ'])
  })
})
