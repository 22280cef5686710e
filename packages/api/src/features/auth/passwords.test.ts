import { parents } from '@fgm/db/schema'
import { afterAll, expect, test } from 'vitest'
import { mia } from '../../../test/cast.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { createTestApp, testPassword } from '../../../test/test-app.ts'
import { argon2Passwords } from './passwords.ts'

const google = await startFakeGoogle()
afterAll(google.close)

const change = { current_password: testPassword, new_password: 'brave-new-otter' }

test('a family changes its password; only this browser stays logged in', async () => {
  const { register, browser } = createTestApp()
  const phone = await register({ name: 'Ana' })
  const laptop = browser()
  await laptop.post('/api/login', { email: 'ana@example.com', password: testPassword })
  const { status, body } = await phone.post('/api/auth/change-password', change)
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Your password is changed. Other devices are logged out.' })
  expect((await phone.get('/user/profile')).status).toBe(200)
  expect((await laptop.get('/user/profile')).status).toBe(401)
  const signIn = async (password: string) =>
    (await browser().post('/api/login', { email: 'ana@example.com', password })).status
  expect([await signIn(testPassword), await signIn(change.new_password)]).toEqual([401, 200])
})

test('after a change a copy of the old cookie is logged out, and this browser stays logged in', async () => {
  const { register, browser } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const before = ana.cookies.get('fgm_session') ?? ''
  expect((await ana.post('/api/auth/change-password', change)).status).toBe(200)
  expect(ana.cookies.get('fgm_session')).not.toBe(before)
  const thief = browser()
  thief.cookies.set('fgm_session', before)
  expect((await thief.get('/user/profile')).status).toBe(401)
  expect((await ana.post('/children', mia)).status).toBe(201)
  expect((await ana.get('/user/profile')).body.children).toHaveLength(1)
})

test.each([
  ['wrong', 'not-the-otter'],
  ['missing', undefined],
  ['empty', ''],
])('with a %s current password nothing changes', async (_, currentPassword) => {
  const { register, browser, db } = createTestApp()
  const phone = await register({ name: 'Ana' })
  const laptop = browser()
  await laptop.post('/api/login', { email: 'ana@example.com', password: testPassword })
  const before = db.select().from(parents).all()
  const response = await phone.post('/api/auth/change-password', {
    ...change,
    current_password: currentPassword,
  })
  expect(response.status).toBe(400)
  expect(response.body.error).toBe('Your current password is not right.')
  expect(db.select().from(parents).all()).toEqual(before)
  expect((await laptop.get('/user/profile')).status).toBe(200)
})

test.each([
  ['of 5 characters', 'q7&kl', 'Password needs at least 6 characters.'],
  ['of 257 characters', 'q'.repeat(257), 'Password can have at most 256 characters.'],
  ['that is common', 'iloveyou', /^This password is one of the first that others would try/],
  ['that is missing', undefined, 'New password is required.'],
])('a new password %s is refused with a sentence', async (_, newPassword, sentence) => {
  const { register } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const { status, body } = await ana.mutate('auth.changePassword', {
    ...change,
    new_password: newPassword,
  })
  expect(status).toBe(400)
  expect(body.error).toMatch(sentence)
})

test('a visitor changes no password', async () => {
  const { browser } = createTestApp()
  expect((await browser().post('/api/auth/change-password', change)).status).toBe(401)
})

test('a Google family sets its first password without an old one, and needs it from then on', async () => {
  const { browser } = createTestApp({}, { google: google.verifier() })
  const ana = browser()
  await ana.post('/api/auth/google', { token: await google.idToken() })
  const first = { new_password: 'brave-new-otter' }
  expect((await ana.post('/api/auth/change-password', first)).status).toBe(200)
  expect((await ana.post('/api/auth/change-password', first)).status).toBe(400)
  const login = { email: 'ana@example.com', password: first.new_password }
  expect((await browser().post('/api/login', login)).status).toBe(200)
})

test('a Google family without a password accepts no password at login', async () => {
  const { browser } = createTestApp({}, { google: google.verifier() })
  await browser().post('/api/auth/google', { token: await google.idToken() })
  for (const password of ['null', 'undefined', 'no one has this password'])
    expect(
      (await browser().post('/api/login', { email: 'ana@example.com', password })).status,
    ).toBe(401)
})

test('a hash takes 19 MiB of Argon2id, with its own salt', async () => {
  const passwords = argon2Passwords()
  const [one, other] = await Promise.all([passwords.hash('otter'), passwords.hash('otter')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.verify(other, 'otter')).toBe(true)
  expect(await passwords.verify(other, 'Otter')).toBe(false)
  expect(await passwords.verify(null, 'no one has this password')).toBe(false)
})

test('after a failed hash the next one runs', async () => {
  const passwords = argon2Passwords()
  const failing = Array.from({ length: 5 }, () => passwords.verify('no hash at all', 'otter'))
  const results = await Promise.allSettled(failing)
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(await passwords.verify(await passwords.hash('otter'), 'otter')).toBe(true)
})
