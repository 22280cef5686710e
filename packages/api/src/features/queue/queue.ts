import { type Db, hasRow, rowCount } from '@fgm/db'
import { families } from '@fgm/db/schema'
import { creditsWhenActive } from '@fgm/shared/family/tiers'
import { and, desc, eq, isNotNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { grantCredits } from '../credits/credits.ts'

/*
 * The queue of waiting families (decisions §2), sorted by `queue_order`; the orders of two
 * neighbors are far apart, so that a move changes one row.
 */

const gap = 2 ** 20

/** Where a family joins the queue: after everyone who registered before it. */
export const queueOrderOf = (registrationNumber: number) => registrationNumber * gap

/** Rank among the waiting families, 1 for the first; null for a family that does not wait. */
export function queuePosition(db: Db, queueOrder: number | null): number | null {
  if (queueOrder === null) return null
  return rowCount(
    db,
    families,
    and(isNotNull(families.queue_order), lte(families.queue_order, queueOrder)),
  )
}

/** Moves a waiting family up, in the caller's transaction; never past position 1. @returns by how many places. */
export function moveUpQueue(tx: Db, familyId: string, places: number): number {
  const standing = tx.select().from(families).where(eq(families.id, familyId)).get()
  if (standing?.queue_order == null) return 0
  const ahead = tx
    .select({ queue_order: sql<number>`${families.queue_order}` })
    .from(families)
    .where(and(isNotNull(families.queue_order), lt(families.queue_order, standing.queue_order)))
    .orderBy(desc(families.queue_order))
    .limit(places + 1)
    .all()
    .map((row) => row.queue_order)
  const moved = Math.min(places, ahead.length)
  const [behind, before] = [ahead[moved - 1], ahead[moved]]
  if (behind === undefined) return 0
  const queueOrder = before === undefined ? behind - gap : Math.floor((before + behind) / 2)
  if (queueOrder === before) {
    spreadQueue(tx)
    return moveUpQueue(tx, familyId, places)
  }
  tx.update(families).set({ queue_order: queueOrder }).where(eq(families.id, familyId)).run()
  return moved
}

/** Puts a formerly active family back into the queue, by its number; after families that were moved to that place. */
export function joinQueue(tx: Db, familyId: string, registrationNumber: number) {
  let queueOrder = queueOrderOf(registrationNumber)
  while (hasRow(tx, families, eq(families.queue_order, queueOrder))) queueOrder += 1
  tx.update(families).set({ queue_order: queueOrder }).where(eq(families.id, familyId)).run()
}

/**
 * Makes a family active in the caller's transaction: it leaves the queue and receives its credits.
 * Repeated, it changes nothing.
 * @returns true if the family was not active before.
 */
export function activateFamily(deps: Pick<Deps, 'newId' | 'now'>, tx: Db, familyId: string) {
  const activated = tx
    .update(families)
    .set({
      waitlist_status: 'active',
      queue_order: null,
      // A family that paid needs no founding spot to take back.
      spot_held_until: null,
      activated_at: deps.now().toISOString(),
    })
    .where(and(eq(families.id, familyId), ne(families.waitlist_status, 'active')))
    .run()
  if (activated.changes === 0) return false
  grantCredits(deps, tx, {
    family_id: familyId,
    amount: creditsWhenActive,
    reason: 'became_active',
  })
  return true
}

/** Spaces the orders of all waiting families again, after twenty moves to one place. */
function spreadQueue(tx: Db) {
  // Before all orders in use, because two families may not share one even for a moment.
  tx.run(sql`
    update families
    set queue_order = (select min(queue_order) from families) - ranked.place * ${gap}
    from (select id, row_number() over (order by queue_order desc) as place
          from families where queue_order is not null) as ranked
    where families.id = ranked.id`)
}
