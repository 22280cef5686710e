import { type Db, prepareOnce } from '@fgm/db'
import { type Family, playChildren, plays } from '@fgm/db/schema'
import { type ActivityMarks, Face } from '@fgm/shared/activities/activities'
import { and, eq, max, min, sql } from 'drizzle-orm'

/* A completion is a child's first play of an activity; every play is a row of `plays`, written by `activities/plays.ts`. */

/** Every activity that a family's children have done: the first time, the last one with its rating, and how often it was loved. */
export const completionsOfFamily = (
  db: Db,
  { id, learning_began_at }: Pick<Family, 'id' | 'learning_began_at'>,
): ActivityMarks['completed'] =>
  completionsOf(db)
    .all({ family_id: id, since: learning_began_at ?? '' })
    .map(({ completed_at, last, ...of }) => {
      const [lastPlayedAt = '', face] = (last ?? '').split(' ')
      return {
        ...{ ...of, completed_at: completed_at ?? '', last_played_at: lastPlayedAt },
        face: face ? Face.parse(face) : null,
      }
    })

const completionsOf = prepareOnce((db) =>
  db
    .select({
      child_id: playChildren.child_id,
      activity_id: plays.activity_id,
      completed_at: min(plays.played_at),
      // Times have one length: the latest is the greatest text, and `max` selects the rating of its row.
      last: max(sql<string>`${plays.played_at} || ' ' || coalesce(${playChildren.face}, '')`),
      loved: sql<number>`sum(${playChildren.face} is 'loved' and ${plays.played_at} >= ${sql.placeholder('since')})`,
    })
    .from(plays)
    .innerJoin(playChildren, isOfPlay)
    .where(eq(plays.family_id, sql.placeholder('family_id')))
    .groupBy(playChildren.child_id, plays.activity_id)
    .prepare(),
)

/** Joins a play with its children, of the same family. */
export const isOfPlay = and(
  eq(playChildren.family_id, plays.family_id),
  eq(playChildren.play_id, plays.id),
)
