import { type Db, prepareOnce } from '@fgm/db'
import { type Family, playChildren, plays } from '@fgm/db/schema'
import { type ActivityMarks, Face } from '@fgm/shared/activities/activities'
import { and, eq, max, min, sql } from 'drizzle-orm'

/* A completion is a child's first play of an activity; every play is a row of `plays`, written by `activities/plays.ts`. */

/** Every activity that the children of a family have done: the first time, the last one with its face, and how often it was loved. */
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
      // Times are of one length: the latest is the greatest text, and brings its face along.
      last: max(sql<string>`${plays.played_at} || ' ' || coalesce(${playChildren.face}, '')`),
      loved: sql<number>`sum(${playChildren.face} is 'loved' and ${plays.played_at} >= ${sql.placeholder('since')})`,
    })
    .from(plays)
    .innerJoin(playChildren, isOfPlay)
    .where(eq(plays.family_id, sql.placeholder('family_id')))
    .groupBy(playChildren.child_id, plays.activity_id)
    .prepare(),
)

/** A row of a play and one of its children are of one family. */
export const isOfPlay = and(
  eq(playChildren.family_id, plays.family_id),
  eq(playChildren.play_id, plays.id),
)
