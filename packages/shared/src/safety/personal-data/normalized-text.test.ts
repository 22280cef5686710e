import { expect, test } from 'vitest'
import { normalizedText, withoutAccents } from './normalized-text.ts'

test.each([
  ['full-width letters', 'Ｍｉａ', 'Mia'],
  ['mathematical letters', '𝓜𝓲𝓪', 'Mia'],
  ['circled letters', 'ⓜⓘⓐ', 'mia'],
  ['marks that strike letters out', 'M\u0336i\u0336a\u0336', 'Mia'],
  ['zero-width characters', 'M\u200Bi\u200D\u2060a', 'Mia'],
  ['soft hyphens and marks of direction', 'M\u00ADi\u202Ea', 'Mia'],
  ['full-width digits', '０１２３４５６７８９', '0123456789'],
  ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Bengali digits', '০১২৩৪৫৬৭৮৯', '0123456789'],
  ['an ideographic full stop', 'example。com', 'example.com'],
  ['long dashes', '555\u2014123\u22124567', '555-123-4567'],
  ['curly apostrophes', 'Mia’s', "Mia's"],
])('%s are read as plain ones', (_, written, plain) => {
  expect(normalizedText(written)).toBe(plain)
})

test('plain text, accents, emoji and the vowels of other scripts stay', () => {
  for (const text of ['Draw 12 m & mountains!', 'Mía', '🎈', 'मीना', 'שלום', '日本', '안나', 'Йод'])
    expect(normalizedText(text)).toBe(text)
})

test.each([
  ['Mía', 'Mia'],
  ['Łucja', 'Lucja'],
  ['Søren', 'Soren'],
  ['Nguyễn', 'Nguyen'],
  ['Νίκος', 'Νικος'],
  ['안나 मीना 🎈', '안나 मीना 🎈'],
])('%s without accents is %s', (written, plain) => {
  expect(withoutAccents(written)).toBe(plain)
})
