import type { Db } from '@fgm/db'
import {
  children,
  communityRatings,
  creditEntriesTable,
  type Family,
  generations,
  type Parent,
} from '@fgm/db/schema'
import { and, eq, inArray, ne, sql, sum } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { unavailable } from '../../core/errors.ts'
import { countRatings } from '../community/community.ts'
import { forgetMade } from '../idempotency/idempotency.ts'

/*
 * One family becomes part of another (docs/decisions/046-joining-and-leaving.md), inside the caller's transaction: what it owns changes
 * its owner, row by row. Number, place and queue moves end with it; what both have stays once.
 */

/**
 * Moves everything that a family owns into another one. Children with the same name and birthday become one.
 * @returns how many children and credits came along.
 * @throws 503 while an activity is being made for it: that one's credit has to be settled first.
 */
export function mergeFamilies(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  { from, into, with: parent }: { from: Family; into: Family; with: Parent },
): { children: number; credits: number } {
  refuseWhileMaking(tx, from)
  // Children and what hangs on them change their owner one after the other: references are checked at the end.
  tx.run(sql`pragma defer_foreign_keys = on`)
  const arrived = mergeChildren(tx, from, into, parent)
  moveRows(tx, from, into)
  mergeCommunity(tx, from, into)
  const credits = mergeCredits(deps, tx, from, into)
  mergeReferrals(tx, from, into)
  return { children: arrived, credits }
}

function refuseWhileMaking(tx: Db, { id }: Family) {
  const making = tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.family_id, id), eq(generations.state, 'reserved')))
    .get()
  if (making)
    throw unavailable(
      'generation_under_way',
      'An activity is being made for your family right now. Please try again in a minute.',
      60,
    )
}

function mergeChildren(tx: Db, from: Family, into: Family, parent: Parent): number {
  const of = ({ id }: Family) => tx.select().from(children).where(eq(children.family_id, id)).all()
  const there = of(into)
  const arriving = of(from)
  for (const child of arriving) {
    const place = there.findIndex((other) => isSameChild(child, other))
    const [same] = place < 0 ? [] : there.splice(place, 1)
    if (same) becomeOne(tx, child.id, same.id, into)
  }
  tx.update(children)
    .set({ family_id: into.id, came_with_parent_id: parent.id })
    .where(eq(children.family_id, from.id))
    .run()
  return arriving.length
}

type ChildRow = typeof children.$inferSelect
const isSameChild = (one: ChildRow, other: ChildRow) =>
  one.birth_date === other.birth_date &&
  one.name.trim().toLowerCase() === other.name.trim().toLowerCase()

/** What one profile did, the other has done, too: each activity once, since the earlier day, with a note if one has it. */
function becomeOne(tx: Db, gone: string, kept: string, { id }: Family) {
  tx.run(sql`update completions as kept
    set completed_at = min(kept.completed_at, other.completed_at), note = coalesce(kept.note, other.note)
    from completions as other
    where kept.child_id = ${kept} and other.child_id = ${gone} and other.activity_id = kept.activity_id`)
  for (const table of ['completions', 'favorites', 'hunt_players'] as const) {
    const name = sql.identifier(table)
    tx.run(
      sql`update or ignore ${name} set child_id = ${kept}, family_id = ${id} where child_id = ${gone}`,
    )
    tx.run(sql`delete from ${name} where child_id = ${gone}`)
  }
  forgetMade(tx, gone)
  tx.delete(children).where(eq(children.id, gone)).run()
}

/** What is owned by one column. Where both have a row of the same key, the one that is there already stays. */
const owned = [
  ['completions', 'family_id'],
  ['favorites', 'family_id'],
  ['hunt_players', 'family_id'],
  ['hunt_completions', 'family_id'],
  ['saved_activities', 'family_id'],
  ['activities', 'owner_family_id'],
  ['blueprints', 'owner_family_id'],
  ['hunts', 'owner_family_id'],
  ['orders', 'family_id'],
  ['payments', 'family_id'],
  ['community_items', 'author_family_id'],
  ['community_reports', 'family_id'],
  ['author_blocks', 'family_id'],
  ['author_blocks', 'author_family_id'],
  ['day_links', 'family_id'],
  ['day_link_replies', 'family_id'],
] as const

function moveRows(tx: Db, from: Family, into: Family) {
  // One of the two kept it in its collection: so does the family.
  tx.run(sql`update saved_activities as kept set removed_at = null from saved_activities as other
    where kept.family_id = ${into.id} and other.family_id = ${from.id}
    and other.activity_id = kept.activity_id and other.removed_at is null`)
  for (const [table, column] of owned) {
    const [name, owner] = [sql.identifier(table), sql.identifier(column)]
    tx.run(sql`update or ignore ${name} set ${owner} = ${into.id} where ${owner} = ${from.id}`)
  }
  tx.run(sql`delete from author_blocks where family_id = author_family_id`)
}

/** One rating a family, and none of what is its own now. */
function mergeCommunity(tx: Db, from: Family, into: Family) {
  const both = inArray(communityRatings.family_id, [from.id, into.id])
  const rated = tx
    .selectDistinct({ id: communityRatings.activity_id })
    .from(communityRatings)
    .where(both)
    .all()
  tx.run(
    sql`update or ignore community_ratings set family_id = ${into.id} where family_id = ${from.id}`,
  )
  tx.run(sql`delete from community_ratings where family_id = ${from.id}`)
  tx.run(sql`delete from community_ratings where family_id = ${into.id}
    and activity_id in (select activity_id from community_items where author_family_id = ${into.id})`)
  for (const { id } of rated) countRatings(tx, id)
}

/** What was used moves with what was made by it; the rest arrives as one entry, so that no first credits count twice. */
function mergeCredits(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  from: Family,
  into: Family,
): number {
  const used = eq(creditEntriesTable.reason, 'generated_activity')
  const ofFrom = eq(creditEntriesTable.family_id, from.id)
  const given = tx
    .select({ amount: sum(creditEntriesTable.amount).mapWith(Number) })
    .from(creditEntriesTable)
    .where(and(ofFrom, ne(creditEntriesTable.reason, 'generated_activity')))
    .get()
  const spent = tx
    .select({ amount: sum(creditEntriesTable.amount).mapWith(Number) })
    .from(creditEntriesTable)
    .where(and(ofFrom, used))
    .get()
  const amount = given?.amount ?? 0
  // They were counted as given already: this moves them.
  if (amount !== 0)
    tx.insert(creditEntriesTable)
      .values({
        id: deps.newId(),
        family_id: into.id,
        amount,
        reason: 'family_joined',
        created_at: deps.now().toISOString(),
      })
      .run()
  tx.update(creditEntriesTable).set({ family_id: into.id }).where(and(ofFrom, used)).run()
  // A key is a promise to the browser that made it; both families may have the same one.
  tx.update(generations)
    .set({ family_id: into.id, idempotency_key: null })
    .where(eq(generations.family_id, from.id))
    .run()
  return amount + (spent?.amount ?? 0)
}

/** Friends of both are friends of the family. Whoever invited the other one earned that, and nobody is their own friend. */
function mergeReferrals(tx: Db, from: Family, into: Family) {
  tx.run(sql`delete from referrals where state = 'pending'
    and ((referrer_family_id = ${from.id} and referee_family_id = ${into.id})
      or (referrer_family_id = ${into.id} and referee_family_id = ${from.id}))`)
  tx.run(sql`update referrals set referee_family_id = null
    where referrer_family_id = ${from.id} and referee_family_id = ${into.id}`)
  tx.run(
    sql`update referrals set referrer_family_id = ${into.id} where referrer_family_id = ${from.id}`,
  )
}
