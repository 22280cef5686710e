import { brokenInvariants } from '@fgm/db/invariants'
import { sessions } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { system } from '../../src/services/system.ts'
import { ana, root } from '../cast.ts'
import {
  generatorApp,
  leaveCredits,
  ledgerOf,
  providerOfFile,
  wishOfFive,
} from '../generator-app.ts'
import { createTestApp, testPassword } from '../test-app.ts'

/* What a hostile client does to the protocol, the clock and the counters. */

const inDays = (days: number) => new Date(system.now().getTime() + days * 86_400_000).toISOString()

describe('parameters', () => {
  test('that are repeated, lists, invalid numbers or thousands get 400 or 404', async () => {
    const app = createTestApp()
    const { browser, child_id } = await ana(app)
    const queries = [
      `child_id=unknown&child_id=${child_id}`,
      `child_id[]=${child_id}`,
      `child_id[a]=${child_id}`,
      'child_id=-1',
      'child_id=create',
      `child_id=${'9'.repeat(400)}`,
      'a=1&'.repeat(1_000),
      '%00=1',
    ]
    for (const query of queries)
      for (const base of ['/activities/sock-mountain-match/status?', '/trpc/activities.status?']) {
        const { status } = await browser.get(`${base}${query}`)
        expect([base + query, [400, 404]]).toEqual([base + query, expect.arrayContaining([status])])
      }
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('in a path are decoded once', async () => {
    const app = createTestApp()
    expect((await app.browser().get('/activities/sock%2Dmountain%2Dmatch')).status).toBe(200)
    for (const path of ['/activities/sock%252Dmountain%252Dmatch', '/%2568ealthz', '/healthz%252f'])
      expect([path, (await app.browser().get(path)).status]).toEqual([path, 404])
  })
})

describe('a foreign site', () => {
  const foreign = [
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'https://localhost:3000',
    'http://localhost:3001',
    'file://',
  ]

  test.each(foreign)('at %s gets no header that would let it read or send', async (origin) => {
    const app = createTestApp()
    const { browser } = await ana(app)
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    for (const path of ['/user/profile', '/trpc/auth.profile', '/children', '/healthz', '/']) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-csrftoken',
      }
      for (const method of ['GET', 'OPTIONS', 'HEAD']) {
        const response = await app.app.request(path, { method, headers: { ...headers, cookie } })
        const cors = [...response.headers.keys()].filter((name) =>
          name.startsWith('access-control-'),
        )
        expect([method, path, cors]).toEqual([method, path, []])
      }
    }
  })
})

describe('methods', () => {
  test('that no operation has are refused by every path, and echo nothing', async () => {
    const app = createTestApp()
    for (const method of ['PROPFIND', 'DEBUG', 'LOCK'])
      for (const path of ['/', '/children', '/trpc/auth.status', '/api/login']) {
        const response = await app.browser().send(method, path, undefined, { 'x-secret': 'abc' })
        expect([method, path, response.status >= 400]).toEqual([method, path, true])
        expect(JSON.stringify(response.body)).not.toContain('abc')
      }
  })

  test.each([
    '.git/config',
    '.env',
    'package.json',
    'data/fgm.sqlite',
    'fgm.sqlite',
    'backups/',
    'server-status',
    'debug/pprof',
    'actuator/env',
    'phpinfo.php',
    'wp-login.php',
    'node_modules/hono/package.json',
    'main.mjs',
    'assets/',
    'src/programs/main.ts',
  ])('nothing of the machine lies at /%s', async (path) => {
    const { status, body } = await createTestApp().browser().get(`/${path}`)
    expect([status, Object.keys(body)]).toEqual([404, ['error', 'code']])
  })
})

describe('the clock', () => {
  test('that steps back by three days lengthens no session and brings none back', async () => {
    // Whole days, by changing the times in the row: sessions use the system clock.
    const app = createTestApp()
    const { browser } = await ana(app)
    app.db
      .update(sessions)
      .set({ created_at: inDays(-31), expires_at: inDays(-1) })
      .run()
    expect((await browser.get('/user/profile')).status).toBe(401)
    expect(app.db.select().from(sessions).all()).toEqual([])
    const again = app.browser()
    await again.post('/api/login', { email: 'ana@example.com', password: testPassword })
    const bornInThreeDays = { created_at: inDays(3), expires_at: inDays(33) }
    app.db.update(sessions).set(bornInThreeDays).run()
    expect((await again.get('/user/profile')).status).toBe(200)
    expect(app.db.select().from(sessions).get()).toMatchObject(bornInThreeDays)
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

const fake = await providerOfFile()

describe('credits', () => {
  // Ten, because more requests than a provider takes at once end in the idea book, which is free.
  test('of 10: 100 requests at once deliver 10, refuse 90, and leave nothing', async () => {
    const app = generatorApp([fake.provider()])
    const { browser } = await ana(app)
    leaveCredits(app, 'Ana', 10)
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => browser.post('/api/ai/generate-activity', wishOfFive)),
    )
    const count = (status: number) => responses.filter((one) => one.status === status).length
    expect([count(200), count(402)]).toEqual([10, 90])
    expect(ledgerOf(app, 'Ana').balance).toBe(0)
    expect(brokenInvariants(app.connection, { is_idle: true })).toEqual([])
  }, 120_000)

  test('never fall below zero after the last one', async () => {
    const app = generatorApp([fake.provider()])
    const { browser } = await ana(app)
    leaveCredits(app, 'Ana', 0)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.mutate('generator.generateWhole', wishOfFive)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([402]))
    expect(ledgerOf(app, 'Ana').balance).toBe(0)
  })
})

describe('pages of the administrator', () => {
  test('have no data of any family: the page is the same for everyone, and data comes by requests', async () => {
    const app = createTestApp()
    await ana(app)
    const administrator = await root(app)
    const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
    for (const path of ['/admin', '/admin/families', '/admin/audit-log']) {
      const [seen, strange] = [
        await administrator.get(path, page),
        await app.browser().get(path, page),
      ]
      expect(seen.body).toBe(strange.body)
      expect(seen.body).not.toContain('ana@example.com')
    }
    for (const path of [
      '/api/admin/families',
      '/api/admin/waitlist-queue',
      '/api/admin/audit-log',
      '/api/admin/waitlist-queue/export',
    ])
      expect((await administrator.get(path)).headers.get('cache-control')).toBe('no-store')
  })
})
