import type { WaitlistStatus } from './tiers.ts'

/*
 * Who is a member (decisions §2, §4). The only place that compares `waitlist_status`; features that refuse call
 * these functions. No schema here: pages load this early.
 */

type Standing = { waitlist_status: WaitlistStatus }

/**
 * A member: founding (even while its spot is only held) or paid. Members have all of premium. Founders and
 * administrators are active from their first day, as the database's invariants say, so nothing else needs checking.
 */
export const isMember = (user: Standing): boolean => user.waitlist_status === 'active'

/** A waiting family with a spot reserved for it. */
export const hasReservedSpot = (family: Standing): boolean => family.waitlist_status === 'reserved'

/** A family in the queue, without a reserved spot. */
export const isWaitlisted = (family: Standing): boolean => family.waitlist_status === 'waitlisted'
