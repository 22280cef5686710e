import type { Db } from '@fgm/db'
import { activities } from '@fgm/db/schema'
import type { Activity, ActivityCard, ActivityLibrary } from '@fgm/shared/activities/activities'
import { and, asc, inArray, isNull } from 'drizzle-orm'

type Row = typeof activities.$inferSelect

/** An authored activity in both forms; it looks the same to everyone. */
export type Authored = {
  id: string
  library: ActivityLibrary
  position: number
  whole: Activity
  card: ActivityCard
}

const authoredLibraries: ActivityLibrary[] = ['free', 'prebuilt', 'premium']

/**
 * The authored library in the authors' order; `waiting` and `active` is what every family in that
 * state has of it.
 */
export function readAuthored(
  db: Db,
  shown: { whole: (row: Row) => Activity; card: (row: Row) => ActivityCard },
) {
  const all = db
    .select()
    .from(activities)
    .where(and(isNull(activities.owner_family_id), inArray(activities.library, authoredLibraries)))
    .orderBy(asc(activities.position))
    .all()
    .map(
      (row): Authored => ({
        id: row.id,
        library: row.library,
        position: row.position,
        whole: shown.whole(row),
        card: shown.card(row),
      }),
    )
  const free = all.filter(({ library }) => library === 'free')
  return {
    by_id: new Map(all.map((one) => [one.id, one])),
    waiting: shelf(free),
    active: shelf(all.filter(({ library }) => library !== 'premium')),
  }
}

const shelf = (all: Authored[]) => ({
  all,
  ids: new Set(all.map(({ id }) => id)),
  whole: all.map(({ whole }) => whole),
  card: all.map(({ card }) => card),
})
