import { describe, expect, test } from 'vitest'
import type { WaitlistStatus } from './tiers.ts'
import { neverWaitlisted, nextReward, nextRewardSentence, turnSentence } from './waitlist.ts'

const family = (
  referralCount: number,
  queuePosition: number | null = 20,
  waitlistStatus: WaitlistStatus = 'reserved',
) => ({
  referral_count: referralCount,
  queue_position: queuePosition,
  waitlist_status: waitlistStatus,
})

describe('what the next friends bring', () => {
  test.each([
    [0, '3 more move you up 5 places.'],
    [2, 'One more moves you up 5 places.'],
    [3, '2 more open the bonus pack.'],
    [4, 'One more opens the bonus pack.'],
    [5, 'One more moves you up 5 places.'],
    [9, 'One more gives you early access.'],
    [10, '2 more move you up 5 places.'],
  ])('a reserved family with %i friends', (count, words) => {
    expect(nextRewardSentence(family(count))).toBe(words)
  })

  test('a waitlisted family has its spot reserved first', () => {
    const waitlisted = family(1, 400, 'waitlisted')
    expect(nextRewardSentence(waitlisted)).toBe('2 more reserve your spot.')
    expect(nextReward(waitlisted)).toMatchObject({ effect: 'reserves_spot', places: 5 })
  })

  test.each([
    [1, 0, '5 more open the bonus pack.'],
    [1, 5, '5 more give you early access.'],
    [2, 0, '3 more move you up 1 place.'],
    [4, 2, 'One more moves you up 3 places.'],
  ])(
    'a family in place %i with %i friends is promised no place that is not',
    (place, count, words) => {
      expect(nextRewardSentence(family(count, place))).toBe(words)
    },
  )

  test('nothing is to come for the first in line with all rewards, and for members', () => {
    expect(nextReward(family(10, 1))).toBeNull()
    expect(nextRewardSentence(family(30, 1))).toBeNull()
    expect(nextReward(family(2, null, 'active'))).toBeNull()
  })

  test('only families from 401 on have a waitlist to skip', () => {
    expect([null, 1, 51, 400, 401].map(neverWaitlisted)).toEqual([true, true, true, true, false])
  })
})

test('the turn is one sentence, with the figures while it waits for them', () => {
  const day = 'March 31, 2026'
  expect(turnSentence({ threshold: 101, current: 60, day })).toBe(
    'Your turn comes once payments open, at 101 families (60 so far). We expect that around March 31, 2026.',
  )
  expect(turnSentence({ threshold: 101, current: 101, day })).toBe(
    'Your turn comes once payments open. We expect that around March 31, 2026.',
  )
})
