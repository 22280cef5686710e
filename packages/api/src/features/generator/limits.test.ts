import { generations } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { ana, ben, eve, registerFamilies, root } from '../../../test/cast.ts'

import {
  familyIdOf,
  generatorApp,
  leaveCredits,
  ledgerOf,
  providerOfFile,
  wishOfFive,
} from '../../../test/generator-app.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'
import { sweepAbandoned, sweepGenerations } from './generations.ts'

const fake = await providerOfFile()

const limited = () => generatorApp([fake.provider()], { has_limits: true })
const generate = (browser: TestBrowser) => browser.post('/api/ai/generate-activity', wishOfFive)
const statusOf = async (browser: TestBrowser) => (await browser.get('/ai/generation-status')).body

/** Inserts finished generations, each with its age in seconds. */
function madeBefore(app: TestApp, name: string, secondsAgo: number[]) {
  for (const [place, seconds] of secondsAgo.entries())
    app.db
      .insert(generations)
      .values({
        id: `g-${place}-${seconds}`,
        family_id: familyIdOf(app, name),
        state: 'delivered',
        request: { ...wishOfFive, available_materials: ['paper'], child_interests: [] },
        attempt: place,
        credits_charged: 0,
        created_at: new Date(app.deps.now().getTime() - seconds * 1000).toISOString(),
      })
      .run()
}

/** Expects a refusal with that reason, and success at the promised second, not before. */
async function expectBlockUntil(app: TestApp, browser: TestBrowser, reason: string, wait: number) {
  const refused = await generate(browser)
  expect([refused.status, refused.body.reason]).toEqual([429, reason])
  expect(refused.headers.get('retry-after')).toBe(String(wait))
  expect(await statusOf(browser)).toMatchObject({ allowed: false, reason, wait_seconds: wait })
  app.clock.advance(wait - 1)
  expect((await statusOf(browser)).wait_seconds).toBe(1)
  app.clock.advance(1)
  expect(await statusOf(browser)).toMatchObject({ allowed: true, reason: null, wait_seconds: 0 })
}

describe('the status', () => {
  test("in maintenance is no, with the administrator's sentence and no countdown", async () => {
    const app = limited()
    const browser = await eve(app)
    expect((await generate(browser)).status).toBe(200)
    writeSetting(app.deps, 'maintenance_message', 'Back at noon.')
    expect(await statusOf(browser)).toMatchObject({
      allowed: false,
      reason: 'maintenance',
      details: 'Back at noon.',
      wait_seconds: 0,
    })
    const refused = await generate(browser)
    expect([refused.status, refused.body.error]).toEqual([503, 'Back at noon.'])
    writeSetting(app.deps, 'maintenance_message', null)
    expect(await statusOf(browser)).toMatchObject({ reason: 'cooldown_active' })
  })

  test('of a founder who has made nothing has exactly these fields', async () => {
    expect(await statusOf(await eve(limited()))).toEqual({
      tier: 'founding_premium',
      credits_remaining: 50,
      monthly_limit: 50,
      used_this_month: 0,
      total_generations_all_time: 0,
      hourly_count: 0,
      hourly_limit: 5,
      daily_count: 0,
      daily_limit: 10,
      allowed: true,
      reason: null,
      details: 'You can make an activity now.',
      wait_seconds: 0,
    })
  })

  test('counts what was delivered, not what was released', async () => {
    const app = limited()
    const browser = await eve(app)
    await generate(browser)
    app.clock.advance(20)
    madeBefore(app, 'Eve', [4_000, 100_000])
    app.db.update(generations).set({ state: 'released' }).run()
    expect(await statusOf(browser)).toMatchObject({
      hourly_count: 0,
      total_generations_all_time: 0,
    })
    app.db.update(generations).set({ state: 'delivered' }).run()
    expect(await statusOf(browser)).toMatchObject({
      hourly_count: 1,
      daily_count: 2,
      used_this_month: 3,
      total_generations_all_time: 3,
    })
  })

  test('refuses a family without access, whatever its limits', async () => {
    const app = createTestApp()
    expect(await statusOf(await eve(app))).toMatchObject({ allowed: false, reason: null })
  })
})

describe('a limit', () => {
  test('cooldown: 20 seconds after a generation, to the second', async () => {
    const app = limited()
    const browser = await eve(app)
    expect((await generate(browser)).status).toBe(200)
    await expectBlockUntil(app, browser, 'cooldown_active', 20)
  })

  test('hourly: the sixth waits until the first is an hour old', async () => {
    const app = limited()
    const browser = await eve(app)
    madeBefore(app, 'Eve', [3_500, 3_000, 2_000, 1_000, 500])
    await expectBlockUntil(app, browser, 'hourly_limit_exceeded', 100)
  })

  test('daily: the eleventh waits until the first is a day old', async () => {
    const app = limited()
    const browser = await eve(app)
    const ten = Array.from({ length: 10 }, (_, place) => 80_000 - place * 5_000)
    madeBefore(app, 'Eve', ten)
    await expectBlockUntil(app, browser, 'daily_limit_exceeded', 6_400)
  })

  test('monthly: waits for the first of the next month, UTC', async () => {
    const app = limited()
    const browser = await eve(app)
    app.clock.advance(27 * 86_400)
    madeBefore(
      app,
      'Eve',
      Array.from({ length: 50 }, (_, place) => 100_000 + place * 40_000),
    )
    const toApril = (Date.UTC(2026, 3, 1) - app.deps.now().getTime()) / 1000
    await expectBlockUntil(app, browser, 'monthly_limit_exceeded', toApril)
    expect((await statusOf(browser)).used_this_month).toBe(0)
  })

  test('monthly is named before daily, daily before hourly, hourly before cooldown', async () => {
    const app = limited()
    const browser = await eve(app)
    const reasons: string[] = []
    for (const count of [1, 4, 5, 40]) {
      madeBefore(
        app,
        'Eve',
        Array.from({ length: count }, (_, place) => 5 + count * 100 + place),
      )
      reasons.push((await statusOf(browser)).reason)
    }
    expect(reasons.slice(1)).toEqual([
      'hourly_limit_exceeded',
      'daily_limit_exceeded',
      'monthly_limit_exceeded',
    ])
  })

  test('holds for 50 requests at once: 1 passes, the others get the cooldown', async () => {
    const app = limited()
    const browser = await eve(app)
    const responses = await Promise.all(Array.from({ length: 50 }, () => generate(browser)))
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(49)
    expect(new Set(refused.map(({ body }) => body.reason))).toEqual(new Set(['cooldown_active']))
    expect(ledgerOf(app, 'Eve').balance).toBe(49)
  })

  test('is the same over tRPC, with the reason and the seconds', async () => {
    const browser = await eve(limited())
    await generate(browser)
    const { status, body, headers } = await browser.mutate('generator.generateWhole', wishOfFive)
    expect([status, headers.get('retry-after')]).toEqual([429, '20'])
    expect(body).toMatchObject({
      error: 'A short breath between two activities.',
      code: 'cooldown_active',
      reason: 'cooldown_active',
      retry_after_seconds: 20,
    })
  })

  test('set by an administrator applies at once, 0 included', async () => {
    const app = limited()
    const browser = await eve(app)
    const none = { monthly: 0, daily: 0, hourly: 0, cooldown_seconds: 0 }
    writeSetting(app.deps, 'generation_limits', {
      founding_premium: none,
      launch_special: none,
      trial: none,
    })
    expect((await generate(browser)).body.reason).toBe('monthly_limit_exceeded')
  })
})

describe('a clock that jumps', () => {
  test.each([-3 * 86_400, -5_000, -10])('by %i seconds does not open a limit', async (seconds) => {
    const app = limited()
    const browser = await eve(app)
    madeBefore(app, 'Eve', [50, 40, 35, 30, 25])
    app.clock.advance(seconds)
    const status = await statusOf(browser)
    expect(status).toMatchObject({ allowed: false, reason: 'hourly_limit_exceeded' })
    expect(Number.isInteger(status.wait_seconds)).toBe(true)
    expect(status.wait_seconds).toBeGreaterThan(0)
    expect(status.wait_seconds).toBeLessThanOrEqual(3_600)
  })

  test('back by three days does not keep a family in the cooldown for three days', async () => {
    const app = limited()
    const browser = await eve(app)
    await generate(browser)
    app.clock.advance(-3 * 86_400)
    expect(await statusOf(browser)).toMatchObject({ allowed: true, wait_seconds: 0 })
  })

  test('a year ahead for a while blocks no one once it is right again', async () => {
    const app = limited()
    const browser = await eve(app)
    app.clock.advance(400 * 86_400)
    madeBefore(app, 'Eve', [50, 40, 35, 30, 25])
    app.clock.advance(-400 * 86_400)
    expect(await statusOf(browser)).toMatchObject({
      allowed: true,
      hourly_count: 0,
      daily_count: 0,
      used_this_month: 0,
    })
    expect((await generate(browser)).status).toBe(200)
  })

  test('forward by three days frees hours and days, not the month', async () => {
    const app = limited()
    const browser = await eve(app)
    madeBefore(app, 'Eve', [50, 40, 35, 30, 25])
    app.clock.advance(3 * 86_400)
    expect(await statusOf(browser)).toMatchObject({ allowed: true, used_this_month: 5 })
  })
})

describe('a restart', () => {
  test('releases unfinished generations, and their credit', async () => {
    const app = limited()
    const browser = await eve(app)
    madeBefore(app, 'Eve', [5])
    app.db.update(generations).set({ state: 'reserved' }).run()
    expect(await statusOf(browser)).toMatchObject({ credits_remaining: 49, hourly_count: 1 })
    sweepGenerations(app.deps)
    expect(await statusOf(browser)).toMatchObject({ credits_remaining: 50, hourly_count: 0 })
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['released'] })
  })

  test('of one of several servers releases only generations older than any can be', async () => {
    const app = limited()
    const browser = await eve(app)
    madeBefore(app, 'Eve', [5])
    app.db.update(generations).set({ state: 'reserved' }).run()
    sweepAbandoned(app.deps)
    expect(await statusOf(browser)).toMatchObject({ credits_remaining: 49 })
    app.clock.advance(700)
    sweepAbandoned(app.deps)
    expect(await statusOf(browser)).toMatchObject({ credits_remaining: 50 })
  })

  test('keeps limits, because they are counted from rows', async () => {
    const app = limited()
    const browser = await eve(app)
    await generate(browser)
    sweepGenerations(app.deps)
    expect((await generate(browser)).body.reason).toBe('cooldown_active')
  })
})

describe('a family without access', () => {
  test('visitors have to log in', async () => {
    const visitor = limited().browser()
    expect((await generate(visitor)).status).toBe(401)
    for (const path of ['/ai/generation-status', '/api/ai/credits', '/user/generated-activities'])
      expect((await visitor.get(path)).status).toBe(401)
  })

  test('a family without premium gets 403 with what is missing', async () => {
    const browser = await ben(limited())
    const { status, body } = await generate(browser)
    expect([status, body]).toEqual([
      403,
      { error: 'The generator comes with premium.', code: 'not_premium' },
    ])
    expect((await browser.get('/api/ai/credits')).body).toEqual({
      has_access: false,
      credits_remaining: 0,
      missing: {
        is_feature_open: true,
        is_switched_off: false,
        founding_members: 50,
        founding_members_needed: 25,
        is_member: false,
      },
    })
  })

  test('a disabled generator waits for no number of families, and says so', async () => {
    const app = createTestApp()
    registerFamilies(app, 38)
    const { browser } = await ana(app)
    writeSetting(app.deps, 'ai_generation_mode', 'off')
    const { body } = await browser.get('/api/ai/credits')
    expect(body).toMatchObject({
      has_access: false,
      missing: { is_feature_open: false, is_switched_off: true },
    })
    const refused = await generate(browser)
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'The generator is closed for now. Your library stays open.',
    ])
  })

  test('a founder waits for the 25th founding family, not for later ones', async () => {
    const app = createTestApp()
    const { browser } = await ana(app)
    registerFamilies(app, 23)
    const refused = await generate(browser)
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'The generator opens when 25 founding families have joined.',
    ])
    await eve(app)
    expect((await browser.get('/api/ai/credits')).body.has_access).toBe(true)
    expect((await generate(browser)).status).toBe(200)
  })

  test('a family without credits gets 402 with a sentence, and 49 refusals later nothing has changed', async () => {
    const app = limited()
    const browser = await eve(app)
    leaveCredits(app, 'Eve', 0)
    const { status, body } = await generate(browser)
    expect([status, body]).toEqual([
      402,
      { error: 'Your credits are used up.', code: 'no_credits', reason: 'no_credits' },
    ])
    expect(await statusOf(browser)).toMatchObject({
      allowed: false,
      reason: null,
      details: 'Your credits are used up.',
    })
  })

  test('an administrator gets a sentence that credits are for families, not that they are used up', async () => {
    const app = limited()
    await eve(app)
    const browser = await root(app)
    leaveCredits(app, 'Root', 0)
    const error = 'Credits belong to families. As an administrator you have none.'
    const { status, body } = await generate(browser)
    expect([status, body]).toEqual([402, { error, code: 'no_credits', reason: 'no_credits' }])
    expect(await statusOf(browser)).toMatchObject({ allowed: false, reason: null, details: error })
  })
})
