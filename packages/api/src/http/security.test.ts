import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp, testPassword } from '../../test/test-app.ts'
import type { TestResponse } from '../../test/test-browser.ts'
import { createLog } from '../core/log.ts'

const json = { 'content-type': 'application/json' }
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

test('an unexpected failure reveals its request id and nothing of the inside, over REST and tRPC', async () => {
  const { browser, logged } = brokenApp()
  const overRest = await browser().get('/registration-info')
  const overTrpc = await browser().query('auth.registrationInfo')
  for (const { status, body } of [overRest, overTrpc]) {
    expect([status, body.code]).toEqual([500, 'server_error'])
    expect(body.error).toBe('Something went wrong on our side. Please try again.')
    expect(JSON.stringify(body)).not.toMatch(/families|sql|\.ts|node_modules|stack/i)
    const cause = logged().find(({ request_id, err }) => err && request_id === body.request_id)
    expect(cause?.err?.message).toContain('no such table: families')
  }
  expect(Object.keys(overRest.body)).toEqual(['error', 'code', 'request_id'])
})

test('a failure while reading the session reveals nothing of the inside either', async () => {
  const { register, connection } = createTestApp()
  const ana = await register({ name: 'Ana' })
  connection.exec('drop table sessions')
  for (const response of [await ana.get('/user/profile'), await ana.query('auth.profile')]) {
    expect(response.status).toBe(500)
    expect(JSON.stringify(response.body)).not.toMatch(/sessions|sql|\.ts|node_modules|stack/i)
  }
})

test.each(['/register', '/trpc/auth.register'])(
  'more than 256 kB to %s are refused, declared or not',
  async (path) => {
    const { app, browser } = createTestApp()
    const body = JSON.stringify({ name: 'x'.repeat(256 * 1024) })
    const declared = await browser().send('POST', path, body, {
      ...json,
      'content-length': String(body.length),
    })
    const undeclared = await app.request(path, {
      method: 'POST',
      headers: json,
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect([declared.status, undeclared.status]).toEqual([413, 413])
    expect(declared.body).toEqual({ error: 'That is too large for us to take.', code: 'too_large' })
  },
)

test('a tRPC batch takes ten calls; eleven are refused before any work', async () => {
  const { browser } = createTestApp()
  const batch = (count: number) =>
    browser().get(`/trpc/${Array(count).fill('auth.status').join(',')}?batch=1&input={}`)
  const ten = await batch(10)
  expect([ten.status, ten.body.length]).toEqual([200, 10])
  for (const count of [11, 2_400]) {
    const { status, body } = await batch(count)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toContain('authenticated')
  }
})

test.each([
  ['no JSON at all', 'not json'],
  ['half of it', '{"name":'],
  ['an empty word', 'undefined'],
])('%s in the body is a sentence, over REST and tRPC', async (_, body) => {
  const { browser } = createTestApp()
  const visitor = browser()
  const headers = { ...json, 'x-csrftoken': await visitor.csrfToken() }
  const overRest = await visitor.send('POST', '/register', body, headers)
  expect([overRest.status, overRest.body.error]).toEqual([400, 'This is not valid JSON.'])
  const overTrpc = await visitor.send('POST', '/trpc/auth.register', body, headers)
  expect([overTrpc.status, overTrpc.body.error.message]).toEqual([400, 'This is not valid JSON.'])
})

test.each(['[]', '"text"', '7', 'null', 'true'])(
  'the body %s gets an error that asks for an object',
  async (body) => {
    const { browser } = createTestApp()
    const visitor = browser()
    const headers = { ...json, 'x-csrftoken': await visitor.csrfToken() }
    const response = await visitor.send('POST', '/register', body, headers)
    expect([response.status, response.body.error]).toEqual([400, 'Please send one JSON object.'])
  },
)

test('an unknown path is JSON for a program and a page for a browser', async () => {
  const { browser } = createTestApp()
  const response = await browser().get('/no-such-path')
  expect([response.status, response.body]).toEqual([
    404,
    { error: 'Page not found', code: 'not_found' },
  ])
  const page = await browser().get('/no-such-path', navigation)
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect((await browser().get('/api/no-such-path', navigation)).body).toEqual(response.body)
  expect((await browser().post('/no-such-path', {})).status).toBe(404)
})

test('every response, success or error, JSON or page, has the security headers', async () => {
  for (const { headers } of Object.values(await responsesOfEveryKind(createTestApp()))) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test.each(['/day', '/day/', '/reset-password?token=x', '/verify-email?token=x'])(
  'the page at %s, which is opened with a secret, sends no referrer and is in no index',
  async (path) => {
    const { headers } = await createTestApp().browser().get(path, navigation)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  },
)

test('scripts come from us alone, none is inline, and no site frames us', async () => {
  for (const { headers } of Object.values(await responsesOfEveryKind(createTestApp()))) {
    const policy = policyOf(headers)
    expect(policy['default-src']).toBe("'self'")
    expect(policy['script-src']).toBe("'self'")
    expect(policy['object-src']).toBe("'none'")
    expect(policy['base-uri']).toBe("'none'")
    expect(policy['frame-ancestors']).toBe("'none'")
    expect(policy['form-action']).toBe("'self'")
  }
})

test.each([
  '/downloads/x/y',
  '/user/receipts/x/y',
  '/api/scavenger-hunts/x/print/y',
  '/api/weeks/x/print/y',
])('a page at %s, where nothing is printed, has the policy of a page', async (path) => {
  const { headers } = await createTestApp().browser().get(path, navigation)
  expect(policyOf(headers)['script-src']).toBe("'self'")
})

test('with Google set up its button may load, and still nothing inline', async () => {
  const { browser } = createTestApp({ GOOGLE_CLIENT_ID: 'ours.apps.example.com' })
  const policy = policyOf((await browser().get('/healthz')).headers)
  expect(policy['script-src']).toBe("'self' https://accounts.google.com/gsi/client")
  expect(policy['frame-src']).toBe('https://accounts.google.com/gsi/')
  expect(JSON.stringify(policy)).not.toContain('unsafe-eval')
})

test('the checkout may load on the upgrade page alone, and only where it is set up', async () => {
  const razorpay = {
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_ours',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
  }
  const headersOf = async (env: Record<string, string>, path: string) =>
    (await createTestApp(env).browser().get(path, { accept: 'text/html' })).headers
  const upgrade = await headersOf(razorpay, '/upgrade')
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src', 'font-src'])
    expect(policyOf(upgrade)[directive]).toContain('https://*.razorpay.com')
  expect(policyOf(upgrade)['script-src']).not.toContain('unsafe')
  expect(upgrade.get('permissions-policy')).toContain('payment=(self "https://api.razorpay.com")')
  for (const path of ['/', '/upgrade/more', '/profile', '/Upgrade', '/user/receipts/x.pdf'])
    expect([...(await headersOf(razorpay, path))].join()).not.toContain('razorpay')
  for (const PAYMENTS of ['sandbox', 'off'])
    expect([...(await headersOf({ PAYMENTS }, '/upgrade'))].join()).not.toContain('razorpay')
})

test('over https browsers get HSTS for a year or more, errors included', async () => {
  const app = createTestApp({ BASE_URL: 'https://fgm.example' })
  for (const { headers } of Object.values(await responsesOfEveryKind(app))) {
    const [age, ...rest] = (headers.get('strict-transport-security') ?? '').split('; ')
    expect(Number(age?.replace('max-age=', ''))).toBeGreaterThanOrEqual(31_536_000)
    expect(rest).toContain('includeSubDomains')
  }
})

test('no cache stores a response of REST or tRPC', async () => {
  const { register } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const responses = [
    await ana.get('/user/profile'),
    await ana.query('auth.profile'),
    await ana.get('/children'),
    await ana.get('/activities/no-such-activity'),
  ]
  for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store')
  const token = await ana.get('/api/csrf-token')
  expect(token.headers.get('cache-control')).toBe('no-store, no-transform')
})

test('a foreign site can neither send nor read', async () => {
  const { app } = createTestApp()
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const preflight = await app.request('/register', { method: 'OPTIONS', headers })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  const read = await app.request('/registration-info', { headers })
  expect(read.headers.get('access-control-allow-origin')).toBeNull()
  expect(read.headers.get('access-control-allow-credentials')).toBeNull()
})

test('a request id of the client is used only if it is harmless', async () => {
  const { browser } = brokenApp()
  const idFor = async (id: string) =>
    (await browser().get('/registration-info', { 'x-request-id': id })).body.request_id
  expect(await idFor('trace-42')).toBe('trace-42')
  expect(await idFor('x'.repeat(65))).toMatch(/^[\w-]{36}$/)
  expect(await idFor('<script>')).toMatch(/^[\w-]{36}$/)
})

test('no response shows internals, whatever is requested', async () => {
  const inside = /sqlite|drizzle|TRPCError|ZodError|node_modules|\.ts:|at \w+ \(/i
  for (const { body } of Object.values(await responsesOfEveryKind(createTestApp())))
    expect(JSON.stringify(body)).not.toMatch(inside)
})

/** One response of every kind that a server can give. */
async function responsesOfEveryKind(app: TestApp): Promise<Record<string, TestResponse>> {
  const ana = await app.register({ name: 'Ana' })
  const visitor = app.browser()
  const login = { email: 'ana@example.com', password: testPassword }
  const responses = {
    ok: await visitor.get('/registration-info'),
    trpc: await visitor.query('auth.status'),
    created: await ana.post('/children', { name: 'Mia', birth_date: '2021-05-20' }),
    landing: await visitor.get('/', navigation),
    page: await visitor.get('/login', navigation),
    health: await visitor.get('/healthz'),
    invalid: await visitor.post('/api/login', {}),
    no_csrf: await visitor.send('POST', '/api/login', JSON.stringify(login), json),
    signed_out: await visitor.get('/user/profile'),
    forbidden: await visitor.query('children.list'),
    not_found: await visitor.get('/no-such-path'),
    no_such_page: await visitor.get('/no-such-path', navigation),
    no_such_procedure: await visitor.query('no.such'),
    wrong_method: await visitor.get('/trpc/auth.login'),
    too_large: await visitor.post('/register', { name: 'x'.repeat(300_000) }),
    batch: await visitor.get(`/trpc/${Array(11).fill('auth.status').join(',')}?batch=1`),
  }
  app.connection.exec('alter table families rename to elsewhere')
  return { ...responses, failed: await visitor.get('/registration-info') }
}

function loggedApp() {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const logged = (): { request_id?: string; err?: { message: string } }[] =>
    lines.map((line) => JSON.parse(line))
  return { app: createTestApp({}, { log }), logged }
}

/** An app that has lost a table. */
function brokenApp() {
  const { app, logged } = loggedApp()
  app.connection.exec('alter table families rename to elsewhere')
  return { ...app, logged }
}

function policyOf(headers: Headers): Record<string, string> {
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => [
      directive.split(' ')[0],
      directive.split(' ').slice(1).join(' '),
    ]),
  )
}

test('over HTTP a response has the same security headers', async () => {
  const { app } = createTestApp()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const protecting = /policy|^x-(?!request-id)|agent-cluster|set-cookie/
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => protecting.test(name)))
  for (const path of ['/healthz', '/trpc/auth.status', '/trpc/activities.cards', '/no-such-path']) {
    const inMemory = headersOf(await app.request(path))
    expect(Object.keys(inMemory).length).toBeGreaterThan(10)
    expect(headersOf(await fetch(url + path)), path).toEqual(inMemory)
  }
  for (const path of ['/downloads/none', '/reset-password', '/upgrade'])
    expect(headersOf(await fetch(url + path))).toEqual(headersOf(await app.request(path)))
  server.close()
})

test('every response has the request id of its log line', async () => {
  const { browser } = createTestApp()
  const headers = { 'x-request-id': 'from-the-edge' }
  for (const path of ['/registration-info', '/trpc/auth.status', '/user/profile', '/api/nowhere'])
    expect((await browser().get(path, headers)).headers.get('x-request-id')).toBe('from-the-edge')
})

test('a JSON 404 is not cached, also on paths that are pages', async () => {
  const { browser } = createTestApp()
  for (const path of ['/login', '/profile', '/nowhere']) {
    const { status, headers } = await browser().get(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    expect(headers.get('vary')).toContain('Accept')
  }
})

test('the response to a body that is too large closes its connection, as the rest is not read', async () => {
  const { browser } = createTestApp()
  const response = await browser().post('/register', { name: 'x'.repeat(300_000) })
  expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
})
