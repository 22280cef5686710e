import { type Family, plays } from '@fgm/db/schema'
import { activityForChild } from '@fgm/shared/activities/child-in-text'
import { isMember } from '@fgm/shared/family/membership'
import { addDays } from '@fgm/shared/week'
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { listActivities } from '../activities/activities.ts'
import { listChildren } from '../children/children.ts'
import { type Paper, renderWeek } from '../downloads/downloads.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { ideasForWeek } from './ideas-for-week.ts'

/** More than the sheet has rows: an idea whose safety note has no room on it gives way to the next. */
const offered = 40
/** How far from today a week may begin: the one that runs, and some to print before a holiday. */
const days = { before: 7, after: 35 }

/**
 * A sheet for the fridge: five activities for one week, chosen for the children of this family among what it may print. It
 * stays the same while the week runs, whatever is played in it.
 * @throws 400 for a day that is none or far away, or without a child whom our activities are for; 429 after too many; 503
 * when too many sheets are being made.
 */
export function printWeek(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'pdfs'>,
  family: Family,
  startsOn: string,
  paper: Paper,
): Promise<Response> {
  requireNear(deps, startsOn)
  const children = listChildren(deps, family)
  if (children.length === 0)
    throw invalid('incomplete_request', 'Please add your child first. Then the five will fit.')
  const ideas = ideasForWeek(
    listActivities(deps.db, family).filter(({ library }) => library === 'free' || isMember(family)),
    {
      ages: children.map(({ age }) => age),
      done: playedBefore(deps, family, startsOn),
      seed: `${family.id} ${startsOn}`,
    },
    offered,
  )
  if (ideas.length === 0)
    throw invalid('child_age_outside', 'Our activities start at age 2. None is for your child yet.')
  countAttempt(deps, limits.download_by_address, family.id)
  const week = {
    starts_on: startsOn,
    children: children.map(({ name }) => name),
    // 'Your child' stays where there are several.
    ideas:
      children.length > 1 ? ideas : ideas.map((one) => activityForChild(one, children[0]?.name)),
    url: `${deps.config.base_url}/activities`,
  }
  return renderWeek(deps, week, paper)
}

function requireNear({ now }: Pick<Deps, 'now'>, startsOn: string) {
  const today = now().toISOString().slice(0, 10)
  const isNear =
    z.iso.date().safeParse(startsOn).success &&
    startsOn >= addDays(today, -days.before) &&
    startsOn <= addDays(today, days.after)
  if (!isNear) throw invalid('invalid_input', 'A sheet is for this week or one of the next five.')
}

/** What was played in the family before the week. */
function playedBefore({ db }: Pick<Deps, 'db'>, family: Family, startsOn: string) {
  const rows = db
    .selectDistinct({ id: plays.activity_id })
    .from(plays)
    .where(and(eq(plays.family_id, family.id), lt(plays.played_at, startsOn)))
    .all()
  return new Set(rows.map(({ id }) => id))
}
