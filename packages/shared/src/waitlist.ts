import { z } from 'zod'
import { Tier, WaitlistStatus } from './tiers.ts'

/*
 * The waitlist and its referrals (spec part two §2-4, §9; decisions §2): what invitations earn, what
 * waiting earns, and what the dashboard shows of both.
 */

/** Every this many referrals a family moves up, and by how many places. */
export const move_up = { every: 3, places: 5 } as const
/** Referrals from which each reward is a family's. */
export const reward_referrals = {
  skip_waitlist: 3,
  bonus_activity_pack: 5,
  early_payment_access: 10,
} as const
/** Days of waiting after which a family is thanked. */
export const thank_you_days = 14
/** Premium activities that a benefit opens. */
export const opened_activities = { fourteen_day_thank_you: 3, bonus_activity_pack: 6 } as const

/** How often a family's referrals have earned it something: floor(referrals / 3). */
export const rewardsEarned = (referral_count: number) => Math.floor(referral_count / move_up.every)

/** Days after the launch until a position is expected to be let in. */
export const daysAfterLaunch = (queue_position: number) => Math.ceil(queue_position / 10)

export const BenefitType = z.enum([
  'fourteen_day_thank_you',
  'skip_waitlist',
  'bonus_activity_pack',
  'early_payment_access',
])
export type BenefitType = z.output<typeof BenefitType>

/** Something a family has earned. `expires_at` is null where it does not end. */
export const Benefit = z
  .object({ id: z.string(), type: BenefitType, expires_at: z.iso.datetime().nullable() })
  .meta({ id: 'Benefit' })
export type Benefit = z.output<typeof Benefit>

/**
 * The benefits of a family. They follow from how long it has waited and how many friends joined, so
 * nothing can earn one twice.
 */
export function benefitsOf(family: {
  days_on_waitlist: number
  referral_count: number
}): Benefit[] {
  const has: Record<BenefitType, boolean> = {
    fourteen_day_thank_you: family.days_on_waitlist >= thank_you_days,
    skip_waitlist: family.referral_count >= reward_referrals.skip_waitlist,
    bonus_activity_pack: family.referral_count >= reward_referrals.bonus_activity_pack,
    early_payment_access: family.referral_count >= reward_referrals.early_payment_access,
  }
  return BenefitType.options
    .filter((type) => has[type])
    .map((type) => ({ id: type, type, expires_at: null }))
}

export const QueueMoveReason = z.enum(['friends_joined'])

/** A move in the queue: by how many places, why, and when. */
export const QueueMove = z
  .object({
    id: z.string(),
    places: z.number().int().min(0).describe('Places up; 0 when the family was first already'),
    reason: QueueMoveReason,
    referral_count: z.number().int().describe('The friends who had joined by then'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'QueueMove' })
export type QueueMove = z.output<typeof QueueMove>

const Day = z.iso.date()

/** GET /waitlist/status: everything the dashboard shows, every number from the database. */
export const WaitlistDashboard = z
  .object({
    user: z.object({
      name: z.string(),
      tier: Tier,
      tier_price: z
        .number()
        .int()
        .describe('What checkout would charge, in US cents; 0 for Founding Families'),
      registration_price: z
        .number()
        .int()
        .describe('The price announced at registration, in US cents; never below tier_price'),
      waitlist_status: WaitlistStatus,
      founding_member: z.boolean(),
      registration_number: z.number().int().nullable(),
      queue_position: z
        .number()
        .int()
        .positive()
        .nullable()
        .describe('Rank among the families that wait; null when active'),
      days_on_waitlist: z
        .number()
        .int()
        .min(0)
        .describe('Whole days from registration until active'),
      referral_count: z.number().int().min(0).describe('Friends who joined and confirmed'),
      rewards_earned: z.number().int().min(0),
      pending_referrals: z
        .number()
        .int()
        .min(0)
        .describe('Friends who registered and have not confirmed their address, or are looked at'),
    }),
    launch_info: z.object({
      days_until_launch: z.number().int().min(0),
      launch_date: Day,
      estimated_access_on: Day.nullable().describe('null when active'),
    }),
    benefits: z.array(Benefit),
    moves: z.array(QueueMove).describe('Newest first'),
    referral_link: z.url(),
    can_pay: z.boolean().describe('True when this family may pay now'),
  })
  .meta({ id: 'WaitlistDashboard' })
export type WaitlistDashboard = z.output<typeof WaitlistDashboard>

/** POST /api/waitlist/referral. */
export const ReferralLink = z
  .object({ referral_link: z.url(), referral_count: z.number().int().min(0) })
  .meta({ id: 'ReferralLink' })

/** Where a referral stands: nothing confirmed yet, counted, waiting for a person to look, or not counted. */
export const ReferralState = z.enum(['pending', 'counted', 'held', 'refused'])

/** Why a referral was not counted by itself. Words for parents and administrators are the pages'. */
export const ReferralReason = z.enum([
  'own_address',
  'known_address',
  'same_device',
  'many_at_once',
  'same_connection',
  'blocked_family',
])
export type ReferralReason = z.output<typeof ReferralReason>

/** A held referral, for the administrator who decides. */
export const ReferralReview = z
  .object({
    id: z.string(),
    reason: ReferralReason,
    referrer: z.object({ name: z.string(), email: z.string(), referral_count: z.number().int() }),
    referee: z.object({ name: z.string(), email: z.string() }).nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ReferralReview' })
export type ReferralReview = z.output<typeof ReferralReview>

/** POST /api/admin/referrals/{id}. */
export const DecideReferral = z
  .object({ id: z.string().min(1).max(64), decision: z.enum(['accept', 'refuse']) })
  .meta({ id: 'DecideReferral' })
