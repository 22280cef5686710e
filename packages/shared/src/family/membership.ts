import type { Tier, WaitlistStatus } from './tiers.ts'

/*
 * Who is in (decisions §2, §4). The one place of the product that looks at `waitlist_status`; what else hangs on
 * it, and needs the database, stands in the server's `features/membership`. No schema here: pages load this early.
 */

type Standing = { waitlist_status: WaitlistStatus }
type Viewer = Standing & { is_admin: boolean }

/** A family that is in: founding (also while its spot is only held) or paid. */
export const isIn = (family: Standing): boolean => family.waitlist_status === 'active'

/** A family that waits with a spot kept for it. */
export const hasReservedSpot = (family: Standing): boolean => family.waitlist_status === 'reserved'

/** A family that waits in the queue, with no spot kept for it. */
export const isWaitlisted = (family: Standing): boolean => family.waitlist_status === 'waitlisted'

/** What the decisions' table calls 'active': a family that is in, or an administrator, who sees everything. */
export const isActive = (user: Viewer): boolean => user.is_admin || isIn(user)

/** Founding or paid, as the generator asks it: being an administrator gives nothing here (decisions §4). */
export const isFoundingOrPaid = (family: Standing & { founding_member: boolean }): boolean =>
  family.founding_member || isIn(family)

/** Whose the premium library is while it is open: founders, families that paid, administrators (spec part two §4, §6). */
export const isMember = (user: Viewer & { founding_member: boolean; tier: Tier }): boolean =>
  user.founding_member || user.tier === 'founding_premium' || isActive(user)
