import type { Db } from '@fgm/db'
import { activities } from '@fgm/db/schema'
import type { Activity, ActivityCard, ActivityLibrary } from '@fgm/shared/activities/activities'
import { and, asc, inArray, isNull } from 'drizzle-orm'

type Row = typeof activities.$inferSelect

type Forms = { whole: Activity; card: ActivityCard }

/** An authored activity; it looks the same to everyone, so each form is made once, when it is first asked for. */
export type Authored = Pick<Row, 'id' | 'position'> & { library: ActivityLibrary } & Readonly<Forms>

const authoredLibraries: ActivityLibrary[] = ['free', 'prebuilt', 'premium']

/**
 * The authored library in the authors' order; `waiting` and `active` is what every family in that
 * state has of it.
 */
export function readAuthored(db: Db, shown: { [form in keyof Forms]: (row: Row) => Forms[form] }) {
  const all = db
    .select()
    .from(activities)
    .where(and(isNull(activities.owner_family_id), inArray(activities.library, authoredLibraries)))
    .orderBy(asc(activities.position))
    .all()
    .map((row): Authored => {
      const made: Partial<Forms> = {}
      const { id, library, position } = row
      return {
        ...{ id, library, position },
        get whole() {
          made.whole ??= shown.whole(row)
          return made.whole
        },
        get card() {
          made.card ??= shown.card(row)
          return made.card
        },
      }
    })
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
})
