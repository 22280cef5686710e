import { aiAttemptsTable, generations } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { replies } from '../../../test/fakes/openai.ts'
import {
  familyIdOf,
  generatorApp,
  ledgerOf,
  providerOfFile,
  streamedGeneration,
  wishOfFive,
} from '../../../test/generator-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'
import { sweepReleased } from './generations.ts'

/* Generation requests that cost nothing, because they are stopped or refused, are limited as well. */

const fake = await providerOfFile()

const path = '/api/ai/generate-activity'
const sentence =
  'You started a lot of activities in a short time. No credit was used for this one. Please try again later.'
const stopped = 499

/** A generator with the default limits of families, and rate limits as in production. */
function rateLimited(providers = [fake.provider()], options = { has_limits: true }): TestApp {
  const app = generatorApp(providers, options)
  app.deps.config.are_rate_limits_on = true
  writeSetting(app.deps, 'ai_unfinished_calls_a_family', 1_000)
  return app
}

const generate = (browser: TestBrowser, key?: string, changes = {}) =>
  browser.post(path, { ...wishOfFive, ...changes }, key ? { 'idempotency-key': key } : {})

/** Starts a generation and disconnects as soon as the provider was called. @returns the status, which no client reads. */
async function leave({ app }: TestApp, browser: TestBrowser, key?: string): Promise<number> {
  const before = fake.calls.length
  const leaving = new AbortController()
  let isOver = false
  const response = Promise.resolve(
    app.request(path, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': await browser.csrfToken(),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(wishOfFive),
    }),
  ).finally(() => {
    isOver = true
  })
  while (fake.calls.length === before && !isOver) await new Promise(setImmediate)
  leaving.abort()
  return (await response).status
}

/** Leaves `times` times in a row. @returns how many were stopped, and how many refused. */
async function leaveOften(app: TestApp, browser: TestBrowser, times: number, key?: string) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push(await leave(app, browser, key))
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length
  expect(count(stopped) + count(429)).toBe(times)
  return { stopped: count(stopped), refused: count(429) }
}

describe('stopped requests', () => {
  test('reach a provider 30 times in an hour, and leave the daily quota to other families', async () => {
    fake.always(replies.hanging())
    const app = rateLimited()
    // 30 that are stopped before they can be read again, and the two of one activity.
    writeSetting(app.deps, 'ai_calls_a_day', 32)
    const [browser, other] = [await eve(app), await app.register({ name: 'Kim' })]
    const before = fake.calls.length
    expect(await leaveOften(app, browser, 40)).toEqual({ stopped: 30, refused: 10 })
    expect(fake.calls.length - before).toBe(30)
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, spent: [] })
    fake.always(replies.streamed())
    expect((await generate(other)).body.activity.made_by.is_ai).toBe(true)
    app.clock.advance(3_599)
    expect((await generate(browser)).status).toBe(429)
    app.clock.advance(1)
    expect((await generate(browser)).status).toBe(200)
  })

  test('reach it 100 times in a day', async () => {
    fake.always(replies.hanging())
    const app = rateLimited()
    const browser = await eve(app)
    const reached: number[] = []
    for (let hour = 0; hour < 5; hour += 1) {
      reached.push((await leaveOften(app, browser, 31)).stopped)
      app.clock.advance(3_600)
    }
    expect(reached).toEqual([30, 30, 30, 10, 0])
    app.clock.advance(19 * 3_600)
    expect(await leave(app, browser)).toBe(stopped)
  })

  test('count each time, also with one key', async () => {
    fake.always(replies.hanging())
    const app = rateLimited()
    const browser = await eve(app)
    const tries = await leaveOften(app, browser, 32, 'click-0001')
    expect(tries).toEqual({ stopped: 30, refused: 2 })
    expect(ledgerOf(app, 'Eve').states).toEqual(Array(30).fill('released'))
  })

  test('are refused with one sentence and the seconds, over REST, tRPC and the stream', async () => {
    fake.always(replies.hanging())
    const app = rateLimited()
    const browser = await eve(app)
    await leaveOften(app, browser, 30)
    const responses = [
      await generate(browser),
      await browser.mutate('generator.generateWhole', wishOfFive),
    ]
    for (const { status, body, headers } of responses) {
      expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
      expect(body).toMatchObject({ error: sentence, retry_after_seconds: 3_600 })
      expect(body).not.toHaveProperty('reason')
    }
    const stream = await streamedGeneration(app, browser, wishOfFive)
    expect(stream).toContain(sentence)
    expect(stream).toContain('"retry_after_seconds":3600')
  })
})

describe('requests that do not count', () => {
  test('repeat a key: all return what the first one made', async () => {
    const app = rateLimited()
    const browser = await eve(app)
    const { body } = await generate(browser, 'click-0002')
    for (let turn = 0; turn < 40; turn += 1) {
      const again = await generate(browser, 'click-0002')
      expect([again.status, again.body]).toEqual([200, body])
    }
    app.clock.advance(20)
    expect((await generate(browser)).status).toBe(200)
  })

  test('go to a server whose rate limits are off', async () => {
    fake.always(replies.hanging())
    const app = generatorApp([fake.provider()], { has_limits: true })
    writeSetting(app.deps, 'ai_unfinished_calls_a_family', 1_000)
    expect(await leaveOften(app, await eve(app), 40)).toEqual({ stopped: 40, refused: 0 })
  })

  test.each([
    ['a provider', () => [fake.provider()]],
    ['the idea book alone', () => []],
  ])('vary what is not theirs: with %s they leave no row', async (_, providers) => {
    const app = rateLimited(providers())
    const browser = await eve(app)
    const before = fake.calls.length
    const variation = { kind: 'easier', of_activity_id: 'nobody-knows' }
    for (let turn = 0; turn < 40; turn += 1)
      expect((await generate(browser, undefined, { variation })).status).toBe(404)
    expect(app.db.select().from(generations).all()).toEqual([])
    expect(fake.calls.length).toBe(before)
    expect((await generate(browser)).status).toBe(200)
  })

  test("are within the administrator's hourly limit, however large it is", async () => {
    const app = rateLimited([], { has_limits: false })
    const browser = await eve(app)
    for (let turn = 0; turn < 51; turn += 1) expect((await generate(browser)).status).toBe(200)
  })
})

describe('a released generation', () => {
  /** Inserts generations that ended in `state`, each with its age in seconds. */
  function onRecord(app: TestApp, state: 'released' | 'delivered', ages: number[]) {
    for (const [place, age] of ages.entries()) {
      const moment = new Date(app.deps.now().getTime() - age * 1000).toISOString()
      const row = { family_id: familyIdOf(app, 'Eve'), request: { ...wishOfFive }, state }
      app.db
        .insert(generations)
        .values({
          ...row,
          request: { ...row.request, available_materials: ['paper'], child_interests: [] },
          id: `${state}-${age}`,
          attempt: place,
          credits_charged: 0,
          created_at: moment,
          ended_at: moment,
        })
        .run()
    }
  }
  const idsIn = (app: TestApp) =>
    app.db
      .select()
      .from(generations)
      .all()
      .map(({ id }) => id)
      .sort()

  test('is swept after a day, unless recorded calls refer to it; delivered ones stay', async () => {
    const app = rateLimited([])
    await eve(app)
    onRecord(app, 'delivered', [90_000])
    onRecord(app, 'released', [86_400, 86_401, 200_000])
    app.db
      .insert(aiAttemptsTable)
      .values({
        ...{ id: 'a-1', generation_id: 'released-200000', provider: 'fake', model: 'fake-1' },
        ...{ outcome: 'aborted', is_success: false, ms: 70, is_counted: true },
        created_at: app.deps.now().toISOString(),
      })
      .run()
    sweepReleased(app.deps)
    expect(idsIn(app)).toEqual(['delivered-90000', 'released-200000', 'released-86400'])
  })

  test('does not lead to the idea of an earlier request after it is swept', async () => {
    const app = rateLimited([])
    const browser = await eve(app)
    onRecord(app, 'released', [300_000, 290_000, 280_000])
    await generate(browser)
    sweepReleased(app.deps)
    app.clock.advance(20)
    await generate(browser)
    const attempts = app.db.select().from(generations).all()
    expect(attempts.map(({ attempt }) => attempt)).toEqual([3, 4])
  })
})
