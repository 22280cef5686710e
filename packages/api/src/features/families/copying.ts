import type { Db } from '@fgm/db'
import {
  activities,
  childBringers,
  children,
  type Family,
  favorites,
  type Parent,
  playChildren,
  plays,
  savedActivities,
} from '@fgm/db/schema'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'

/**
 * Copies children of a family, what they did, this parent's favorites for them, and the family's own activities, into
 * another family. `brought` are those who came with this parent, with the activities they did. The originals do not change.
 * @returns the number of copied children.
 */
export function copyChildren(
  deps: Pick<Deps, 'newId'>,
  tx: Db,
  copy: { parent: Parent; from: Family; to: Family; which: 'all' | 'brought' },
): number {
  const { parent, from, to, which } = copy
  const isWanted = which === 'brought' ? inArray(children.id, broughtBy(tx, parent)) : undefined
  const rows = tx
    .select()
    .from(children)
    .where(and(eq(children.family_id, from.id), isWanted))
    .all()
  const childIds = new Map(rows.map(({ id }) => [id, deps.newId()]))
  for (const row of rows)
    tx.insert(children)
      .values({ ...row, ...copied(childIds, row), family_id: to.id })
      .run()
  const playedBy = tx
    .select()
    .from(playChildren)
    .where(inArray(playChildren.child_id, [...childIds.keys()]))
    .all()
  const played = new Set(playedBy.map(({ play_id }) => play_id))
  const done = tx
    .select()
    .from(plays)
    .where(eq(plays.family_id, from.id))
    .all()
    .filter(({ id }) => played.has(id))
  const liked = tx
    .select()
    .from(favorites)
    .where(
      and(inArray(favorites.child_id, [...childIds.keys()]), eq(favorites.parent_id, parent.id)),
    )
    .all()
  const used = new Set([...done, ...liked].map(({ activity_id }) => activity_id))
  const activityIds = copyActivities(deps, tx, from, to, (id) => which === 'all' || used.has(id))
  const ofChild = <Row extends { child_id: string }>(row: Row) => ({
    ...row,
    child_id: childIds.get(row.child_id) ?? row.child_id,
    family_id: to.id,
  })
  const ofActivity = <Row extends { activity_id: string }>(row: Row) => ({
    ...row,
    activity_id: activityIds.get(row.activity_id) ?? row.activity_id,
    family_id: to.id,
  })
  // Under the same ids: a parent who returns brings no play twice.
  for (const row of done)
    tx.insert(plays)
      .values({ ...ofActivity(row), parent_id: row.parent_id === parent.id ? parent.id : null })
      .run()
  for (const row of playedBy) tx.insert(playChildren).values(ofChild(row)).run()
  for (const row of liked)
    tx.insert(favorites)
      .values(ofActivity(ofChild(row)))
      .run()
  if (which === 'all') copyCollection(tx, from, to)
  return rows.length
}

const broughtBy = (tx: Db, { id }: Parent) =>
  tx
    .select({ id: childBringers.child_id })
    .from(childBringers)
    .where(eq(childBringers.parent_id, id))

/** The id of a copy, and that of the first original: by it copies are recognized when families merge again. */
const copied = (ids: Map<string, string>, { id, origin_id }: Copied) => ({
  id: ids.get(id) ?? id,
  origin_id: origin_id ?? id,
})
type Copied = { id: string; origin_id: string | null }

function copyActivities(
  { newId }: Pick<Deps, 'newId'>,
  tx: Db,
  from: Family,
  to: Family,
  isWanted: (id: string) => boolean,
): Map<string, string> {
  const own = tx
    .select()
    .from(activities)
    .where(eq(activities.owner_family_id, from.id))
    .all()
    .filter(({ id }) => isWanted(id))
  const ids = new Map(own.map(({ id }) => [id, newId()]))
  for (const row of own)
    tx.insert(activities)
      .values({ ...row, ...copied(ids, row), owner_family_id: to.id })
      .run()
  return ids
}

/** What a family saved; what a benefit opened stays with the old family. */
function copyCollection(tx: Db, from: Family, to: Family) {
  const saved = tx
    .select()
    .from(savedActivities)
    .where(and(eq(savedActivities.family_id, from.id), ne(savedActivities.source, 'benefit')))
    .all()
  for (const row of saved)
    tx.insert(savedActivities)
      .values({ ...row, family_id: to.id })
      .run()
}
