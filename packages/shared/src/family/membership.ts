import type { WaitlistStatus } from './tiers.ts'

/*
 * Who is in (decisions §2, §4). The one place of the product that looks at `waitlist_status`; the features
 * that refuse ask it here. No schema here: pages load this early.
 */

type Standing = { waitlist_status: WaitlistStatus }

/**
 * A member: founding (also while its spot is only held) or paid. Everything of premium is a member's. Founders and
 * administrators are active from their first day on, as the database's invariants say, so nothing else has to be asked.
 */
export const isMember = (user: Standing): boolean => user.waitlist_status === 'active'

/** A family that waits with a spot kept for it. */
export const hasReservedSpot = (family: Standing): boolean => family.waitlist_status === 'reserved'

/** A family that waits in the queue, with no spot kept for it. */
export const isWaitlisted = (family: Standing): boolean => family.waitlist_status === 'waitlisted'
