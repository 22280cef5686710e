import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@fgm/db'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ana, eve, registerFamilies } from '../../../test/cast.ts'
import { startFakeOpenAi } from '../../../test/fakes/openai.ts'
import { generatorApp, wishOfFive } from '../../../test/generator-app.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import { createMetrics } from './metrics.ts'

const token = 'a-token-for-prometheus'

/** One scrape: each sample by its name and labels. */
async function scrape(app: TestApp): Promise<Record<string, number>> {
  const { status, body } = await app.browser().get('/metrics')
  expect(status).toBe(200)
  return samplesIn(body)
}

const samplesIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )

describe('GET /metrics is for', () => {
  const from = (
    app: TestApp,
    address: string,
    headers: Record<string, string> = {},
    host = '',
    httpVersion = '1.1',
  ) =>
    app.app.request(`${host}/metrics`, { headers }, {
      incoming: { socket: { remoteAddress: address }, httpVersion },
    } as object)

  test('a direct caller on this machine', async () => {
    const app = createTestApp()
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const response = await from(app, address)
      expect([address, response.status]).toEqual([address, 200])
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each([
    ['from elsewhere', '203.0.113.9', {}, ''],
    [
      'from elsewhere, that claims to be this machine',
      '203.0.113.9',
      { 'x-forwarded-for': '::1' },
      '',
    ],
    ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, ''],
    ['through a proxy that hides the origin', '127.0.0.1', { via: '1.1 Caddy' }, ''],
    ['through one that adds only the scheme', '127.0.0.1', { 'x-forwarded-proto': 'https' }, ''],
    ['through a service mesh', '127.0.0.1', { 'x-envoy-external-address': '203.0.113.9' }, ''],
    ['through a tunnel', '127.0.0.1', { 'cf-connecting-ip': '203.0.113.9' }, ''],
    ['for the public name', '127.0.0.1', {}, 'https://fgm.example'],
    [
      'by a whole address, of another host',
      '127.0.0.1',
      { host: 'fgm.example' },
      'http://localhost',
    ],
  ])('%s: there is no such page', async (_, address, headers, host) => {
    const response = await from(createTestApp(), address, headers, host)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'Page not found', code: 'not_found' },
    ])
  })

  test('a request that names this machine in either place', async () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await from(createTestApp(), '127.0.0.1', { host })).status).toBe(200)
  })

  test('nothing through a bare proxy_pass of nginx, which adds no header', async () => {
    expect((await from(createTestApp(), '127.0.0.1', {}, '', '1.0')).status).toBe(404)
  })

  test('with the token, from anywhere; others get a 401', async () => {
    const app = createTestApp({ METRICS_TOKEN: token })
    const statusWith = async (authorization: string) =>
      (await from(app, '203.0.113.9', { authorization })).status
    expect(await statusWith(`Bearer ${token}`)).toBe(200)
    for (const wrong of ['', 'Bearer', `Basic ${token}`, `Bearer ${token}x`, 'Bearer undefined'])
      expect([wrong, await statusWith(wrong)]).toEqual([wrong, 401])
    expect((await from(app, '203.0.113.9')).headers.get('www-authenticate')).toBe('Bearer')
  })

  test('nothing with an empty token', async () => {
    const app = createTestApp({ METRICS_TOKEN: '' })
    for (const authorization of ['Bearer ', 'Bearer null', 'Bearer undefined'])
      expect((await from(app, '203.0.113.9', { authorization })).status).toBe(404)
  })
})

describe('requests', () => {
  test('are counted by method, pattern and status, and timed by class of status', async () => {
    const app = createTestApp()
    await app.browser().get('/activities/shadow-wave')
    await app.browser().get('/activities/no-such')
    await app.browser().query('auth.status')
    const route = 'method="GET",route="/activities/:id"'
    expect(await scrape(app)).toMatchObject({
      [`fgm_http_requests_total{${route},status="200"}`]: 1,
      [`fgm_http_requests_total{${route},status="404"}`]: 1,
      'fgm_http_requests_total{method="GET",route="/trpc/auth.status",status="200"}': 1,
      [`fgm_http_request_duration_seconds_count{${route},status="2xx"}`]: 1,
    })
  })

  test('to invented paths and methods create no new series', async () => {
    const app = createTestApp()
    const count = async () =>
      Object.keys(await scrape(app)).filter((name) => name.includes('requests_total')).length
    await app.browser().get('/nowhere')
    await app.browser().get('/trpc/no.such')
    await app.browser().send('PROPFIND', '/nowhere', undefined, {})
    const before = await count()
    for (let place = 0; place < 20; place += 1) {
      await app.browser().get(`/nowhere/${place}`)
      await app.browser().get(`/trpc/no.such${place}`)
      await app.browser().send(`M${place}`, `/nowhere/${place}`, undefined, {})
    }
    expect(await count()).toBe(before)
  })

  test('for health and metrics are not counted', async () => {
    const app = createTestApp()
    for (const path of ['/healthz', '/readyz', '/metrics']) await app.browser().get(path)
    expect(Object.keys(await scrape(app)).join()).not.toMatch(/route="\/(healthz|readyz|metrics)"/)
  })

  test('that found the database locked are counted, over REST and tRPC', async () => {
    const { app, connection } = fileApp()
    const browser = await app.register({ name: 'Ana' })
    const other = openDatabase(connection.name).connection
    onTestFinished(() => void other.close())
    connection.pragma('busy_timeout = 0')
    other.exec('begin immediate')
    const child = { name: 'Mia', birth_date: '2021-05-20' }
    const refused = await browser.post('/children', child)
    expect([refused.status, refused.body.code]).toEqual([503, 'busy'])
    expect((await browser.mutate('children.add', child)).status).toBe(503)
    other.exec('rollback')
    expect(await scrape(app)).toMatchObject({ fgm_sqlite_busy_total: 2 })
  })
})

describe('a recorded event', () => {
  test('counts families, credits and generations from the records', async () => {
    const app = createTestApp()
    await ana(app)
    registerFamilies(app, 60)
    const samples = await scrape(app)
    expect(samples).toMatchObject({
      fgm_registrations_total: 61,
      fgm_families: 61,
      fgm_families_waiting: 11,
      fgm_sessions: 1,
      'fgm_credits_granted_total{reason="became_active"}': 50 * 50,
      fgm_credits_spent_total: 0,
      fgm_credits_reserved: 0,
      fgm_orders_open: 0,
    })
  })

  test('counts calls to providers by outcome, with their time, cost and breaker', async () => {
    const fake = await startFakeOpenAi()
    onTestFinished(() => fake.close())
    const prices = { input_price_per_mtok: 1, output_price_per_mtok: 2 }
    const app = generatorApp([fake.provider(prices)])
    await (await eve(app)).post('/api/ai/generate-activity', wishOfFive)
    const samples = await scrape(app)
    expect(samples).toMatchObject({
      'fgm_ai_attempts_total{provider="fake",purpose="writing",outcome="delivered"}': 1,
      'fgm_ai_attempts_total{provider="fake",purpose="reading",outcome="agreed"}': 1,
      'fgm_ai_attempt_duration_seconds_count{provider="fake",purpose="writing"}': 1,
      'fgm_ai_attempt_duration_seconds_count{provider="fake",purpose="reading"}': 1,
      'fgm_ai_breaker_state{provider="fake"}': 0,
      fgm_ai_calls_in_flight: 0,
      fgm_credits_spent_total: 1,
    })
    for (const purpose of ['writing', 'reading'])
      expect(
        samples[`fgm_ai_cost_micro_usd_total{provider="fake",purpose="${purpose}"}`],
      ).toBeGreaterThan(0)
  })

  test('counts a record once, also when newer ones were deleted', async () => {
    const app = createTestApp()
    const metrics = createMetrics(app.deps)
    const registrations = async () => samplesIn(await metrics.text()).fgm_registrations_total
    await eve(app)
    expect(await registrations()).toBe(1)
    expect(await registrations()).toBe(1)
  })

  test('counts a family once, also when it leaves', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const app = createTestApp()
    const metrics = createMetrics(app.deps)
    const registrations = async () => {
      vi.advanceTimersByTime(5_001)
      return samplesIn(await metrics.text()).fgm_registrations_total
    }
    const ben = await app.register({ name: 'Ben' })
    const kim = await app.register({ name: 'Kim' })
    expect(await registrations()).toBe(2)
    for (const leaving of [ben, kim])
      expect((await leaving.delete('/user', { password: testPassword })).status).toBe(200)
    expect(await registrations()).toBe(2)
    await app.register({ name: 'Eve' })
    expect(await registrations()).toBe(3)
  })

  test('counts the credits of a family that joins after another one left', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const app = createTestApp()
    const granted = async () => {
      vi.advanceTimersByTime(5_001)
      return (await scrape(app))['fgm_credits_granted_total{reason="became_active"}']
    }
    const ben = await app.register({ name: 'Ben' })
    const each = await granted()
    expect((await ben.delete('/user', { password: testPassword })).status).toBe(200)
    await app.register({ name: 'Kim' })
    expect(each).toBeGreaterThan(0)
    expect(await granted()).toBe(2 * (each ?? 0))
  })

  test('does not count what was there before the start', async () => {
    const app = createTestApp()
    registerFamilies(app, 3)
    const text = await createMetrics(app.deps).text()
    expect(samplesIn(text)).toMatchObject({ fgm_registrations_total: 0, fgm_families: 3 })
  })
})

describe('the current state', () => {
  test('reports mails by state and the age of the oldest', async () => {
    const app = createTestApp()
    app.mail_trouble.is_down = true
    registerFamilies(app, 2)
    app.clock.advance(90)
    app.connection.exec('update mail_outbox set attempts = 1 where rowid = 1')
    expect(await scrape(app)).toMatchObject({
      'fgm_outbox_mails{state="waiting"}': 4,
      'fgm_outbox_mails{state="retried"}': 1,
      fgm_outbox_oldest_waiting_seconds: 90,
      fgm_mail_server_down: 0,
    })
  })

  test('has the sizes of the files, the space on their disk and the last backup', async () => {
    const { app } = fileApp()
    registerFamilies(app, 1)
    const lastBackupAt = () => new Date('2026-03-01T03:00:00.000Z')
    const samples = samplesIn(
      await createMetrics(app.deps, { last_backup_at: lastBackupAt }).text(),
    )
    expect(samples.fgm_sqlite_database_bytes).toBeGreaterThan(100_000)
    expect(samples.fgm_sqlite_wal_bytes).toBeGreaterThan(0)
    expect(samples.fgm_disk_size_bytes).toBeGreaterThan(samples.fgm_disk_free_bytes ?? 0)
    expect(samples.fgm_last_backup_timestamp_seconds).toBe(1_772_334_000)
  })

  test('is read from the database once in five seconds, for any number of scrapes', async () => {
    const app = createTestApp()
    expect(await scrape(app)).toMatchObject({ fgm_families: 0 })
    registerFamilies(app, 1)
    expect(await scrape(app)).toMatchObject({ fgm_families: 0 })
  })

  test('has no name, address or id', async () => {
    const app = createTestApp()
    const { browser, child_id } = await ana(app)
    await browser.get(`/activities/shadow-wave/status?child_id=${child_id}`)
    const { body } = await app.browser().get('/metrics')
    expect(body).not.toMatch(/ana|mia|example\.com/i)
    expect(body).not.toContain(child_id)
  })
})

/** The app on its own file, as in production. */
function fileApp() {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-metrics-'))
  const path = join(folder, 'fgm.sqlite')
  const template = createTestApp()
  writeFileSync(path, template.connection.serialize())
  const { db, connection } = openDatabase(path)
  onTestFinished(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })
  return { app: createTestApp({}, { db }), connection }
}
