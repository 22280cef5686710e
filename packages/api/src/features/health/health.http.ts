import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'

/** Whether the server still takes work; `main.ts` turns it off when it was asked to stop. */
export type Readiness = { is_draining: boolean }

/** GET /healthz: the process answers. GET /readyz: it can also read its database and is not stopping. */
export function mountHealth(
  app: Hono,
  { db, log }: Pick<Deps, 'db' | 'log'>,
  readiness: Readiness,
) {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', (c) => {
    const is_ready = !readiness.is_draining && canRead()
    return c.json({ status: is_ready ? 'ok' : 'unavailable' }, is_ready ? 200 : 503, {
      'cache-control': 'no-store',
    })
  })

  function canRead(): boolean {
    try {
      db.get(sql`select count(*) from users where id = ''`)
      return true
    } catch (err) {
      log.error({ err }, 'the database cannot be read')
      return false
    }
  }
}
