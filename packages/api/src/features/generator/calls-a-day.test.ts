import { describe, expect, test } from 'vitest'
import { eve, root } from '../../../test/cast.ts'
import { replies } from '../../../test/fakes/openai.ts'
import { generatorApp, ledgerOf, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

/* What all families together may let providers do in a day: one number, checked before any call. */

const fake = await providerOfFile()

const press = async (browser: TestBrowser) => {
  const { status, body } = await browser.post('/api/ai/generate-activity', wishOfFive)
  expect(status).toBe(200)
  return body
}

/** A generator with so many calls a day, two for each activity. `asked` counts what the provider saw. */
function appWith(callsADay: number): { app: TestApp; asked: () => number } {
  const app = generatorApp([fake.provider()])
  writeSetting(app.deps, 'ai_calls_a_day', callsADay)
  const seen = () => fake.calls.length + fake.readings.length
  const before = seen()
  return { app, asked: () => seen() - before }
}

const enough =
  'The AI has written enough for today, so this one comes from our idea book. It cost no credit.'

describe('the calls of a day', () => {
  test('are held before a provider is asked: the next comes from the idea book, free, and says so', async () => {
    const { app, asked } = appWith(4)
    const [one, other] = [await eve(app), await app.register({ name: 'Kim' })]
    const made = [await press(one), await press(other), await press(one), await press(other)]
    expect(made.map(({ activity }) => activity.made_by.is_ai)).toEqual([true, true, false, false])
    expect(made.map(({ activity }) => activity.credits_charged)).toEqual([1, 1, 0, 0])
    expect(made.slice(2).map(({ notes }) => notes[0])).toEqual([enough, enough])
    expect(made[3].prompt_seen).toEqual({ system: '', user: '' })
    expect(asked()).toBe(4)
  })

  test('begin no text for whose reading there is no call left', async () => {
    const { app, asked } = appWith(3)
    const browser = await eve(app)
    const made = [await press(browser), await press(browser)]
    expect(made.map(({ activity }) => activity.made_by.is_ai)).toEqual([true, false])
    expect(asked()).toBe(2)
    expect((await browser.get('/api/ai/health')).body.status).toBe('degraded')
  })

  test('hold for 50 presses at once: the provider sees 20 for 10 activities, and 40 cost nothing', async () => {
    const { app, asked } = appWith(20)
    const browser = await eve(app)
    const made = await Promise.all(Array.from({ length: 50 }, () => press(browser)))
    expect(made.filter(({ activity }) => activity.made_by.is_ai)).toHaveLength(10)
    expect(asked()).toBe(20)
    expect(ledgerOf(app, 'Eve').balance).toBe(40)
  })

  test('count a repair, and the next provider: the parent reads what failed last', async () => {
    fake.always(replies.whole('{'))
    const { app, asked } = appWith(2)
    const { notes } = await press(await eve(app))
    expect(asked()).toBe(1)
    expect(notes[0]).toMatch(/^The AI could not be reached/)
  })

  test('start over at midnight UTC, and what a wrong clock dated ahead belongs to no day', async () => {
    const { app, asked } = appWith(2)
    const browser = await eve(app)
    app.clock.advance(400 * 86_400)
    await press(browser)
    app.clock.advance(-400 * 86_400)
    await press(browser)
    // The clock of the tests is at nine in the morning.
    app.clock.advance(15 * 3_600 - 1)
    expect((await press(browser)).activity.made_by.is_ai).toBe(false)
    app.clock.advance(1)
    expect((await press(browser)).activity.made_by.is_ai).toBe(true)
    expect(asked()).toBe(6)
  })

  test('may be none: no provider is called, until an administrator says otherwise', async () => {
    const { app, asked } = appWith(0)
    const [browser, administrator] = [await eve(app), await root(app)]
    expect((await press(browser)).notes[0]).toBe(enough)
    expect(asked()).toBe(0)
    await administrator.put('/api/admin/settings', { ai_calls_a_day: 2 })
    expect((await press(browser)).activity.made_by.is_ai).toBe(true)
    expect(app.deps.ai.breakerOf('fake').state()).toBe('closed')
  })
})

describe('a day whose calls are used up', () => {
  test('is seen: by the administrator, by pages that query the AI, and by metrics', async () => {
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
    await press(browser)
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
