import { describe, expect, test } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { replies } from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  leaveCredits,
  ledgerOf,
  providerOfFile,
  wishOfFive,
} from '../../../test/generator-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const fake = await providerOfFile()

const path = '/api/ai/generate-activity'
const generate = (browser: TestBrowser, key?: string, changes = {}) =>
  browser.post(path, { ...wishOfFive, ...changes }, key ? { 'idempotency-key': key } : {})
const generationsOf = (count: number) => Array.from({ length: count }, (_, place) => place)

describe('50 requests at once with 3 credits left', () => {
  test('deliver exactly 3, and the balance is 0, never below', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    leaveCredits(app, 'Eve', 3)
    const before = fake.calls.length
    const responses = await Promise.all(generationsOf(50).map(() => generate(browser)))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 402)).toHaveLength(47)
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 0, spent: [-1, -1, -1] })
    expect(fake.calls.length - before).toBe(3)
    const remaining = responses.map(({ body }) => body.credits_remaining ?? 0)
    expect(Math.min(...remaining)).toBe(0)
  })

  test('with a failing provider deliver 3 from the idea book, and all 3 credits remain', async () => {
    fake.always(replies.refused(500, 'dead'))
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    leaveCredits(app, 'Eve', 3)
    const responses = await Promise.all(generationsOf(50).map(() => generate(browser)))
    const delivered = responses.filter(({ status }) => status === 200)
    expect(delivered.length).toBeGreaterThanOrEqual(3)
    expect(delivered.every(({ body }) => body.activity.credits_charged === 0)).toBe(true)
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 3, spent: [] })
  })

  test('charge one credit for each delivery, with 500s, cuts and nonsense in between', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const bad = [replies.refused(500, 'x'), replies.whole('{'), replies.cutMidway()]
    for (const place of generationsOf(30)) fake.next(bad[place % 6] ?? replies.streamed())
    const responses = await Promise.all(generationsOf(30).map(() => generate(browser)))
    const charged = responses.filter(({ body }) => body.activity.credits_charged === 1).length
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(ledgerOf(app, 'Eve').balance).toBe(50 - charged)
  })
})

describe('the same key', () => {
  test('twice in sequence is one activity and one credit', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const [one, two] = [
      await generate(browser, 'click-0001'),
      await generate(browser, 'click-0001'),
    ]
    expect(two.body).toEqual(one.body)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 49, spent: [-1], states: ['delivered'] })
  })

  test('twenty times at once is one activity, one credit and one call', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const before = fake.calls.length
    const responses = await Promise.all(
      generationsOf(20).map(() => generate(browser, 'click-0002')),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(responses.map(({ body }) => body.activity.id)).size).toBe(1)
    expect(fake.calls.length - before).toBe(1)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 49, spent: [-1], states: ['delivered'] })
  })

  test('in the body takes precedence over the one in the header', async () => {
    const browser = await eve(generatorApp([fake.provider()]))
    const one = await generate(browser, 'click-0003', { idempotency_key: 'click-0004' })
    const two = await generate(browser, 'click-0004')
    const other = await generate(browser, 'click-0003')
    expect(two.body.activity.id).toBe(one.body.activity.id)
    expect(other.body.activity.id).not.toBe(one.body.activity.id)
  })

  test('after a failure makes the activity once', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const variation = { kind: 'easier', of_activity_id: 'nobody-knows' }
    expect((await generate(browser, 'click-0005', { variation })).status).toBe(404)
    expect((await generate(browser, 'click-0005')).status).toBe(200)
    expect((await generate(browser, 'click-0005')).status).toBe(200)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 49, spent: [-1], states: ['delivered'] })
  })

  test('of another family is another key', async () => {
    const app = generatorApp([fake.provider()])
    const [{ browser }, other] = [await ana(app), await eve(app)]
    const [mine, theirs] = [
      await generate(browser, 'click-0006'),
      await generate(other, 'click-0006'),
    ]
    expect(mine.body.activity.id).not.toBe(theirs.body.activity.id)
    expect([ledgerOf(app, 'Ana').balance, ledgerOf(app, 'Eve').balance]).toEqual([49, 49])
  })

  test('with another input returns the activity of the first click', async () => {
    const browser = await eve(generatorApp([fake.provider()]))
    const one = await generate(browser, 'click-0007')
    const two = await generate(browser, 'click-0007', { duration: 60, child_age: 9 })
    expect(two.body).toEqual(one.body)
  })

  test('still responds after the credits are used up', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const one = await generate(browser, 'click-0008')
    leaveCredits(app, 'Eve', 0)
    expect((await generate(browser, 'click-0008')).body.activity).toEqual(one.body.activity)
    expect((await generate(browser, 'click-0009')).status).toBe(402)
  })

  test('of an activity that was removed since neither makes nor charges it again', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const { body } = await generate(browser, 'click-0010')
    await browser.mutate('generator.remove', { id: body.activity.id })
    expect((await generate(browser, 'click-0010')).status).toBe(404)
    expect(ledgerOf(app, 'Eve').balance).toBe(49)
  })

  test.each(['short', 'x'.repeat(101)])('of invalid length (%#) is refused', async (key) => {
    const { status, body } = await generate(await eve(generatorApp([fake.provider()])), key)
    expect([status, body.error]).toEqual([400, 'An Idempotency-Key needs 8 to 100 characters.'])
  })

  test('that is empty counts as none: two clicks make two activities', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const headers = { 'idempotency-key': ' ' }
    const one = await browser.post(path, wishOfFive, headers)
    const two = await browser.post(path, wishOfFive, headers)
    expect([one.status, two.status]).toEqual([200, 200])
    expect(ledgerOf(app, 'Eve').balance).toBe(48)
  })
})
