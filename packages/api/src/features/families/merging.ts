import { type Db, hasRow } from '@fgm/db'
import {
  activities,
  blueprints,
  childBringers,
  children,
  communityRatings,
  creditEntriesTable,
  type Family,
  generations,
  type Parent,
  playChildren,
  plays,
} from '@fgm/db/schema'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Deps } from '../../core/deps.ts'
import { unavailable } from '../../core/errors.ts'
import { homeOf } from '../blueprints/blueprints.ts'
import { countRatings } from '../community/community.ts'
import { creditBalance, firstCredits } from '../credits/credits.ts'
import { forgetMade } from '../idempotency/idempotency.ts'

/*
 * Merges one family into another (docs/decisions/046-joining-and-leaving.md), in the caller's transaction: its data changes
 * its owner, row by row. Its number, place and queue moves end; what both have stays once.
 */

/**
 * Moves all data of a family into another one. Children with the same name and birthday are merged.
 * @returns how many children and credits were moved.
 * @throws 503 while an activity is being made for it: its credit has to be settled first.
 */
export function mergeFamilies(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  { from, into, with: parent }: { from: Family; into: Family; with: Parent },
): { children: number; credits: number } {
  refuseWhileMaking(tx, from)
  // Children and the rows that refer to them change their owner one after the other: references are checked at the end.
  tx.run(sql`pragma defer_foreign_keys = on`)
  mergeActivities(tx, from, into)
  separatePlays(deps, tx, from, into)
  const arrived = mergeChildren(tx, from, into, parent)
  keepHome(tx, from, into)
  moveRows(tx, from, into)
  mergeCommunity(tx, from, into)
  const credits = mergeCredits(deps, tx, { from, into })
  mergeReferrals(tx, from, into)
  return { children: arrived, credits }
}

/**
 * Merges copies of the same activity that still have the same text: leaving with a copy and returning doubles nothing.
 * What was done with the copy counts for the original. If either was changed both stay: someone wrote each.
 */
function mergeActivities(tx: Db, from: Family, into: Family) {
  const of = ({ id }: Family) =>
    tx.select().from(activities).where(eq(activities.owner_family_id, id)).all()
  const there = new Map(of(into).map((row) => [contentOf(row), row.id]))
  for (const row of of(from)) {
    const kept = there.get(contentOf(row))
    if (kept) joinActivities(tx, from, row.id, kept)
  }
}

/** Its original, and all that a family can change. */
const contentOf = ({ id, origin_id, ...row }: typeof activities.$inferSelect) =>
  JSON.stringify([
    origin_id ?? id,
    ...[row.title, row.description, row.materials_list, row.setup_instructions],
    ...[row.connection_prompt, row.easier, row.harder],
  ])

const references = [
  ['plays', 'activity_id'],
  ['favorites', 'activity_id'],
  ['saved_activities', 'activity_id'],
  ['community_items', 'source_activity_id'],
  ['generations', 'activity_id'],
] as const

function joinActivities(tx: Db, from: Family, gone: string, kept: string) {
  for (const [table, column] of references) {
    const [name, reference] = [sql.identifier(table), sql.identifier(column)]
    tx.run(sql`update or ignore ${name} set ${reference} = ${kept} where ${reference} = ${gone}`)
  }
  tx.run(sql`update day_links set items = replace(items, ${gone}, ${kept})
    where family_id = ${from.id} and instr(items, ${gone}) > 0`)
  forgetMade(tx, gone)
  tx.delete(activities).where(eq(activities.id, gone)).run()
}

/** Two plays that have the same id and are not copies of each other stay separate. */
function separatePlays({ newId }: Pick<Deps, 'newId'>, tx: Db, from: Family, into: Family) {
  const there = alias(plays, 'there')
  const isOther = or(ne(there.activity_id, plays.activity_id), ne(there.played_at, plays.played_at))
  const alike = tx
    .select({ id: plays.id })
    .from(plays)
    .innerJoin(there, and(eq(there.id, plays.id), eq(there.family_id, into.id)))
    .where(and(eq(plays.family_id, from.id), isOther))
    .all()
  for (const { id } of alike)
    tx.update(plays)
      .set({ id: newId() })
      .where(and(eq(plays.family_id, from.id), eq(plays.id, id)))
      .run()
}

function refuseWhileMaking(tx: Db, { id }: Family) {
  const isMaking = and(eq(generations.family_id, id), eq(generations.state, 'reserved'))
  if (hasRow(tx, generations, isMaking))
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
  for (const { id } of arriving)
    tx.insert(childBringers)
      .values({ child_id: id, parent_id: parent.id })
      .onConflictDoNothing()
      .run()
  // A copy that was renamed meanwhile is a more certain match than a child of the same name.
  const met = new Set<string>()
  for (const isSame of [isCopyOfSame, isSameByName])
    for (const child of arriving.filter(({ id }) => !met.has(id))) {
      const same = there.find((other) => !met.has(other.id) && isSame(child, other))
      if (!same) continue
      joinProfiles(tx, child.id, same.id, into)
      met.add(child.id).add(same.id)
    }
  tx.update(children).set({ family_id: into.id }).where(eq(children.family_id, from.id)).run()
  return arriving.length
}

type ChildRow = typeof children.$inferSelect
const isSameName = (one: ChildRow, other: ChildRow) =>
  one.name.trim().toLowerCase() === other.name.trim().toLowerCase()
const isSameBirthday = (one: ChildRow, other: ChildRow) => one.birth_date === other.birth_date
const isSameByName = (one: ChildRow, other: ChildRow) =>
  isSameName(one, other) && isSameBirthday(one, other)

/** Copies of one profile, of which name or birthday may have been corrected. With both changed it is another child. */
const isCopyOfSame = (one: ChildRow, other: ChildRow) =>
  (one.origin_id ?? one.id) === (other.origin_id ?? other.id) &&
  (isSameName(one, other) || isSameBirthday(one, other))

/**
 * Merges the records of two profiles. The copy of a play is that play, with the rating and note of either; what both
 * marked as done is done once, since the earlier day.
 */
function joinProfiles(tx: Db, gone: string, kept: string, { id }: Family) {
  const both = sql`select of_kept.rowid as kept_row, of_gone.rowid as gone_row, kept_play.rowid as kept_play_row,
      of_gone.face, of_gone.line, gone_play.played_at
    from play_children as of_gone
    join plays as gone_play on gone_play.family_id = of_gone.family_id and gone_play.id = of_gone.play_id
    join plays as kept_play on kept_play.family_id = ${id} and kept_play.activity_id = gone_play.activity_id
      and (kept_play.played_at = gone_play.played_at
        or (kept_play.source = 'marked' and gone_play.source = 'marked'))
    join play_children as of_kept on of_kept.family_id = kept_play.family_id
      and of_kept.play_id = kept_play.id and of_kept.child_id = ${kept}
    where of_gone.child_id = ${gone}`
  const goneRows = tx.all<{ gone_row: number }>(both).map(({ gone_row }) => gone_row)
  tx.run(sql`update play_children set face = coalesce(play_children.face, same.face),
    line = coalesce(play_children.line, same.line)
    from (${both}) as same where play_children.rowid = same.kept_row`)
  tx.run(sql`update plays set played_at = min(plays.played_at, same.played_at)
    from (${both}) as same where plays.rowid = same.kept_play_row`)
  tx.delete(playChildren).where(inArray(sql`rowid`, goneRows)).run()
  for (const table of ['play_children', 'favorites', 'hunt_players'] as const) {
    const name = sql.identifier(table)
    tx.run(
      sql`update or ignore ${name} set child_id = ${kept}, family_id = ${id} where child_id = ${gone}`,
    )
    tx.run(sql`delete from ${name} where child_id = ${gone}`)
  }
  tx.run(sql`update or ignore child_bringers set child_id = ${kept} where child_id = ${gone}`)
  forgetMade(tx, gone)
  tx.delete(children).where(eq(children.id, gone)).run()
}

/** Rows owned by one column. If both have a row of the same key, the existing one stays. */
const owned = [
  ['plays', 'family_id'],
  ['play_children', 'family_id'],
  ['favorites', 'family_id'],
  ['hunt_completions', 'family_id'],
  ['hunt_players', 'family_id'],
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

/** Ready hunts stay in this family's home: the arriving house may be chosen, or it is one more. */
function keepHome(tx: Db, from: Family, into: Family) {
  const home = homeOf(tx, into)
  if (!home || !homeOf(tx, from)) return
  tx.update(blueprints)
    .set({ home_since: null })
    .where(eq(blueprints.owner_family_id, from.id))
    .run()
  // A copy is home only while it was saved last, and the arriving house may have been saved later.
  tx.update(blueprints)
    .set({ home_since: sql`coalesce(${blueprints.home_since}, ${blueprints.updated_at})` })
    .where(eq(blueprints.id, home.id))
    .run()
}

function moveRows(tx: Db, from: Family, into: Family) {
  // If one of the two saved it, the family has it.
  tx.run(sql`update saved_activities as kept set removed_at = null from saved_activities as other
    where kept.family_id = ${into.id} and other.family_id = ${from.id}
    and other.activity_id = kept.activity_id and other.removed_at is null`)
  // A device that both families used may have given both the same id. Both plays are memories.
  tx.run(sql`update hunt_completions set completion_id = id where family_id = ${from.id}
    and exists (select 1 from hunt_completions as other where other.family_id = ${into.id}
      and other.hunt_id = hunt_completions.hunt_id and other.completion_id = hunt_completions.completion_id)`)
  for (const [table, column] of owned) {
    const [name, owner] = [sql.identifier(table), sql.identifier(column)]
    tx.run(sql`update or ignore ${name} set ${owner} = ${into.id} where ${owner} = ${from.id}`)
  }
  // Their children's rows were moved to the same play, which existed here.
  tx.run(sql`delete from plays where family_id in (${from.id}, ${into.id}) and not exists (
    select 1 from play_children where play_children.family_id = plays.family_id and play_id = plays.id)`)
  tx.run(sql`delete from author_blocks where family_id = author_family_id`)
}

/** One rating per family, and none for what is its own now. */
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

/**
 * How many credits move when a family is merged into another. If both had first credits, as many of the
 * arriving ones are lost: otherwise founding families would create credits.
 */
export function creditsAlong(db: Db, { from, into }: { from: Family; into: Family }): number {
  const { remaining } = creditBalance(db, from.id)
  if (firstCredits(db, into.id) <= 0) return remaining
  return Math.max(0, remaining - Math.max(0, firstCredits(db, from.id)))
}

/**
 * Used credits move with what was made by them; the rest moves as one entry.
 * @returns how many credits were moved.
 */
function mergeCredits(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  { from, into }: { from: Family; into: Family },
): number {
  const along = creditsAlong(tx, { from, into })
  const amount = along + creditBalance(tx, from.id).used
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
  const { family_id, reason } = creditEntriesTable
  tx.update(creditEntriesTable)
    .set({ family_id: into.id })
    .where(and(eq(family_id, from.id), eq(reason, 'generated_activity')))
    .run()
  // A key belongs to the browser that made it; both families may have the same one.
  tx.update(generations)
    .set({ family_id: into.id, idempotency_key: null })
    .where(eq(generations.family_id, from.id))
    .run()
  return along
}

/** Friends of both are friends of the family. The inviter of the other one keeps that reward, and no one is their own friend. */
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
