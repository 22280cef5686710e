import { parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'
import type { PasswordHasher } from './passwords.ts'

/* Changes to an account while a password is hashed: a password that was replaced meanwhile never works. */

const google = await startFakeGoogle()
afterAll(google.close)

const ana = { email: 'ana@example.com', password: testPassword }
const chosen = 'the-owners-own-otter'
const passwordChange = { current_password: testPassword, new_password: 'brave-new-otter' }

/** Ana's browser, and a hasher during which one action can happen. */
async function family() {
  const during: Partial<Record<'hash' | 'verify', () => Promise<unknown>>> = {}
  const happen = async (step: 'hash' | 'verify') => {
    const { [step]: act } = during
    delete during[step]
    await act?.()
  }
  const passwords: PasswordHasher = {
    hash: async (password) => {
      await happen('hash')
      return `hash of ${password}`
    },
    verify: async (hash, password) => {
      await happen('verify')
      return hash === `hash of ${password}`
    },
    queue: () => ({ running: 0, waiting: 0 }),
  }
  const app = createTestApp({}, { passwords, google: google.verifier() })
  const browser = await app.register({ name: 'Ana' })
  const link = mailedToken(app.mails, 'verify-email')
  await app.browser().post('/api/auth/forgot-password', { email: ana.email })
  const token = mailedToken(app.mails, 'reset-password')
  const reset = () => app.browser().post('/api/auth/reset-password', { token, password: chosen })
  const read = () => app.db.select().from(parents).where(eq(parents.email, ana.email)).get()
  const status = async (password: string) =>
    (await app.browser().post('/api/login', { ...ana, password })).status
  return { app, browser, during, link, reset, read, status }
}

test.each(['hash', 'verify'] as const)(
  'a reset in the %s of a change of the password stays, and the old one signs no one in',
  async (step) => {
    const { browser, during, reset, status } = await family()
    during[step] = reset
    const response = await browser.post('/api/auth/change-password', passwordChange)
    expect(response.status).toBe(step === 'hash' ? 409 : 401)
    expect(response.headers.getSetCookie().join()).not.toMatch(/fgm_session=[^;]/)
    expect((await browser.get('/user/profile')).status).toBe(401)
    expect([await status(passwordChange.new_password), await status(chosen)]).toEqual([401, 200])
  },
)

test('a Google account that replaces the password keeps it removed', async () => {
  const { app, browser, during, read, status } = await family()
  during.hash = async () =>
    app.browser().post('/api/auth/google', { token: await google.idToken() })
  const { status: refused, body } = await browser.post('/api/auth/change-password', passwordChange)
  expect([refused, body.error]).toEqual([
    409,
    'Your password has just been changed elsewhere. Please log in again.',
  ])
  expect(read()?.password_hash).toBeNull()
  expect(await status(passwordChange.new_password)).toBe(401)
})

test('a first password that two browsers set at once is that of one of them', async () => {
  const { app, during, read } = await family()
  const [one, other] = [app.browser(), app.browser()]
  for (const each of [one, other])
    await each.post('/api/auth/google', { token: await google.idToken() })
  during.hash = () => other.post('/api/auth/change-password', { new_password: chosen })
  const { status } = await one.post('/api/auth/change-password', {
    new_password: 'brave-new-otter',
  })
  expect([status, read()?.password_hash]).toEqual([409, `hash of ${chosen}`])
})

test('logging in while the password is reset does not work with the old one', async () => {
  const { app, during, reset, status } = await family()
  const visitor = app.browser()
  during.verify = reset
  const response = await visitor.post('/api/login', ana)
  expect([response.status, response.body.error]).toEqual([
    401,
    'The password of this account has just been changed. Please log in again.',
  ])
  expect((await visitor.get('/user/profile')).status).toBe(401)
  expect(await status(chosen)).toBe(200)
})

test('an address is confirmed by its own password, not by the one that replaced it', async () => {
  const { app, browser, during, link, read } = await family()
  const phone = app.browser()
  during.verify = () => browser.post('/api/auth/change-password', passwordChange)
  const { status } = await phone.post('/api/auth/verify-email', {
    token: link,
    password: testPassword,
  })
  expect(status).toBe(409)
  expect(read()).toMatchObject({ email_verified_at: null, password_proven_at: null })
  const again = { token: link, password: passwordChange.new_password }
  expect((await phone.post('/api/auth/verify-email', again)).status).toBe(200)
  expect(read()?.password_proven_at).not.toBeNull()
})

test('leaving with a password that was reset meanwhile deletes nothing', async () => {
  const { browser, during, reset, read } = await family()
  during.verify = reset
  const { status } = await browser.delete('/user', { password: testPassword })
  expect([status, read()?.email]).toEqual([401, ana.email])
})
