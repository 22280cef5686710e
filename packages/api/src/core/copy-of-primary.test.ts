import pino from 'pino'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/test-app.ts'
import { createMetrics } from '../features/metrics/metrics.ts'
import { type CopyOfPrimary, copyOfPrimary } from './copy-of-primary.ts'

const log = pino({ level: 'silent' })
const names = { server: 'here:3000', serverId: 'this-directory', run: 'this-run' }

test('many misses at once make one request to the primary, and a later one makes another', async () => {
  let looks = 0
  const look = () => {
    looks += 1
  }
  const copy = copyOfPrimary(look, { ...names, log })
  await Promise.all(Array.from({ length: 50 }, () => copy.refreshForMiss()))
  const together = looks
  await copy.refreshForMiss()
  expect([together, looks]).toEqual([1, 2])
})

test('without the primary a missing row stays missing, and a change is refused', async () => {
  const away = () => {
    throw Object.assign(new Error('away'), { code: 'PRIMARY_UNREACHABLE' })
  }
  const copy = copyOfPrimary(away, { ...names, log })
  await expect(copy.refreshForMiss()).resolves.toBeUndefined()
  const browser = createTestApp({}, { copy }).browser()
  expect((await browser.get('/activities/no-such-activity')).status).toBe(404)
  const { status, body, headers } = await browser.post('/api/auth/forgot-password', {
    email: 'ana@example.com',
  })
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'busy', '60'])
})

test('a change that a busy primary did not take can be retried soon', async () => {
  const busy = () => {
    throw Object.assign(new Error('Transaction timed-out'), { code: 'SQLITE_BUSY' })
  }
  const copy = copyOfPrimary(busy, { ...names, log })
  const { status, body, headers } = await createTestApp({}, { copy })
    .browser()
    .post('/api/auth/forgot-password', { email: 'ana@example.com' })
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'busy', '5'])
})

test('metrics carry the name of the server', async () => {
  const { deps } = createTestApp({}, { copy: copyOfPrimary(() => {}, { ...names, log }) })
  expect(await createMetrics(deps).text()).toMatch(/^fgm_families.*server="here:3000"/m)
  expect(await createMetrics(createTestApp().deps).text()).not.toContain('server=')
})

/** Rows of another server arrive at the next refresh. */
function appThatIsBehind() {
  let arrives = () => {}
  const look = () => {
    arrives()
    arrives = () => {}
  }
  const copy: CopyOfPrimary = { ...names, refresh: look, refreshForMiss: async () => look() }
  const app = createTestApp({}, { copy })
  /** Hides rows until then. */
  const holdBack = (table: string) => {
    const { connection } = app
    const rows = connection.prepare(`select * from ${table}`).all() as object[]
    connection.exec(`pragma foreign_keys = off; delete from ${table}`)
    arrives = () => {
      for (const row of rows) {
        const places = Object.keys(row).map(() => '?')
        connection.prepare(`insert into ${table} values (${places})`).run(Object.values(row))
      }
    }
  }
  return { ...app, holdBack }
}

test('a session that another server has just created is found', async () => {
  const app = appThatIsBehind()
  const ana = await app.register({ name: 'Ana' })
  app.holdBack('sessions')
  expect((await ana.get('/user/profile')).body.email).toBe('ana@example.com')
})

test('a row that another server has just written is found', async () => {
  const app = appThatIsBehind()
  const ana = await app.register({ name: 'Ana' })
  const child = { name: 'Leo', birth_date: '2022-05-01', interests: [] }
  const { id } = (await ana.post('/children', child)).body
  app.holdBack('children')
  expect((await ana.get(`/activities/shadow-wave/status?child_id=${id}`)).status).toBe(200)
})
