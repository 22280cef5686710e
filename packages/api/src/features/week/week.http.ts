import type { Hono } from 'hono'
import { signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import { paperOf } from '../downloads/downloads.ts'
import { familyOfSheet } from '../reminders/reminders.ts'
import { printWeek } from './sunday-sheet.ts'

/**
 * GET /api/weeks/{starts_on}/print `?paper=a4|letter`: five activities for the fridge, which JSON cannot carry. With the
 * `token` of a sheet by mail nobody has to be logged in: its reader has the five already.
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
