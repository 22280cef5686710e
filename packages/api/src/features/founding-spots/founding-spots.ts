import { type Db, inTransaction, prepareOnce } from '@fgm/db'
import { families } from '@fgm/db/schema'
import {
  creditsWhenActive,
  creditsWhileHeld,
  registrationTier,
  spotHeldHours,
  tierNumber,
} from '@fgm/shared/family/tiers'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { count, eq, max, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { creditBalance, firstCredits, grantCredits } from '../credits/credits.ts'
import { joinQueue } from '../queue/queue.ts'

/*
 * All rules of founding spots (decisions §1, §14; docs/decisions/032-founding-spots.md): who gets one, who keeps it, who
 * loses it. All of it runs in the caller's transaction, and there is one writer, so there are never more than 50. The timer
 * that releases spots, with its mail, is in `auth/spot-releases.ts`.
 */

type Writing = Pick<Deps, 'newId' | 'now'>
type Family = typeof families.$inferSelect

/** A founding spot that waits for a confirmed address, with the condition of its index, which has founders only. */
export const isSpotHeld = sql`founding_member = 1 and spot_held_until is not null`

/** Counts families. Literal, not bound: only then does SQLite use the partial index. */
const counting = (which: SQL) => {
  const query = prepareOnce((db) =>
    db.select({ count: count() }).from(families).where(which).prepare(),
  )
  return (db: Db): number => query(db).get()?.count ?? 0
}

/** Founding spots that are confirmed or held. Those of founders who left stay taken. */
export const spotsTaken = counting(sql`founding_member = 1`)

export const spotsHeld = counting(isSpotHeld)

/** Founding families with a permanent spot, so their address is confirmed; none that left. */
export const foundingMembers = counting(
  sql`founding_member = 1 and spot_held_until is null and deleted_at is null`,
)

/** Families that hold a spot, or held one, and have not confirmed their address: they count for no threshold. */
export const unconfirmedFounders = counting(sql`spot_held_until is not null`)

/**
 * How many families have registered. Numbers are given 1, 2, 3 ... without gaps, so this is also the
 * highest number, which the index finds at any size.
 */
export const familyCount = (db: Db): number => highestNumber(db).get()?.count ?? 0

const highestNumber = prepareOnce((db) =>
  db
    .select({ count: max(families.registration_number) })
    .from(families)
    .prepare(),
)

/**
 * Whether a family that registers now gets a founding spot, and until when it is held. It is permanent for a confirmed
 * address, and for everyone without a mail server, because no one could confirm.
 */
export function spotAtRegistration(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Db,
  { is_email_verified }: { is_email_verified: boolean },
): Pick<Family, 'founding_member' | 'spot_held_until'> {
  const foundingMember = spotsTaken(tx) < foundingSpots
  const isHeld = foundingMember && !is_email_verified && config.smtp_url !== null
  return { founding_member: foundingMember, spot_held_until: isHeld ? heldUntil(now()) : null }
}

/** The first credits of a founder: a few while its spot is held, all of them otherwise. */
export function grantFounderCredits(
  deps: Writing,
  tx: Db,
  { id: familyId, spot_held_until }: Pick<Family, 'id' | 'spot_held_until'>,
) {
  const few = { family_id: familyId, amount: creditsWhileHeld, reason: 'founding_spot' } as const
  if (spot_held_until) grantCredits(deps, tx, few)
  else grantRest(deps, tx, familyId)
}

/** What happened to a founding spot when the address was confirmed. */
export type ConfirmedSpot = 'kept' | 'taken_back' | 'all_taken' | 'none'

/**
 * The address of a family was confirmed, in any way: a held spot becomes permanent, with the rest of
 * the credits; a released one is taken back while one is free. Repeated, it changes nothing.
 */
export function confirmFoundingSpot(deps: Writing, tx: Db, familyId: string): ConfirmedSpot {
  const family = tx.select().from(families).where(eq(families.id, familyId)).get()
  if (!family?.spot_held_until) return 'none'
  tx.update(families).set({ spot_held_until: null }).where(eq(families.id, familyId)).run()
  if (family.founding_member) {
    grantRest(deps, tx, familyId)
    return 'kept'
  }
  if (spotsTaken(tx) >= foundingSpots) return 'all_taken'
  tx.update(families)
    .set({
      founding_member: true,
      tier: 'founding_premium',
      waitlist_status: 'active',
      queue_order: null,
      activated_at: deps.now().toISOString(),
    })
    .where(eq(families.id, familyId))
    .run()
  grantRest(deps, tx, familyId)
  return 'taken_back'
}

/**
 * Takes a founding spot from a family: it is free again at once. The family keeps its number and what it
 * made, waits with the terms of its number (never worse than a Pioneer's), and loses the credits that it did not
 * spend. A family that may take its spot back does so by confirming its address.
 * @returns false if it has none.
 */
export function releaseFoundingSpot(
  deps: Writing,
  tx: Db,
  family: Family,
  { mayTakeBack, arePaymentsOpen }: { mayTakeBack: boolean; arePaymentsOpen: boolean },
): boolean {
  if (!family.founding_member) return false
  const { registration_number } = family
  const waiting = { registration_number, founding_member: false }
  tx.update(families)
    .set({
      founding_member: false,
      tier: registrationTier(tierNumber(waiting)).tier,
      waitlist_status: 'reserved',
      activated_at: null,
      // Its mail and the dashboard say so: no second mail a minute later. While
      // payments are closed it gets the mail of everyone else, once they open.
      spot_opened_at: arePaymentsOpen ? deps.now().toISOString() : family.spot_opened_at,
      spot_held_until: mayTakeBack ? family.spot_held_until : null,
    })
    .where(eq(families.id, family.id))
    .run()
  joinQueue(tx, family.id, registration_number ?? 1)
  const amount = unspentFirstCredits(tx, family.id)
  if (amount > 0)
    grantCredits(deps, tx, { family_id: family.id, amount: -amount, reason: 'spot_released' })
  return true
}

/**
 * At start: without a mail server no one has to confirm, so spots that were held under an earlier
 * configuration become permanent.
 */
export function settleWithoutMailServer(deps: Writing & Pick<Deps, 'db' | 'config'>) {
  if (deps.config.smtp_url !== null || spotsHeld(deps.db) === 0) return
  inTransaction(deps.db, (tx) => {
    const held = tx.select({ id: families.id }).from(families).where(isSpotHeld).all()
    for (const { id } of held) confirmFoundingSpot(deps, tx, id)
  })
}

/** When a spot that is held from now on is released. */
export const heldUntil = (from: Date) =>
  new Date(from.getTime() + spotHeldHours * 3_600_000).toISOString()

/** The rest of the 50 that come with a spot. Those spent while it was held are part of them. */
function grantRest(deps: Writing, tx: Db, familyId: string) {
  const amount = creditsWhenActive - firstCredits(tx, familyId)
  if (amount > 0) grantCredits(deps, tx, { family_id: familyId, amount, reason: 'became_active' })
}

/** Those of the spot are spent first; those that a running generation holds stay held. */
function unspentFirstCredits(tx: Db, familyId: string): number {
  const { remaining, total } = creditBalance(tx, familyId)
  const granted = total - firstCredits(tx, familyId)
  return Math.max(0, remaining - granted)
}
