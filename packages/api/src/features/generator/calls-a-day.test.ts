import { describe, expect, test } from 'vitest'
import { eve, root } from '../../../test/cast.ts'
import { replies } from '../../../test/fakes/openai.ts'
import { generatorApp, ledgerOf, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

/* The daily quota of provider calls for all families together, checked before every call. */

const fake = await providerOfFile()

const generate = async (browser: TestBrowser) => {
  const { status, body } = await browser.post('/api/ai/generate-activity', wishOfFive)
  expect(status).toBe(200)
  return body
}

/** A generator with a daily quota; each activity takes two calls. `callCount` counts what the provider received. */
function appWith(callsADay: number): { app: TestApp; callCount: () => number } {
  const app = generatorApp([fake.provider()])
  writeSetting(app.deps, 'ai_calls_a_day', callsADay)
  const received = () => fake.calls.length + fake.readings.length
  const before = received()
  return { app, callCount: () => received() - before }
}

const enough =
  'The AI has written enough for today, so this one comes from our idea book. It cost no credit.'

describe('the daily quota', () => {
  test('is checked before a provider is called: the next activity comes from the idea book, free, with a note', async () => {
    const { app, callCount } = appWith(4)
    const [one, other] = [await eve(app), await app.register({ name: 'Kim' })]
    const made = [
      await generate(one),
      await generate(other),
      await generate(one),
      await generate(other),
    ]
    expect(made.map(({ activity }) => activity.made_by.is_ai)).toEqual([true, true, false, false])
    expect(made.map(({ activity }) => activity.credits_charged)).toEqual([1, 1, 0, 0])
    expect(made.slice(2).map(({ notes }) => notes[0])).toEqual([enough, enough])
    expect(made[3].prompt_seen).toEqual({ system: '', user: '' })
    expect(callCount()).toBe(4)
  })

  test('allows no text if no call is left to read it', async () => {
    const { app, callCount } = appWith(3)
    const browser = await eve(app)
    const made = [await generate(browser), await generate(browser)]
    expect(made.map(({ activity }) => activity.made_by.is_ai)).toEqual([true, false])
    expect(callCount()).toBe(2)
    expect((await browser.get('/api/ai/health')).body.status).toBe('degraded')
  })

  test('holds for 50 requests at once: the provider sees 20 for 10 activities, and 40 cost nothing', async () => {
    const { app, callCount } = appWith(20)
    const browser = await eve(app)
    const made = await Promise.all(Array.from({ length: 50 }, () => generate(browser)))
    expect(made.filter(({ activity }) => activity.made_by.is_ai)).toHaveLength(10)
    expect(callCount()).toBe(20)
    expect(ledgerOf(app, 'Eve').balance).toBe(40)
  })

  test('counts a repair and the next provider: the note names the last failure', async () => {
    fake.always(replies.whole('{'))
    const { app, callCount } = appWith(2)
    const { notes } = await generate(await eve(app))
    expect(callCount()).toBe(1)
    expect(notes[0]).toMatch(/^The AI could not be reached/)
  })

  test('starts over at midnight UTC; calls dated ahead by a wrong clock do not count', async () => {
    const { app, callCount } = appWith(2)
    const browser = await eve(app)
    app.clock.advance(400 * 86_400)
    await generate(browser)
    app.clock.advance(-400 * 86_400)
    await generate(browser)
    // The clock of the tests starts at nine in the morning.
    app.clock.advance(15 * 3_600 - 1)
    expect((await generate(browser)).activity.made_by.is_ai).toBe(false)
    app.clock.advance(1)
    expect((await generate(browser)).activity.made_by.is_ai).toBe(true)
    expect(callCount()).toBe(6)
  })

  test('can be 0: no provider is called until an administrator changes it', async () => {
    const { app, callCount } = appWith(0)
    const [browser, administrator] = [await eve(app), await root(app)]
    expect((await generate(browser)).notes[0]).toBe(enough)
    expect(callCount()).toBe(0)
    await administrator.put('/api/admin/settings', { ai_calls_a_day: 2 })
    expect((await generate(browser)).activity.made_by.is_ai).toBe(true)
    expect(app.deps.ai.breakerOf('fake').state()).toBe('closed')
  })
})

describe('an exceeded daily quota', () => {
  test('shows for the administrator, on pages that query the AI, and in metrics', async () => {
    const { app } = appWith(2)
    const [browser, administrator] = [await eve(app), await root(app)]
    const look = async () => ({
      ai: (await browser.get('/api/system/service-status')).body.ai_generation,
      health: (await browser.get('/api/ai/health')).body.status,
      stats: (await administrator.get('/api/admin/ai-provider-stats')).body,
      actions: (await administrator.get('/api/admin/ai-emergency-debug')).body.immediate_actions,
    })
    const before = await look()
    expect(before).toMatchObject({ ai: { circuit_breaker_state: 'closed' }, health: 'healthy' })
    expect(before).toMatchObject({ stats: { calls_today: 0, calls_a_day: 2 }, actions: [] })
    await generate(browser)
    const after = await look()
    expect(after.ai).toMatchObject({
      status: 'degraded',
      circuit_breaker_state: 'open',
      last_error: 'It has written enough for today',
    })
    expect(after).toMatchObject({ health: 'degraded', stats: { calls_today: 2, calls_a_day: 2 } })
    expect(after.actions).toEqual([expect.stringMatching(/^The calls of this day are used up/)])
    const { body } = await browser.get('/metrics')
    expect(body).toMatch(/^fgm_ai_calls_today 2$/m)
    expect(body).toMatch(/^fgm_ai_calls_a_day 2$/m)
  })
})
