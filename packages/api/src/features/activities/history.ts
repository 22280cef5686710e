import type { Db } from '@fgm/db'
import { activities, completions, type Family } from '@fgm/db/schema'
import type { HistoryEntry, HistoryOf, NoteCompletion } from '@fgm/shared/activities/activities'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/errors.ts'
import { afterCursor, encodeCursor, pageOfRows, rowsToRead } from '../../core/keyset-page.ts'
import { requireChild } from '../children/children.ts'
import { helpInstead } from '../distress/distress.ts'
import { openActivities } from './activities.ts'

/** What one child has done, newest first; also what is no longer in the library. @throws 404 for a child that is not this family's. */
export function childHistory(
  ctx: Pick<Context, 'paging'>,
  db: Db,
  family: Family,
  { child_id, ...asked }: HistoryOf,
): HistoryEntry[] {
  requireChild(db, family, child_id)
  const key = [completions.completed_at, completions.activity_id] as const
  const rows = entries(db)
    .where(and(eq(completions.child_id, child_id), afterCursor(key, asked.cursor)))
    .orderBy(desc(completions.completed_at), desc(completions.activity_id))
    .limit(rowsToRead(asked, 1_000))
    .all()
  const page = pageOfRows(ctx, rows, asked, ({ completed_at, activity_id }) =>
    encodeCursor([completed_at, activity_id]),
  )
  return toEntries(db, family, page)
}

/**
 * Writes down what the parent wants to remember of a completion. A note that tells of distress is answered with help
 * and not kept (decisions §14).
 * @throws 404 when that child has not done it.
 */
export function noteCompletion(
  db: Db,
  family: Family,
  { id, child_id, note }: NoteCompletion,
): HistoryEntry | HelpInstead {
  requireChild(db, family, child_id)
  const instead = helpInstead({ db }, note)
  if (instead) return instead
  const ofChild = and(eq(completions.child_id, child_id), eq(completions.activity_id, id))
  db.update(completions)
    .set({ note: note || null })
    .where(ofChild)
    .run()
  const [entry] = toEntries(db, family, entries(db).where(ofChild).all())
  if (!entry) throw notFound('Activity')
  return entry
}

const entries = (db: Db) =>
  db
    .select({
      activity_id: completions.activity_id,
      title: activities.title,
      own_category: activities.own_category,
      duration_minutes: activities.duration_minutes,
      completed_at: completions.completed_at,
      note: completions.note,
    })
    .from(completions)
    .innerJoin(activities, eq(activities.id, completions.activity_id))

type Row = ReturnType<ReturnType<typeof entries>['all']>[number]

function toEntries(db: Db, family: Family, rows: Row[]): HistoryEntry[] {
  const open = openActivities(
    db,
    family,
    rows.map(({ activity_id }) => activity_id),
  )
  return rows.map((row) => ({
    ...row,
    note: row.note ?? '',
    is_open: open.has(row.activity_id),
  }))
}
