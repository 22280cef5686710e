import {
  creditEntriesTable,
  emailTokens,
  families,
  mailOutboxTable,
  parents,
  referrals,
} from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inviterOf, registerFamilies } from '../../../test/cast.ts'
import { createTestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { creditBalance } from '../credits/credits.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { familyOf } from '../parents/parents.ts'
import { writeSetting } from '../settings/settings.ts'

const ana = { name: 'Ana', email: 'ana@example.com', password: testPassword }

const anasRegistration = {
  message: 'Registration successful',
  success_message: 'Welcome! You are Founding Family #1.',
  tier_info: {
    founding_member: true,
    tier: 'founding_premium',
    name: 'Founding Family',
    badge_color: 'gold',
    urgency_message: 'Join 50 Founding Families!',
    price_usd: 0,
    percent_off: 100,
  },
  user: {
    id: expect.stringMatching(/^[\w-]{22,}$/),
    name: 'Ana',
    email: 'ana@example.com',
    is_admin: false,
    tier: 'founding_premium',
    founding_member: true,
    registration_number: 1,
    waitlist_status: 'active',
    founding_spot: { state: 'confirmed', held_until: null },
    referral_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
    email_verified: false,
    has_password: true,
    created_at: '2026-03-02T09:00:00.000Z',
  },
  email_status: 'sent',
  is_mailed: false,
}

test('a family registers over REST and gets all it needs', async () => {
  const { browser } = createTestApp()
  const response = await browser().post('/register', ana)
  expect(response.status).toBe(201)
  expect(response.body).toEqual(anasRegistration)
})

test('a family registers over tRPC with the same response', async () => {
  const { browser } = createTestApp()
  const response = await browser().mutate('auth.register', ana)
  expect(response.status).toBe(200)
  expect(response.body).toEqual(anasRegistration)
})

test('registering logs in, over REST and tRPC', async () => {
  const { register } = createTestApp()
  const browser = await register({ name: 'Ana' })
  expect((await browser.get('/user/profile')).body).toMatchObject({
    name: 'Ana',
    children: [],
    ai_credits: { remaining: 50, total: 50, used: 0 },
  })
  expect((await browser.query('auth.status')).body).toMatchObject({
    authenticated: true,
    user: { name: 'Ana', is_admin: false, tier: 'founding_premium', founding_member: true },
  })
})

test('while the mail server is down the account works, and its mails arrive later, once', async () => {
  const { browser, mails, mail_trouble, deps, clock } = createTestApp()
  mail_trouble.is_down = true
  const visitor = browser()
  const response = await visitor.post('/register', ana)
  expect(response.status).toBe(201)
  expect(response.body).toEqual({
    ...anasRegistration,
    email_status: 'failed',
    error_type: 'email_service_unavailable',
  })
  expect((await visitor.get('/user/profile')).status).toBe(200)
  mail_trouble.is_down = false
  clock.advance(60)
  await deliverDueMails(deps)
  clock.advance(86_400)
  await deliverDueMails(deps)
  const subjects = mails.map(({ subject }) => subject).sort()
  expect(subjects).toEqual(['Please confirm your email address', 'Welcome, Founding Family #1'])
})

test.each([
  ['no name', { name: undefined }, 'name', 'Name is required.'],
  ['an empty name', { name: '  ' }, 'name', 'Name is required.'],
  ['an invisible name', { name: '\u200B\u2060\u0007' }, 'name', 'Name is required.'],
  ['a long name', { name: 'x'.repeat(101) }, 'name', 'Name can have at most 100 characters.'],
  ['a name that is no text', { name: ['Ana'] }, 'name', 'Name must be text.'],
  ['no address', { email: undefined }, 'email', 'Email is required.'],
  ['no real address', { email: 'ana' }, 'email', /an email address like name@example.com/],
  ['two addresses', { email: 'a@x.test, b@x.test' }, 'email', /an email address like/],
  ['a named address', { email: 'Ana <a@x.test>' }, 'email', /an email address like/],
  ['a broken line', { email: 'a@x.test\r\nBcc: b@x.test' }, 'email', /an email address like/],
  ['a long address', { email: `${'a'.repeat(250)}@x.test` }, 'email', /at most 254 characters/],
  ['no password', { password: undefined }, 'password', 'Password is required.'],
  ['5 characters', { password: 'q7&kl' }, 'password', 'Password needs at least 6 characters.'],
  ['257 characters', { password: 'q'.repeat(257) }, 'password', /at most 256 characters/],
])('%s is refused with a sentence at its field', async (_, change, field, sentence) => {
  const { browser, db } = createTestApp()
  const overRest = await browser().post('/register', { ...ana, ...change })
  const overTrpc = await browser().mutate('auth.register', { ...ana, ...change })
  for (const { status, body } of [overRest, overTrpc]) {
    expect(status).toBe(400)
    expect(body.fields[field]).toMatch(sentence)
    expect(body.error).toBe(body.fields[field])
  }
  expect(db.select().from(parents).all()).toEqual([])
})

test('every bad field is named at once', async () => {
  const { browser } = createTestApp()
  const { body } = await browser().post('/register', { name: '', email: 'x', password: 'y' })
  expect(Object.keys(body.fields)).toEqual(['name', 'email', 'password'])
})

test.each(['123456', 'password', 'QWERTY', 'iloveyou', 'fivegoodminutes'])(
  'the password %s is refused, because others would try it first',
  async (password) => {
    const { browser, db } = createTestApp()
    const { status, body } = await browser().post('/register', { ...ana, password })
    expect(status).toBe(400)
    expect(body.error).toMatch(/^This password is one of the first that others would try/)
    expect(db.select().from(parents).all()).toEqual([])
  },
)

test.each([
  ['6 characters', 'zq&7ö!'],
  ['256 characters', 'zq&7ö!8k'.repeat(32)],
  ['pictures and spaces', '  🦦 otter 🦦  '],
])('a password of %s works as it was typed', async (_, password) => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana', password })
  const signIn = (tried: string) =>
    browser().post('/api/login', { email: ana.email, password: tried })
  expect((await signIn(password)).status).toBe(200)
  expect((await signIn(password.slice(0, -1))).status).toBe(401)
  expect((await signIn(password.trim().toUpperCase())).status).toBe(401)
})

test('a password is the same in every Unicode form of its accents', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana', password: 'cafe\u0301-otter' })
  const response = await browser().post('/api/login', {
    email: ana.email,
    password: 'caf\u00E9-otter',
  })
  expect(response.status).toBe(200)
})

test('a password is kept as Argon2id and nowhere in clear', async () => {
  const { register, connection, db } = createTestApp()
  await register({ name: 'Ana' })
  expect(db.select().from(parents).get()?.password_hash).toMatch(/^\$argon2id\$/)
  expect(connection.serialize().includes(testPassword)).toBe(false)
})

test.each([
  ['the same address', 'ana@example.com'],
  ['other case', 'ANA@Example.COM'],
  ['spaces around', '  ana@example.com '],
  ['full width letters', 'ａｎａ@example.com'],
])('%s has an account already, and no number is used up', async (_, email) => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const response = await browser().post('/register', { ...ana, email })
  expect(response.status).toBe(409)
  expect(response.body.error).toBe('This email address already has an account. Please log in.')
  expect((await browser().get('/registration-info')).body.next_user_number).toBe(2)
})

test('a taken address logs no one in', async () => {
  const { register, browser } = createTestApp()
  await register({ name: 'Ana' })
  const stranger = browser()
  await stranger.post('/register', ana)
  expect((await stranger.get('/user/profile')).status).toBe(401)
})

test('a failure at any step rolls everything back, number and mails included', async () => {
  for (const failingStep of [1, 2, 3, 4]) {
    let step = 0
    const newId = () => {
      step += 1
      if (step === failingStep) throw new Error('the machine hiccups')
      return `id-${step}-of-this-family`
    }
    const { browser, db, mails } = createTestApp({}, { newId })
    expect((await browser().post('/register', ana)).status).toBe(500)
    for (const table of [families, parents, mailOutboxTable, creditEntriesTable, emailTokens])
      expect(db.select().from(table).all()).toEqual([])
    expect(mails).toEqual([])
    expect((await browser().post('/register', ana)).body.user.registration_number).toBe(1)
  }
})

test('a family is linked to the family whose code it brings', async () => {
  const { register, db } = createTestApp()
  const inviting = await register({ name: 'Ana' })
  const { referral_code } = (await inviting.get('/user/profile')).body
  await register({ name: 'Ben', referral_code })
  await register({ name: 'Cleo', referral_code: ` ${referral_code.toLowerCase()} ` })
  const rows = db.select().from(families).orderBy(families.registration_number).all()
  expect(rows.map((row) => inviterOf(db, row.id))).toEqual([undefined, rows[0]?.id, rows[0]?.id])
})

test.each([
  ['unknown', 'NOBODY22'],
  ['empty', ''],
  ['null', null],
  ['an attack', "' OR 1=1; --"],
  ['20,000 characters long', 'A'.repeat(20_000)],
])('a referral code that is %s is no reason to refuse a family', async (_, referralCode) => {
  const { browser, db } = createTestApp()
  expect((await browser().post('/register', { ...ana, referral_code: referralCode })).status).toBe(
    201,
  )
  expect(db.select().from(referrals).all()).toEqual([])
})

test('a second account of the same mailbox with its own code still registers', async () => {
  const { register, browser } = createTestApp()
  const first = await register({ name: 'Ana', email: 'ana.garcia@gmail.com' })
  const { referral_code } = (await first.get('/user/profile')).body
  const second = { ...ana, email: 'anagarcia+two@gmail.com', referral_code }
  expect((await browser().post('/register', second)).status).toBe(201)
})

const claims = {
  id: 'root',
  is_admin: true,
  tier: 'launch_special',
  registration_number: 7,
  founding_member: false,
  credits: 9999,
  waitlist_status: 'waitlisted',
  email_verified: true,
  email_verified_at: '2026-01-01T00:00:00.000Z',
  queue_order: 1,
  created_at: '2020-01-01T00:00:00.000Z',
  ['__proto__']: { is_admin: true },
}

test.each([
  ['REST', (browser: TestBrowser, input: object) => browser.post('/register', input)],
  ['tRPC', (browser: TestBrowser, input: object) => browser.mutate('auth.register', input)],
])('what a family claims over %s about its own standing changes nothing', async (_, enter) => {
  const { register, browser, db, deps } = createTestApp()
  await register({ name: 'Ana' })
  const ben = { name: 'Ben', email: 'ben@example.com', password: testPassword }
  const { body } = await enter(browser(), { ...ben, ...claims })
  const honest = {
    ...anasRegistration.user,
    name: 'Ben',
    email: ben.email,
    registration_number: 2,
  }
  expect(body.user).toEqual(honest)
  const row = db.select().from(parents).where(eq(parents.email, ben.email)).get()
  expect(row).toMatchObject({ is_admin: false, email_verified_at: null })
  const family = row && familyOf(db, row)
  expect(family).toMatchObject({ confirmed_at: null, activated_at: row?.created_at })
  expect(inviterOf(db, family?.id)).toBeUndefined()
  expect(creditBalance(deps.db, family?.id ?? '').total).toBe(50)
})

test('the count of founding spots can be hidden, everywhere', async () => {
  const app = createTestApp()
  const { browser, deps } = app
  registerFamilies(app, 44)
  const urgencyFor = async (email: string) =>
    (await browser().post('/register', { ...ana, email })).body.tier_info.urgency_message
  expect(await urgencyFor('before@example.com')).toBe('Only 6 Founding Spots Left!')
  writeSetting(deps, 'are_spots_shown', false)
  const info = (await browser().get('/registration-info')).body
  expect(info.spots_remaining).toBeNull()
  expect(info.next_user_tier.urgency_message).toBe('Join 50 Founding Families!')
  expect(await urgencyFor('after@example.com')).toBe('Join 50 Founding Families!')
})
