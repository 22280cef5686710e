import { expect, test } from 'vitest'
import { cleanPersonName, PersonName } from './auth.ts'

test.each([
  'Ana',
  'Mary-Jane O’Neil',
  "D'Artagnan Jr.",
  "'t Hooft",
  'J.R. Müller',
  '안나',
  'क्षत्रिय',
  'محمد',
  'नी\u200dल',
  'x'.repeat(40),
])('%j is a name', (name) => {
  expect(PersonName.parse(name)).toBe(name)
})

test.each([
  'You won $500, claim at evil-prize.com/claim now',
  'evil-prize.com',
  'Your PayPal is locked: paypa1-help.ru',
  'Call +1 900 555 1234',
  'Ana <eve@example.com>',
  'http://evil.example',
  '🦦',
  '---',
])('%j is none, and a sentence says what is', (name) => {
  const { error } = PersonName.safeParse(name)
  expect(error?.issues[0]?.message).toMatch(/^Please use (letters only|at most 40)/)
})

test('a name has at most 40 letters, counted as a reader counts them', () => {
  expect(PersonName.safeParse('𝒜'.repeat(40)).success).toBe(true)
  expect(PersonName.safeParse('x'.repeat(41)).error?.issues[0]?.message).toBe(
    'Please use at most 40 letters for your name.',
  )
})

test.each([
  ['You won $500 at evil-prize.com/claim', 'You won at evil-prize com claim'],
  [' Ana  Garcia 🦦', 'Ana Garcia'],
  ['1234', null],
  ['x'.repeat(90), 'x'.repeat(40)],
])('of %j a name keeps %j', (text, name) => {
  expect(cleanPersonName(text)).toBe(name)
  if (name) expect(PersonName.safeParse(name).success).toBe(true)
})
