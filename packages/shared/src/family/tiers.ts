import { z } from 'zod'
import { foundingSpots } from '../launch/founding-spots.ts'

/*
 * The launch in numbers (spec part one §1, §4, §9; decisions §1, §14): who is in which tier, and what it costs. `offers.ts` has
 * what a visitor or a family is offered, `launch/story.ts` the words for it.
 */

export const Tier = z.enum([
  'founding_premium',
  'recovery_tier',
  'value_tier',
  'early_bird',
  'standard',
  // Known labels that registration never assigns.
  'growth_tier',
  'launch_special',
  'trial',
  'free',
])
export type Tier = z.output<typeof Tier>

export const WaitlistStatus = z.enum(['active', 'reserved', 'waitlisted'])
export type WaitlistStatus = z.output<typeof WaitlistStatus>

export const BadgeColor = z.enum(['gold', 'purple', 'blue', 'green', 'gray'])

/** One row of the registration table; `last_number` null means 'and beyond'; the fee is in US cents. */
export type RegistrationTier = {
  tier: Tier
  name: string
  badge: string
  badge_color: z.output<typeof BadgeColor>
  first_number: number
  last_number: number | null
  fee_usd: number
}

const lastTier: RegistrationTier = {
  tier: 'standard',
  name: 'Standard',
  badge: 'Standard',
  badge_color: 'gray',
  first_number: 401,
  last_number: null,
  fee_usd: 2500,
}

/** The registration tiers in order of their numbers; set once, at registration. */
export const registrationTiers: readonly RegistrationTier[] = [
  {
    tier: 'founding_premium',
    name: 'Founding Family',
    badge: 'Founding',
    badge_color: 'gold',
    first_number: 1,
    last_number: foundingSpots,
    fee_usd: 0,
  },
  {
    tier: 'recovery_tier',
    name: 'Pioneer',
    badge: 'Pioneer',
    badge_color: 'purple',
    first_number: 51,
    last_number: 100,
    fee_usd: 300,
  },
  {
    tier: 'value_tier',
    name: 'Early Supporter',
    badge: 'Early Support',
    badge_color: 'blue',
    first_number: 101,
    last_number: 200,
    fee_usd: 700,
  },
  {
    tier: 'early_bird',
    name: 'Early Bird',
    badge: 'Early Bird',
    badge_color: 'green',
    first_number: 201,
    last_number: 400,
    fee_usd: 1200,
  },
  lastTier,
]

/** The tier of a registration number. Numbers start at 1. */
export function registrationTier(registrationNumber: number): RegistrationTier {
  return (
    registrationTiers.find(
      (row) => row.last_number !== null && registrationNumber <= row.last_number,
    ) ?? lastTier
  )
}

/**
 * The number that decides tier and price of a family. A family that holds a founding spot counts among the first 50, whatever its
 * number; one without counts after them, so a family of a low number whose spot was released has the terms of the Pioneers
 * (docs/decisions/032-founding-spots.md).
 */
export function tierNumber(family: {
  registration_number: number | null
  founding_member: boolean
}): number {
  const number = family.registration_number ?? 1
  return family.founding_member
    ? Math.min(number, foundingSpots)
    : Math.max(number, foundingSpots + 1)
}

/** Numbers 1-50 are in at once, 51-400 have a reserved spot, later ones wait (decisions §2). */
export function waitlistStatusAtRegistration(registrationNumber: number): WaitlistStatus {
  if (registrationNumber <= foundingSpots) return 'active'
  return registrationNumber <= 400 ? 'reserved' : 'waitlisted'
}

/** Founding spots left when this many are confirmed or held; never below 0. */
export function spotsRemaining(spotsTaken: number): number {
  return Math.max(0, foundingSpots - spotsTaken)
}

/** Credits a family receives when it becomes active (decisions §4). */
export const creditsWhenActive = 50
/** How many of them a founder can spend before its address is confirmed (decisions §14). */
export const creditsWhileHeld = 3
/** How long a founding spot is held for an unconfirmed address (decisions §14). */
export const spotHeldHours = 48
/** The same for founders from before this rule, counted from the upgrade (migration 0016). */
export const spotHeldDaysAfterUpgrade = 14

/**
 * The state of a family's founding spot: `held` until its address is confirmed, `confirmed` for good, `released` if it was not
 * confirmed in time (it can be taken back while one is free).
 */
export const FoundingSpot = z
  .object({
    state: z.enum(['none', 'held', 'confirmed', 'released']),
    held_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when a held spot waits, or a released one waited; else null'),
  })
  .meta({ id: 'FoundingSpot' })
export type FoundingSpot = z.output<typeof FoundingSpot>

/** The founding spot of a family, from its two columns. */
export function foundingSpot(family: {
  founding_member: boolean
  spot_held_until: string | null
}): FoundingSpot {
  const { founding_member, spot_held_until: heldUntil } = family
  if (heldUntil === null)
    return { state: founding_member ? 'confirmed' : 'none', held_until: heldUntil }
  return { state: founding_member ? 'held' : 'released', held_until: heldUntil }
}

/** Currencies a family can pay in (spec part one §2, upgrade screen). */
export const currencies = ['USD', 'EUR', 'GBP', 'INR'] as const
export const Currency = z.enum(currencies)
export type Currency = z.output<typeof Currency>

/** One row of the price book: a one-time price in each currency's minor units (cents, pence, paise). */
type PriceRow = { label: string; last_number: number } & Record<Currency, number>

/**
 * What checkout charges, by registration number (decisions §1). A family never pays more than either reading of the spec promised
 * it, so 201-400 pay $5 although their registration price was $12.
 */
const priceBook: readonly PriceRow[] = [
  { label: 'Founding Family', last_number: foundingSpots, USD: 0, EUR: 0, GBP: 0, INR: 0 },
  { label: 'Pioneer', last_number: 100, USD: 300, EUR: 270, GBP: 234, INR: 24_900 },
  { label: 'Early Supporter', last_number: 200, USD: 700, EUR: 630, GBP: 546, INR: 58_100 },
  { label: 'Early Bird', last_number: 500, USD: 500, EUR: 450, GBP: 390, INR: 41_500 },
  {
    label: 'Standard',
    last_number: Number.POSITIVE_INFINITY,
    USD: 2500,
    EUR: 2200,
    GBP: 1950,
    INR: 207_000,
  },
]

const priceRow = (registrationNumber: number) =>
  priceBook.find((row) => registrationNumber <= row.last_number) ?? priceBook[4]

/** What a family pays once, in minor units of the currency; 0 for Founding Families. */
export function checkoutPrice(registrationNumber: number, currency: Currency): number {
  return priceRow(registrationNumber)?.[currency] ?? 0
}

/** One step of the price list: which registration numbers pay what, in each currency's minor units. */
export type PriceStep = {
  label: string
  first_number: number
  last_number: number | null
} & Record<Currency, number>

/** The whole price list, in order of the numbers, for people who want to see it before registering. */
export const priceLadder: readonly PriceStep[] = priceBook.map((row, index) => ({
  ...row,
  first_number: (priceBook[index - 1]?.last_number ?? 0) + 1,
  last_number: Number.isFinite(row.last_number) ? row.last_number : null,
}))

/**
 * What checkout charges the families of a registration tier, in order of their numbers: more than one step if the price changes
 * within the tier.
 */
export function priceSteps({
  first_number,
  last_number,
}: Pick<RegistrationTier, 'first_number' | 'last_number'>): PriceStep[] {
  return priceLadder.filter(
    (step) =>
      step.first_number <= (last_number ?? Number.POSITIVE_INFINITY) &&
      first_number <= (step.last_number ?? Number.POSITIVE_INFINITY),
  )
}

/**
 * How much less a price is than the standard one, in percent: 88 for $3 (spec part one §9). Derived from the checkout price, so
 * the two always agree.
 */
export function percentOff(priceUsd: number): number {
  return Math.round(100 * (1 - priceUsd / lastTier.fee_usd))
}

/** What the upgrade screen calls the price of a registration number, e.g. 'Early Bird'. */
export function priceLabel(registrationNumber: number): string {
  return priceRow(registrationNumber)?.label ?? lastTier.name
}

/** The state of the launch, for administrators only (spec part two §9). */
export const launchPhases = [
  { name: 'Founding', first_number: 0, last_number: 200 },
  { name: 'Early Bird', first_number: 201, last_number: 500 },
  { name: 'Standard', first_number: 501, last_number: null },
] as const

/** The phase that a count of families falls in. */
export function launchPhase(familyCount: number): (typeof launchPhases)[number]['name'] {
  if (familyCount <= 200) return 'Founding'
  return familyCount <= 500 ? 'Early Bird' : 'Standard'
}

/** The word on the membership badge (spec part two §2, top navigation bar). An administrator is not a family and has no tier. */
export function membershipBadge(user: {
  founding_member: boolean
  tier: string
  is_admin?: boolean
}): string {
  if (user.is_admin) return 'Administrator'
  if (user.founding_member) return 'Founding'
  return registrationTiers.find((row) => row.tier === user.tier)?.badge ?? 'Standard'
}
