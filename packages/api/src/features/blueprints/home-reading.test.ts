import { describe, expect, onTestFinished, test } from 'vitest'
import { ana } from '../../../test/cast.ts'
import { replies, startFakeOpenAi } from '../../../test/fakes/openai.ts'
import { generatorApp } from '../../../test/generator-app.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { writeSetting } from '../settings/settings.ts'

const home = {
  bedrooms: [
    { is_child: false, size: 'usual' },
    { is_child: true, size: 'small' },
  ],
  ...{ living: 1, kitchen: 1, has_garden: true },
}

/** A founder with a provider that gives this response. */
async function reading(
  content: unknown,
  text = 'up the ladder sleep the twins, we crash by the stove',
) {
  const fake = await startFakeOpenAi()
  onTestFinished(() => fake.close())
  fake.always(replies.streamed(content))
  const app = generatorApp([fake.provider()], { env: { RATE_LIMITS: 'on' } })
  const { browser } = await ana(app)
  const response = await browser.mutate('blueprints.readHome', { text })
  return { app, fake, browser, response }
}

describe('a line about a home, read by a provider', () => {
  test('becomes the wish of the page', async () => {
    const { response } = await reading(home)
    expect(response.body.wish).toMatchObject({ ...home, bathrooms: 0, has_upstairs: false })
    expect(response.body.instead).toBeNull()
  })

  test('is sent without names and addresses, and adds no words of the provider', async () => {
    const named = {
      ...home,
      bedrooms: [{ is_child: true, size: 'usual', name: 'Secret lair' }],
      others: ['Dungeon'],
    }
    const { fake, response } = await reading(
      named,
      "Mia's room is next to ours, write to ana@example.com",
    )
    const sent = fake.calls.map((call) => call.bytes).join('\n')
    expect(sent).toContain('next to ours')
    expect(sent).not.toMatch(/mia|ana@example/i)
    expect(JSON.stringify(response.body.wish)).not.toMatch(/lair|Dungeon/)
  })

  test.each([
    ['another shape', { rooms: 'many' }],
    ['more rooms than a home has', { ...home, kitchen: 400 }],
  ])('is not used if the response has %s', async (_, content) => {
    const { response } = await reading(content)
    expect(response.body).toEqual({ wish: null, instead: null })
  })

  test('gets help if it mentions distress, and nothing is sent', async () => {
    const { fake, response } = await reading(home, 'three rooms and I want to kill myself')
    expect(response.body.wish).toBeNull()
    expect(response.body.instead.help.length).toBeGreaterThan(0)
    expect(fake.calls).toEqual([])
  })

  test('calls no provider without one, for a visitor, or for a line that is too long', async () => {
    const app = createTestApp()
    const { browser } = await ana(app)
    const text = 'two rooms by the sea'
    expect((await browser.mutate('blueprints.readHome', { text })).body).toEqual({
      wish: null,
      instead: null,
    })
    expect((await app.browser().mutate('blueprints.readHome', { text })).status).toBe(401)
    const long = await browser.mutate('blueprints.readHome', { text: 'a '.repeat(400) })
    expect(long.status).toBe(400)
  })

  test("is read at most six times a day, so that no family uses up everyone's quota", async () => {
    const { fake, browser } = await reading(home)
    const text = 'a house of rooms'
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await browser.mutate('blueprints.readHome', { text })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(fake.calls).toHaveLength(6)
    const refused = await browser.mutate('blueprints.readHome', { text })
    expect(refused.body.error).toContain('try again tomorrow')
  })

  test("calls no provider once the family's share of the daily quota is used", async () => {
    const { app, fake, browser } = await reading(home)
    writeSetting(app.deps, 'ai_unfinished_calls_a_family', 0)
    const response = await browser.mutate('blueprints.readHome', { text: 'a house of rooms' })
    expect(response.body).toEqual({ wish: null, instead: null })
    expect(fake.calls).toHaveLength(1)
  })

  test('gets a 503 during maintenance; help still comes', async () => {
    const { app, fake, browser } = await reading(home)
    writeSetting(app.deps, 'maintenance_message', 'Back at noon.')
    const refused = await browser.mutate('blueprints.readHome', { text: 'a house of rooms' })
    expect([refused.status, refused.body.error]).toEqual([503, 'Back at noon.'])
    const text = 'three rooms and I want to kill myself'
    const helped = await browser.mutate('blueprints.readHome', { text })
    expect(helped.body.instead.help.length).toBeGreaterThan(0)
    expect(fake.calls).toHaveLength(1)
  })
})
