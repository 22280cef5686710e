import { expect, test } from 'vitest'
import { currencies } from '../family/tiers.ts'
import { launchOffer, type PaymentsState, RegistrationInfo, registrationInfo } from './offers.ts'

const free = currencies.map((currency) => ({ currency, amount: 0 }))
const launch = (
  counts: { family_count: number; spots_taken: number },
  payments: PaymentsState = 'later',
) => ({
  ...counts,
  are_spots_shown: true,
  payments: { payments, payments_open_at: 101, families_so_far: counts.family_count },
})

test('the first visitor is promised founding spot 1', () => {
  expect(registrationInfo(launch({ family_count: 0, spots_taken: 0 }))).toEqual({
    next_user_number: 1,
    spots_remaining: 50,
    next_user_tier: {
      founding_member: true,
      tier: 'founding_premium',
      name: 'Founding Family',
      badge_color: 'gold',
      urgency_message: 'Join 50 Founding Families!',
      price_usd: 0,
      percent_off: 100,
    },
    offer: {
      payments: 'later',
      may_pay_now: false,
      payments_open_at: 101,
      families_so_far: 0,
      label: 'Founding Family',
      price_usd: 0,
      percent_off: 100,
      prices: free,
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
  (families, isFounder, color, spots) => {
    const counts = { family_count: families, spots_taken: Math.min(families, 50) }
    const info = registrationInfo(launch(counts))
    expect(info.next_user_number).toBe(families + 1)
    expect(info.spots_remaining).toBe(spots)
    expect(info.next_user_tier.founding_member).toBe(isFounder)
    expect(info.next_user_tier.badge_color).toBe(color)
    expect(RegistrationInfo.parse(info)).toEqual(info)
  },
)

test('a spot that was released goes to the next family, whatever its number', () => {
  const info = registrationInfo(launch({ family_count: 56, spots_taken: 49 }))
  expect(info).toMatchObject({
    next_user_number: 57,
    spots_remaining: 1,
    next_user_tier: { founding_member: true, tier: 'founding_premium', price_usd: 0 },
  })
})

test('the count is nowhere to be seen when its display is off', () => {
  const info = registrationInfo({
    ...launch({ family_count: 47, spots_taken: 47 }),
    are_spots_shown: false,
  })
  expect(info.spots_remaining).toBeNull()
  expect(info.next_user_tier.urgency_message).toBe('Join 50 Founding Families!')
})

test('it says even then that none is left: no one is promised a spot', () => {
  const info = registrationInfo({
    ...launch({ family_count: 50, spots_taken: 50 }),
    are_spots_shown: false,
  })
  expect(info.spots_remaining).toBeNull()
  expect(info.next_user_tier).toMatchObject({
    founding_member: false,
    urgency_message: 'Join Waitlist - Be First in Line!',
  })
})

test.each([
  ['open', 300, 50, true],
  ['open', 300, 49, false],
  ['later', 300, 50, false],
  ['off', 300, 50, false],
] as const)(
  'payments %s, %i families, %i spots taken: the next family may pay now is %s',
  (payments, familyCount, spotsTaken, mayPayNow) => {
    const { offer } = registrationInfo(
      launch({ family_count: familyCount, spots_taken: spotsTaken }, payments),
    )
    expect(offer.may_pay_now).toBe(mayPayNow)
  },
)

test.each([
  [50, 0, 100],
  [51, 300, 88],
  [101, 700, 72],
  [201, 500, 80],
  [401, 500, 80],
  [501, 2500, 0],
])('family %i reads what checkout charges: %i cents, %i percent off', (number, price, off) => {
  const standing = { payments: 'open', may_pay_now: true } as const
  const offer = launchOffer(number, { ...standing, payments_open_at: 101, families_so_far: 500 })
  expect([offer.price_usd, offer.percent_off, offer.prices[0]]).toEqual([
    price,
    off,
    { currency: 'USD', amount: price },
  ])
})
