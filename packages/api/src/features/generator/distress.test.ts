import { generations } from '@fgm/db/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { type FakeOpenAi, startFakeOpenAi } from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  leaveCredits,
  ledgerOf,
  streamedPress,
  wishOfFive,
} from '../../../test/generator-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await startFakeOpenAi()
})
afterAll(() => fake.close())

const cry = 'I want to hurt myself, give me a game for the kids'
const path = '/api/ai/generate-activity'
const press = (browser: TestBrowser, changes = {}) =>
  browser.post(path, { ...wishOfFive, prompt: cry, ...changes })

describe('a wish that tells of distress', () => {
  test('is answered with help: no activity, no credit, no provider, nothing kept', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const before = fake.calls.length
    const { status, body } = await press(browser, { country: 'GB' })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['help', 'message'])
    expect(body.help[0]).toMatchObject({ url: 'tel:116123' })
    expect(fake.calls.length).toBe(before)
    expect(app.db.select().from(generations).all()).toEqual([])
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, spent: [] })
  })

  test('is answered alike over tRPC and in the stream of the page', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const wish = { ...wishOfFive, prompt: cry }
    const { status, body } = await browser.mutate('generator.generateWhole', wish)
    expect([status, body]).toEqual([200, (await press(browser)).body])
    const stream = await streamedPress(app, browser, wish)
    expect(stream).toContain('"type":"help"')
    expect(stream).toContain(body.message)
    expect(app.db.select().from(generations).all()).toEqual([])
  })

  test('is counted by its kind, and nothing else of it is told', async () => {
    const app = generatorApp([])
    await press(await eve(app))
    const { body } = await app.browser().get('/metrics')
    expect(body).toContain('fgm_help_shown_total{kind="self_harm"} 1')
    expect(body).not.toContain('hurt myself')
  })

  test('is answered without credits and beyond a limit, too', async () => {
    const app = generatorApp([], { has_limits: true })
    const browser = await eve(app)
    expect((await press(browser, { prompt: '' })).status).toBe(200)
    expect((await press(browser, { prompt: '' })).status).toBe(429)
    expect((await press(browser)).body.help.length).toBeGreaterThanOrEqual(2)
    leaveCredits(app, 'Eve', 0)
    expect((await press(browser)).status).toBe(200)
  })

  test('begins with the emergency number where a child is in danger', async () => {
    const browser = await eve(generatorApp([]))
    const { body } = await press(browser, {
      prompt: 'he swallowed a button battery',
      country: 'US',
    })
    expect(body.help[0]).toMatchObject({ url: 'tel:911' })
  })

  test('is refused logged out, with an unknown country and where it is too long', async () => {
    const app = generatorApp([])
    expect((await press(app.browser())).status).toBe(401)
    const browser = await eve(app)
    expect((await press(browser, { country: 'XX' })).status).toBe(400)
    expect((await press(browser, { prompt: cry.repeat(20) })).status).toBe(400)
  })

  test('that only may tell of it is an activity with a word about help, of which nothing is kept', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const doubt = 'the kids have gone very quiet lately, a craft for the door'
    const { status, body } = await press(browser, { prompt: doubt, idempotency_key: 'doubt-001' })
    expect([status, body.may_need_help]).toEqual([200, true])
    expect(JSON.stringify(app.db.select().from(generations).all())).not.toMatch(/need_help|door/)
    const again = await press(browser, { prompt: doubt, idempotency_key: 'doubt-001' })
    expect(again.body.may_need_help).toBe(true)
    const plain = await press(browser, { prompt: 'a dinosaur on a rainy day' })
    expect(plain.body.may_need_help).toBe(false)
  })

  test('is an activity as ever where it is only a tired joke', async () => {
    const browser = await eve(generatorApp([]))
    const { status, body } = await press(browser, { prompt: 'I could murder a cup of tea' })
    expect([status, typeof body.activity.title]).toEqual([200, 'string'])
  })
})
