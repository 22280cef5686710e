import { describe, expect, test } from 'vitest'
import { ben, root } from '../../../test/cast.ts'
import { createTestApp } from '../../../test/test-app.ts'

const path = '/trpc/operator.current'
const settings = '/api/admin/settings'

describe('who runs the site', () => {
  test('is unknown until an administrator enters it', async () => {
    const { status, body } = await createTestApp().browser().get(path)
    expect([status, body.result.data]).toEqual([
      200,
      {
        name: null,
        address: null,
        email: null,
        data_place: null,
        refund_days: null,
        ai_services: [],
        has_google: false,
        has_payments: false,
        sends_mail: false,
      },
    ])
  })

  test('is what an administrator wrote, for visitors and families alike', async () => {
    const app = createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', PAYMENTS: 'sandbox' })
    const administrator = await root(app)
    const saved = await administrator.put(settings, {
      operator_name: ' Five Good Minutes  Ltd ',
      operator_address: '1 Kind Street\nPorto\nPortugal',
      operator_email: 'hello@minutes.example',
      data_place: 'Portugal',
      refund_days: 14,
    })
    expect(saved.status).toBe(200)
    for (const browser of [app.browser(), await ben(app)])
      expect((await browser.get(path)).body.result.data).toMatchObject({
        name: 'Five Good Minutes Ltd',
        address: '1 Kind Street\nPorto\nPortugal',
        email: 'hello@minutes.example',
        data_place: 'Portugal',
        refund_days: 14,
        has_payments: true,
        sends_mail: true,
      })
  })

  test.each([
    ['operator_email', 'write to me'],
    ['refund_days', 0],
    ['refund_days', 14.5],
    ['operator_name', 'x'.repeat(200)],
    ['operator_name', '   '],
  ])('refuses %s: %s with a sentence, and keeps what was', async (name, value) => {
    const app = createTestApp()
    const administrator = await root(app)
    const { status, body } = await administrator.put(settings, { [name]: value })
    expect(status).toBe(400)
    expect(body.error).toMatch(/\w/)
    expect((await app.browser().get(path)).body.result.data).toMatchObject({
      name: null,
      email: null,
      refund_days: null,
    })
  })

  test('can be changed only by administrators', async () => {
    const app = createTestApp()
    const family = await ben(app)
    expect((await family.put(settings, { operator_name: 'Mallory' })).status).toBe(403)
  })

  test('names a configured AI provider, but not the idea book', async () => {
    const app = createTestApp({ OPENAI_API_KEY: 'sk-test-key-that-is-none' })
    const { body } = await app.browser().get(path)
    expect(body.result.data.ai_services).toHaveLength(1)
    expect(body.result.data.ai_services[0]).toMatch(/OpenAI/i)
    expect(JSON.stringify(body)).not.toContain('sk-test')
  })
})
