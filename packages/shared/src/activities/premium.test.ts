import { describe, expect, test } from 'vitest'
import { durationBucket, PremiumQuery } from './premium.ts'

describe('the bucket of a number of minutes', () => {
  test.each([
    [1, '0-15'],
    [14, '0-15'],
    [15, '15-30'],
    [29, '15-30'],
    [30, '30-45'],
    [44, '30-45'],
    [45, '45+'],
    [600, '45+'],
  ])('%i minutes stand in %s', (minutes, bucket) => {
    expect(durationBucket(minutes)).toBe(bucket)
  })
})

test('An empty filter is one that was left out', () => {
  const empty = { category: '', difficulty: '', duration: '', child_age: '', sort: '' }
  expect(PremiumQuery.parse(empty)).toEqual({})
  expect(PremiumQuery.parse({ child_age: '5' })).toEqual({ child_age: 5 })
})
