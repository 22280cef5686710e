import type { Db } from '@fgm/db'
import { activities, type Family, playChildren, plays } from '@fgm/db/schema'
import type { HistoryEntry, HistoryOf, NoteCompletion } from '@fgm/shared/activities/activities'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/errors.ts'
import { afterCursor, encodeCursor, pageOfRows, rowsToRead } from '../../core/keyset-page.ts'
import { requireChild } from '../children/children.ts'
import { isOfPlay } from '../completions/completions.ts'
import { helpInstead } from '../distress/distress.ts'
import { openActivities } from './activities.ts'
import { sceneCodeOf } from './scenes.ts'

/**
 * What one child has done, every time, the newest first; also what is no longer in the library.
 * @throws 404 for a child that is not this family's.
 */
export function childHistory(
  ctx: Pick<Context, 'paging'>,
  db: Db,
  family: Family,
  { child_id, ...asked }: HistoryOf,
): HistoryEntry[] {
  requireChild(db, family, child_id)
  const key = [plays.played_at, plays.id] as const
  const rows = entries(db)
    .where(and(eq(playChildren.child_id, child_id), afterCursor(key, asked.cursor)))
    .orderBy(desc(plays.played_at), desc(plays.id))
    .limit(rowsToRead(asked, 1_000))
    .all()
  const page = pageOfRows(ctx, rows, asked, ({ completed_at, play_id }) =>
    encodeCursor([completed_at, play_id]),
  )
  return toEntries(db, family, page)
}

/**
 * Writes down what the parent wants to remember of a play, of the child's last one where none is named. A note that tells of
 * distress is answered with help and not kept (decisions §14).
 * @throws 404 when that child has not done it.
 */
export function noteCompletion(
  db: Db,
  family: Family,
  { id, child_id, play_id, note }: NoteCompletion,
): HistoryEntry | HelpInstead {
  requireChild(db, family, child_id)
  const instead = helpInstead({ db }, note)
  if (instead) return instead
  const [play] = entries(db)
    .where(
      and(
        eq(plays.family_id, family.id),
        eq(plays.activity_id, id),
        eq(playChildren.child_id, child_id),
        play_id === undefined ? undefined : eq(plays.id, play_id),
      ),
    )
    .orderBy(desc(plays.played_at), desc(plays.id))
    .limit(1)
    .all()
  if (!play) throw notFound('Activity')
  const line = note || null
  db.update(playChildren)
    .set({ line })
    .where(
      and(
        eq(playChildren.family_id, family.id),
        eq(playChildren.play_id, play.play_id),
        eq(playChildren.child_id, child_id),
      ),
    )
    .run()
  const [entry] = toEntries(db, family, [{ ...play, note: line }])
  if (!entry) throw notFound('Activity')
  return entry
}

const entries = (db: Db) =>
  db
    .select({
      play_id: plays.id,
      activity_id: plays.activity_id,
      activity: activities,
      completed_at: plays.played_at,
      face: playChildren.face,
      note: playChildren.line,
    })
    .from(playChildren)
    .innerJoin(plays, isOfPlay)
    .innerJoin(activities, eq(activities.id, plays.activity_id))

type Row = ReturnType<ReturnType<typeof entries>['all']>[number]

function toEntries(db: Db, family: Family, rows: Row[]): HistoryEntry[] {
  const open = openActivities(
    db,
    family,
    rows.map(({ activity_id }) => activity_id),
  )
  return rows.map(({ activity, note, ...row }) => ({
    ...row,
    title: activity.title,
    own_category: activity.own_category,
    duration_minutes: activity.duration_minutes,
    scene: sceneCodeOf(activity),
    note: note ?? '',
    is_open: open.has(activity.id),
  }))
}
