import type { Db } from '@fgm/db'
import { type Family, families } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import {
  registrationTier,
  tierNumber,
  waitlistStatusAtRegistration,
} from '@fgm/shared/family/tiers'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { countRatingsOf } from '../community/community.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import {
  type ConfirmedSpot,
  confirmFoundingSpot,
  spotAtRegistration,
} from '../founding-spots/founding-spots.ts'
import { queueOrderOf } from '../queue/queue.ts'
import { confirmReferral } from '../referrals/referrals.ts'
import { familyCount } from '../tiers/tiers.ts'

/* How a family begins, inside the caller's transaction. */

/**
 * Gives the next number to a family that has no parent yet, with its founding spot, tier and status. Numbers are
 * 1, 2, 3 ... whatever happens at once; a transaction that fails takes none.
 */
export function foundFamily(
  deps: Deps,
  tx: Db,
  { is_email_verified, takesSpot = true }: { is_email_verified: boolean; takesSpot?: boolean },
): Family {
  const registrationNumber = familyCount(tx) + 1
  const spot = takesSpot
    ? spotAtRegistration(deps, tx, { is_email_verified })
    : { founding_member: false, spot_held_until: null }
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
