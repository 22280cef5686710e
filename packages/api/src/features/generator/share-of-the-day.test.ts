import { aiAttemptsTable } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { eve, root } from '../../../test/cast.ts'
import { isNight } from '../../../test/extent.ts'
import { replies, responseWith } from '../../../test/fakes/openai.ts'
import { generatorApp, ledgerOf, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

/* One family's share of the daily quota for calls without a result: all families share the quota. */

const fake = await providerOfFile()

const path = '/api/ai/generate-activity'
const generate = async (browser: TestBrowser) => (await browser.post(path, wishOfFive)).body
const isAi = async (browser: TestBrowser): Promise<boolean> =>
  (await generate(browser)).activity.made_by.is_ai

/** Starts a generation and disconnects as soon as a provider was called. @returns the status, which no client reads. */
async function leave({ app }: TestApp, headers: Record<string, string>): Promise<number> {
  const before = fake.calls.length
  const leaving = new AbortController()
  const generation = { isOver: false }
  const response = Promise.resolve(
    app.request(path, {
      method: 'POST',
      signal: leaving.signal,
      headers,
      body: JSON.stringify(wishOfFive),
    }),
  ).finally(() => {
    generation.isOver = true
  })
  while (fake.calls.length === before && !generation.isOver) await new Promise(setImmediate)
  leaving.abort()
  return (await response).status
}

/** Leaves `times` times in a row. @returns how many provider calls that made. */
async function leaveOften(
  app: TestApp,
  browser: TestBrowser,
  times: number,
  more: Record<string, string> = {},
): Promise<number> {
  fake.always(replies.hanging())
  const before = fake.calls.length
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = {
    'content-type': 'application/json',
    cookie,
    'x-csrftoken': await browser.csrfToken(),
    ...more,
  }
  for (let turn = 0; turn < times; turn += 1) await leave(app, headers)
  fake.always(replies.streamed())
  return fake.calls.length - before
}

const note =
  'The AI has tried often enough for you today and writes again tomorrow, so this one comes from our idea book. It cost no credit.'

const unsafe = responseWith({ easier: 'Light a candle with a match and let your child hold it.' })

/** Past the twenty that are a family's share, none reaches a provider. */
const attempts = isNight ? 100 : 25

describe('the share of a family', () => {
  test(`of 20 that stop ${attempts} generations each leaves the AI to the 21st`, async () => {
    const app = generatorApp([fake.provider()], { has_limits: true })
    const counts: number[] = []
    for (let family = 0; family < 20; family += 1) {
      const browser = await app.register({ name: `Bot${'abcdefghijklmnopqrst'[family]}` })
      counts.push(await leaveOften(app, browser, attempts))
    }
    expect(counts).toEqual(Array(20).fill(20))
    expect(await isAi(await app.register({ name: 'Kim' }))).toBe(true)
  }, 120_000)

  test('is used up with one idempotency key, too', async () => {
    const app = generatorApp([fake.provider()])
    writeSetting(app.deps, 'ai_unfinished_calls_a_family', 3)
    const browser = await eve(app)
    expect(await leaveOften(app, browser, 5, { 'idempotency-key': 'click-0001' })).toBe(3)
    expect((await generate(browser)).notes[0]).toBe(note)
  })

  test('once used up leads to the idea book, free of charge and with a kind note, until the day is over', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    await leaveOften(app, browser, 20)
    const { activity, notes, credits_remaining, prompt_seen } = await generate(browser)
    expect([activity.made_by.is_ai, activity.credits_charged, notes[0]]).toEqual([false, 0, note])
    expect([credits_remaining, prompt_seen]).toEqual([50, { system: '', user: '' }])
    app.clock.advance(15 * 3_600 - 1)
    expect(await isAi(browser)).toBe(false)
    app.clock.advance(1)
    expect(await isAi(browser)).toBe(true)
  })

  test('holds for 30 requests at once: 5 are sent, as those in progress count', async () => {
    const app = generatorApp([fake.provider()])
    writeSetting(app.deps, 'ai_unfinished_calls_a_family', 5)
    const browser = await eve(app)
    const before = fake.calls.length
    const made = await Promise.all(Array.from({ length: 30 }, () => generate(browser)))
    expect(fake.calls.length - before).toBe(5)
    expect(made.filter(({ activity }) => activity.made_by.is_ai)).toHaveLength(5)
    expect(ledgerOf(app, 'Eve').balance).toBe(45)
  })

  test('is not used by delivered activities, also after a repair, but by unsafe responses', async () => {
    const app = generatorApp([fake.provider()])
    writeSetting(app.deps, 'ai_unfinished_calls_a_family', 2)
    const browser = await eve(app)
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await isAi(browser)).toBe(true)
      fake.next(replies.streamed(unsafe))
      expect(await isAi(browser)).toBe(true)
    }
    fake.next(replies.streamed(unsafe), replies.streamed(unsafe))
    expect(await isAi(browser)).toBe(false)
    expect((await generate(browser)).notes[0]).toBe(note)
  })

  test.each([
    ['is down', () => replies.refused(500, 'overloaded'), 'server_error'],
    ['writes nonsense', () => replies.whole('{'), 'invalid_answer'],
    ['breaks off', () => replies.cutMidway(), 'cut_off'],
    ['has yet to be learned', () => replies.refused(400, 'response_format'), 'refused_manner'],
  ])('is not touched by a provider that %s', async (_, reply, outcome) => {
    const app = generatorApp([fake.provider()])
    writeSetting(app.deps, 'ai_unfinished_calls_a_family', 2)
    const browser = await eve(app)
    fake.always(reply())
    expect([await isAi(browser), await isAi(browser)]).toEqual([false, false])
    const outcomes = app.db.select().from(aiAttemptsTable).all()
    expect(outcomes.filter((attempt) => attempt.outcome === outcome).length).toBeGreaterThan(1)
    fake.always(replies.streamed())
    app.deps.ai.resetBreakers()
    expect(await isAi(browser)).toBe(true)
  })

  test('is a setting of the administrator, and the tests of providers do not use it', async () => {
    const app = generatorApp([fake.provider()])
    const [browser, administrator] = [await eve(app), await root(app)]
    const setTo = (count: number) =>
      administrator.put('/api/admin/settings', { ai_unfinished_calls_a_family: count })
    expect((await setTo(0)).status).toBe(200)
    expect(await isAi(browser)).toBe(false)
    const test = await administrator.post('/api/admin/ai-providers/test', { provider_name: 'fake' })
    expect(test.body.success).toBe(true)
    await setTo(1)
    expect(await isAi(browser)).toBe(true)
    // The administrator's, and the two of the activity.
    expect(app.db.select().from(aiAttemptsTable).all()).toHaveLength(3)
  })
})
