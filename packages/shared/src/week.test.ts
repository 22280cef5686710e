import { expect, test } from 'vitest'
import { addDays, weekWords } from './week.ts'

test.each([
  ['2026-11-23', '23 to 29 November'],
  ['2026-11-30', '30 November to 6 December'],
  ['2026-12-28', '28 December to 3 January'],
  ['2028-02-27', '27 February to 4 March'],
])('the week from %s on is %s', (startsOn, words) => {
  expect(weekWords(startsOn)).toBe(words)
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
