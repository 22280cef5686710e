import type { Hono } from 'hono'
import { signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import { paperOf } from '../downloads/downloads.ts'
import { printWeek } from './sunday-sheet.ts'

/** GET /api/weeks/{starts_on}/print `?paper=a4|letter`: five activities for the fridge, which JSON cannot carry. */
export function mountWeekPrinting(app: Hono, makeContext: MakeContext) {
  app.get('/api/weeks/:starts_on/print', (c) =>
    respond(c, makeContext, 'read', async ({ deps, family }) => {
      if (!family) throw signedOut()
      return printWeek(deps, family, c.req.param('starts_on'), paperOf(c.req.query('paper')))
    }),
  )
}
