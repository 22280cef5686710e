import { expect, test } from 'vitest'
import * as predicates from './membership.ts'
import { WaitlistStatus } from './tiers.ts'

test('exactly one thing is true of every status', () => {
  const truths = WaitlistStatus.options.map((waitlistStatus) =>
    Object.entries(predicates)
      .filter(([, holds]) => holds({ waitlist_status: waitlistStatus }))
      .map(([name]) => name),
  )
  expect(truths).toEqual([['isMember'], ['hasReservedSpot'], ['isWaitlisted']])
})
