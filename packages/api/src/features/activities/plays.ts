import { type Db, inTransaction, prepareOnce } from '@fgm/db'
import { activities, children, type Family, families, playChildren, plays } from '@fgm/db/schema'
import type { HistoryEntry, HistoryOf, NoteCompletion } from '@fgm/shared/activities/activities'
import type { PlayList, PlaysBetween, RecordPlay } from '@fgm/shared/activities/plays'
import { linesOf } from '@fgm/shared/activities/words'
import { dayMs } from '@fgm/shared/days'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { invalid, notFound } from '../../core/errors.ts'
import { afterCursor, pageOfRows, rowsToRead } from '../../core/keyset-page.ts'
import { requireChild } from '../children/children.ts'
import { isOfPlay } from '../completions/completions.ts'
import { helpInstead } from '../distress/distress.ts'
import type { Sender } from '../parents/parents.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { isAuthored, openActivities, requireActivity } from './activities.ts'
import { sceneCodeOf } from './scenes.ts'

/*
 * What families play (docs/decisions/050-learning-in-the-open.md): every time is a row, and a completion is a child's first
 * play of an activity.
 */

type Owner = Pick<Family, 'id'>

/** The child's first play of an activity; undefined before it. */
export const firstPlay = (db: Db, family: Owner, activityId: string, childId: string) =>
  firstPlayOf(db).get({ family_id: family.id, activity_id: activityId, child_id: childId })
    ?.played_at

/** Resets what the cards learned; plays stay. */
export function startAfresh({ db, now }: Pick<Deps, 'db' | 'now'>, { id }: Owner) {
  db.update(families)
    .set({ learning_began_at: now().toISOString() })
    .where(eq(families.id, id))
    .run()
  return { message: 'The cards start afresh. What you played stays.' }
}

/** A new play of one child. */
export function addPlay(
  tx: Db,
  family: Owner,
  { child_id, ...play }: Omit<typeof plays.$inferInsert, 'family_id'> & { child_id: string },
) {
  tx.insert(plays)
    .values({ ...play, family_id: family.id })
    .run()
  tx.insert(playChildren).values({ family_id: family.id, play_id: play.id, child_id }).run()
}

/**
 * Stores a play, exactly once for each `play_id`: a repeated request adds children who were there, and updates how it was.
 * Children who have left are ignored. An authored activity may be locked by now, if it was played offline: this opens nothing.
 * @throws 404 for a missing activity or another family's, unless the play is known or the activity is open; 404 if none of
 * the children is the family's; 400 if the play was of another activity; 429 for more than a day has.
 */
export function recordPlay(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'noteLimit'>,
  { parent, family }: Sender,
  { id: activityId, play_id, played_at, minutes, children: players }: RecordPlay,
): { message: string } {
  return inTransaction(deps.db, (tx) => {
    countAttempt({ ...deps, db: tx }, limits.play_by_account, family.id)
    const known = playOf(tx, family, play_id)
    if (known && known.activity_id !== activityId)
      throw invalid('invalid_input', 'This play was of another activity.', {
        fields: { play_id: 'This play was of another activity.' },
      })
    if (!known && !isAuthored(tx, activityId))
      requireActivity({ ...deps, db: tx }, family, activityId)
    const own = ofFamily(tx, family, players)
    if (own.length === 0) throw notFound('Child')
    if (!known)
      tx.insert(plays)
        .values({
          ...{ family_id: family.id, id: play_id, parent_id: parent.id, activity_id: activityId },
          ...{ source: 'play', played_at: withinReason(deps, played_at), minutes },
        })
        .run()
    for (const { child_id, face } of own)
      tx.insert(playChildren)
        .values({ family_id: family.id, play_id, child_id, face })
        .onConflictDoUpdate({
          target: [playChildren.family_id, playChildren.play_id, playChildren.child_id],
          set: { face },
        })
        .run()
    return { message: 'Kept. Five good minutes.' }
  })
}

/** What a family played between two times, the newest first; including what is no longer in the library. */
export function listPlays(db: Db, family: Family, { from, to }: PlaysBetween): PlayList {
  const rows = db
    .select({ play: plays, activity: activities })
    .from(plays)
    .innerJoin(activities, eq(activities.id, plays.activity_id))
    .where(
      and(
        eq(plays.family_id, family.id),
        gte(plays.played_at, new Date(from).toISOString()),
        lt(plays.played_at, new Date(to).toISOString()),
      ),
    )
    .orderBy(desc(plays.played_at), desc(plays.id))
    .limit(playsShown)
    .all()
  const seen = seenBy(db, family, rows)
  const players = playersOf(db)
  return {
    plays: rows.map(({ play, activity }) => {
      const shown = seen(activity)
      return {
        play_id: play.id,
        activity_id: activity.id,
        ...shown,
        skill: activity.skill,
        // A locked activity reveals nothing of its text, even in the record of a play.
        learned: shown.is_open ? (linesOf(activity.learning_objectives)[0] ?? '') : '',
        source: play.source,
        played_at: play.played_at,
        minutes: play.minutes,
        children: players
          .all({ family_id: family.id, play_id: play.id })
          .map(({ line, ...child }) => ({ ...child, line: line ?? '' })),
      }
    }),
  }
}

/**
 * What one child has done, every time, the newest first; including what is no longer in the library.
 * @throws 404 for a child that is not this family's.
 */
export function childHistory(
  ctx: Pick<Context, 'paging'>,
  db: Db,
  family: Family,
  { child_id, ...paging }: HistoryOf,
): HistoryEntry[] {
  requireChild(db, family, child_id)
  const key = [plays.played_at, plays.id] as const
  const rows = entries(db)
    .where(and(eq(playChildren.child_id, child_id), afterCursor(key, paging.cursor)))
    .orderBy(desc(plays.played_at), desc(plays.id))
    .limit(rowsToRead(paging, 1_000))
    .all()
  const page = pageOfRows(ctx, rows, paging, ({ completed_at, play_id }) => [completed_at, play_id])
  return toEntries(db, family, page)
}

/**
 * Stores the parent's note about a play, by default the child's last one. A note that mentions distress is not
 * stored; help is returned instead (decisions §14).
 * @throws 404 if that child has not done it.
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

type Entry = ReturnType<ReturnType<typeof entries>['all']>[number]

function toEntries(db: Db, family: Family, rows: Entry[]): HistoryEntry[] {
  const seen = seenBy(db, family, rows)
  return rows.map(({ activity, note, ...row }) => ({ ...row, ...seen(activity), note: note ?? '' }))
}

const playsShown = 1_000

type ActivityRow = typeof activities.$inferSelect

/** What a list of plays shows of an activity, and whether this family may open it. */
function seenBy(db: Db, family: Family, rows: { activity: ActivityRow }[]) {
  const ids = rows.map(({ activity }) => activity.id)
  const open = openActivities(db, family, ids)
  return (activity: ActivityRow) => ({
    title: activity.title,
    own_category: activity.own_category,
    duration_minutes: activity.duration_minutes,
    scene: sceneCodeOf(activity),
    is_open: open.has(activity.id),
  })
}

/** A phone's clock may be wrong, and a phone may be offline for long. */
function withinReason({ now }: Pick<Deps, 'now'>, playedAt: string): string {
  const latest = now().getTime()
  const time = Math.min(latest, Math.max(latest - 366 * dayMs, Date.parse(playedAt)))
  return new Date(time).toISOString()
}

/** The children of the family, each once. */
function ofFamily(tx: Db, family: Owner, players: RecordPlay['children']) {
  const ids = players.map(({ child_id }) => child_id)
  const own = tx
    .select({ id: children.id })
    .from(children)
    .where(and(eq(children.family_id, family.id), inArray(children.id, ids)))
    .all()
  return own.flatMap(({ id }) => players.findLast(({ child_id }) => child_id === id) ?? [])
}

const playOf = (tx: Db, family: Owner, playId: string) =>
  tx
    .select({ activity_id: plays.activity_id })
    .from(plays)
    .where(and(eq(plays.family_id, family.id), eq(plays.id, playId)))
    .get()

const playersOf = prepareOnce((db) =>
  db
    .select({
      child_id: playChildren.child_id,
      name: children.name,
      face: playChildren.face,
      line: playChildren.line,
    })
    .from(playChildren)
    .innerJoin(children, eq(children.id, playChildren.child_id))
    .where(
      and(
        eq(playChildren.family_id, sql.placeholder('family_id')),
        eq(playChildren.play_id, sql.placeholder('play_id')),
      ),
    )
    .orderBy(asc(children.created_at), asc(children.id))
    .prepare(),
)

const firstPlayOf = prepareOnce((db) =>
  db
    .select({ played_at: plays.played_at })
    .from(plays)
    .innerJoin(playChildren, isOfPlay)
    .where(
      and(
        eq(plays.activity_id, sql.placeholder('activity_id')),
        eq(plays.family_id, sql.placeholder('family_id')),
        eq(playChildren.child_id, sql.placeholder('child_id')),
      ),
    )
    // `get` reads one row. With `limit ?` SQLite would compile the query again at every call.
    .orderBy(asc(plays.played_at))
    .prepare(),
)
