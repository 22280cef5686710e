import type { Db } from '@fgm/db'
import type { Family } from '@fgm/db/schema'
import { dayMs } from '@fgm/shared/days'
import { isMember } from '@fgm/shared/family/membership'
import { type Benefit, benefitsOf } from '@fgm/shared/family/waitlist'
import type { Deps } from '../../core/deps.ts'
import { isFeatureOpen } from '../flags/flags.ts'
import { referralCount } from '../referrals/referrals.ts'

/*
 * What membership gives a family. Who is a member is in `@fgm/shared/family/membership`, also for pages and mails; here are
 * the rules that need the database.
 */

/**
 * Whether the premium library is open to this family: the feature is on, and the family is a member (spec part two §4,
 * §6). How many activities its benefits open: `openingsOf` of `features/collection`; why the library is closed: `requirePremium` of
 * `features/library`.
 */
export const hasPremiumLibrary = (db: Db, family: Family): boolean =>
  isMember(family) && isFeatureOpen(db, 'premium_library')

/** What a family has earned by waiting and inviting. */
export function familyBenefits(deps: Pick<Deps, 'db' | 'now'>, family: Family): Benefit[] {
  return benefitsOf({
    days_on_waitlist: daysOnWaitlist(deps, family),
    referral_count: referralCount(deps.db, family.id),
  })
}

/** Full days from registration until the family became active, or until now. */
export function daysOnWaitlist({ now }: Pick<Deps, 'now'>, family: Family): number {
  const end = family.activated_at ? Date.parse(family.activated_at) : now().getTime()
  return Math.max(0, Math.floor((end - Date.parse(family.created_at)) / dayMs))
}
