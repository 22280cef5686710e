import { emailTokens, parents } from '@fgm/db/schema'
import { expect, test } from 'vitest'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'
import { deliverDueMails } from '../mail/mail.ts'

const hour = 3_600
const day = 24 * hour
const stale = {
  error: 'This link has been used or is too old. Please ask for a new one.',
  code: 'stale_link',
}
const newPassword = 'brave-new-otter'

test('the link of the first mail confirms the address', async () => {
  const { register, mails } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const token = mailedToken(mails, 'verify-email')
  const { status, body } = await ana.post('/api/auth/verify-email', { token })
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Thank you. Your email address is confirmed.' })
  expect((await ana.get('/user/profile')).body.email_verified).toBe(true)
})

test('a link that was used before still reports success', async () => {
  const { register, browser, mails } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const token = mailedToken(mails, 'verify-email')
  await ana.post('/api/auth/verify-email', { token })
  const { status, body } = await browser().mutate('auth.verifyEmail', { token })
  expect([status, body]).toEqual([200, { message: 'Your email address is confirmed.' }])
})

test('a confirmation link works for two days', async () => {
  const { register, mails, clock, db } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const token = mailedToken(mails, 'verify-email')
  clock.advance(2 * day)
  const late = await ana.post('/api/auth/verify-email', { token })
  expect([late.status, late.body]).toEqual([400, stale])
  expect(db.select().from(parents).get()?.email_verified_at).toBeNull()
  clock.advance(-1)
  expect((await ana.post('/api/auth/verify-email', { token })).status).toBe(200)
})

test.each([
  ['an unknown', 'unknown'],
  ['an empty', ''],
  ['an endless', 'x'.repeat(201)],
  ['a hostile', "' or 1=1 --"],
  ['a null', null],
])('%s token confirms nothing', async (_, token) => {
  const { register, browser, db } = createTestApp()
  await register({ name: 'Ana' })
  expect((await browser().post('/api/auth/verify-email', { token })).status).toBe(400)
  expect(db.select().from(parents).get()?.email_verified_at).toBeNull()
})

test('a link is invalid once the account has another address', async () => {
  const { register, browser, mails, db } = createTestApp()
  await register({ name: 'Ana' })
  const token = mailedToken(mails, 'verify-email')
  db.update(parents).set({ email: 'new@example.com', email_key: 'new@example.com' }).run()
  const { status, body } = await browser().post('/api/auth/verify-email', { token })
  expect([status, body]).toEqual([400, stale])
})

test('the confirmation comes again on request, with a message', async () => {
  const { register, mails } = createTestApp()
  const ana = await register({ name: 'Ana' })
  const first = mailedToken(mails, 'verify-email')
  const { status, body } = await ana.post('/api/auth/resend-verification')
  expect([status, body]).toEqual([200, { message: 'We sent a new link to ana@example.com.' }])
  const second = mailedToken(mails, 'verify-email')
  expect(second).not.toBe(first)
  expect((await ana.post('/api/auth/verify-email', { token: second })).status).toBe(200)
  const again = await ana.post('/api/auth/resend-verification')
  expect(again.status).toBe(409)
  expect(again.body.error).toBe('Your email address is confirmed already.')
})

test('a confirmation that the mail server delays is reported as delayed', async () => {
  const { register, mail_trouble } = createTestApp()
  const ana = await register({ name: 'Ana' })
  mail_trouble.is_down = true
  const { status, body } = await ana.post('/api/auth/resend-verification')
  expect(status).toBe(200)
  expect(body.message).toMatch(/^The mail is delayed/)
})

test('a visitor cannot have a confirmation sent', async () => {
  const { browser } = createTestApp()
  expect((await browser().post('/api/auth/resend-verification')).status).toBe(401)
})

test('requesting a new password reveals nothing about who has an account', async () => {
  const { register, browser, mails } = createTestApp()
  await register({ name: 'Ana' })
  const known = await browser().post('/api/auth/forgot-password', { email: 'ANA@example.com' })
  const unknown = await browser().post('/api/auth/forgot-password', { email: 'who@example.com' })
  expect(known.status).toBe(200)
  expect(known.body).toEqual({
    message: 'If this address has an account, a link is on its way. It works for one hour.',
  })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(mails.filter(({ subject }) => subject === 'Choose a new password')).toHaveLength(1)
})

test('requesting a new password takes as long for unknown addresses', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const timeOf = async (email: string) => {
    const visitor = browser()
    await visitor.csrfToken()
    const started = performance.now()
    await visitor.post('/api/auth/forgot-password', { email })
    return performance.now() - started
  }
  // Timers may fire a millisecond early.
  expect(await timeOf('who@example.com')).toBeGreaterThanOrEqual(49)
  expect(await timeOf('ana@example.com')).toBeGreaterThanOrEqual(49)
})

test('requesting a new password does not wait for the mail server', async () => {
  const sent: string[] = []
  const mailer = {
    send: ({ subject }: { subject: string }) => {
      sent.push(subject)
      return subject === 'Choose a new password' ? new Promise<never>(() => {}) : Promise.resolve()
    },
    close: () => {},
  }
  const { register, browser } = createTestApp({}, { mailer })
  await register({ name: 'Ana' })
  const { status } = await browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
  expect(status).toBe(200)
  expect(sent.at(-1)).toBe('Choose a new password')
})

test('the reset link sets a new password, ends every session and proves the address', async () => {
  const { browser, ana, token } = await forgetful()
  const { status, body } = await browser().post('/api/auth/reset-password', {
    token,
    password: newPassword,
  })
  expect([status, body]).toEqual([200, { message: 'Your new password is set. Please log in.' }])
  expect((await ana.get('/user/profile')).status).toBe(401)
  const signIn = (password: string) =>
    browser().post('/api/login', { email: 'ana@example.com', password })
  expect((await signIn(testPassword)).status).toBe(401)
  expect((await signIn(newPassword)).body.user.email_verified).toBe(true)
})

test('every new password causes a mail, also to a family that stopped mails', async () => {
  const { browser, token, mails, deps, register } = await forgetful()
  await browser().post('/api/auth/reset-password', { token, password: newPassword })
  const eve = await register({ name: 'Eve' })
  await eve.put('/user/mail-choice', { is_subscribed: false })
  const change = { current_password: testPassword, new_password: newPassword }
  expect((await eve.post('/api/auth/change-password', change)).status).toBe(200)
  await eve.post('/api/auth/change-password', { ...change, current_password: 'wrong' })
  await deliverDueMails(deps)
  const notices = mails.filter(({ subject }) => subject === 'A new password was set')
  expect(notices.map(({ to }) => to.address)).toEqual(['ana@example.com', 'eve@example.com'])
  expect(notices[0]?.text).toContain('It was not me:\nhttp://localhost:3000/forgot-password\n')
  expect(notices[0]?.unsubscribe_url).toBeNull()
})

test('a reset link works once, and older ones stop working', async () => {
  const { browser, mails, token: elder } = await forgetful()
  await browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
  const token = mailedToken(mails, 'reset-password')
  const reset = async (given: string) =>
    (await browser().post('/api/auth/reset-password', { token: given, password: newPassword }))
      .status
  expect(await reset(token)).toBe(200)
  expect(await reset(token)).toBe(400)
  expect(await reset(elder)).toBe(400)
})

test('a reset link that is used five times at once works once', async () => {
  const { browser, token } = await forgetful()
  const responses = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      browser().post('/api/auth/reset-password', { token, password: `brave-otter-${n}` }),
    ),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
})

test('a reset link works for one hour', async () => {
  const { browser, token, clock } = await forgetful()
  const reset = () => browser().post('/api/auth/reset-password', { token, password: newPassword })
  clock.advance(hour)
  const late = await reset()
  expect([late.status, late.body]).toEqual([400, stale])
  clock.advance(-1)
  expect((await reset()).status).toBe(200)
})

test('a token of one purpose is refused for another one', async () => {
  const { browser, mails, token: resetToken, db } = await forgetful()
  const verifyToken = mailedToken(mails, 'verify-email')
  const verified = await browser().post('/api/auth/verify-email', { token: resetToken })
  expect([verified.status, verified.body]).toEqual([400, stale])
  const reset = await browser().post('/api/auth/reset-password', {
    token: verifyToken,
    password: newPassword,
  })
  expect([reset.status, reset.body]).toEqual([400, stale])
  expect(db.select().from(parents).get()?.email_verified_at).toBeNull()
})

test.each([
  ['of 5 characters', 'short', 'Password needs at least 6 characters.'],
  ['of 257 characters', 'x'.repeat(257), 'Password can have at most 256 characters.'],
  ['that is common', 'password', /^This password is one of the first that others would try/],
])('a new password %s is refused, and the link still works', async (_, password, sentence) => {
  const { browser, token } = await forgetful()
  const { status, body } = await browser().post('/api/auth/reset-password', { token, password })
  expect(status).toBe(400)
  expect(body.error).toMatch(sentence)
  const good = await browser().post('/api/auth/reset-password', { token, password: newPassword })
  expect(good.status).toBe(200)
})

test('a Google family that resets has a password from then on', async () => {
  const { browser, token, db } = await forgetful()
  db.update(parents).set({ password_hash: null }).run()
  await browser().post('/api/auth/reset-password', { token, password: newPassword })
  const login = { email: 'ana@example.com', password: newPassword }
  expect((await browser().post('/api/login', login)).body.user.has_password).toBe(true)
})

test('what a mail link holds is kept only as a hash, and mails name our own address', async () => {
  const { token, db, mails } = await forgetful({ BASE_URL: 'https://fgm.example/' })
  expect(JSON.stringify(db.select().from(emailTokens).all())).not.toContain(token)
  expect(token.length).toBeGreaterThanOrEqual(43)
  expect(mails.at(-1)?.text).toContain(`https://fgm.example/reset-password?token=${token}`)
})

test('an unused reset link is invalid after a change of password', async () => {
  const { ana, browser, token } = await forgetful()
  const change = { current_password: testPassword, new_password: 'another-quiet-otter' }
  expect((await ana.post('/api/auth/change-password', change)).status).toBe(200)
  const late = await browser().post('/api/auth/reset-password', { token, password: newPassword })
  expect(late.status).toBe(400)
})

/** Ana, who is logged in and has just requested a new password. */
async function forgetful(env: Record<string, string> = {}) {
  const app = createTestApp(env)
  const ana = await app.register({ name: 'Ana' })
  await app.browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
  return { ...app, ana, token: mailedToken(app.mails, 'reset-password') }
}
