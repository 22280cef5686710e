import type { Db } from '@fgm/db'
import type { User } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import { type Benefit, benefitsOf } from '@fgm/shared/family/waitlist'
import type { Deps } from '../../core/deps.ts'
import { isFeatureOpen } from '../flags/flags.ts'
import { referralCount } from '../referrals/referrals.ts'

/*
 * What membership gives a family. Who is a member is in `@fgm/shared/family/membership`, for pages and mails, too; here is
 * what needs the database besides.
 */

const dayMs = 86_400_000

/**
 * True when the premium library is open to this family: the feature is on, and the family is
 * a member (spec part two §4, §6). The one place that says so.
 */
export const hasPremiumLibrary = (db: Db, user: User): boolean =>
  isMember(user) && isFeatureOpen(db, 'premium_library')

/** What a family has earned by waiting and inviting. */
export function familyBenefits(deps: Pick<Deps, 'db' | 'now'>, user: User): Benefit[] {
  return benefitsOf({
    days_on_waitlist: daysOnWaitlist(deps, user),
    referral_count: referralCount(deps.db, user.id),
  })
}

/** Full days from registration until the family became active, or until now. */
export function daysOnWaitlist({ now }: Pick<Deps, 'now'>, user: User): number {
  const end = user.activated_at ? Date.parse(user.activated_at) : now().getTime()
  return Math.max(0, Math.floor((end - Date.parse(user.created_at)) / dayMs))
}
