import { expect, test } from 'vitest'
import { nearestAgeFirst } from './together.ts'
import { type AgeRange, ageRanges } from './words.ts'

const hunt = (ageRange: AgeRange) => ({ age_range: ageRange })
const hunts = [...ageRanges, '4-5' as const].map(hunt)
const agesFor = (age: number | undefined) =>
  nearestAgeFirst(hunts, age).map(({ age_range }) => age_range)

test('hunts for the age of the child come first, the farthest ages last', () => {
  expect(agesFor(4)).toEqual(['4-5', '4-5', '3-4', '5-6', '6-7', '7-8'])
  expect(agesFor(2)).toEqual(['3-4', '4-5', '4-5', '5-6', '6-7', '7-8'])
  expect(agesFor(11)).toEqual(['7-8', '6-7', '5-6', '4-5', '4-5', '3-4'])
})

test('hunts stay in their order for a family without a child', () => {
  expect(agesFor(undefined)).toEqual(hunts.map(({ age_range }) => age_range))
})
