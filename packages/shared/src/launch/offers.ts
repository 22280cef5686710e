import { z } from 'zod'
import {
  BadgeColor,
  Currency,
  checkoutPrice,
  currencies,
  percentOff,
  priceLabel,
  registrationTier,
  spotsRemaining,
  Tier,
  tierNumber,
} from '../family/tiers.ts'
import { foundingSpots } from './founding-spots.ts'
import { promoHeading } from './story.ts'

/*
 * What the launch offers a visitor or a family right now (spec part one §4, §9; decisions §1, §3, §5, §14). The server decides
 * this in one place; flags, registration, landing, dashboard and upgrade all agree.
 */

export const Amount = z.number().int().min(0).describe('In minor units: cents, pence, paise')

export const Price = z.object({ currency: Currency, amount: Amount }).meta({ id: 'Price' })

/**
 * Payments as a whole: `open` to everyone, `later` when enough families have joined, or `off`: no provider is configured, or an
 * administrator closed them. With `off` nothing may promise a payment.
 */
export const PaymentsState = z.enum(['open', 'later', 'off'])
export type PaymentsState = z.output<typeof PaymentsState>

/** The one answer to 'may I pay, and what?', for the next family to register or for the requesting one. */
export const LaunchOffer = z
  .object({
    payments: PaymentsState,
    may_pay_now: z.boolean().describe('True when this visitor, once registered, or family can pay'),
    label: z.string().describe('What the price is called, e.g. "Early Bird"'),
    price_usd: Amount.describe('What checkout charges, in US cents; 0 for Founding Families'),
    percent_off: z.number().int().min(0).max(100).describe('Below the standard price'),
    prices: z.array(Price).describe('The same price in each currency'),
    payments_open_at: z.number().int().describe('So many families open payments to everybody'),
    families_so_far: z.number().int().min(0),
  })
  .meta({ id: 'LaunchOffer' })
export type LaunchOffer = z.output<typeof LaunchOffer>

type Standing = Pick<
  LaunchOffer,
  'payments' | 'may_pay_now' | 'payments_open_at' | 'families_so_far'
>

/** The offer for the terms of a number (`tierNumber`): its checkout price in every currency. */
export function launchOffer(number: number, standing: Standing): LaunchOffer {
  const priceUsd = checkoutPrice(number, 'USD')
  return {
    ...standing,
    label: priceLabel(number),
    price_usd: priceUsd,
    percent_off: percentOff(priceUsd),
    prices: currencies.map((currency) => ({ currency, amount: checkoutPrice(number, currency) })),
  }
}

export const NextUserTier = z
  .object({
    founding_member: z.boolean(),
    tier: Tier,
    name: z.string().describe('What the tier is called, e.g. "Founding Family"'),
    badge_color: BadgeColor,
    urgency_message: z.string(),
    price_usd: Amount.describe('What checkout charges, in US cents; 0 for Founding Families'),
    percent_off: z.number().int().min(0).max(100).describe('Below the standard price'),
  })
  .meta({ id: 'NextUserTier' })

/** GET /registration-info: what the next family to register would get. `spots_remaining` null means unlimited or not displayed. */
export const RegistrationInfo = z
  .object({
    next_user_number: z.number().int().positive(),
    spots_remaining: z.number().int().min(0).max(foundingSpots).nullable(),
    next_user_tier: NextUserTier,
    offer: LaunchOffer,
  })
  .meta({ id: 'RegistrationInfo' })
export type RegistrationInfo = z.output<typeof RegistrationInfo>

type Launch = {
  family_count: number
  spots_taken: number
  are_spots_shown: boolean
  payments: Omit<Standing, 'may_pay_now'>
}

/**
 * The response of GET /registration-info. The display of the count can be switched off; that no spot is left is still said in
 * words (`next_user_tier`), because no one may be promised one.
 */
export function registrationInfo(launch: Launch): RegistrationInfo {
  const spotsLeft = spotsRemaining(launch.spots_taken)
  const next = {
    registration_number: launch.family_count + 1,
    founding_member: spotsLeft > 0,
  }
  const shownSpots = launch.are_spots_shown ? spotsLeft : null
  return {
    next_user_number: next.registration_number,
    spots_remaining: shownSpots,
    next_user_tier: tierInfo(next, spotsLeft === 0 ? 0 : shownSpots),
    offer: launchOffer(tierNumber(next), {
      ...launch.payments,
      may_pay_now: !next.founding_member && launch.payments.payments === 'open',
    }),
  }
}

/** The tier of a family as registration returns it; `spots_remaining` null when the count is not shown. */
export function tierInfo(
  family: Parameters<typeof tierNumber>[0],
  shownSpots: number | null,
): z.output<typeof NextUserTier> {
  const number = tierNumber(family)
  const row = registrationTier(number)
  const priceUsd = checkoutPrice(number, 'USD')
  return {
    founding_member: row.tier === 'founding_premium',
    tier: row.tier,
    name: row.name,
    badge_color: row.badge_color,
    urgency_message: promoHeading(shownSpots),
    price_usd: priceUsd,
    percent_off: percentOff(priceUsd),
  }
}
