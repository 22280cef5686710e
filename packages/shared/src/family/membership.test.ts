import { expect, test } from 'vitest'
import {
  hasReservedSpot,
  isActive,
  isFoundingOrPaid,
  isIn,
  isMember,
  isWaitlisted,
} from './membership.ts'
import type { Tier, WaitlistStatus } from './tiers.ts'

type Row = [WaitlistStatus, 'founder' | '', 'admin' | '', Tier, string]

// Every standing there can be, and all that is true of it.
test.each<Row>([
  ['active', '', '', 'value_tier', 'isIn isActive isFoundingOrPaid isMember'],
  ['active', 'founder', '', 'founding_premium', 'isIn isActive isFoundingOrPaid isMember'],
  ['active', '', 'admin', 'standard', 'isIn isActive isFoundingOrPaid isMember'],
  ['reserved', '', '', 'recovery_tier', 'hasReservedSpot'],
  ['reserved', 'founder', '', 'recovery_tier', 'hasReservedSpot isFoundingOrPaid isMember'],
  ['reserved', '', '', 'founding_premium', 'hasReservedSpot isMember'],
  ['reserved', '', 'admin', 'standard', 'hasReservedSpot isActive isMember'],
  ['waitlisted', '', '', 'standard', 'isWaitlisted'],
  ['waitlisted', 'founder', '', 'standard', 'isWaitlisted isFoundingOrPaid isMember'],
  ['waitlisted', '', '', 'founding_premium', 'isWaitlisted isMember'],
  ['waitlisted', '', 'admin', 'standard', 'isWaitlisted isActive isMember'],
])('of %s %s %s %s is true: %5$s', (waitlistStatus, founder, admin, tier, all) => {
  const user = {
    waitlist_status: waitlistStatus,
    founding_member: founder !== '',
    is_admin: admin !== '',
    tier,
  }
  const predicates = { isIn, hasReservedSpot, isWaitlisted, isActive, isFoundingOrPaid, isMember }
  const those = Object.entries(predicates).filter(([, holds]) => holds(user))
  expect(those.map(([name]) => name).join(' ')).toBe(all)
})
