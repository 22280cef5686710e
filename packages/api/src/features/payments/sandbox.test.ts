import { beforeEach, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { books, createPaymentsApp, openToAll, waitingFamily } from '../../../test/payments-app.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { reconcileOrders } from './reconciliation.ts'

let app: TestApp
let ben: TestBrowser
beforeEach(async () => {
  app = createTestApp({ PAYMENTS: 'sandbox' })
  openToAll(app)
  ben = await waitingFamily(app)
})

const orderOf = async (browser: TestBrowser) =>
  (await browser.post('/api/payment/create-order', { currency: 'GBP' })).body
const simulate = (browser: TestBrowser, orderId: string, outcome = 'success') =>
  browser.mutate('payments.simulate', { order_id: orderId, outcome })

describe('the simulated checkout', () => {
  test('pays with a signature that is verified like any other', async () => {
    const { order_id, amount, currency, ...order } = await orderOf(ben)
    expect([amount, currency, order]).toEqual([
      390,
      'GBP',
      { key_id: 'sandbox', skip_payment: false, test_mode: true },
    ])
    const { payment } = (await simulate(ben, order_id)).body
    const handed = { order_id, amount, currency, ...payment }
    const forged = { ...handed, signature: '0'.repeat(64) }
    expect((await ben.post('/api/payment/verify', forged)).status).toBe(400)
    expect((await ben.post('/api/payment/verify', handed)).body.success).toBe(true)
    expect(books(app)).toMatchObject({ activated: 1, orders: ['paid'] })
  })

  test('lets a payment fail, and the next one succeed', async () => {
    const { order_id } = await orderOf(ben)
    expect((await simulate(ben, order_id, 'failure')).body).toEqual({ payment: null })
    expect(books(app).orders).toEqual(['attempted'])
    expect((await simulate(ben, order_id)).body.payment.payment_id).toMatch(/^pay_/)
  })

  test('is reconciled like any other when the browser is closed after paying', async () => {
    const { order_id } = await orderOf(ben)
    await simulate(ben, order_id)
    await reconcileOrders(app.deps)
    expect(books(app)).toMatchObject({ activated: 1 })
    expect((await simulate(ben, order_id)).status).toBe(409)
  })

  test("pays no order of another family's, and none for visitors", async () => {
    const { order_id } = await orderOf(ben)
    expect((await simulate(await eve(app), order_id)).status).toBe(404)
    expect((await simulate(app.browser(), order_id)).status).toBe(401)
  })

  test('has no webhook: none can be signed', async () => {
    const headers = { 'x-razorpay-signature': '0'.repeat(64) }
    const response = await ben.send('POST', '/api/payment/webhook', '{}', headers)
    expect(response.status).toBe(400)
  })

  test('does not exist if money is real', async () => {
    const real = await createPaymentsApp()
    const orderId = await real.orderId()
    const { status, body } = await simulate(real.ben, orderId)
    await real.fake.close()
    expect([status, body.error]).toEqual([403, 'There is no test checkout here.'])
  })
})

describe('the offer', () => {
  test('has the prices, the announced tier, and whether it can be paid', async () => {
    const { body } = await ben.query('payments.offer')
    expect(body).toMatchObject({
      is_member: false,
      can_pay: true,
      checkout: 'sandbox',
      test_mode: true,
      label: 'Early Bird',
      registration_price_usd: 1200,
    })
    expect(body.prices).toEqual([
      { currency: 'USD', amount: 500 },
      { currency: 'EUR', amount: 450 },
      { currency: 'GBP', amount: 390 },
      { currency: 'INR', amount: 41_500 },
    ])
  })

  test('is not for visitors', async () => {
    expect((await app.browser().query('payments.offer')).status).toBe(401)
  })
})
