import { z } from 'zod'
import { LaunchOffer } from '../launch/offers.ts'
import { isMember, isWaitlisted } from './membership.ts'
import { FoundingSpot, Tier, WaitlistStatus, waitlistStatusAtRegistration } from './tiers.ts'

/*
 * The waitlist and its referrals (spec part two §2-4, §9; decisions §2): what invitations and waiting earn, and what the
 * dashboard shows of both.
 */

/** Every this many referrals a family moves up, and by how many places. */
export const moveUp = { every: 3, places: 5 } as const
/** The number of referrals for each reward. */
export const rewardReferrals = {
  skip_waitlist: 3,
  bonus_activity_pack: 5,
  early_payment_access: 10,
} as const
/** Days of waiting after which a family gets thanks. */
export const thankYouDays = 14
/** How many premium activities a benefit opens. */
export const openedActivities = { fourteen_day_thank_you: 3, bonus_activity_pack: 6 } as const

/** How often a family's referrals have earned it something: floor(referrals / 3). */
export const rewardsEarned = (referralCount: number) => Math.floor(referralCount / moveUp.every)

/** Days after the launch until a position is expected to get in. */
export const daysAfterLaunch = (queuePosition: number) => Math.ceil(queuePosition / 10)

/** The facts that decide what the next friends bring a family. `queue_position` is null when it does not wait. */
export type Inviting = {
  referral_count: number
  waitlist_status: WaitlistStatus
  queue_position: number | null
  /** Premium is already open to it: moving up and paying early bring it nothing. */
  may_pay_now?: boolean
}

/** The next gain by friends who join: how many more are needed, and what they bring. */
export type NextReward = {
  friends: number
  effect: 'reserves_spot' | 'moves_up' | 'opens_pack' | 'pays_early'
  /** How many places up; 0 for none. */
  places: number
}

/**
 * What the next friends bring a family, the nearest first: a move every third friend, and the rewards at 3, 5 and 10. Null for a
 * family that is in, or first in line with all rewards. The one rule for mails and pages, so that no one is promised places that
 * do not exist.
 */
export function nextReward(family: Inviting): NextReward | null {
  const { referral_count: now, queue_position } = family
  if (isMember(family)) return null
  const places = placesUp(queue_position)
  const nextMove = (rewardsEarned(now) + 1) * moveUp.every
  const all: (NextReward & { from: number })[] = [
    { from: rewardReferrals.skip_waitlist, effect: 'reserves_spot', friends: 0, places },
    { from: rewardReferrals.bonus_activity_pack, effect: 'opens_pack', friends: 0, places: 0 },
    { from: rewardReferrals.early_payment_access, effect: 'pays_early', friends: 0, places: 0 },
    { from: nextMove, effect: 'moves_up', friends: 0, places },
  ]
  const [next] = all
    .filter(({ effect }) => effect !== 'reserves_spot' || isWaitlisted(family))
    .filter(({ effect }) => effect !== 'moves_up' || places > 0)
    .filter(({ effect }) => effect === 'opens_pack' || !family.may_pay_now)
    .filter(({ from }) => from > now)
    .sort((a, b) => a.from - b.from)
  return next ? { friends: next.from - now, effect: next.effect, places: next.places } : null
}

/** How far up a move takes a family: never past the first place. */
export const placesUp = (queuePosition: number | null): number =>
  queuePosition === null ? 0 : Math.min(moveUp.places, queuePosition - 1)

/** The same as a sentence: 'One more opens the bonus pack.' Null when nothing is to come. */
export function nextRewardSentence(family: Inviting): string | null {
  const next = nextReward(family)
  if (!next) return null
  const places = next.places === 1 ? '1 place' : `${next.places} places`
  const [one, many] = {
    reserves_spot: ['reserves your spot', 'reserve your spot'],
    moves_up: [`moves you up ${places}`, `move you up ${places}`],
    opens_pack: ['opens the bonus pack', 'open the bonus pack'],
    pays_early: ['gives you early access', 'give you early access'],
  }[next.effect] as [string, string]
  return next.friends === 1 ? `One more ${one}.` : `${next.friends} more ${many}.`
}

/** True when a family came with its own spot: it had no waitlist to skip. */
export const neverWaitlisted = (registrationNumber: number | null): boolean =>
  registrationNumber === null || waitlistStatusAtRegistration(registrationNumber) !== 'waitlisted'

type Turn = {
  /** How many families payments wait for, and how many have joined. */
  threshold: number
  current: number
  /** The expected day, as words: 'March 31, 2026'. */
  day: string
}

/** When a waiting family gets in, in one sentence: what has to happen, and the expected day. */
export function turnSentence({ threshold, current, day }: Turn): string {
  const opens =
    current < threshold
      ? `once payments open, at ${threshold} families (${current} so far)`
      : 'once payments open'
  return `Your turn comes ${opens}. We expect that around ${day}.`
}

export const BenefitType = z.enum([
  'fourteen_day_thank_you',
  'skip_waitlist',
  'bonus_activity_pack',
  'early_payment_access',
])
export type BenefitType = z.output<typeof BenefitType>

/** Something a family has earned. `expires_at` is null if it does not end. */
export const Benefit = z
  .object({ id: z.string(), type: BenefitType, expires_at: z.iso.datetime().nullable() })
  .meta({ id: 'Benefit' })
export type Benefit = z.output<typeof Benefit>

/**
 * The benefits of a family. They follow from how long it has waited and how many friends joined, so nothing can be earned twice.
 */
export function benefitsOf(family: {
  days_on_waitlist: number
  referral_count: number
}): Benefit[] {
  const has: Record<BenefitType, boolean> = {
    fourteen_day_thank_you: family.days_on_waitlist >= thankYouDays,
    skip_waitlist: family.referral_count >= rewardReferrals.skip_waitlist,
    bonus_activity_pack: family.referral_count >= rewardReferrals.bonus_activity_pack,
    early_payment_access: family.referral_count >= rewardReferrals.early_payment_access,
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
      payments_open_at: z.number().int().describe('So many families open payments to everybody'),
      families_so_far: z.number().int().min(0),
    }),
    benefits: z.array(Benefit),
    moves: z.array(QueueMove).describe('Newest first'),
    referral_link: z.url(),
    can_pay: z.boolean().describe('True when this family may pay now: `offer.may_pay_now`'),
    offer: LaunchOffer,
    founding_spot: FoundingSpot.extend({
      is_one_free: z.boolean().describe('True while a founding spot can be had'),
    }).meta({ id: 'FoundingSpotStatus' }),
  })
  .meta({ id: 'WaitlistDashboard' })
export type WaitlistDashboard = z.output<typeof WaitlistDashboard>

/** POST /api/waitlist/referral. */
export const ReferralLink = z
  .object({ referral_link: z.url(), referral_count: z.number().int().min(0) })
  .meta({ id: 'ReferralLink' })

/** Why a referral was not counted automatically. The pages have the words for parents and administrators. */
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
