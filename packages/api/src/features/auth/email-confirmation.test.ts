import { emailTokens, parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'

const path = '/api/auth/verify-email'
const stale = {
  error: 'This link has been used or is too old. Please ask for a new one.',
  code: 'stale_link',
}
const thanks = { message: 'Thank you. Your email address is confirmed.' }

/** Ana, who has just registered and has the link, in a browser that is logged in. */
async function newcomer(env: Record<string, string> = {}) {
  const app = createTestApp(env)
  const ana = await app.register({ name: 'Ana' })
  const token = mailedToken(app.mails, 'verify-email')
  const readAna = () => app.db.select().from(parents).where(eq(parents.name, 'Ana')).get()
  return { ...app, ana, token, readAna }
}

test('the link alone, as a mail scanner opens it, confirms nothing and stays valid', async () => {
  const { browser, ana, token, readAna } = await newcomer()
  const scanner = browser()
  await scanner.get(`/verify-email?token=${token}`, { accept: 'text/html' })
  const { status, body } = await scanner.post(path, { token })
  expect([status, body]).toEqual([
    401,
    {
      error: "Please log in, or enter this account's password.",
      code: 'password_required',
      error_type: 'password_required',
    },
  ])
  expect(readAna()?.email_verified_at).toBeNull()
  expect((await ana.post(path, { token })).body).toEqual(thanks)
})

test('with the password it confirms anywhere and logs in there, over tRPC too', async () => {
  const { browser, token, readAna } = await newcomer()
  const phone = browser()
  const { status, body } = await phone.mutate('auth.verifyEmail', {
    token,
    password: testPassword,
  })
  expect([status, body]).toEqual([200, thanks])
  expect((await phone.get('/user/profile')).body).toMatchObject({
    name: 'Ana',
    email_verified: true,
  })
  expect(readAna()?.password_proven_at).toBe('2026-03-02T09:00:00.000Z')
})

test('a wrong password confirms nothing, and guesses count like those at login', async () => {
  const { browser, token, readAna } = await newcomer({ RATE_LIMITS: 'on' })
  const thief = browser()
  const guess = (password: string) => thief.post(path, { token, password })
  const first = await guess('not-the-otter')
  expect([first.status, first.body.error]).toEqual([401, 'This password is not right.'])
  for (let attempt = 0; attempt < 9; attempt += 1) await guess(`not-the-otter-${attempt}`)
  expect((await guess(testPassword)).status).toBe(429)
  const login = { email: 'ana@example.com', password: testPassword }
  expect((await thief.post('/api/login', login)).status).toBe(429)
  expect(readAna()?.email_verified_at).toBeNull()
})

test('a session of another account confirms nothing, not even with the password', async () => {
  const { register, token, readAna } = await newcomer()
  const eve = await register({ name: 'Eve' })
  for (const more of [{}, { password: testPassword }]) {
    const { status, body } = await eve.post(path, { token, ...more })
    expect([status, body.error_type]).toEqual([403, 'other_account'])
    expect(body.error).toMatch(/^You are logged in with another account here\./)
    expect(JSON.stringify(body)).not.toContain('ana@')
  }
  expect(readAna()?.email_verified_at).toBeNull()
})

test('a newer link invalidates older ones, and a used one invalidates all', async () => {
  const { ana, browser, mails, token: first, db, readAna } = await newcomer()
  await ana.post('/api/auth/resend-verification')
  const second = mailedToken(mails, 'verify-email')
  const old = await ana.post(path, { token: first })
  expect([old.status, old.body]).toEqual([400, stale])
  expect(readAna()?.email_verified_at).toBeNull()
  expect((await ana.post(path, { token: second })).body).toEqual(thanks)
  expect(
    db
      .select()
      .from(emailTokens)
      .all()
      .every(({ used_at }) => used_at),
  ).toBe(true)
  // Opening it again reports success and logs no one in.
  const again = browser()
  const { status, body } = await again.post(path, { token: second, password: 'whatever' })
  expect([status, body]).toEqual([200, { message: 'Your email address is confirmed.' }])
  expect((await again.get('/user/profile')).status).toBe(401)
})
