import { devices, parents, sessions } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/authenticator.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { createAdministrator, resetAdministratorPassword } from './administrators.ts'
import type { Caller } from './hashing-queue.ts'
import type { PasswordHasher } from './passwords.ts'

/* Requests in progress when a session or a password ends: they create no session and change nothing. */

const google = await startFakeGoogle()
afterAll(google.close)

const ana = { email: 'ana@example.com', password: testPassword }
const rosa = { name: 'Rosa', email: 'rosa@example.com', password: 'quiet-harbor-19' }
const chosen = 'the-owners-own-otter'
const secondFactor = '/api/auth/second-factor'

/** The app with checks of passwords and of Google that are held after their result, until `release`. */
function heldApp() {
  let isHeld = false
  let release = () => {}
  let released = Promise.resolve()
  const arrived = { count: 0 }
  const callers: (Caller | undefined)[] = []
  const pass = async <Result>(result: Result) => {
    arrived.count += 1
    if (isHeld) await released
    return result
  }
  const passwords: PasswordHasher = {
    hash: async (password) => `hash of ${password}`,
    verify: (hash, password, caller) => {
      callers.push(caller)
      return pass(hash === `hash of ${password}`)
    },
    queue: () => ({ running: 0, waiting: 0 }),
  }
  const verifier = google.verifier()
  const heldGoogle = {
    ...verifier,
    verify: async (token: string) => pass(await verifier.verify(token)),
  }
  const app = createTestApp({}, { passwords, google: heldGoogle })
  const sessionsOf = (email: string) =>
    app.db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(parents, eq(parents.id, sessions.parent_id))
      .where(eq(parents.email, email))
      .all().length
  return {
    ...app,
    callers,
    sessionsOf,
    /** Sends `calls`, runs `meanwhile` when all of them have been checked, and then lets them continue. */
    during: async <Result>(calls: (() => Promise<Result>)[], meanwhile: () => Promise<unknown>) => {
      isHeld = true
      released = new Promise((resolve) => {
        release = resolve
      })
      const before = arrived.count
      const responses = Promise.all(calls.map((call) => call()))
      await vi.waitUntil(() => arrived.count === before + calls.length)
      isHeld = false
      await meanwhile()
      release()
      return responses
    },
    reset: async () => {
      await app.browser().post('/api/auth/forgot-password', { email: ana.email })
      const token = mailedToken(app.mails, 'reset-password')
      return app.browser().post('/api/auth/reset-password', { token, password: chosen })
    },
  }
}

/** The administrator in her own browser, about to turn two-step login on, and a thief with her password in another. */
async function administration() {
  const app = heldApp()
  await createAdministrator(app.deps, rosa)
  const [own, thief] = [app.browser(), app.browser()]
  for (const browser of [own, thief]) await browser.post('/api/login', rosa)
  const { secret } = (await own.post(`${secondFactor}/start`, rosa)).body
  const turnOn = () => own.post(`${secondFactor}/turn-on`, { code: codeOf(app.deps, secret) })
  /** Another browser of hers logs this one out. */
  const signOut = async (browser: TestBrowser) => {
    const { body } = await browser.query('auth.browsers')
    const { id } = body.browsers.find((one: { is_current: boolean }) => one.is_current)
    return own.mutate('auth.signBrowserOut', { id })
  }
  return { ...app, own, thief, secret, turnOn, signOut }
}

describe('a reset of the password', () => {
  test('leaves no session of 40 logins in progress with the old one', async () => {
    const app = heldApp()
    await app.register({ name: 'Ana' })
    const logins = Array.from({ length: 40 }, () => () => app.browser().post('/api/login', ana))
    const responses = await app.during(logins, app.reset)
    expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(401))
    expect(app.sessionsOf(ana.email)).toBe(0)
  })

  test('forgets the known browsers', async () => {
    const app = heldApp()
    const browser = await app.register({ name: 'Ana' })
    await app.reset()
    await browser.post('/api/login', ana)
    expect(app.callers.at(-1)?.isKnown).toBe(false)
    await browser.post('/api/login', { ...ana, password: chosen })
    await browser.post('/api/login', ana)
    expect(app.callers.at(-1)?.isKnown).toBe(true)
  })

  test('by the program does so, too', async () => {
    const app = await administration()
    await resetAdministratorPassword(app.deps, { email: rosa.email, password: 'brave-harbor-20' })
    expect(app.db.select().from(devices).all()).toEqual([])
  })
})

test('a change of the password forgets all known browsers but its own', async () => {
  const app = heldApp()
  const browser = await app.register({ name: 'Ana' })
  const other = app.browser()
  await other.post('/api/login', ana)
  const change = { current_password: testPassword, new_password: chosen }
  expect((await browser.post('/api/auth/change-password', change)).status).toBe(200)
  for (const each of [browser, other]) await each.post('/api/login', ana)
  expect(app.callers.slice(-2).map((caller) => caller?.isKnown)).toEqual([true, false])
})

test('Google, which removes the password, leaves no session of a login in progress with it', async () => {
  const app = heldApp()
  await app.register({ name: 'Ana' })
  const token = await google.idToken()
  const [response] = await app.during([() => app.browser().post('/api/login', ana)], () =>
    app.browser().post('/api/auth/google', { token }),
  )
  expect(response?.status).toBe(401)
  expect(app.sessionsOf(ana.email)).toBe(1)
})

describe('turning the second step on', () => {
  test('refuses a change of the password that another browser had in progress', async () => {
    const { thief, own, during, turnOn, sessionsOf, browser } = await administration()
    const change = { current_password: rosa.password, new_password: 'thief-owns-this-1' }
    const [response] = await during([() => thief.post('/api/auth/change-password', change)], turnOn)
    expect([response?.status, response?.body.error]).toEqual([
      401,
      'You have just been logged out. Please log in again.',
    ])
    expect((await thief.get(secondFactor)).status).toBe(401)
    expect((await own.get(secondFactor)).body.is_on).toBe(true)
    expect(sessionsOf(rosa.email)).toBe(1)
    const { body } = await browser().post('/api/login', rosa)
    expect(body.error_type).toBe('second_factor_required')
  })

  test('requires a code from a login in progress', async () => {
    const { browser, during, turnOn, sessionsOf } = await administration()
    const [response] = await during([() => browser().post('/api/login', rosa)], turnOn)
    expect([response?.status, response?.body.error_type]).toEqual([401, 'second_factor_required'])
    expect(sessionsOf(rosa.email)).toBe(1)
  })

  test('forgets all other browsers, so that their guesses of codes count together', async () => {
    const { thief, own, turnOn, callers } = await administration()
    expect((await turnOn()).status).toBe(200)
    for (const each of [own, thief]) await each.post('/api/login', rosa)
    expect(callers.slice(-2).map((caller) => caller?.isKnown)).toEqual([true, false])
  })
})

describe('a browser that is logged out while its password is checked', () => {
  test('does not turn the second step off, and uses up no code', async () => {
    const { browser, own, during, turnOn, signOut, deps, secret, clock } = await administration()
    await turnOn()
    clock.advance(60)
    const other = browser()
    await other.post('/api/login', { ...rosa, code: codeOf(deps, secret) })
    clock.advance(60)
    const proof = { password: rosa.password, code: codeOf(deps, secret) }
    const [response] = await during([() => other.post(`${secondFactor}/turn-off`, proof)], () =>
      signOut(other),
    )
    expect(response?.status).toBe(401)
    expect((await own.get(secondFactor)).body.is_on).toBe(true)
    expect((await own.post(`${secondFactor}/turn-off`, proof)).status).toBe(200)
  })

  test('gets no secret for an authenticator app', async () => {
    const { thief, during, signOut } = await administration()
    const start = () => thief.post(`${secondFactor}/start`, rosa)
    const [response] = await during([start], () => signOut(thief))
    expect([response?.status, response?.body.secret]).toEqual([401, undefined])
  })

  test.each(['password', 'Google'])('does not delete the family, by %s', async (proof) => {
    const app = heldApp()
    const browser = await app.register({ name: 'Ana' })
    const token = await google.idToken()
    if (proof === 'Google') await browser.post('/api/auth/google', { token })
    const body = proof === 'Google' ? { token } : { password: testPassword }
    const [response] = await app.during([() => browser.delete('/user', body)], () =>
      app.db.delete(sessions),
    )
    expect(response?.status).toBe(401)
    expect(app.db.select().from(parents).where(eq(parents.email, ana.email)).all()).toHaveLength(1)
  })
})
