import { expect, test } from 'vitest'
import { usualPace } from './usual-pace.ts'

test.each([
  [[], ''],
  [[['evenings', 'resting']], 'You like it restful in the evenings.'],
  [
    [
      ['mornings', 'lively'],
      ['afternoons', 'calm'],
      ['evenings', 'lively'],
    ],
    'You like it lively in the mornings and evenings, and calm in the afternoons.',
  ],
  [
    [
      ['mornings', 'lively'],
      ['afternoons', 'calm'],
      ['evenings', 'resting'],
    ],
    'You like it lively in the mornings, calm in the afternoons, and restful in the evenings.',
  ],
  [
    [
      ['mornings', 'calm'],
      ['afternoons', 'calm'],
      ['evenings', 'calm'],
    ],
    'You like it calm in the mornings, afternoons and evenings.',
  ],
] as [[string, string][], string][])('%j is said as %s', (hours, sentence) => {
  expect(usualPace(hours.map(([part, pace]) => ({ part, pace })))).toBe(sentence)
})
