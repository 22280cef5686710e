import { brokenInvariants } from '@fgm/db/invariants'
import { describe, expect, test } from 'vitest'
import { ana, root } from '../cast.ts'
import { generatorApp, leaveCredits, ledgerOf, wish_of_five } from '../generator-app.ts'
import { createTestApp, test_password } from '../test-app.ts'

/* What a hostile client does to the protocol, the clock and the counters. */

describe('parameters', () => {
  test('that come twice, as lists, without number or by the thousand are 400 or 404', async () => {
    const app = createTestApp()
    const { browser, child_id } = await ana(app)
    const queries = [
      `child_id=${child_id}&child_id=unknown`,
      `child_id[]=${child_id}`,
      `child_id[a]=${child_id}`,
      `child_id=-1`,
      `child_id=${'9'.repeat(400)}`,
      `child_id=create`,
      'a=1&'.repeat(1_000),
      '%00=1',
    ]
    for (const query of queries) {
      const { status } = await browser.get(`/activities/sock-mountain-match/status?${query}`)
      // The first of two counts, here and at the query's other readers.
      expect([query.slice(0, 40), query.includes('&child_id') ? 200 : status]).toEqual([
        query.slice(0, 40),
        query.includes('&child_id')
          ? status
          : expect.toSatisfy((one) => one === 400 || one === 404),
      ])
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

  test.each(foreign)('at %s is told nothing that would let it read or send', async (origin) => {
    const app = createTestApp()
    const { browser } = await ana(app)
    for (const path of ['/user/profile', '/trpc/auth.profile', '/children', '/healthz', '/']) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-csrftoken',
      }
      for (const method of ['GET', 'OPTIONS', 'HEAD']) {
        const answer = await browser.send(method, path, undefined, headers)
        const cors = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect([method, path, cors]).toEqual([method, path, []])
      }
    }
  })
})

describe('methods', () => {
  test('TRACE, TRACK and CONNECT are answered by no path and repeat nothing', async () => {
    const app = createTestApp()
    for (const method of ['TRACK', 'PROPFIND', 'DEBUG'])
      for (const path of ['/', '/children', '/trpc/auth.status', '/api/login']) {
        const answer = await app.browser().send(method, path, undefined, { 'x-secret': 'abc' })
        expect([method, path, answer.status >= 400]).toEqual([method, path, true])
        expect(JSON.stringify(answer.body)).not.toContain('abc')
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
    'src/main.ts',
  ])('nothing of the machine lies at /%s', async (path) => {
    const { status, body } = await createTestApp().browser().get(`/${path}`)
    expect([status, Object.keys(body)]).toEqual([404, ['error']])
  })
})

describe('the clock', () => {
  test('that steps back by three days lengthens no session and brings none back', async () => {
    const app = createTestApp()
    const { browser } = await ana(app)
    const day = 86_400
    app.clock.advance(31 * day)
    expect((await browser.get('/user/profile')).status).toBe(401)
    app.clock.advance(-3 * day)
    expect((await browser.get('/user/profile')).status).toBe(401)
    const again = app.browser()
    await again.post('/api/login', { email: 'ana@example.com', password: test_password })
    app.clock.advance(-3 * day)
    expect((await again.get('/user/profile')).status).toBe(200)
    app.clock.advance(400 * day)
    expect((await again.get('/user/profile')).status).toBe(401)
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('credits', () => {
  test('of 50: 100 presses at once deliver 50, refuse 50, and leave nothing', async () => {
    const app = generatorApp([])
    const { browser } = await ana(app)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => browser.post('/api/ai/generate-activity', wish_of_five)),
    )
    const count = (status: number) => answers.filter((one) => one.status === status).length
    expect([count(200), count(402)]).toEqual([50, 50])
    expect(ledgerOf(app, 'Ana').balance).toBe(0)
    expect(brokenInvariants(app.connection, { is_idle: true })).toEqual([])
  }, 120_000)

  test('never fall below zero, whatever is pressed after the last one', async () => {
    const app = generatorApp([])
    const { browser } = await ana(app)
    leaveCredits(app, 'Ana', 0)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.mutate('generator.generateWhole', wish_of_five)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([402]))
    expect(ledgerOf(app, 'Ana').balance).toBe(0)
  })
})

describe('pages of the administrator', () => {
  test('hold no row of any family: the page is the same for everybody, and data comes by calls', async () => {
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
