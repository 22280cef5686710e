import type { Db } from '@fgm/db'
import { type Family, plays } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import { childAgeLimits } from '@fgm/shared/family/child-age'
import { ageOn, type Child } from '@fgm/shared/family/children'
import { eq } from 'drizzle-orm'
import { listActivities } from '../activities/activities.ts'

/** What to play on a day, and with whom: the youngest child. */
export type Suggested = { activity: Activity; child: Child }

/**
 * The activity of a family on a day (YYYY-MM-DD), the same for both parents and every way of being reminded: one that the
 * family may open, right for the youngest child, playable at home, of five minutes, and not played yet while there is one. Never
 * one that the family made itself: its title may hold a child's name.
 * @returns null without a child or without anything for its age.
 */
export const activityForReminder = (
  db: Db,
  family: Family,
  children: readonly Child[],
  day: string,
): Suggested | null => activitiesForReminders(db, family, children)(day)

/** The same for many days, with one look at the library and the plays. @returns what answers for a day. */
export function activitiesForReminders(
  db: Db,
  family: Family,
  children: readonly Child[],
): (day: string) => Suggested | null {
  const child = children.toSorted((one, other) => (one.birth_date < other.birth_date ? 1 : -1))[0]
  if (!child) return () => null
  const atHome = listActivities(db, family).filter(
    (one) => !one.is_mine && one.setting !== 'outdoor',
  )
  const played = playedBy(db, family)
  return (day) => {
    const age = Math.min(ageOn(child.birth_date, day), childAgeLimits.max)
    const fitting = atHome.filter((one) => one.min_age <= age && age <= one.max_age)
    const short = fitting.filter(({ duration_minutes }) => duration_minutes <= 5)
    const activity = atTurn(short.length >= enough ? short : fitting, played, day)
    return activity ? { activity, child } : null
  }
}

/** With fewer than a fortnight's of them, longer ones come, too. */
const enough = 14

/**
 * Every day another one: a step is coprime to the number of activities, so all of them come before one comes again. What was
 * played is passed over.
 */
function atTurn(
  all: readonly Activity[],
  done: ReadonlySet<string>,
  day: string,
): Activity | undefined {
  const turn = Date.parse(day) / 86_400_000
  const start = (turn * stepFor(all.length)) % Math.max(1, all.length)
  const inTurn = [...all.slice(start), ...all.slice(0, start)]
  return inTurn.find(({ id }) => !done.has(id)) ?? inTurn[0]
}

function stepFor(count: number): number {
  let step = Math.max(1, Math.floor(count * 0.38))
  while (commonDivisor(step, count) > 1) step += 1
  return step
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)

const playedBy = (db: Db, { id }: Family): ReadonlySet<string> =>
  new Set(
    db
      .selectDistinct({ activity_id: plays.activity_id })
      .from(plays)
      .where(eq(plays.family_id, id))
      .all()
      .map(({ activity_id }) => activity_id),
  )
