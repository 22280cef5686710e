import { type Db, findRow, inTransaction, rowCount } from '@fgm/db'
import { type Family as FamilyRow, huntCompletions, hunts } from '@fgm/db/schema'
import { huntItemBank, huntTaskBank } from '@fgm/db/seed/hunts'
import type { Blueprint } from '@fgm/shared/blueprints/blueprints'
import { isMember } from '@fgm/shared/family/membership'
import {
  Hunt,
  type HuntItem,
  type HuntToPlay,
  huntLimits,
  type SampleHunt,
  type SaveHunt,
  type UpdateHunt,
} from '@fgm/shared/hunts/hunts'
import { sampleItems } from '@fgm/shared/hunts/samples'
import { withStairsTips } from '@fgm/shared/hunts/stairs'
import { storyStopsProblem } from '@fgm/shared/hunts/stories/story-ids'
import { tasksOf } from '@fgm/shared/hunts/tasks'
import { and, asc, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, forbidden, invalid, notFound } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { findBlueprint, useBlueprint } from '../blueprints/blueprints.ts'
import { forgetMade } from '../idempotency/idempotency.ts'
import { movedIn } from './moving-in.ts'

type Row = typeof hunts.$inferSelect
type Family = Pick<FamilyRow, 'id' | 'waitlist_status'>
type Writing = Pick<Deps, 'db' | 'now' | 'newId'>

/**
 * GET /api/scavenger-hunts: own hunts, the newest first, then the ready-made ones, which every family may
 * play (decisions §14); each with this family's number of plays.
 */
export function listHunts(deps: Pick<Deps, 'db' | 'now'>, family: Family): Hunt[] {
  const { db } = deps
  const own = db
    .select()
    .from(hunts)
    .where(eq(hunts.owner_family_id, family.id))
    .orderBy(desc(hunts.created_at), asc(hunts.id))
    .all()
  const ready = db
    .select()
    .from(hunts)
    .where(isNull(hunts.owner_family_id))
    .orderBy(asc(hunts.position))
    .all()
  return withCounts(db, family, [...own, ...movedIn(deps, family, ready)])
}

/** The first of the ready-made hunts, which everyone may play without an account; nothing about it is stored. */
export function visitorsHunt(deps: Pick<Deps, 'db' | 'now'>): HuntToPlay {
  const [first] = listHunts(deps, visitor)
  if (!first) throw notFound('Scavenger hunt')
  return findHunt(deps, visitor, first.id)
}

/** No family: owns no hunt, has played none. */
const visitor: Family = { id: '', waitlist_status: 'waitlisted' }

/** One hunt with its house; a ready one in the family's own. @throws 404 if it is missing or another family's. */
export function findHunt(deps: Pick<Deps, 'db' | 'now'>, family: Family, id: string): HuntToPlay {
  const row = requireHunt(deps.db, family, id)
  return toPlay(deps.db, family, movedIn(deps, family, [row])[0] ?? row)
}

/**
 * Stores a new hunt, with the current house. Every item that is on another floor than the one before gets the
 * sentence about stairs.
 * @throws 403 if the family waits or has as many as it may, 404 for a blueprint it cannot see, 400 for a story that
 * does not fit.
 */
export function createHunt(
  deps: Writing,
  family: Family,
  { blueprint_id, items_data, ...details }: SaveHunt,
): HuntToPlay {
  return inTransaction(deps.db, (tx) => {
    refuseOverLimit(tx, family)
    refuseStory({ ...details, items_data })
    const moment = deps.now().toISOString()
    const house = houseOf(useBlueprint(tx, family, blueprint_id))
    const row = tx
      .insert(hunts)
      .values({
        ...details,
        ...house,
        items_data: withStairsTips(house.blueprint_data, unfound(items_data)),
        id: deps.newId(),
        owner_family_id: family.id,
        position: 0,
        version: 1,
        created_at: moment,
        updated_at: moment,
      })
      .returning()
      .get()
    return toPlay(tx, family, row)
  })
}

/**
 * Changes an own hunt; with a `blueprint_id` it also takes the current house of that id. Sending the same
 * content twice is no conflict.
 * @throws 404; 403 for a ready-made hunt; 409 if another save came in between; 400 for a story that does not fit.
 */
export function updateHunt(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  family: Family,
  { id, version, blueprint_id, items_data, ...sent }: UpdateHunt,
): HuntToPlay {
  return inTransaction(db, (tx) => {
    const row = requireOwn(tx, family, id)
    // Another blueprint counts as used; the same one is only read again.
    const blueprintOf = blueprint_id === row.blueprint_id ? findBlueprint : useBlueprint
    const house =
      blueprint_id === undefined ? undefined : houseOf(blueprintOf(tx, family, blueprint_id))
    const items = items_data ? unfound(items_data) : row.items_data
    const changed: Row = {
      ...row,
      ...house,
      hunt_name: sent.hunt_name ?? row.hunt_name,
      hunt_type: sent.hunt_type ?? row.hunt_type,
      difficulty_level: sent.difficulty_level ?? row.difficulty_level,
      age_range: sent.age_range ?? row.age_range,
      story_id: sent.story_id === undefined ? row.story_id : sent.story_id,
      treasure_place: sent.treasure_place ?? row.treasure_place,
      items_data: withStairsTips((house ?? row).blueprint_data, items),
    }
    if (JSON.stringify(changed) === JSON.stringify(row)) return toPlay(tx, family, row)
    if (version !== undefined && version !== row.version)
      throw conflict('saved_elsewhere', savedInBetween)
    refuseStory(changed)
    const saved = tx
      .update(hunts)
      .set({ ...changed, version: row.version + 1, updated_at: now().toISOString() })
      .where(eq(hunts.id, id))
      .returning()
      .get()
    return toPlay(tx, family, saved)
  })
}

/** Deletes an own hunt and the notes of its plays. @throws 404; 403 for a ready-made one. */
export function removeHunt(db: Db, family: Family, id: string): { message: string } {
  return inTransaction(db, (tx) => {
    const row = requireOwn(tx, family, id)
    tx.delete(hunts).where(eq(hunts.id, id)).run()
    forgetMade(tx, id)
    return { message: `${row.hunt_name} is deleted.` }
  })
}

/** Items for a house that the family can see; the same `press` gives the same ones. @throws 404. */
export function sampleHunt(db: Db, family: Family, { blueprint_id, press, ...wish }: SampleHunt) {
  const { blueprint_data } = findBlueprint(db, family, blueprint_id)
  const { hunt_type, difficulty_level, age_range } = wish
  const seed = [blueprint_id, hunt_type, difficulty_level, age_range, press].join('|')
  const tasks = huntTaskBank()
  const recent = tasksOf(tasks, recentHunts(db, family))
  const made = { ...wish, document: blueprint_data, seed, recent_tasks: recent }
  return { items_data: sampleItems(huntItemBank(), made, tasks) }
}

/** The items of the family's newest hunts: their tasks are not repeated so soon. */
function recentHunts(db: Db, family: Family): HuntItem[][] {
  return db
    .select({ items_data: hunts.items_data })
    .from(hunts)
    .where(eq(hunts.owner_family_id, family.id))
    .orderBy(desc(hunts.created_at), asc(hunts.id))
    .limit(huntsWithoutSameTask)
    .all()
    .map(({ items_data }) => items_data)
}

const huntsWithoutSameTask = 5

/** A hunt that this family may play: its own, or a ready-made one. @throws 404. */
export function requireHunt(db: Db, family: Pick<FamilyRow, 'id'>, id: string): Row {
  const isOpen = or(isNull(hunts.owner_family_id), eq(hunts.owner_family_id, family.id))
  const row = findRow(db, hunts, and(eq(hunts.id, id), isOpen))
  if (!row) throw notFound('Scavenger hunt')
  return row
}

/** How often a family has finished a hunt. */
export const completedCount = (db: Db, family: Pick<FamilyRow, 'id'>, huntId: string): number =>
  rowCount(
    db,
    huntCompletions,
    and(eq(huntCompletions.family_id, family.id), eq(huntCompletions.hunt_id, huntId)),
  )

const savedInBetween =
  'This hunt was saved somewhere else in the meantime. Please load it again before you change it.'

function requireOwn(db: Db, family: Family, id: string): Row {
  const row = requireHunt(db, family, id)
  if (row.owner_family_id !== family.id)
    throw forbidden(
      'ready_made',
      'Our ready-made hunts stay as they are. You can make one of your own instead.',
    )
  return row
}

/** @throws 400 if the story does not fit so many items. */
function refuseStory({ story_id, items_data }: Pick<SaveHunt, 'story_id' | 'items_data'>) {
  const problem = story_id ? storyStopsProblem(items_data.length) : undefined
  if (problem)
    throw invalid('story_does_not_fit', problem, {
      error_type: 'story_does_not_fit',
      fields: { story_id: problem },
    })
}

function refuseOverLimit(tx: Db, family: Family) {
  if (!isMember(family))
    throw forbidden(
      'spot_not_open',
      'Your own hunts come with premium. Our ready-made hunts are yours to play.',
    )
  if (rowCount(tx, hunts, eq(hunts.owner_family_id, family.id)) >= huntLimits.active)
    throw forbidden(
      'hunt_limit',
      `You can keep ${huntLimits.active} hunts. Please delete one you no longer need.`,
    )
}

const houseOf = ({ id, name, template_type, blueprint_data }: Blueprint) => ({
  blueprint_id: id,
  blueprint_template: { name, template_type },
  blueprint_data,
})

/** Items as they are stored: each with an id, none found. */
export function unfound(items: SaveHunt['items_data']): HuntItem[] {
  const taken = new Set(items.map(({ id }) => id))
  return items.map(({ id, found: _, ...item }, at) => ({
    id: id ?? freeId(at + 1),
    ...item,
    found: false,
  }))

  function freeId(number: number): string {
    const id = `item-${number}`
    if (taken.has(id)) return freeId(number + items.length)
    taken.add(id)
    return id
  }
}

function withCounts(db: Db, family: Family, rows: Row[]): Hunt[] {
  const counts = db
    .select({ hunt_id: huntCompletions.hunt_id, count: count() })
    .from(huntCompletions)
    .where(eq(huntCompletions.family_id, family.id))
    .groupBy(huntCompletions.hunt_id)
    .all()
  const byHunt = new Map(counts.map((one) => [one.hunt_id, one.count]))
  return rows.map((row) => toHunt(row, byHunt.get(row.id) ?? 0))
}

const toPlay = (db: Db, family: Family, row: Row): HuntToPlay => ({
  ...toHunt(row, completedCount(db, family, row.id)),
  blueprint_data: row.blueprint_data,
})

const toHunt = (row: Row, timesCompleted: number): Hunt => ({
  ...fieldsOf(Hunt, row),
  completed_count: timesCompleted,
  is_ready_made: row.owner_family_id === null,
})
