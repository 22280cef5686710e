import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, registerFamilies, root } from '../../../test/cast.ts'
import { createTestApp, mailedToken, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

const day = 86_400
let app: TestApp
beforeEach(() => {
  app = createTestApp({ PAYMENTS: 'sandbox' })
})

const status = async (browser: TestBrowser) => (await browser.get('/waitlist/status')).body

/** Friends who register with a family's code and confirm their address. */
async function befriend(browser: TestBrowser, names: string[]) {
  const { referral_code } = (await browser.get('/user/profile')).body
  for (const name of names) {
    const friend = await app.register({ name, referral_code })
    const token = mailedToken(app.mails, 'verify-email')
    await friend.post('/api/auth/verify-email', { token })
  }
}

/** What Ben sees about himself: family 51, the first that waits. */
const firstWaiting = {
  name: 'Ben',
  tier: 'recovery_tier',
  tier_price: 300,
  registration_price: 300,
  waitlist_status: 'reserved',
  founding_member: false,
  registration_number: 51,
  queue_position: 1,
  days_on_waitlist: 0,
  referral_count: 0,
  rewards_earned: 0,
  pending_referrals: 0,
}

const pioneersOffer = {
  payments: 'later',
  may_pay_now: false,
  label: 'Pioneer',
  price_usd: 300,
  percent_off: 88,
  prices: [
    { currency: 'USD', amount: 300 },
    { currency: 'EUR', amount: 270 },
    { currency: 'GBP', amount: 234 },
    { currency: 'INR', amount: 24_900 },
  ],
  payments_open_at: 101,
  families_so_far: 51,
}

describe('the place of a family', () => {
  test('is shown to a reserved family in numbers from the database', async () => {
    const browser = await ben(app)
    const { body: profile } = await browser.get('/user/profile')
    const { user, ...rest } = await status(browser)
    expect(user).toEqual(firstWaiting)
    expect(rest).toEqual({
      launch_info: {
        days_until_launch: 30,
        payments_open_at: 101,
        families_so_far: 51,
        launch_date: '2026-04-01',
        estimated_access_on: '2026-04-02',
      },
      benefits: [],
      moves: [],
      referral_link: `${app.deps.config.base_url}/register?ref=${profile.referral_code}`,
      can_pay: false,
      offer: pioneersOffer,
      founding_spot: { state: 'none', held_until: null, is_one_free: false },
    })
  })

  test('is missing for a founder, for whom premium is free', async () => {
    const { browser } = await ana(app)
    const { user, launch_info } = await status(browser)
    expect(user).toMatchObject({ tier_price: 0, queue_position: null, waitlist_status: 'active' })
    expect(launch_info.estimated_access_on).toBeNull()
  })

  test('never costs more than was announced', async () => {
    registerFamilies(app, 200)
    const { user } = await status(await app.register({ name: 'Bird' }))
    expect(user).toMatchObject({ tier: 'early_bird', tier_price: 500, registration_price: 1200 })
  })

  test('is refused to a visitor, for both requests', async () => {
    const visitor = app.browser()
    expect((await visitor.get('/waitlist/status')).status).toBe(401)
    expect((await visitor.post('/api/waitlist/referral')).status).toBe(401)
  })
})

describe('time', () => {
  test('counts down to the launch and stays at zero after it', async () => {
    const browser = await ben(app)
    const left = async () => (await status(browser)).launch_info.days_until_launch
    app.clock.advance(day / 2)
    expect(await left()).toBe(30)
    app.clock.advance(28 * day)
    expect(await left()).toBe(2)
    app.clock.advance(10 * day)
    expect(await left()).toBe(0)
  })

  test('follows the launch date that an administrator set', async () => {
    const browser = await ben(app)
    writeSetting(app.deps, 'launch_date', '2026-03-12')
    expect((await status(browser)).launch_info).toEqual({
      payments_open_at: 101,
      families_so_far: 51,
      days_until_launch: 10,
      launch_date: '2026-03-12',
      estimated_access_on: '2026-03-13',
    })
  })

  test('thanks a family after 14 days of waiting, not before', async () => {
    const browser = await ben(app)
    app.clock.advance(14 * day - 1)
    expect(await status(browser)).toMatchObject({ user: { days_on_waitlist: 13 }, benefits: [] })
    app.clock.advance(1)
    const after = await status(browser)
    expect(after.user.days_on_waitlist).toBe(14)
    const thanks = 'fourteen_day_thank_you'
    expect(after.benefits).toEqual([{ id: thanks, type: thanks, expires_at: null }])
  })

  test('stops counting once the family is active', async () => {
    const browser = await ben(app)
    app.clock.advance(3 * day)
    app.activate('Ben')
    app.clock.advance(20 * day)
    const { user, benefits } = await status(browser)
    expect(user).toMatchObject({ days_on_waitlist: 3, queue_position: null })
    expect(benefits).toEqual([])
  })

  test('expects ten families a day after the launch', async () => {
    registerFamilies(app, 60)
    const eleventh = await app.register({ name: 'Eleventh' })
    const { user, launch_info } = await status(eleventh)
    expect(user.queue_position).toBe(11)
    expect(launch_info.estimated_access_on).toBe('2026-04-03')
  })
})

describe('friends', () => {
  test('are pending until they confirm, and then count', async () => {
    const browser = await ben(app)
    const { referral_code } = (await browser.get('/user/profile')).body
    const friend = await app.register({ name: 'Cleo', referral_code })
    const counts = async () => {
      const { user } = await status(browser)
      return [user.pending_referrals, user.referral_count]
    }
    expect(await counts()).toEqual([1, 0])
    await friend.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })
    expect(await counts()).toEqual([0, 1])
    const { body } = await browser.post('/api/waitlist/referral')
    expect(body.referral_count).toBe(1)
    expect(body.referral_link).toContain(`/register?ref=${referral_code}`)
  })

  test('earn the benefits of three, and the log shows why a place changed', async () => {
    registerFamilies(app, 57)
    const browser = await app.register({ name: 'Dana' })
    expect((await status(browser)).user.queue_position).toBe(8)
    await befriend(browser, ['Eli', 'Fay'])
    app.clock.advance(2 * day)
    await befriend(browser, ['Gus'])
    const { user, benefits, moves } = await status(browser)
    expect(user).toMatchObject({ queue_position: 3, rewards_earned: 1 })
    expect(benefits.map((one: { type: string }) => one.type)).toEqual(['skip_waitlist'])
    expect(moves).toMatchObject([{ places: 5, reason: 'friends_joined', referral_count: 3 }])
  })
})

describe('paying', () => {
  test('is open to those who wait once payments are open, and to no member', async () => {
    const browser = await ben(app)
    writeSetting(app.deps, 'payments_mode', 'on')
    expect((await status(browser)).can_pay).toBe(true)
    app.activate('Ben')
    expect((await status(browser)).can_pay).toBe(false)
    expect((await status(await root(app))).can_pay).toBe(false)
  })
})
