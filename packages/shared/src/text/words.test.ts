import { expect, test } from 'vitest'
import { capital, listed, lowerFirst } from './words.ts'

test('words begin with a capital, and without one where it is no part of them', () => {
  expect([capital('tonight'), capital('')]).toEqual(['Tonight', ''])
  const told = ['Four pillows', 'A wall', 'TV', 'ten steps', '']
  expect(told.map(lowerFirst)).toEqual(['four pillows', 'a wall', 'TV', 'ten steps', ''])
})

test('names are listed in a sentence', () => {
  expect(listed(['Mila'])).toBe('Mila')
  expect(listed(['Mila', 'Leo'])).toBe('Mila and Leo')
  expect(listed(['Mila', 'Leo', 'Ida'])).toBe('Mila, Leo, and Ida')
})
