import { expect, it } from 'vitest'
import { formatOrdinal } from './ordinal.ts'

it('writes places in a queue', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 102].map(formatOrdinal)
  expect(places).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd'])
})
