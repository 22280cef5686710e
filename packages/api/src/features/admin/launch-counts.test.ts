import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLetters, root } from '../../../test/cast.ts'
import { isNight } from '../../../test/extent.ts'
import { openToAll } from '../../../test/payments-app.ts'
import { createTestApp, mailedToken, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/*
 * Every number of the launch comes from the database: after any sequence of actions by families and
 * administrators, dashboards and the admin area equal the counts of plain SQL.
 */

type Family = { browser: TestBrowser; code: string; token: string; has_left: boolean }

/** Families register, confirm, pay and leave, and an administrator decides. */
async function openLaunch() {
  const app = createTestApp({ PAYMENTS: 'sandbox' })
  openToAll(app)
  const administrator = await root(app)
  const families: Family[] = []
  const at = (place: number) => {
    const here = families.filter(({ has_left }) => !has_left)
    return here[place % Math.max(1, here.length)]
  }
  const acts = {
    register: async (place: number) => {
      app.clock.advance(1_200 + (place % 7) * 600)
      const name = `Family${inLetters(families.length)}`
      const browser = await app.register({ name, referral_code: at(place)?.code ?? '' })
      const code = (await browser.get('/user/profile')).body.referral_code
      const token = mailedToken(app.mails, 'verify-email')
      families.push({ browser, code, token, has_left: false })
    },
    confirm: async (place: number) => {
      const family = at(place)
      await family?.browser.post('/api/auth/verify-email', { token: family.token })
    },
    pay: async (place: number) => {
      const browser = at(place)?.browser
      const order = await browser?.post('/api/payment/create-order', { currency: 'EUR' })
      if (!browser || order?.status !== 200 || !order.body.order_id) return
      const { order_id, amount, currency } = order.body
      const paid = await browser.mutate('payments.simulate', { order_id, outcome: 'success' })
      const handed = { order_id, amount, currency, ...paid.body.payment }
      expect((await browser.post('/api/payment/verify', handed)).status).toBe(200)
    },
    leave: async (place: number) => {
      const family = at(place)
      if (!family) return
      const { status } = await family.browser.delete('/user', { password: testPassword })
      family.has_left = status === 200
    },
    decide: async (place: number) => {
      const { referrals } = (await administrator.get('/api/admin/referrals')).body
      const decision = place % 2 === 0 ? 'accept' : 'refuse'
      const held = referrals[0]
      if (held) await administrator.post(`/api/admin/referrals/${held.id}`, { decision })
    },
  }
  return { app, administrator, families, acts }
}

type Launch = Awaited<ReturnType<typeof openLaunch>>

/** Registering and confirming happen more often than the rest. */
const act = fc.constantFrom<(keyof Launch['acts'])[]>(
  ...(['register', 'register', 'register', 'register'] as const),
  ...(['confirm', 'confirm', 'confirm', 'pay', 'decide', 'leave'] as const),
)

const count = isNight ? 1_000 : 200

test(`after ${count} random operations every dashboard and the admin area equal the database`, async () => {
  const launch = await openLaunch()
  const [operations = []] = fc.sample(
    fc.array(fc.tuple(act, fc.nat(10_000)), { minLength: count, maxLength: count, size: 'max' }),
    { numRuns: 1, seed: 20_261 },
  )
  for (const [place, [name, chance]] of operations.entries()) {
    await launch.acts[name](chance)
    if ((place + 1) % (count / 4) === 0) await expectCounts(launch)
  }
  expect(launch.families.length).toBeGreaterThan(count * 0.3)
}, 240_000)

async function expectCounts(launch: Launch) {
  const one = (query: string, ...values: unknown[]) =>
    launch.app.connection.prepare(query).pluck().get(values)
  const families = 'from families where registration_number is not null and deleted_at is null'
  const active = `${families} and waitlist_status = 'active'`
  const { body: stats } = await launch.administrator.get('/api/admin/launch-stats')
  expect(stats).toMatchObject({
    total_users: one(`select count(*) ${families}`),
    founding_members: one(`select count(*) ${families} and founding_member = 1`),
    recovery_tier_users: one(`select count(*) ${families} and tier = 'recovery_tier'`),
    standard_users: one(`select count(*) ${families} and tier = 'standard'`),
    total_revenue: one('select coalesce(sum(amount_usd), 0) from payments'),
    user_breakdown: { premium_users: one(`select count(*) ${active}`) },
  })
  const { body: queue } = await launch.administrator.get('/api/admin/waitlist-queue?limit=1')
  expect(queue.summary).toMatchObject({
    active: one(`select count(*) ${active}`),
    reserved: one(`select count(*) ${families} and waitlist_status = 'reserved'`),
  })
  const { body: flags } = await launch.app.browser().get('/feature-flags')
  expect(flags.activation_status.current_metrics).toMatchObject({
    premium_users: one(`select count(*) ${active}`),
    founding_members: one(`select count(*) ${families} and founding_member = 1`),
  })
  for (const family of launch.families) if (!family.has_left) await expectDashboard(launch, family)
}

async function expectDashboard({ app }: Launch, { browser, code }: Family) {
  const { user, moves, benefits } = (await browser.get('/waitlist/status')).body
  const mine = app.connection
    .prepare('select id, queue_order, waitlist_status from families where referral_code = ?')
    .get(code) as { id: string; queue_order: number | null; waitlist_status: string }
  const count = (query: string, value: unknown) =>
    app.connection.prepare(query).pluck().get(value) as number
  const referralCount = count(
    "select count(*) from referrals where referrer_family_id = ? and state = 'counted'",
    mine.id,
  )
  expect(user).toMatchObject({
    referral_count: referralCount,
    waitlist_status: mine.waitlist_status,
  })
  expect(user.rewards_earned).toBe(Math.floor(referralCount / 3))
  const ahead = 'select count(*) from families where queue_order <= ?'
  const place = mine.queue_order === null ? null : count(ahead, mine.queue_order)
  expect(user.queue_position).toBe(place)
  expect(moves).toHaveLength(count('select count(*) from queue_moves where family_id = ?', mine.id))
  const earned = benefits.map(({ type }: { type: string }) => type)
  expect(earned.includes('skip_waitlist')).toBe(referralCount >= 3)
  expect(earned.includes('bonus_activity_pack')).toBe(referralCount >= 5)
}
