import type { AddressInfo } from 'node:net'
import { brokenInvariants } from '@fgm/db/invariants'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { releaseLapsedSpots } from '../../src/features/auth/spot-releases.ts'
import { createMetrics } from '../../src/features/metrics/metrics.ts'
import { root } from '../cast.ts'
import { startFakeGoogle } from '../fakes/google.ts'
import { confirm, createLaunch, hour, spotsLeft, twoDaysLater } from '../launch-app.ts'
import { type TestApp, testPassword } from '../test-app.ts'
import { TestBrowser } from '../test-browser.ts'

let google: Awaited<ReturnType<typeof startFakeGoogle>>
beforeAll(async () => {
  google = await startFakeGoogle()
})
afterAll(() => google.close())

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place)
const family = (email: string) => ({ name: 'Somebody', email, password: testPassword })
const metricsOf = async (app: TestApp) =>
  (await app.browser().get('/feature-flags')).body.activation_status.current_metrics

describe('a script of 60 registrations from two addresses, of which none is ever confirmed', () => {
  const limited = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }

  async function runScript(app: TestApp) {
    for (const place of upTo(60)) {
      const headers = { 'x-forwarded-for': place < 30 ? '203.0.113.7' : '198.51.100.7' }
      const invented = family(`nobody-${place}@invented.example`)
      const { status } = await app.browser().post('/register', invented, headers)
      expect([place, status]).toEqual([place, 201])
    }
  }

  test('opens nothing, and two days later every spot is free for real families', async () => {
    const app = createLaunch(limited)
    await runScript(app)
    expect(await spotsLeft(app)).toBe(0)
    expect(await metricsOf(app)).toEqual({
      total_users: 10,
      premium_users: 0,
      founding_members: 0,
    })
    expect(await twoDaysLater(app)).toBe(50)
    expect(await spotsLeft(app)).toBe(50)
    const real = await app.register({ name: 'Ana' })
    expect((await real.get('/user/profile')).body).toMatchObject({
      registration_number: 61,
      founding_member: true,
    })
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('is undone at once by an administrator who blocks them and releases their spots', async () => {
    const app = createLaunch(limited)
    const administrator = await root(app)
    await runScript(app)
    const founders = app.connection
      .prepare('select id from families where founding_member = 1')
      .pluck()
      .all()
    expect([founders.length, await spotsLeft(app)]).toEqual([50, 0])
    for (const id of founders) {
      const path = `/api/admin/families/${id}`
      await administrator.post(`${path}/block`, { is_blocked: true, reason: 'A script' })
      await administrator.post(`${path}/release-spot`, { reason: 'A script' })
    }
    expect(await spotsLeft(app)).toBe(50)
  })
})

test('registrations, Google, confirmations and releases at once over HTTP: never more than 50 spots', async () => {
  const app = createLaunch({}, { google: google.verifier() })
  const over = await listening(app)
  const enter = (email: string) => over().post('/register', family(email))
  // As many families as there are spots; half of them are about to lose theirs.
  for (const place of upTo(50)) expect((await enter(`f${place}@example.com`)).status).toBe(201)
  app.clock.advance(48 * hour)
  const tokens = await Promise.all(
    upTo(20).map((n) => google.idToken({ sub: `g${n}`, email: `g${n}@gmail.com` })),
  )
  const work = [
    ...upTo(25).map((n) => () => confirm(app, `f${n}@example.com`, over())),
    ...upTo(30).map((n) => () => enter(`late${n}@example.com`)),
    ...tokens.map((token) => () => over().post('/api/auth/google', { token })),
    ...upTo(5).map(() => async () => void releaseLapsedSpots(app.deps)),
  ]
  await Promise.all(work.map((start) => start()))
  releaseLapsedSpots(app.deps)
  await Promise.all(upTo(50).map((n) => confirm(app, `f${n}@example.com`, over())))
  expect(brokenInvariants(app.connection)).toEqual([])
  const taken = app.connection.prepare('select count(*) from families where founding_member = 1')
  const left = 50 - Number(taken.pluck().get())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(await spotsLeft(app)).toBe(left)
})

/** The app on its own port. @returns a fresh browser for it, each time. */
async function listening(app: TestApp): Promise<() => TestBrowser> {
  const server = serve({ fetch: app.app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init)
  return () => new TestBrowser({ request })
}

describe('the limit on registrations', () => {
  const braked = (more = {}) => {
    const app = createLaunch({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }, more)
    app.connection
      .prepare('insert into settings values (?, ?, ?)')
      .run('registrations_an_hour', '5', app.deps.now().toISOString())
    return app
  }
  const enter = (app: TestApp, n: number) =>
    app.browser().post('/register', family(`f${n}@example.com`), {
      'x-forwarded-for': `203.0.113.${n}`,
    })

  test('pauses new ones with a sentence and the time to retry, and accepts them again', async () => {
    const warnings: string[] = []
    const app = braked()
    app.deps.log.warn = ((_: object, words: string) => void warnings.push(words)) as never
    for (const n of upTo(5)) expect((await enter(app, n)).status).toBe(201)
    app.clock.advance(600)
    for (const n of [5, 6, 7]) {
      const { status, headers, body } = await enter(app, n)
      expect([status, headers.get('retry-after')]).toEqual([503, '3000'])
      expect(body.error).toMatch(/^So many families are joining right now/)
    }
    expect(warnings.filter((words) => words !== 'security')).toEqual([
      'new registrations are paused',
    ])
    app.clock.advance(3_000)
    expect((await enter(app, 8)).body.user.registration_number).toBe(6)
  })

  test('counts each registration of a batch, and those by Google', async () => {
    const app = braked({ google: google.verifier() })
    const browser = app.browser()
    const inputs = Object.fromEntries(upTo(4).map((n) => [n, family(`b${n}@example.com`)]))
    const paths = upTo(4).map(() => 'auth.register')
    await browser.post(`/trpc/${paths.join(',')}?batch=1`, inputs)
    const came = () =>
      app.connection.prepare('select max(registration_number) from families').pluck().get()
    expect(came()).toBe(4)
    const tokens = await Promise.all(
      upTo(3).map((n) => google.idToken({ sub: `s${n}`, email: `s${n}@gmail.com` })),
    )
    const responses = await Promise.all(
      tokens.map((token) => app.browser().post('/api/auth/google', { token })),
    )
    // Their addresses are confirmed: they pass the pause that they cause.
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(came()).toBe(7)
    expect((await enter(app, 9)).status).toBe(503)
  })

  test('holds when many register at the same moment, and refused ones do not count', async () => {
    const app = braked()
    const over = await listening(app)
    const responses = await Promise.all(
      upTo(20).map((n) => over().post('/register', family(`f${n}@example.com`))),
    )
    const count = (status: number) =>
      responses.filter((response) => response.status === status).length
    expect([count(201), count(503)]).toEqual([5, 15])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  const from = (app: TestApp, address: string, n: number) =>
    app.browser().post('/register', family(`n${n}@example.com`), { 'x-forwarded-for': address })

  test.each([
    [
      '237 registrations from 14 homes of one /48',
      30,
      237,
      (n: number) => `2001:db8:77:${n % 14}::1`,
    ],
    ['90 registrations from 9 addresses of one /24', 60, 90, (n: number) => `203.0.113.${n % 9}`],
  ])(
    'is not held down by %s: %i come, and only that network is refused',
    async (_, most, tries, address) => {
      const app = createLaunch({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
      const over = await root(app)
      const responses: Awaited<ReturnType<typeof from>>[] = []
      // As many at once as passwords are hashed for one client.
      for (let next = 0; next < tries; next += 10) {
        const wave = upTo(Math.min(10, tries - next))
        responses.push(
          ...(await Promise.all(wave.map((n) => from(app, address(next + n), next + n)))),
        )
      }
      const refused = responses.filter(({ status }) => status !== 201)
      expect(responses.length - refused.length).toBe(most)
      for (const { status, headers, body } of refused) {
        expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
        expect(body.error).toMatch(/^Many families have just joined from your network/)
      }
      const stranger = await from(app, '198.51.100.9', 900)
      expect([stranger.status, stranger.body.user.registration_number]).toEqual([201, most + 1])
      const { registrations } = (await over.get('/api/admin/launch-stats')).body
      expect(registrations).toMatchObject({ in_the_hour: most + 2, paused_until: null })
      expect((await from(app, '2001:db8:78::1', 901)).status).toBe(201)
      app.clock.advance(3_600)
      expect((await from(app, address(0), 902)).status).toBe(201)
    },
  )

  test('refuses a network that has used its part before a password is hashed', async () => {
    const app = createLaunch({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
    for (const n of upTo(30)) await from(app, `2001:db8:77:${n}::1`, n)
    const { hash } = app.deps.passwords
    let hashed = 0
    app.deps.passwords.hash = (...given) => {
      hashed += 1
      return hash(...given)
    }
    expect((await from(app, '2001:db8:77:ff::1', 30)).status).toBe(429)
    expect((await from(app, '198.51.100.9', 31)).status).toBe(201)
    expect(hashed).toBe(1)
  })

  test('is shown to administrators and Prometheus, and is a setting', async () => {
    const app = braked()
    const administrator = await root(app)
    const state = async () => [
      (await administrator.get('/api/admin/launch-stats')).body.registrations,
      /^fgm_registrations_paused (\d)$/m.exec(await createMetrics(app.deps).text())?.[1],
    ]
    expect(await state()).toEqual([{ in_the_hour: 1, limit: 5, paused_until: null }, '0'])
    for (const n of upTo(4)) await enter(app, n)
    const pausedUntil = '2026-03-02T10:00:00.000Z'
    expect(await state()).toEqual([{ in_the_hour: 5, limit: 5, paused_until: pausedUntil }, '1'])
    await administrator.put('/api/admin/settings', { registrations_an_hour: 6 })
    expect((await enter(app, 9)).status).toBe(201)
    const refused = await administrator.put('/api/admin/settings', { registrations_an_hour: 0 })
    expect(refused.status).toBe(400)
  })
})
