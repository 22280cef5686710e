import {
  aiAttemptsTable,
  communityItems,
  communityReports,
  generations,
  mailOutboxTable,
  payments,
} from '@fgm/db/schema'
import { registrationTier } from '@fgm/shared/family/tiers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLetters, root } from '../../../test/cast.ts'
import { addOwn } from '../../../test/community.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/*
 * Every figure in the admin area equals a count in plain SQL, written by hand here, over a random history of months: families
 * that registered, paid, were refunded and left, activities made or not, calls, mails and reports in every state.
 */

const firstDay = new Date('2026-03-02T09:00:00.000Z').getTime()
const moment = (minutesAgo: number) => new Date(firstDay - minutesAgo * 60_000).toISOString()

/** Some 45 days back, beyond the 30 of the charts. */
const when = fc.nat(45 * 24 * 60).map(moment)
const maybe = fc.boolean()
const tokens = fc.option(fc.nat(3_000))
const history = fc.record({
  families: fc.array(fc.record({ created_at: when, is_paid: maybe }), { minLength: 40 }),
  payments: fc.array(
    fc.record({
      family: fc.nat(120),
      disposition: fc.constantFrom('activated', 'duplicate', 'unmatched'),
      currency: fc.constantFrom('USD', 'EUR', 'INR'),
      amount: fc.integer({ min: 100, max: 90_000 }),
      amount_usd: fc.option(fc.integer({ min: 100, max: 2_500 })),
      refunded_at: fc.option(when),
      created_at: when,
    }),
    { minLength: 30 },
  ),
  generations: fc.array(
    fc.record({
      family: fc.nat(120),
      state: fc.constantFrom('reserved', 'delivered', 'released'),
      created_at: when,
    }),
    { minLength: 60 },
  ),
  attempts: fc.array(
    fc.record({
      provider: fc.constantFrom('one', 'two'),
      outcome: fc.constantFrom('delivered', 'tested', 'timeout', 'aborted', 'unauthorized'),
      ms: fc.nat(40_000),
      input_tokens: tokens,
      output_tokens: tokens,
      cost_micro_usd: fc.option(fc.nat(50_000)),
      is_counted: maybe,
      created_at: when,
    }),
    { minLength: 60 },
  ),
  mails: fc.array(
    fc.record({
      state: fc.constantFrom('waiting', 'sent', 'failed'),
      attempts: fc.nat(3),
      created_at: when,
    }),
    { minLength: 40 },
  ),
  reports: fc.array(fc.record({ item: fc.nat(5), family: fc.nat(120), is_decided: maybe }), {
    minLength: 20,
  }),
  leaving: fc.array(fc.nat(120), { minLength: 5, maxLength: 10 }),
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

const provider = (name: string) => ({
  ...{ name, display_name: name, base_url: 'http://127.0.0.1:1/v1', api_key: 'k', model: 'm' },
})

type Product = { app: TestApp; administrator: TestBrowser; ids: string[] }

/** Writes a history into the database. The first families have a browser, because only a family can leave. */
async function productOf(past: History): Promise<Product> {
  const app = createTestApp({ AI_PROVIDERS: JSON.stringify([provider('one'), provider('two')]) })
  const administrator = await root(app)
  const browsers: TestBrowser[] = []
  for (const [place] of past.families.entries())
    browsers.push(await app.register({ name: `Family${inLetters(place)}` }))
  const ids = app.connection
    .prepare(
      'select id from families where registration_number is not null order by registration_number',
    )
    .pluck()
    .all() as string[]
  const set = app.connection.prepare('update families set created_at = ? where id = ?')
  // Numbers far apart, so that every tier has families; the last one moves first, into free numbers.
  const move = app.connection.prepare(
    'update families set registration_number = ?, tier = ?, waitlist_status = ?, founding_member = ? where id = ?',
  )
  for (const [place, { created_at, is_paid }] of [...past.families.entries()].toReversed()) {
    const number = place * 11 + 1
    const { tier } = registrationTier(number)
    const isFounder = tier === 'founding_premium'
    const waits = number <= 400 ? 'reserved' : 'waitlisted'
    set.run(created_at, ids[place])
    move.run(number, tier, isFounder || is_paid ? 'active' : waits, isFounder ? 1 : 0, ids[place])
  }
  const product = { app, administrator, ids }
  write(product, past)
  for (const place of past.leaving)
    await browsers[place % browsers.length]?.delete('/user', { password: testPassword })
  return product
}

function write({ app, ids }: Product, past: History) {
  const { db } = app
  const family = (place: number) => ids[place % ids.length] ?? ''
  for (const [at, { family: place, ...row }] of past.payments.entries())
    db.insert(payments)
      .values({
        ...row,
        id: `p${at}`,
        payment_id: `p${at}`,
        family_id: family(place),
        source: 'verify',
      })
      .run()
  for (const [at, { family: place, ...row }] of past.generations.entries())
    db.insert(generations)
      .values({
        ...row,
        ...{ id: `g${at}`, family_id: family(place), attempt: 1, credits_charged: 0 },
        request: {} as never,
      })
      .run()
  for (const [at, row] of past.attempts.entries())
    db.insert(aiAttemptsTable)
      .values({
        ...row,
        ...{ id: `a${at}`, model: 'm' },
        is_success: row.outcome === 'delivered' || row.outcome === 'tested',
      })
      .run()
  const to = {
    to_name: 'x',
    to_address: 'x@example.com',
    subject: '',
    text_body: '',
    html_body: '',
  }
  for (const [at, row] of past.mails.entries())
    db.insert(mailOutboxTable)
      .values({ ...row, ...to, id: `m${at}`, kind: 'welcome', next_attempt_at: row.created_at })
      .run()
  writeReports({ app, ids }, past)
}

function writeReports({ app, ids }: Pick<Product, 'app' | 'ids'>, { reports }: History) {
  const name = app.connection
    .prepare('select name from parents where family_id = ?')
    .pluck()
    .get(ids[0])
  for (let item = 0; item <= 5; item += 1) {
    const activityId = addOwn(app, String(name), `item${item}`, { owner_family_id: null })
    app.db
      .insert(communityItems)
      .values({
        ...{
          activity_id: activityId,
          state: 'shown',
          own_category: 'Creative',
          min_age: 3,
          max_age: 6,
        },
        ...{ duration_minutes: 5, search_text: '', download_count: 0, rating_count: 0 },
        ...{ rating_sum: 0, rating_score: 0, shared_at: moment(0) },
      })
      .run()
  }
  for (const [at, { item, family, is_decided }] of reports.entries())
    app.db
      .insert(communityReports)
      .values({
        ...{ id: `r${at}`, activity_id: `item${item}`, family_id: ids[family % ids.length] ?? '' },
        ...{ reason: 'x', created_at: moment(at) },
        ...(is_decided && { decision: 'keep' as const, decided_at: moment(0) }),
      })
      .onConflictDoNothing()
      .run()
}

const histories = fc.sample(history, { numRuns: 4, seed: 20_268 })
const products = await Promise.all(histories.map(productOf))
const cases = products.map((product, place) => ({ ...product, name: `history ${place + 1}` }))

const sqlOf =
  ({ app }: Product) =>
  (query: string, ...values: unknown[]) =>
    app.connection.prepare(query).pluck().get(values)

const registered = 'from families where registration_number is not null'
const here = `${registered} and deleted_at is null`
const spots = 'select count(*) from families where founding_member = 1'
const paid =
  "from payments p left join families u on u.id = p.family_id where p.disposition = 'activated' and p.refunded_at is null"

test.each(cases)('$name: the launch in figures', async (product) => {
  const one = sqlOf(product)
  const { body } = await product.administrator.get('/api/admin/launch-stats')
  const of = (condition: string) => one(`select count(*) ${here} and ${condition}`)
  const numbers = one('select max(registration_number) from families') as number
  expect(body).toMatchObject({
    phase_progress: {
      current_phase: numbers <= 200 ? 'Founding' : numbers <= 500 ? 'Early Bird' : 'Standard',
      spots_remaining: 50 - (one(spots) as number),
      spots_held: 0,
    },
    total_users: of('1 = 1'),
    founding_members: of("tier = 'founding_premium'"),
    recovery_tier_users: of("tier = 'recovery_tier'"),
    value_tier_users: of("tier = 'value_tier'"),
    early_bird_users: of("tier = 'early_bird'"),
    standard_users: of("tier = 'standard'"),
    user_breakdown: {
      free_users: of("waitlist_status <> 'active'"),
      premium_users: of("waitlist_status = 'active'"),
      paid_users: of("waitlist_status = 'active' and founding_member = 0"),
      conversion_rate: one(
        `select coalesce(round(100.0 * sum(waitlist_status = 'active') / count(*), 1), 0) ${here} and founding_member = 0`,
      ),
    },
  })
})

test.each(cases)('$name: revenue, in all, by tier and by currency', async (product) => {
  const { body } = await product.administrator.get('/api/admin/launch-stats')
  const all = (query: string) =>
    product.app.connection.prepare(query).raw().all() as [string, number][]
  const band = `case when u.registration_number is null or p.family_id is null then 'left'
    when u.registration_number <= 50 then 'founding_premium' when u.registration_number <= 100 then 'recovery_tier'
    when u.registration_number <= 200 then 'value_tier' when u.registration_number <= 400 then 'early_bird' else 'standard' end`
  expect(body).toMatchObject({
    total_revenue: sqlOf(product)(`select coalesce(sum(amount_usd), 0) ${paid}`),
    revenue_by_tier: Object.fromEntries(
      all(`select ${band}, coalesce(sum(amount_usd), 0) ${paid} group by 1`),
    ),
    revenue_by_currency: Object.fromEntries(
      all(`select p.currency, sum(p.amount) ${paid} group by 1`),
    ),
  })
  expect(body.total_revenue).toBeGreaterThan(0)
})

test.each(cases)('$name: the queue and its tiers', async (product) => {
  const one = sqlOf(product)
  const { body } = await product.administrator.get('/api/admin/waitlist-queue?limit=200')
  const of = (condition: string) => one(`select count(*) ${here} and ${condition}`)
  expect(body.summary).toEqual({
    total_users: of('1 = 1'),
    active: of("waitlist_status = 'active'"),
    reserved: of("waitlist_status = 'reserved'"),
    waitlisted: of("waitlist_status = 'waitlisted'"),
  })
  const families = body.tiers.map(({ users }: { users: number }) => users)
  expect(families).toEqual(
    [
      [1, 50],
      [51, 100],
      [101, 200],
      [201, 400],
      [401, 1e9],
    ].map(([from, to]) => of(`registration_number between ${from} and ${to}`)),
  )
  expect(body.waitlist_queue).toHaveLength(
    one('select count(*) from families where queue_order is not null') as number,
  )
})

test.each(cases)('$name: each of the last 30 days', async (product) => {
  const one = sqlOf(product)
  const { days } = (await product.administrator.get('/api/admin/launch-days')).body
  expect(days.map(({ day }: { day: string }) => day)).toEqual(
    Array.from({ length: 30 }, (_, place) => moment((29 - place) * 24 * 60).slice(0, 10)),
  )
  for (const { day, registrations, generations } of days)
    expect([day, registrations, generations]).toEqual([
      day,
      one(`select count(*) ${registered} and date(created_at) = ?`, day),
      one(
        "select count(*) from generations where state = 'delivered' and date(created_at) = ?",
        day,
      ),
    ])
  const came = `select count(*) ${here} and date(created_at) = ?`
  const paid = `select ifnull(sum(amount_usd), 0) from payments
    where disposition = 'activated' and refunded_at is null and date(created_at) = ?`
  for (const { day, families, revenue_by_tier } of days) {
    const revenue = Object.values(revenue_by_tier as Record<string, number>)
    const together = revenue.reduce((sum, cents) => sum + cents, 0)
    expect([day, families, together]).toEqual([day, one(came, day), one(paid, day)])
  }
  const counts = days.map(({ registrations }: { registrations: number }) => registrations)
  expect(counts.some((count: number) => count > 0)).toBe(true)
})

test.each(cases)(
  '$name: registrations count families that left, on the day they came',
  async (product) => {
    const one = sqlOf(product)
    const place = cases.findIndex(({ name }) => name === (product as (typeof cases)[number]).name)
    const since = moment(29 * 24 * 60).slice(0, 10)
    const came = histories[place]?.families.filter(({ created_at }) => created_at >= since)
    const { days } = (await product.administrator.get('/api/admin/launch-days')).body
    const sum = days.reduce(
      (total: number, { registrations }: { registrations: number }) => total + registrations,
      0,
    )
    expect(sum).toBe(came?.length)
    expect(one('select count(*) from families where deleted_at is not null')).toBeGreaterThan(0)
  },
)

test.each(cases)('$name: the statistics of each provider', async (product) => {
  const sql = `select count(*) as total_requests, sum(is_success) as successful_requests,
    1.0 * sum(is_success = 0 and outcome <> 'aborted') / sum(outcome <> 'aborted') as error_rate,
    sum(ifnull(input_tokens, 0) + ifnull(output_tokens, 0)) as total_tokens,
    sum(cost_micro_usd) / 1e6 as total_cost,
    round(avg(case when is_success = 1 then ms end)) as average_response_time,
    max(created_at) as last_used from ai_attempts where provider = ? and is_counted = 1`
  const { providers } = (await product.administrator.get('/api/admin/ai-providers')).body
  for (const one of providers)
    expect(one).toMatchObject(product.app.connection.prepare(sql).get(one.name) as object)
  const { attempts } = (await product.administrator.get('/api/admin/ai-attempts?limit=200')).body
  expect(attempts).toHaveLength(sqlOf(product)('select count(*) from ai_attempts') as number)
})

test.each(cases)('$name: mails in each state', async (product) => {
  const one = sqlOf(product)
  const of = (condition: string) => one(`select count(*) from mail_outbox where ${condition}`)
  const { counts } = (await product.administrator.get('/api/admin/mail-outbox')).body
  expect(counts).toEqual({
    waiting: of("state = 'waiting' and attempts = 0"),
    failed: of("state = 'waiting' and attempts > 0"),
    sent: of("state = 'sent'"),
    given_up: of("state = 'failed'"),
  })
  const { system_health } = (await product.administrator.get('/api/admin/ai-emergency-debug')).body
  expect(system_health.queue_size).toBe(counts.waiting + counts.failed)
})

test.each(cases)('$name: reports that wait, by activity', async (product) => {
  const { reports } = (await product.administrator.get('/api/admin/reports')).body
  const listed = reports.map(({ id, reports: own }: { id: string; reports: unknown[] }) => [
    id,
    own.length,
  ])
  const counted = product.app.connection
    .prepare(
      'select activity_id, count(*) from community_reports where decision is null group by 1 order by min(created_at)',
    )
    .raw()
    .all()
  expect(listed).toEqual(counted)
})
