import { families, parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ana, ben, inLetters, openFeature, registerFamilies, root } from '../../../test/cast.ts'
import { createTestApp, mailedToken, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { familyOf } from '../parents/parents.ts'
import { announceOpenSpots } from '../waitlist/spots.ts'

/** What every part of the product says about 'may I pay now, and what?', over REST. */
async function offersOverRest(app: TestApp, family: TestBrowser) {
  const visitor = app.browser()
  const { body: flags } = await visitor.get('/feature-flags')
  const { body: info } = await visitor.get('/registration-info')
  const { body: status } = await family.get('/waitlist/status')
  const { status: ordered, body: order } = await family.post('/api/payment/create-order', {
    currency: 'USD',
  })
  return {
    flag: [flags.payments_enabled, flags.activation_status.feature_status.payments.enabled],
    visitor: [info.offer.payments, info.offer.may_pay_now, info.offer.price_usd],
    next: [info.next_user_tier.price_usd, info.next_user_tier.percent_off],
    family: [status.can_pay, status.offer.may_pay_now, status.offer.price_usd],
    order: [ordered, order.amount ?? order.error],
  }
}

/** The same over tRPC, without the order. */
async function offersOverTrpc(app: TestApp, family: TestBrowser) {
  const visitor = app.browser()
  const { body: flags } = await visitor.query('flags.current')
  const { body: info } = await visitor.query('auth.registrationInfo')
  const { body: status } = await family.query('waitlist.status')
  const { body: offer } = await family.query('payments.offer')
  return {
    flag: flags.payments_enabled,
    info,
    status,
    offer,
  }
}

const sandbox = { PAYMENTS: 'sandbox' }

async function appWith(families: number, env: Record<string, string> = {}) {
  const app = createTestApp(env)
  const family = await ben(app)
  registerFamilies(app, families - 51, 'later')
  return { app, family }
}

describe('may I pay now, and what?', () => {
  test.each([
    {
      state: 'no way to pay, below the threshold',
      families: 60,
      env: {},
      mode: 'auto',
      payments: 'off',
      price: 300,
      error: 'Payments are not yet available.',
    },
    {
      state: 'no way to pay, 101 families',
      families: 101,
      env: {},
      mode: 'auto',
      payments: 'off',
      price: 700,
      error: 'Payments are not yet available.',
    },
    {
      state: 'no way to pay, switched on',
      families: 60,
      env: {},
      mode: 'on',
      payments: 'off',
      price: 300,
      error: 'Payments are not yet available.',
    },
    {
      state: 'below the threshold',
      families: 60,
      env: sandbox,
      mode: 'auto',
      payments: 'later',
      price: 300,
      error: 'Payments will be available when we reach 101 users!',
    },
    {
      state: 'switched off by an administrator',
      families: 120,
      env: sandbox,
      mode: 'off',
      payments: 'off',
      price: 700,
      error: 'Payments are not yet available.',
    },
  ] as const)('no one: $state', async ({ families, env, mode, payments, price, error }) => {
    const { app, family } = await appWith(families, env)
    openFeature(app, 'payments', mode)
    expect(await offersOverRest(app, family)).toEqual({
      flag: [false, false],
      visitor: [payments, false, price],
      next: [price, price === 300 ? 88 : 72],
      family: [false, false, 300],
      order: [403, error],
    })
  })

  test.each([
    { state: '101 families', families: 101, mode: 'auto', price: 700, off: 72 },
    { state: 'switched on', families: 60, mode: 'on', price: 300, off: 88 },
    // Registration names $12 from 201 on; checkout charges $5, and no one pays more.
    { state: '250 families', families: 250, mode: 'auto', price: 500, off: 80 },
    { state: '450 families', families: 450, mode: 'auto', price: 500, off: 80 },
  ] as const)('everyone: $state', async ({ families, mode, price, off }) => {
    const { app, family } = await appWith(families, sandbox)
    openFeature(app, 'payments', mode)
    expect(await offersOverRest(app, family)).toEqual({
      flag: [true, true],
      visitor: ['open', true, price],
      next: [price, off],
      family: [true, true, 300],
      order: [200, 300],
    })
  })

  test('is the same over REST and tRPC', async () => {
    const { app, family } = await appWith(120, sandbox)
    const { flag, info, status, offer } = await offersOverTrpc(app, family)
    expect(flag).toBe(true)
    expect(info).toEqual((await app.browser().get('/registration-info')).body)
    expect(status).toEqual((await family.get('/waitlist/status')).body)
    expect(offer).toMatchObject(status.offer)
    expect(offer.can_pay).toBe(true)
  })

  test('a visitor while a spot is left: nothing to pay', async () => {
    const app = createTestApp(sandbox)
    openFeature(app, 'payments')
    const { offer } = (await app.browser().get('/registration-info')).body
    expect(offer).toMatchObject({ payments: 'open', may_pay_now: false, price_usd: 0 })
  })

  test('an administrator: never', async () => {
    const app = createTestApp(sandbox)
    openFeature(app, 'payments')
    const { body } = await (await root(app)).get('/waitlist/status')
    expect(body.offer.may_pay_now).toBe(false)
  })
})

describe('a founder, whose price is 0', () => {
  test.each([{}, sandbox])('skips payment, and nothing changes: %o', async (env) => {
    const app = createTestApp(env)
    const { browser } = await ana(app)
    const before = app.db.select().from(families).all()
    const { status, body } = await browser.post('/api/payment/create-order', { currency: 'EUR' })
    expect([status, body]).toEqual([
      200,
      {
        key_id: null,
        amount: 0,
        currency: 'EUR',
        order_id: null,
        skip_payment: true,
        test_mode: app.deps.payments.is_test,
      },
    ])
    expect(app.db.select().from(families).all()).toEqual(before)
    expect((await browser.get('/user/profile')).body.ai_credits.remaining).toBe(50)
  })

  test('a family that paid reads that it has premium', async () => {
    const { app, family } = await appWith(60, sandbox)
    app.activate('Ben')
    const { status } = await family.post('/api/payment/create-order', { currency: 'USD' })
    expect(status).toBe(409)
  })
})

describe('ten friends', () => {
  async function withTenFriends(env: Record<string, string>) {
    const { app, family } = await appWith(51, env)
    const { referral_code } = (await family.get('/user/profile')).body
    for (let friend = 1; friend <= 10; friend += 1) {
      // Ten on one day would wait for an administrator's review.
      app.clock.advance(25 * 3_600)
      const one = await app.register({ name: `Friend${inLetters(friend)}`, referral_code })
      await one.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })
    }
    await deliverDueMails(app.deps)
    const lastMail = app.mails.findLast(
      ({ to, subject }) => to.address === 'ben@example.com' && subject.includes('joined'),
    )
    return { app, family, lastMail }
  }

  test('open payments early if there is a way to pay', async () => {
    const { app, family, lastMail } = await withTenFriends(sandbox)
    const offers = await offersOverRest(app, family)
    expect([offers.visitor[0], offers.family, offers.order]).toEqual([
      'later',
      [true, true, 300],
      [200, 300],
    ])
    expect(lastMail?.text).toContain('pay now and keep premium for life')
  })

  test('promise no payment without a way to pay', async () => {
    const { app, family, lastMail } = await withTenFriends({})
    const offers = await offersOverRest(app, family)
    expect([offers.family, offers.order[0]]).toEqual([[false, false, 300], 403])
    expect(lastMail?.text).not.toMatch(/pay|\/upgrade/i)
    expect(lastMail?.text).toContain('early access is yours')
  })
})

test('without a way to pay no mail says that a spot is open', async () => {
  const { app } = await appWith(130)
  await app.register({ name: 'Cleo' })
  expect(await announceOpenSpots(app.deps)).toBe(0)
  await deliverDueMails(app.deps)
  for (const { text, subject } of app.mails)
    expect(`${subject} ${text}`).not.toMatch(/payment|\$\d/)
  const cleo = app.db.select().from(parents).where(eq(parents.name, 'Cleo')).get()
  expect(cleo && familyOf(app.db, cleo).spot_opened_at).toBeNull()
})
