import { generations } from '@fgm/db/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { type FakeOpenAi, startFakeOpenAi } from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  leaveCredits,
  ledgerOf,
  streamedGeneration,
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
const generate = (browser: TestBrowser, changes = {}) =>
  browser.post(path, { ...wishOfFive, prompt: cry, ...changes })

describe('a wish that mentions distress', () => {
  test('gets help: no activity, no credit, no provider, nothing stored', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const before = fake.calls.length
    const { status, body } = await generate(browser, { country: 'GB' })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['help', 'message'])
    expect(body.help[0]).toMatchObject({ url: 'tel:116123' })
    expect(fake.calls.length).toBe(before)
    expect(app.db.select().from(generations).all()).toEqual([])
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, spent: [] })
  })

  test("gets the same over tRPC and in the page's stream", async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const wish = { ...wishOfFive, prompt: cry }
    const { status, body } = await browser.mutate('generator.generateWhole', wish)
    expect([status, body]).toEqual([200, (await generate(browser)).body])
    const stream = await streamedGeneration(app, browser, wish)
    expect(stream).toContain('"type":"help"')
    expect(stream).toContain(body.message)
    expect(app.db.select().from(generations).all()).toEqual([])
  })

  test('is counted by its kind, and nothing else about it is recorded', async () => {
    const app = generatorApp([])
    await generate(await eve(app))
    const { body } = await app.browser().get('/metrics')
    expect(body).toContain('fgm_help_shown_total{kind="self_harm"} 1')
    expect(body).not.toContain('hurt myself')
  })

  test('gets help without credits and beyond a limit, too', async () => {
    const app = generatorApp([], { has_limits: true })
    const browser = await eve(app)
    expect((await generate(browser, { prompt: '' })).status).toBe(200)
    expect((await generate(browser, { prompt: '' })).status).toBe(429)
    expect((await generate(browser)).body.help.length).toBeGreaterThanOrEqual(2)
    leaveCredits(app, 'Eve', 0)
    expect((await generate(browser)).status).toBe(200)
  })

  test('begins with the emergency number if a child is in danger', async () => {
    const browser = await eve(generatorApp([]))
    const { body } = await generate(browser, {
      prompt: 'he swallowed a button battery',
      country: 'US',
    })
    expect(body.help[0]).toMatchObject({ url: 'tel:911' })
  })

  test('is refused logged out, with an unknown country and if it is too long', async () => {
    const app = generatorApp([])
    expect((await generate(app.browser())).status).toBe(401)
    const browser = await eve(app)
    expect((await generate(browser, { country: 'XX' })).status).toBe(400)
    expect((await generate(browser, { prompt: cry.repeat(20) })).status).toBe(400)
  })

  test('that is ambiguous gets an activity and a hint about help, and nothing about it is stored', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const doubt = 'the kids have gone very quiet lately, a craft for the door'
    const { status, body } = await generate(browser, {
      prompt: doubt,
      idempotency_key: 'doubt-001',
    })
    expect([status, body.may_need_help]).toEqual([200, true])
    expect(JSON.stringify(app.db.select().from(generations).all())).not.toMatch(/need_help|door/)
    const again = await generate(browser, { prompt: doubt, idempotency_key: 'doubt-001' })
    expect(again.body.may_need_help).toBe(true)
    const plain = await generate(browser, { prompt: 'a dinosaur on a rainy day' })
    expect(plain.body.may_need_help).toBe(false)
  })

  test('gets a normal activity if it is only a tired joke', async () => {
    const browser = await eve(generatorApp([]))
    const { status, body } = await generate(browser, { prompt: 'I could murder a cup of tea' })
    expect([status, typeof body.activity.title]).toEqual([200, 'string'])
  })
})
