import { expect, test } from 'vitest'
import {
  activitiesCallToAction,
  checkoutPrice,
  foundingSpot,
  membershipBadge,
  promoBody,
  promoHeading,
  RegistrationInfo,
  registration_tiers,
  registrationInfo,
  registrationTier,
  spotsRemaining,
  tierNumber,
  urgencyMessage,
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
  const table = registration_tiers.map((row) => [row.name, row.badge, row.fee_usd, row.percent_off])
  expect(table).toEqual([
    ['Founding Family', 'Founding', 0, 100],
    ['Pioneer', 'Pioneer', 300, 88],
    ['Early Supporter', 'Early Support', 700, 72],
    ['Early Bird', 'Early Bird', 1200, 52],
    ['Standard', 'Standard', 2500, 0],
  ])
})

test('the tiers follow each other without a hole', () => {
  const firsts = registration_tiers.map((row) => row.first_number)
  const lasts = registration_tiers.map((row) => row.last_number)
  expect(firsts).toEqual([1, ...lasts.slice(0, -1).map((last) => (last ?? 0) + 1)])
  expect(lasts.at(-1)).toBeNull()
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
  [undefined, 'Join Founding Families!'],
  [null, 'Join 50 Founding Families!'],
  [50, 'Join 50 Founding Families!'],
  [11, 'Join 50 Founding Families!'],
  [10, 'Only 10 Founding Spots Left!'],
  [6, 'Only 6 Founding Spots Left!'],
  [5, 'FINAL 5 FOUNDING SPOTS!'],
  [1, 'FINAL 1 FOUNDING SPOTS!'],
  [0, 'Join Waitlist - Be First in Line!'],
])('with %s spots left the promo says "%s"', (spots, heading) => {
  expect(promoHeading(spots === undefined ? undefined : { spots_remaining: spots })).toBe(heading)
  if (spots !== undefined) expect(urgencyMessage(spots)).toBe(heading)
})

test('the promo body counts the spots only when it knows them', () => {
  const offer =
    'The first 50 families get premium free for life (worth $25/month) and 50 AI credits.'
  expect(promoBody(undefined)).toBe(offer)
  expect(promoBody({ spots_remaining: null })).toBe(offer)
  expect(promoBody({ spots_remaining: 7 })).toBe(`${offer} Only 7 spots remaining!`)
  expect(promoBody({ spots_remaining: 0 })).toBe(
    'Founding spots filled! Join our waitlist to be notified when the next tier opens.',
  )
})

test("the visitor's call to action counts from 10 spots, shouts from 5 and offers the waitlist at 0", () => {
  const words = (spots: number | null) => {
    const { heading, button } = activitiesCallToAction({ spots_remaining: spots })
    return `${heading} ${button}`
  }
  expect(activitiesCallToAction(undefined).button).toBe('Sign Up')
  expect(words(null)).toBe(words(11))
  expect(words(11)).not.toMatch(/\d/)
  expect(words(10)).toContain('10 founding spots')
  expect(words(6)).toContain('6 founding spots')
  expect(words(5)).toContain('FINAL 5 FREE SPOTS')
  expect(words(1)).toContain('FINAL 1 FREE SPOTS')
  expect(words(0)).toContain('Join Waitlist')
})

test('the first visitor is promised founding spot 1', () => {
  expect(registrationInfo({ family_count: 0, spots_taken: 0 }, true)).toEqual({
    next_user_number: 1,
    spots_remaining: 50,
    next_user_tier: {
      founding_member: true,
      tier: 'founding_premium',
      name: 'Founding Family',
      badge_color: 'gold',
      urgency_message: 'Join 50 Founding Families!',
      price_usd: 0,
    },
  })
})

test.each([
  [49, true, 'gold', 1],
  [50, false, 'purple', 0],
  [100, false, 'blue', 0],
  [200, false, 'green', 0],
  [400, false, 'gray', 0],
] as const)(
  'after %i families the next one is told the truth',
  (families, is_founder, color, spots) => {
    const counts = { family_count: families, spots_taken: Math.min(families, 50) }
    const info = registrationInfo(counts, true)
    expect(info.next_user_number).toBe(families + 1)
    expect(info.spots_remaining).toBe(spots)
    expect(info.next_user_tier.founding_member).toBe(is_founder)
    expect(info.next_user_tier.badge_color).toBe(color)
    expect(RegistrationInfo.parse(info)).toEqual(info)
  },
)

test('a spot that was released goes to the next family, whatever its number', () => {
  const info = registrationInfo({ family_count: 56, spots_taken: 49 }, true)
  expect(info).toMatchObject({
    next_user_number: 57,
    spots_remaining: 1,
    next_user_tier: { founding_member: true, tier: 'founding_premium', price_usd: 0 },
  })
})

test.each([
  ['a founder of a low number', 7, true, 'founding_premium', 0],
  ['a founder of a high number', 457, true, 'founding_premium', 0],
  ['a family of a low number without its spot', 7, false, 'recovery_tier', 300],
  ['a family that never had one', 57, false, 'recovery_tier', 300],
  ['a late family', 300, false, 'early_bird', 500],
])(
  '%s has the terms of its spot, else of its number',
  (_, number, founding_member, tier, price) => {
    const read = tierNumber({ registration_number: number, founding_member })
    expect([registrationTier(read).tier, checkoutPrice(read, 'USD')]).toEqual([tier, price])
  },
)

test.each([
  [true, null, 'confirmed'],
  [true, '2026-03-04T09:00:00.000Z', 'held'],
  [false, '2026-03-04T09:00:00.000Z', 'released'],
  [false, null, 'none'],
])('a founding spot (%s, %s) is %s', (founding_member, spot_held_until, state) => {
  expect(foundingSpot({ founding_member, spot_held_until })).toEqual({
    state,
    held_until: spot_held_until,
  })
})

test('a display that is switched off gives the count away nowhere', () => {
  const info = registrationInfo({ family_count: 47, spots_taken: 47 }, false)
  expect(info.spots_remaining).toBeNull()
  expect(info.next_user_tier.urgency_message).toBe('Join 50 Founding Families!')
})

test('the badge is the tier of the registration, Founding before all', () => {
  expect(membershipBadge({ founding_member: true, tier: 'standard' })).toBe('Founding')
  expect(membershipBadge({ founding_member: false, tier: 'value_tier' })).toBe('Early Support')
  expect(membershipBadge({ founding_member: false, tier: 'trial' })).toBe('Standard')
})
