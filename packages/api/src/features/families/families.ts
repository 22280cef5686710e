import type { Db } from '@fgm/db'
import {
  communityItems,
  type Family,
  families,
  favorites,
  orders,
  type Parent,
  parents,
  plays,
} from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import {
  registrationTier,
  tierNumber,
  waitlistStatusAtRegistration,
} from '@fgm/shared/family/tiers'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { forgetReasonsAbout, noteOfFamily } from '../audit/audit.ts'
import { closeCalendarOf } from '../calendar-address/calendar-address.ts'
import { countRatingsOf, leaveCommunity } from '../community/community.ts'
import { closeDayLinksOf } from '../day-links/day-links.ts'
import { arePaymentsOpen } from '../flags/flags.ts'
import {
  type ConfirmedSpot,
  confirmFoundingSpot,
  familyCount,
  releaseFoundingSpot,
  spotAtRegistration,
} from '../founding-spots/founding-spots.ts'
import { forgetRequestsOf } from '../idempotency/idempotency.ts'
import { forgetInvitationsOf } from '../invitations/invitations.ts'
import { familyOf } from '../parents/parents.ts'
import { queueOrderOf } from '../queue/queue.ts'
import { confirmReferral, forgetReferee } from '../referrals/referrals.ts'
import { withdrawReminders } from '../reminders/reminders.ts'
import { endTokens } from '../tokens/tokens.ts'
import { copyChildren } from './copying.ts'
import {
  type OwnFamilyReason,
  tellOfLeaving,
  tellOfNewParent,
  tellOfOwnFamily,
} from './family-mails.ts'

/*
 * How a family begins, how a parent joins, leaves and gets a new one, and how it ends
 * (docs/decisions/044-families-and-parents.md, 046-joining-and-leaving.md). All of it runs in the caller's transaction.
 * The members are in `parents`; moving with an account is in `moving.ts`.
 */

/**
 * Gives the next number to a family that has no parent yet, with its founding spot, tier and status. Numbers are
 * 1, 2, 3 ... without gaps; a transaction that fails takes none.
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
 * Records that one of its parents has a confirmed address, with all consequences for the family. Repeated, it changes nothing.
 * @returns what happened to its founding spot.
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

/** A parent with a new account has joined: audited, and the others are notified. */
export function noteJoining(deps: Deps, tx: Db, family: Family, parent: Parent) {
  tellOfNewParent(deps, tx, family.id, parent)
  noteOfFamily(deps, tx, 'families.join', family.id, {})
}

/** A parent has left a family with other parents: audited, and the others are notified. */
export function noteLeaving(
  deps: Pick<Deps, 'now' | 'newId' | 'config'>,
  tx: Db,
  familyId: string,
  gone: Parent,
) {
  tellOfLeaving(deps, tx, familyId, gone, 'left')
  noteOfFamily(deps, tx, 'families.leave', familyId, {})
}

/**
 * Moves a parent into a new family: the next number, no founding spot, and a copy of some children with what they
 * did. The caller notifies both families; this function notifies the parent.
 * @returns the parent's new row.
 */
export function giveOwnFamily(
  deps: Deps,
  tx: Db,
  parent: Parent,
  { how, children }: { how: OwnFamilyReason; children: 'all' | 'none' | 'brought' },
): Parent {
  const shared = familyOf(tx, parent)
  const own = foundFamily(deps, tx, { is_email_verified: true, takesSpot: false })
  const copied =
    children === 'none'
      ? 0
      : copyChildren(deps, tx, { parent, from: shared, to: own, which: children })
  const moved = changeFamily(tx, parent, own, deps.now())
  if (moved.email_verified_at) confirmFamily(deps, tx, own)
  tellOfOwnFamily(deps, tx, moved, own, { how, children: copied })
  noteOfFamily(deps, tx, 'families.ownFamily', own.id, { how, children: copied })
  return moved
}

/**
 * Moves a parent's row, with their unpaid orders: their payments belong to the family they are in by then. Ends what acted
 * for the old family: their favorites in it, invitations they made, their calendar's address, the family's links for a
 * day, access tokens, responses stored for a retry, and waiting reminders, which name its child.
 */
export function changeFamily(tx: Db, parent: Parent, to: Pick<Family, 'id'>, now: Date): Parent {
  tx.delete(favorites)
    .where(and(eq(favorites.parent_id, parent.id), eq(favorites.family_id, parent.family_id)))
    .run()
  const { author_parent_id, author_family_id } = communityItems
  tx.update(communityItems)
    .set({ author_parent_id: null })
    .where(and(eq(author_parent_id, parent.id), eq(author_family_id, parent.family_id)))
    .run()
  tx.update(orders)
    .set({ family_id: to.id })
    .where(and(eq(orders.parent_id, parent.id), notInArray(orders.state, ['paid', 'refunded'])))
    .run()
  // Their notes stay the family's, without an author.
  tx.update(plays)
    .set({ parent_id: null })
    .where(and(eq(plays.parent_id, parent.id), eq(plays.family_id, parent.family_id)))
    .run()
  forgetInvitationsOf(tx, parent)
  closeCalendarOf(tx, parent)
  closeDayLinksOf(tx, parent.family_id)
  endTokens(tx, parent.id)
  forgetRequestsOf(tx, parent)
  withdrawReminders(tx, parent.id)
  return tx
    .update(parents)
    .set({ family_id: to.id, joined_at: now.toISOString() })
    .where(eq(parents.id, parent.id))
    .returning()
    .get()
}

/**
 * The last parent leaves, and everything of the family is deleted except a row without parents that keeps its number
 * taken: numbers have no gap, and a founding spot is given once. A spot that was only held is free again.
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
  // Another id, so that no log line refers to it.
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
  // No more news about payments.
  if (family.spot_held_until)
    releaseFoundingSpot(deps, tx, family, { mayTakeBack: false, arePaymentsOpen: false })
  return tx.select().from(families).where(eq(families.id, family.id)).get() ?? family
}
