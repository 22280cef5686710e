import type { Db } from '@fgm/db'
import { type Family, families, type Parent } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import {
  registrationTier,
  tierNumber,
  waitlistStatusAtRegistration,
} from '@fgm/shared/family/tiers'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { forgetReasonsAbout } from '../audit/audit.ts'
import { countRatingsOf, leaveCommunity } from '../community/community.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import {
  type ConfirmedSpot,
  confirmFoundingSpot,
  releaseFoundingSpot,
  spotAtRegistration,
} from '../founding-spots/founding-spots.ts'
import { queueOrderOf } from '../queue/queue.ts'
import { confirmReferral, forgetReferee } from '../referrals/referrals.ts'
import { familyCount } from '../tiers/tiers.ts'

/*
 * How a family begins and ends (docs/decisions/044-families-and-parents.md), inside the caller's transaction. Who belongs to
 * it is in `parents`.
 */

/**
 * Gives the next number to a family that has no parent yet, with its founding spot, tier and status. Numbers are
 * 1, 2, 3 ... whatever happens at once; a transaction that fails takes none.
 */
export function foundFamily(
  deps: Deps,
  tx: Db,
  { is_email_verified }: { is_email_verified: boolean },
): Family {
  const registrationNumber = familyCount(tx) + 1
  const spot = spotAtRegistration(deps, tx, { is_email_verified })
  const number = tierNumber({ registration_number: registrationNumber, ...spot })
  const waitlistStatus = waitlistStatusAtRegistration(number)
  const createdAt = deps.now().toISOString()
  const isFounder = isMember({ waitlist_status: waitlistStatus })
  return tx
    .insert(families)
    .values({
      id: deps.newId(),
      registration_number: registrationNumber,
      tier: registrationTier(number).tier,
      ...spot,
      waitlist_status: waitlistStatus,
      referral_code: newReferralCode(deps, tx),
      queue_order: isFounder ? null : queueOrderOf(registrationNumber),
      activated_at: isFounder ? createdAt : null,
      spot_opened_at: !isFounder && arePaymentsOpen({ ...deps, db: tx }) ? createdAt : null,
      created_at: createdAt,
    })
    .returning()
    .get()
}

/**
 * One of its parents has a confirmed address, with everything that follows from it for the family. Repeated, it
 * changes nothing.
 * @returns what became of its founding spot.
 */
export function confirmFamily(deps: Deps, tx: Db, family: Family): ConfirmedSpot {
  if (family.confirmed_at) return 'none'
  tx.update(families)
    .set({ confirmed_at: deps.now().toISOString() })
    .where(eq(families.id, family.id))
    .run()
  const spot = confirmFoundingSpot(deps, tx, family.id)
  confirmReferral(deps, tx, family.id)
  countRatingsOf(tx, family.id)
  return spot
}

/**
 * The last parent leaves, and everything of the family goes. What stays is a row without parents that keeps its
 * registration number taken: numbers have no gap, and a founding spot is given once. One that was only held is
 * free again.
 */
export function eraseFamily(
  deps: Pick<Deps, 'now' | 'newId' | 'csrf_key'>,
  tx: Db,
  family: Family,
  last: Parent,
) {
  const { tier, founding_member, waitlist_status } = lastStanding(deps, tx, family)
  leaveCommunity(tx, family.id)
  forgetReferee(deps, tx, last)
  forgetReasonsAbout(tx, family.id)
  tx.delete(families).where(eq(families.id, family.id)).run()
  // Another id: no line of a log leads to it.
  const id = deps.newId()
  tx.insert(families)
    .values({
      id,
      registration_number: family.registration_number,
      tier,
      founding_member,
      waitlist_status,
      referral_code: `LEFT-${id}`,
      deleted_at: deps.now().toISOString(),
      // The day of the registration stays, without the hour: registrations are counted by day.
      created_at: `${family.created_at.slice(0, 10)}T00:00:00.000Z`,
    })
    .run()
}

/** The status of a family when it ends: an unconfirmed founding spot is released. */
function lastStanding(deps: Pick<Deps, 'now' | 'newId'>, tx: Db, family: Family): Family {
  // No news about payments any more.
  if (family.spot_held_until)
    releaseFoundingSpot(deps, tx, family, { mayTakeBack: false, arePaymentsOpen: false })
  return tx.select().from(families).where(eq(families.id, family.id)).get() ?? family
}

/** The family of a referral code, if there is one. */
export function familyOfCode(db: Db, referralCode: string | null | undefined) {
  const code = referralCode?.trim().toUpperCase()
  if (!code || code.length > 20) return undefined
  return db
    .select({ id: families.id, blocked_at: families.blocked_at })
    .from(families)
    .where(eq(families.referral_code, code))
    .get()
}

const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function newReferralCode({ newToken }: Pick<Deps, 'newToken'>, db: Db): string {
  for (;;) {
    const bytes = Buffer.from(newToken(8), 'base64url')
    const code = [...bytes].map((byte) => codeLetters[byte % codeLetters.length]).join('')
    if (!familyOfCode(db, code)) return code
  }
}
