import { aiAttemptsTable } from '@fgm/db/schema'
import { desc, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { responseShapes } from '../../../test/answer-shapes.ts'
import { eve, root } from '../../../test/cast.ts'
import { everyNth } from '../../../test/extent.ts'
import { goodResponse } from '../../../test/fakes/openai.ts'
import { generatorApp, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'
import type { Shape } from '../../../test/shape-replies.ts'
import type { TestApp } from '../../../test/test-app.ts'

/* Every form of response that vendors send, over REST and tRPC: what a family gets, and what the administrator's test reports. */

const fake = await providerOfFile()

/** An app whose only provider replies in that form. Each has learned nothing yet. */
function appFor({ reply, base_url, reasoning_effort }: Shape) {
  fake.always(reply)
  const effort: 'low' | null = reasoning_effort ?? null
  const address =
    base_url === 'https' ? fake.base_url.replace('http:', 'https:') : (base_url ?? fake.base_url)
  return generatorApp([fake.provider({ reasoning_effort: effort, base_url: address })])
}

function lastCall({ db }: TestApp) {
  const row = db.select().from(aiAttemptsTable).orderBy(desc(sql`rowid`)).limit(1).get()
  const { outcome, vendor_status, vendor_code } = row ?? {}
  return { outcome: outcome === 'tested' ? 'delivered' : outcome, vendor_status, vendor_code }
}

async function generated(shape: Shape) {
  const app = appFor(shape)
  const family = await eve(app)
  const before = fake.calls.length
  const { body } = await family.post('/api/ai/generate-activity', wishOfFive)
  const { made_by, title } = body.activity
  const calls = fake.calls.length - before
  return { is_ai: made_by.is_ai, title, calls, last: lastCall(app), text: JSON.stringify(body) }
}

/** What an administrator's test reports, and the page of providers after it. */
async function tested(shape: Shape) {
  const app = appFor(shape)
  const administrator = await root(app)
  const before = fake.calls.length
  const test = await administrator.post('/api/admin/ai-providers/test', { provider_name: 'fake' })
  const { body: page } = await administrator.get('/api/admin/ai-providers')
  const { body: calls } = await administrator.get('/api/admin/ai-attempts')
  return {
    test: test.body,
    provider: page.providers[0],
    calls: fake.calls.length - before,
    last: lastCall(app),
    text: JSON.stringify([test.body, page, calls]),
  }
}

const vendorWords = /vendor-secret|sk-fake|127\.0\.0\.1|localhost/

type Tested = Awaited<ReturnType<typeof tested>>

/** The administrator reads what was made, or what failed and what to do. */
function expectWords({ test, provider, last }: Tested, { outcome }: Shape) {
  if (outcome === 'delivered') {
    expect(test).toMatchObject({ error: null, advice: null, made: { title: goodResponse.title } })
    expect(test.made.manner).toMatch(/^(structured|json|plain)/)
    return
  }
  const { vendor_status, vendor_code } = last
  expect(test).toMatchObject({ made: null, vendor_status, vendor_code })
  expect(provider).toMatchObject({ vendor_status, vendor_code, last_error: test.error })
  expect(test.advice).toMatch(/^[A-Z].{20,}\.$/)
  expect(provider.advice).toBe(test.advice)
}

describe('a response', () => {
  test.each(everyNth(responseShapes, 2).map((shape) => [shape.name, shape] as const))(
    '(%s) has the same outcome for a family and for a test, which reports it',
    async (_, shape) => {
      const family = await generated(shape)
      const administrator = await tested(shape)
      const { outcome, vendor_status, vendor_code, calls } = shape
      const isDelivered = outcome === 'delivered'
      expect([family.is_ai, administrator.test.success]).toEqual([isDelivered, isDelivered])
      expect(administrator.last).toEqual(family.last)
      expect(family.last).toMatchObject({
        outcome,
        ...(vendor_status && { vendor_status }),
        ...(vendor_code && { vendor_code }),
      })
      if (calls) expect([family.calls, administrator.calls]).toEqual([calls, calls])
      expect(`${family.text}${administrator.text}`).not.toMatch(vendorWords)
      expectWords(administrator, shape)
    },
  )

  test('has one of at least 80 shapes, and most of them become an activity', () => {
    const delivered = responseShapes.filter(({ outcome }) => outcome === 'delivered')
    expect(responseShapes.length).toBeGreaterThanOrEqual(80)
    expect(delivered.length).toBeGreaterThanOrEqual(40)
  })
})
