import type { Db } from '@fgm/db'
import { type Family, families, type Parent } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { forgetReasonsAbout } from '../audit/audit.ts'
import { leaveCommunity } from '../community/community.ts'
import { releaseFoundingSpot } from '../founding-spots/founding-spots.ts'
import { forgetReferee } from '../referrals/referrals.ts'

export { tellOfLeaving, tellOfNewParent } from './family-mails.ts'
export { confirmFamily, familyOfCode, foundFamily } from './founding.ts'
export { giveOwnFamily } from './own-family.ts'

/*
 * Families, as other features see them (docs/decisions/044-families-and-parents.md): how one begins, how a parent goes into one
 * of their own, and how it ends. All of it is inside the caller's transaction. Who belongs to one is in `parents`.
 */

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
