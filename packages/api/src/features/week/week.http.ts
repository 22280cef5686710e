import type { Family } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import { activityForChild } from '@fgm/shared/activities/child-in-text'
import { dayOf } from '@fgm/shared/days'
import type { Child } from '@fgm/shared/family/children'
import { addDays } from '@fgm/shared/week'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../core/deps.ts'
import { invalid, signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import type { Paper } from '../../print/document.ts'
import { listChildren } from '../children/children.ts'
import { paperOf, pdfResponse } from '../downloads/downloads.ts'
import { familyOfSheet } from '../reminders/reminders.ts'
import { keepIfRoom, suggester } from '../suggestions/suggestions.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'

/**
 * GET /api/weeks/{starts_on}/print `?paper=a4|letter`: five activities for the fridge, which JSON cannot carry. With the
 * `token` of a mailed sheet no login is needed: its reader has the five already.
 */
export function mountWeekPrinting(app: Hono, makeContext: MakeContext) {
  app.get('/api/weeks/:starts_on/print', (c) =>
    respond(c, makeContext, 'read', async ({ deps, family }) => {
      const startsOn = c.req.param('starts_on')
      const token = c.req.query('token')
      const whose = token === undefined ? family : familyOfSheet(deps, token, startsOn)
      if (!whose) throw signedOut()
      return printWeek(deps, whose, startsOn, paperOf(c.req.query('paper')))
    }),
  )
}

/** How far from today a week may begin: the current one, and some to print before a holiday. */
const days = { before: 7, after: 35 }

/**
 * A sheet for the fridge: five activities for one week, chosen for the children of this family among what it may print. It
 * stays the same while the week runs, whatever is played in it.
 * @throws 400 for an invalid day or one far away, or without a child of the right age; 429 after too many; 503
 * if too many sheets are being made.
 */
function printWeek(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'pdfs'>,
  family: Family,
  startsOn: string,
  paper: Paper,
): Promise<Response> {
  requireNear(deps, startsOn)
  const children = listChildren(deps, family)
  if (children.length === 0)
    throw invalid('incomplete_request', 'Please add your child first. Then the five will fit.')
  const suggesting = suggester(deps, family, children)
  const { five, more } = suggesting.forWeek(startsOn)
  if (five.length === 0)
    throw invalid('child_age_outside', 'Our activities start at age 2. None is for your child yet.')
  countAttempt(deps, limits.download_by_address, family.id)
  keepIfRoom(deps.db, suggesting)
  const week = {
    starts_on: startsOn,
    children: children.map(({ name }) => name),
    ideas: [...five, ...more].map((one) => asTold(one, children)),
    url: `${deps.config.base_url}/activities`,
  }
  return pdfResponse(deps, { week, options: { paper } }, `Five for the fridge ${startsOn}`)
}

/** An activity with the name of the child; 'your child' stays if there are several. */
const asTold = (activity: Activity, children: readonly Child[]): Activity =>
  children.length > 1 ? activity : activityForChild(activity, children[0]?.name)

function requireNear({ now }: Pick<Deps, 'now'>, startsOn: string) {
  const today = dayOf(now())
  const isNear =
    z.iso.date().safeParse(startsOn).success &&
    startsOn >= addDays(today, -days.before) &&
    startsOn <= addDays(today, days.after)
  if (!isNear) throw invalid('invalid_input', 'A sheet is for this week or one of the next five.')
}
