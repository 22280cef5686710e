import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '../../core/deps.ts'
import { watchDataFolder } from './data-folder.ts'

/** Whether the server still takes work; `main.ts` turns it off when it was asked to stop. */
export type Readiness = { is_draining: boolean }

/**
 * GET /healthz: the process responds. GET /readyz: it can also read its database and write next to it, and is not
 * stopping; else 503, with a sentence where someone has to act.
 */
export function mountHealth(
  app: Hono,
  { db, log }: Pick<Deps, 'db' | 'log'>,
  readiness: Readiness,
) {
  const writeProblem = watchDataFolder(db)
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const answer = (body: object, status: 200 | 503) =>
      c.json(body, status, { 'cache-control': 'no-store' })
    if (readiness.is_draining || !canRead()) return answer({ status: 'unavailable' }, 503)
    const error = await writeProblem()
    return error ? answer({ status: 'unavailable', error }, 503) : answer({ status: 'ok' }, 200)
  })

  function canRead(): boolean {
    try {
      db.get(sql`select count(*) from families where id = ''`)
      return true
    } catch (err) {
      log.error({ err }, 'the database cannot be read')
      return false
    }
  }
}
