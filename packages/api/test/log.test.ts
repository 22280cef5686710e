import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { unavailable } from '../src/core/errors.ts'
import { createLog } from '../src/core/log.ts'
import { argon2Passwords } from '../src/features/auth/passwords.ts'
import { addChild, eve, root } from './cast.ts'
import { makeDayLink, markDone, openedDay } from './day-links.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from './test-app.ts'
import { makeToken, TestProgram } from './test-program.ts'

/* What the log contains and what it must never contain (ASVS V14.1, V16.2, V16.3). */

type Line = Record<string, unknown> & { err?: { message: string; stack: string } }

function loggedApp(env: Record<string, string> = {}) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const logged = (): Line[] => lines.map((line) => JSON.parse(line))
  const lineOf = (requestId: string) =>
    logged().find((line) => line.request_id === requestId && line.msg === 'request')
  const events = () => logged().filter(({ msg }) => msg === 'security')
  return { app: createTestApp(env, { log }), lines, logged, lineOf, events }
}

const withId = (id: string) => ({ 'x-request-id': id })
const anaAddress = 'ana.garcia@example.com'
const child = 'Wilhelmina-Rose'

describe('the line of a request', () => {
  test('has method, pattern, status, milliseconds, user and the request id of the edge', async () => {
    const { app, lineOf } = loggedApp()
    const ana = await app.register({ name: 'Ana' })
    const { id } = (await ana.get('/api/auth/status')).body.user
    await ana.get('/activities/shadow-wave/status?child_id=secret-child', withId('edge-1'))
    expect(lineOf('edge-1')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      request_id: 'edge-1',
      method: 'GET',
      route: '/activities/:id/status',
      status: 404,
      ms: expect.any(Number),
      user_id: id,
      msg: 'request',
    })
  })

  test.each([
    ['/trpc/auth.status', '/trpc/auth.status'],
    ['/trpc/auth.status,flags.current?batch=1&input={}', '/trpc/batch'],
    ['/trpc/ana@example.com', '/trpc/unknown'],
    ['/trpc/auth.status,ana@example.com?batch=1', '/trpc/unknown'],
    ['/verify-email?token=of-the-mail', 'page'],
    ['/no/such/ana@example.com', 'page'],
    ['/downloads/shadow-wave.pdf', '/downloads/:file'],
  ])('names %s as %s', async (path, route) => {
    const { app, lines, lineOf } = loggedApp()
    await app.browser().get(path, withId('edge-2'))
    expect(lineOf('edge-2')).toMatchObject({ route, user_id: null })
    expect(lines.join()).not.toMatch(/ana@|of-the-mail/)
  })

  test('is not written for what machines poll every few seconds', async () => {
    const { app, lines } = loggedApp()
    for (const path of ['/healthz', '/readyz']) await app.browser().get(path)
    expect(lines).toEqual([])
  })

  test('stays one line of JSON, whatever the client sends as an id or a name', async () => {
    const { app, lines, logged } = loggedApp()
    for (const id of ['a\u001b[31m', 'x%0a{"level":60}', '{"a":1}', 'ä', 'a b'])
      await app.browser().get('/registration-info', { 'x-request-id': encodeURI(id) })
    const named = { name: 'Ana {"level":60}', email: anaAddress, password: testPassword }
    await app.browser().post('/register', named)
    await app.browser().get('/trpc/%0a%7B%22level%22:60%7D')
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
    expect(logged().every(({ level }) => level === 30 || level === 40)).toBe(true)
    expect(lines.join('')).not.toMatch(/31m|level.{0,3}:60/)
  })

  test('is not written below the level', async () => {
    const lines: string[] = []
    const log = createLog('error', { write: (line) => lines.push(line) })
    const app = createTestApp({}, { log })
    await app.browser().get('/registration-info')
    app.connection.exec('alter table families rename to elsewhere')
    await app.browser().get('/registration-info')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request failed'])
  })
})

test('a deliberate 503 is one line, without a stack', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const busy = () => Promise.reject(unavailable('busy', 'Many families are logging in.', 5))
  const passwords = { ...argon2Passwords(), hash: busy }
  const app = createTestApp({}, { log, passwords })
  const made = await app
    .browser()
    .post('/register', { name: 'Ana', email: anaAddress, password: testPassword })
  expect(made.status).toBe(503)
  expect(lines.map((line) => JSON.parse(line).msg)).not.toContain('request failed')
  expect(lines.join('')).not.toContain('"stack"')
})

describe('the line of an error', () => {
  test('keeps what helps and drops addresses, values and what a library follows from it', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const cause = new Error('550 no <ben@example.org> here')
    const err = Object.assign(new Error(`Failed query: insert\nparams: ${anaAddress},hunter2`), {
      code: 'SQLITE_BUSY',
      config: { headers: { authorization: 'Bearer hunter2' } },
      cause,
    })
    log.error({ err, last_error: 'to ben@example.org', user: { email: anaAddress } }, 'failed')
    const [line] = lines.map((text): Line => JSON.parse(text))
    expect(line?.err).toMatchObject({
      type: 'Error',
      message: 'Failed query: insert\nparams: [values]',
      code: 'SQLITE_BUSY',
      cause: 'Error: 550 no <[address]> here',
    })
    expect(line?.err?.stack).toContain('log.test.ts')
    expect(line?.last_error).toBe('to [address]')
    expect(lines.join()).not.toMatch(/hunter2|ana\.garcia|ben@/)
  })
})

describe('security events', () => {
  test('report every login, done and refused, but no other success', async () => {
    const { app, events } = loggedApp()
    const ana = await app.register({ name: 'Ana', email: anaAddress })
    const { id } = (await ana.get('/api/auth/status')).body.user
    await ana.post('/api/logout')
    await ana.post('/api/login', { email: anaAddress, password: 'not-hers-42' })
    await ana.mutate('auth.login', { email: anaAddress, password: testPassword })
    expect(
      events().map(({ event, action, outcome, user_id }) => [event, action, outcome, user_id]),
    ).toEqual([
      ['auth', 'auth.register', 'done', id],
      ['auth', 'auth.logout', 'done', id],
      ['auth', 'auth.login', 'refused', null],
      ['auth', 'auth.login', 'done', id],
    ])
  })

  test('report refused access over REST and tRPC, once', async () => {
    const { app, events } = loggedApp()
    const browser = await eve(app)
    const before = events().length
    await browser.get('/api/admin/launch-stats')
    await browser.query('admin.launchStats')
    await app.browser().get('/user/profile')
    await app.browser().get('/user/receipts/1.pdf')
    await browser.send('POST', '/children', '{}', { 'content-type': 'application/json' })
    await app.browser().send('POST', '/api/payment/webhook', '{}', {})
    const reported = events().slice(before)
    expect(reported.map(({ action, code }) => [action, code])).toEqual([
      ['admin.launchStats', 'FORBIDDEN'],
      ['admin.launchStats', 'FORBIDDEN'],
      ['auth.profile', 'UNAUTHORIZED'],
      ['/user/receipts/:file', 'UNAUTHORIZED'],
      ['children.add', 'BAD_REQUEST'],
      ['/api/payment/webhook', undefined],
    ])
    expect(reported.every(({ level, event }) => level === 40 && event === 'access')).toBe(true)
  })

  test('report an access token that is invalid or lacks a scope, and those made and removed', async () => {
    const { app, events } = loggedApp()
    const owner = await eve(app)
    const before = events().length
    await new TestProgram(app, 'fgm_wrong').put('/children/unknown')
    const { id, token } = await makeToken(owner, { scopes: ['read'] })
    await new TestProgram(app, token).post('/children')
    await owner.delete(`/user/tokens/${id}`)
    const reported = events().slice(before)
    expect(reported.map(({ event, action, outcome }) => [event, action, outcome])).toEqual([
      ['access', '/children/:id', 'refused'],
      ['auth', 'tokens.create', 'done'],
      ['access', 'children.add', 'refused'],
      ['auth', 'tokens.revoke', 'done'],
    ])
  })

  test('report limits that were hit, with the same hash for one address', async () => {
    const { app, events } = loggedApp({ RATE_LIMITS: 'on' })
    const guess = { email: anaAddress, password: 'not-hers-42' }
    for (let count = 0; count < 11; count += 1) await app.browser().post('/api/login', guess)
    expect(events().map(({ event }) => event)).toEqual([...Array(10).fill('auth'), 'limit'])
    expect(new Set(events().map(({ from }) => from)).size).toBe(1)
    expect(events()[0]?.from).toMatch(/^[\w-]{12}$/)
  })

  test("report an administrator's changes", async () => {
    const { app, events } = loggedApp()
    const administrator = await root(app)
    await administrator.post('/api/admin/feature-flags', {
      feature: 'premium_library',
      mode: 'on',
    })
    const reported = events().find(({ event }) => event === 'administration')
    expect(reported).toMatchObject({ action: 'admin.setFeatureMode', outcome: 'done' })
  })
})

test('after every abuse the log has no password, cookie, token, address or name of a child', async () => {
  const { app, lines } = loggedApp({ RATE_LIMITS: 'on' })
  app.mail_trouble.is_down = true
  const ana = await app.register({ name: 'Ana Garcia', email: anaAddress })
  const childId = await addChild(ana, { name: child, birth_date: '2021-05-20' })
  app.mail_trouble.is_down = false
  const before = [...ana.cookies.values(), await ana.csrfToken()]
  await abuse(app, childId)
  await ana.post('/api/auth/forgot-password', { email: anaAddress })
  const token = mailedToken(app.mails, 'reset-password')
  await ana.post('/api/auth/reset-password', { token, new_password: 'brand-new-otter-43' })
  await ana.get(`/verify-email?token=${token}`)
  app.connection.exec('alter table children rename to elsewhere')
  await ana.post('/api/login', { email: anaAddress, password: 'brand-new-otter-43' })
  expect((await ana.get('/children')).status).toBe(500)
  const secrets = [...before, ...ana.cookies.values(), token, ...neverLogged]
  const log = lines.join('').toLowerCase()
  expect(lines.length).toBeGreaterThan(40)
  expect(secrets.filter((secret) => log.includes(secret.toLowerCase()))).toEqual([])
})

test('no line has an access token, whatever is done with it and fails', async () => {
  const { app, lines } = loggedApp()
  const owner = await eve(app)
  const { id, token } = await makeToken(owner)
  const program = new TestProgram(app, token)
  for (const path of [
    '/children',
    `/children?token=${token}`,
    `/downloads/${token}.pdf`,
    `/${token}`,
  ])
    await program.get(path)
  await program.post('/children', { name: token, birth_date: token })
  await program.get('/user/tokens')
  await program.get('/trpc/children.list')
  app.connection.exec('alter table children rename to elsewhere')
  expect((await program.get('/children')).status).toBe(500)
  app.connection.exec('alter table access_tokens rename to gone')
  expect((await program.get('/children')).status).toBe(500)
  app.connection.exec('alter table gone rename to access_tokens')
  await owner.delete(`/user/tokens/${id}`)
  expect((await program.get('/children')).status).toBe(401)
  expect(lines.length).toBeGreaterThan(15)
  const hash = createHash('sha256').update(token).digest('base64url')
  expect(lines.filter((line) => line.includes(token.slice(4)) || line.includes(hash))).toEqual([])
})

test('no line and no stored row has the token of a day link, and no line a reply to it', async () => {
  const { app, lines } = loggedApp()
  const owner = await eve(app)
  const { token } = await makeDayLink(owner)
  const guest = app.browser()
  await openedDay(guest, token)
  await markDone(guest, token, { note: 'They giggled at the socks' })
  await guest.mutate('dayLinks.open', { token })
  await guest.get(`/day?token=${token}`)
  await guest.get(`/day/${token}`)
  app.connection.exec('alter table day_link_replies rename to gone')
  expect((await markDone(guest, token, { note: 'They giggled' })).status).toBe(500)
  app.connection.exec('alter table day_links rename to elsewhere')
  expect((await openedDay(guest, token)).status).toBe(500)
  expect(lines.length).toBeGreaterThan(8)
  const secrets = [token, createHash('sha256').update(token).digest('base64url'), 'giggled']
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
  expect(app.connection.serialize().includes(token)).toBe(false)
})

const neverLogged = [testPassword, 'brand-new-otter', 'not-hers-42', 'garcia', 'example.com', child]

/** What a stranger and an outsider try. */
async function abuse(app: TestApp, childId: string) {
  const stranger = app.browser()
  for (let count = 0; count < 12; count += 1)
    await stranger.post('/api/login', { email: anaAddress, password: 'not-hers-42' })
  await stranger.get(`/activities/shadow-wave?email=${anaAddress}&password=${testPassword}`)
  await stranger.get(`/trpc/children.list?input={"name":"${child}"}`)
  await stranger.get(`/${anaAddress}/${child}`)
  await stranger.post('/register', { name: child, email: anaAddress, password: testPassword })
  await stranger.post('/register', { name: child, email: 'nobody', password: 'x' })
  await stranger.post('/api/auth/reset-password', { token: 'x', new_password: testPassword })
  const outsider = await eve(app)
  await outsider.put(`/children/${childId}`, { name: child, birth_date: '2021-05-20' })
  await outsider.get('/api/admin/launch-stats', { authorization: `Bearer ${testPassword}` })
  await outsider.send('POST', '/children', JSON.stringify({ name: child }), {
    'content-type': 'application/json',
    'x-csrftoken': testPassword,
  })
  await outsider.send('POST', '/children', `{"name":"${child}`, {
    'content-type': 'application/json',
    'x-csrftoken': await outsider.csrfToken(),
  })
}
