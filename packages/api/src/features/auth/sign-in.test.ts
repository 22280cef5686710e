import { createHash } from 'node:crypto'
import { families, parents, sessions } from '@fgm/db/schema'
import { expect, test } from 'vitest'
import { createTestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { ensureFirstAdministrator } from './administrators.ts'

const ana = { email: 'ana@example.com', password: testPassword }
const sessionCookie = 'fgm_session'

test('a family logs in over REST and tRPC', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const overRest = await browser().post('/api/login', ana)
  const overTrpc = await browser().mutate('auth.login', ana)
  expect(overRest.status).toBe(200)
  expect(overRest.body).toMatchObject({ message: 'Welcome back', user: { name: 'Ana' } })
  expect(overTrpc.body).toEqual(overRest.body)
})

test('an address logs in in any spelling', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  for (const email of ['ANA@example.com', ' ana@Example.com ', 'ａｎａ@example.com'])
    expect((await browser().post('/api/login', { ...ana, email })).status).toBe(200)
})

test('an unknown address and a wrong password get the same response', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const wrong = await browser().post('/api/login', { ...ana, password: 'not-the-otter' })
  const unknown = await browser().post('/api/login', { ...ana, email: 'who@example.com' })
  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  expect(wrong.body).toEqual({ error: 'Email or password is not right.', code: 'wrong_login' })
  expect(unknown.body).toEqual(wrong.body)
  expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()])
})

test('an unknown address costs a hash like a known one, so its time reveals nothing', async () => {
  const hashed: (string | null)[] = []
  const verify = async (hash: string | null) => {
    hashed.push(hash)
    return false
  }
  const queue = () => ({ running: 0, waiting: 0 })
  const passwords = { hash: async () => 'a hash', verify, queue }
  const { register, browser } = createTestApp({}, { passwords })
  await register({ name: 'Ana' })
  await browser().post('/api/login', ana)
  await browser().post('/api/login', { ...ana, email: 'who@example.com' })
  expect(hashed).toEqual(['a hash', null])
})

test.each([
  [{ password: testPassword }, 'email', 'Email is required.'],
  [{ ...ana, email: '' }, 'email', 'Email is required.'],
  [{ email: ana.email }, 'password', 'Password is required.'],
  [{ ...ana, password: '' }, 'password', 'Password is required.'],
  [{ ...ana, password: { $ne: '' } }, 'password', 'Password must be text.'],
  [{ ...ana, email: ['ana@example.com'] }, 'email', 'Email must be text.'],
])('login %j is refused with a sentence', async (input, field, sentence) => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const { status, body } = await browser().post('/api/login', input)
  expect(status).toBe(400)
  expect(body.fields).toEqual({ [field]: sentence })
})

test('a visitor is refused with 401, and is not logged in', async () => {
  const { browser } = createTestApp()
  const { status, body } = await browser().get('/user/profile')
  expect(status).toBe(401)
  expect(body).toEqual({ error: 'Please log in first.', code: 'signed_out' })
  const { body: session } = await browser().get('/api/auth/status')
  expect(session).toEqual({ authenticated: false, user: null, is_operator_known: false })
})

test.each([
  ['logging in', (browser: TestBrowser) => browser.post('/api/login', ana)],
  [
    'registering',
    (browser: TestBrowser) =>
      browser.post('/register', { ...ana, name: 'Ben', email: 'ben@example.com' }),
  ],
])('%s starts a new session and ends the one that was there', async (_, enter) => {
  const { register, browser, db } = createTestApp()
  const visitor = await register({ name: 'Ana' })
  const oldCookie = visitor.cookies.get(sessionCookie) ?? ''
  await enter(visitor)
  expect(visitor.cookies.get(sessionCookie)).not.toBe(oldCookie)
  expect(db.select().from(sessions).all()).toHaveLength(1)
  const thief = browser()
  thief.cookies.set(sessionCookie, oldCookie)
  expect((await thief.get('/user/profile')).status).toBe(401)
})

test('a session id that a stranger set is never adopted', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const victim = browser()
  victim.cookies.set(sessionCookie, 'planted-by-a-stranger')
  await victim.post('/api/login', ana)
  expect(victim.cookies.get(sessionCookie)).not.toBe('planted-by-a-stranger')
  const stranger = browser()
  stranger.cookies.set(sessionCookie, 'planted-by-a-stranger')
  expect((await stranger.get('/user/profile')).status).toBe(401)
})

test.each([
  ['REST', (browser: TestBrowser) => browser.post('/api/logout')],
  ['tRPC', (browser: TestBrowser) => browser.mutate('auth.logout')],
])('logging out over %s ends the session on the server, for REST and tRPC', async (_, leave) => {
  const { register, browser, db } = createTestApp()
  const visitor = await register({ name: 'Ana' })
  const cookie = visitor.cookies.get(sessionCookie) ?? ''
  const { status, headers } = await leave(visitor)
  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toMatch(/^fgm_session=; .*Max-Age=0/)
  expect(headers.get('clear-site-data')).toBe('"cache"')
  expect(db.select().from(sessions).all()).toEqual([])
  const copy = browser()
  copy.cookies.set(sessionCookie, cookie)
  expect((await copy.get('/user/profile')).status).toBe(401)
  expect((await copy.query('auth.profile')).status).toBe(401)
})

test('logging out of one browser leaves the other logged in', async () => {
  const { register, browser } = createTestApp()
  const phone = await register({ name: 'Ana' })
  const laptop = browser()
  await laptop.post('/api/login', ana)
  await phone.post('/api/logout')
  expect((await laptop.get('/user/profile')).status).toBe(200)
})

test('a visitor who logs out is logged out', async () => {
  const { browser } = createTestApp()
  expect((await browser().post('/api/logout')).status).toBe(200)
})

test.each([
  ['https', 'https://fgm.example', '__Host-', true],
  ['http', 'http://localhost:3000', '', false],
])('over %s all cookies carry every flag they can', async (_, BaseUrl, prefix, isSecure) => {
  const { register, browser } = createTestApp({ BASE_URL: BaseUrl })
  await register({ name: 'Ana' })
  const visitor = browser()
  const csrf = await visitor.get('/api/csrf-token')
  const signedIn = await visitor.post('/api/login', ana)
  const lines = [...csrf.headers.getSetCookie(), ...signedIn.headers.getSetCookie()]
  expect(lines.map((line) => line.split('=')[0])).toEqual([
    `${prefix}fgm_visitor`,
    `${prefix}fgm_device`,
    `${prefix}fgm_session`,
  ])
  for (const line of lines) {
    const attributes = line.split('; ').slice(1)
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']))
    expect(attributes.includes('Secure')).toBe(isSecure)
    expect(line).not.toMatch(/Domain=/i)
  }
})

test('what the cookie holds is nowhere in the database, only its SHA-256', async () => {
  const { register, db, connection } = createTestApp()
  const { cookies } = await register({ name: 'Ana' })
  const value = cookies.get(sessionCookie) ?? ''
  expect(value.length).toBeGreaterThanOrEqual(32)
  const hash = createHash('sha256').update(value).digest('base64url')
  expect(db.select().from(sessions).all()).toMatchObject([{ id: hash }])
  expect(connection.serialize().includes(value)).toBe(false)
})

test('the hash of a session id does not log in', async () => {
  const { register, browser, db } = createTestApp()
  await register({ name: 'Ana' })
  const thief = browser()
  thief.cookies.set(sessionCookie, db.select().from(sessions).get()?.id ?? '')
  expect((await thief.get('/user/profile')).status).toBe(401)
})

test('the first administrator takes no number and no founding spot', async () => {
  const { deps, browser, db } = createTestApp({
    ADMIN_EMAIL: 'root@example.com',
    ADMIN_PASSWORD: 'seven-brave-otters',
  })
  await ensureFirstAdministrator(deps)
  await ensureFirstAdministrator(deps)
  expect(db.select().from(parents).all()).toMatchObject([{ is_admin: true }])
  expect(db.select().from(families).all()).toMatchObject([{ registration_number: null }])
  const credentials = { email: 'root@example.com', password: 'seven-brave-otters' }
  const { body } = await browser().post('/api/login', credentials)
  expect(body.user).toMatchObject({ is_admin: true, founding_member: false })
  expect((await browser().get('/registration-info')).body).toMatchObject({
    next_user_number: 1,
    spots_remaining: 50,
  })
})

test('a family cannot become the first administrator, and the start fails with a sentence', async () => {
  const { register, deps, db } = createTestApp({
    ADMIN_EMAIL: 'Ana@Example.com',
    ADMIN_PASSWORD: 'seven-brave-otters',
  })
  await register({ name: 'Ana' })
  await expect(ensureFirstAdministrator(deps)).rejects.toThrow(
    'ADMIN_EMAIL is the address of a registered family; please choose another.',
  )
  expect(db.select().from(parents).all()).toMatchObject([{ is_admin: false }])
})
