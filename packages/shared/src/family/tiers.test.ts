import { expect, test } from 'vitest'
import {
  checkoutPrice,
  foundingSpot,
  membershipBadge,
  percentOff,
  priceLadder,
  priceSteps,
  registrationTier,
  registrationTiers,
  spotsRemaining,
  tierNumber,
  waitlistStatusAtRegistration,
} from './tiers.ts'

test.each([
  [1, 'founding_premium', 'active'],
  [50, 'founding_premium', 'active'],
  [51, 'recovery_tier', 'reserved'],
  [100, 'recovery_tier', 'reserved'],
  [101, 'value_tier', 'reserved'],
  [200, 'value_tier', 'reserved'],
  [201, 'early_bird', 'reserved'],
  [400, 'early_bird', 'reserved'],
  [401, 'standard', 'waitlisted'],
  [1_000_000, 'standard', 'waitlisted'],
] as const)('family %i is %s and %s', (number, tier, status) => {
  expect(registrationTier(number).tier).toBe(tier)
  expect(waitlistStatusAtRegistration(number)).toBe(status)
})

test('every tier costs, and saves, what the decisions say', () => {
  const table = registrationTiers.map((row) => [
    row.name,
    row.badge,
    row.fee_usd,
    percentOff(row.fee_usd),
  ])
  expect(table).toEqual([
    ['Founding Family', 'Founding', 0, 100],
    ['Pioneer', 'Pioneer', 300, 88],
    ['Early Supporter', 'Early Support', 700, 72],
    ['Early Bird', 'Early Bird', 1200, 52],
    ['Standard', 'Standard', 2500, 0],
  ])
})

test('the tiers follow each other without a hole', () => {
  const firsts = registrationTiers.map((row) => row.first_number)
  const lasts = registrationTiers.map((row) => row.last_number)
  expect(firsts).toEqual([1, ...lasts.slice(0, -1).map((last) => (last ?? 0) + 1)])
  expect(lasts.at(-1)).toBeNull()
})

test('the price list has every number once, and saves what its own price says', () => {
  const table = priceLadder.map((step) => [
    step.first_number,
    step.last_number,
    step.label,
    step.USD,
    percentOff(step.USD),
  ])
  expect(table).toEqual([
    [1, 50, 'Founding Family', 0, 100],
    [51, 100, 'Pioneer', 300, 88],
    [101, 200, 'Early Supporter', 700, 72],
    [201, 500, 'Early Bird', 500, 80],
    [501, null, 'Standard', 2500, 0],
  ])
})

test('each tier pays what checkout charges its numbers', () => {
  const table = registrationTiers.map((row) => [
    row.name,
    priceSteps(row).map(({ first_number, USD }) => [first_number, USD]),
  ])
  expect(table).toEqual([
    ['Founding Family', [[1, 0]]],
    ['Pioneer', [[51, 300]]],
    ['Early Supporter', [[101, 700]]],
    ['Early Bird', [[201, 500]]],
    [
      'Standard',
      [
        [201, 500],
        [501, 2500],
      ],
    ],
  ])
})

test.each([
  [0, 50],
  [1, 49],
  [49, 1],
  [50, 0],
  [51, 0],
  [10_000, 0],
])('when %i founding spots are taken %i are left', (taken, spots) => {
  expect(spotsRemaining(taken)).toBe(spots)
})

test.each([
  ['a founder of a low number', 7, true, 'founding_premium', 0],
  ['a founder of a high number', 457, true, 'founding_premium', 0],
  ['a family of a low number without its spot', 7, false, 'recovery_tier', 300],
  ['a family that never had one', 57, false, 'recovery_tier', 300],
  ['a late family', 300, false, 'early_bird', 500],
])('%s has the terms of its spot, else of its number', (_, number, foundingMember, tier, price) => {
  const read = tierNumber({ registration_number: number, founding_member: foundingMember })
  expect([registrationTier(read).tier, checkoutPrice(read, 'USD')]).toEqual([tier, price])
})

test.each([
  [true, null, 'confirmed'],
  [true, '2026-03-04T09:00:00.000Z', 'held'],
  [false, '2026-03-04T09:00:00.000Z', 'released'],
  [false, null, 'none'],
])('a founding spot (%s, %s) is %s', (foundingMember, spotHeldUntil, state) => {
  expect(foundingSpot({ founding_member: foundingMember, spot_held_until: spotHeldUntil })).toEqual(
    {
      state,
      held_until: spotHeldUntil,
    },
  )
})

test('the badge is the tier of the registration, Founding before all', () => {
  expect(membershipBadge({ founding_member: true, tier: 'standard' })).toBe('Founding')
  expect(membershipBadge({ founding_member: false, tier: 'value_tier' })).toBe('Early Support')
  expect(membershipBadge({ founding_member: false, tier: 'trial' })).toBe('Standard')
})
