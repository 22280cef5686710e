import { expect, test } from 'vitest'
import { addDays, weekWords } from './week.ts'

test.each([
  ['2026-11-23', 'November 23 to 29'],
  ['2026-11-30', 'November 30 to December 6'],
  ['2026-12-28', 'December 28 to January 3'],
  ['2028-02-27', 'February 27 to March 4'],
  ['2026-03-01', 'March 1 to 7'],
])('the week from %s on is %s', (startsOn, words) => {
  expect(weekWords(startsOn)).toBe(words)
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
