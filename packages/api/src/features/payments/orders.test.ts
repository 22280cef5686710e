import { orders } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { root } from '../../../test/cast.ts'
import type { PaymentTrouble } from '../../../test/fakes/payments.ts'
import {
  it,
  openToAll,
  ordersOf,
  payInEachTest,
  waitingFamily,
} from '../../../test/payments-app.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { writeSetting } from '../settings/settings.ts'

payInEachTest()

describe('an order', () => {
  test("has the server's amount, in the chosen currency", async () => {
    const { status, body } = await it.order(it.ben, 'INR')
    expect([status, body]).toEqual([
      200,
      {
        key_id: 'rzp_test_ours',
        amount: 41_500,
        currency: 'INR',
        order_id: it.fake.orders[0]?.id,
        skip_payment: false,
        test_mode: true,
      },
    ])
    expect(it.fake.orders).toMatchObject([{ amount: 41_500, currency: 'INR' }])
    expect(it.fake.orders[0]?.receipt.length).toBeLessThanOrEqual(40)
  })

  test.each([
    [75, 300],
    [150, 700],
    [201, 500],
    [450, 500],
    [501, 2500],
  ])('of family %i costs %i cents', async (number, cents) => {
    const family = await waitingFamily(it.app, 'Cleo', number)
    expect((await it.order(family)).body.amount).toBe(cents)
  })

  test('takes no amount, no skipping and no test mode from a client', async () => {
    const wishes = { amount: 1, skip_payment: true, test_mode: false, price: 0 }
    const { body } = await it.ben.post('/api/payment/create-order', { currency: 'USD', ...wishes })
    expect(body).toMatchObject({ amount: 500, skip_payment: false, test_mode: true })
  })

  test.each([undefined, 'usd', 'JPY', 5, null])('in %s is refused', async (currency) => {
    const { status, body } = await it.ben.post('/api/payment/create-order', { currency })
    expect([status, body.error]).toEqual([400, 'Please choose USD, EUR, GBP or INR.'])
  })

  test('is the same on a second click, and another in another currency', async () => {
    const first = await it.orderId()
    expect(await it.orderId()).toBe(first)
    expect(await it.orderId(it.ben, 'EUR')).not.toBe(first)
    expect(it.fake.orders).toHaveLength(2)
  })

  test('is one order after 20 clicks at once', async () => {
    const clicks = Array.from({ length: 20 }, () => it.orderId())
    expect(new Set(await Promise.all(clicks)).size).toBe(1)
    expect([it.fake.orders.length, ordersOf(it.app, 'Ben', 'USD').length]).toEqual([1, 1])
  })

  test('keeps its price if the price book changes before it is paid', async () => {
    const id = await it.orderId()
    it.app.connection
      .prepare(
        "update families set registration_number = 600 where id = (select family_id from parents where name = 'Ben')",
      )
      .run()
    const { handed } = it.fake.pay(id)
    expect((await it.verify(it.ben, handed)).status).toBe(200)
    expect(it.app.db.select().from(orders).all()).toMatchObject([{ amount: 500, state: 'paid' }])
  })

  test('older than a day is replaced by a new one', async () => {
    const first = await it.orderId()
    it.app.clock.advance(24 * 3600)
    expect(await it.orderId()).not.toBe(first)
    const states = ordersOf(it.app, 'Ben', 'USD').map(({ order }) => order.state)
    expect(states.sort()).toEqual(['created', 'expired'])
  })
})

describe('without the provider', () => {
  const troubles: PaymentTrouble[] = [
    'error_500',
    'hang',
    'wrong_amount',
    'wrong_currency',
    'not_json',
    'unknown_shape',
  ]
  test.each(troubles)('(%s) an order fails with its sentence, and works later', async (trouble) => {
    it.fake.state.trouble = trouble
    const { status, body } = await it.order(it.ben)
    expect([status, body.error]).toEqual([503, 'Payment order creation failed'])
    it.fake.state.trouble = 'none'
    const { handed } = it.fake.pay(await it.orderId())
    expect((await it.verify(it.ben, handed)).status).toBe(200)
  })

  test('if the response was lost after the order was made, the retry finds that order', async () => {
    it.fake.state.trouble = 'drop_after_create'
    expect((await it.order(it.ben)).status).toBe(503)
    it.fake.state.trouble = 'none'
    expect(await it.orderId()).toBe(it.fake.orders[0]?.id)
    expect(it.fake.orders).toHaveLength(1)
    expect(ordersOf(it.app, 'Ben', 'USD')).toHaveLength(1)
  })
})

describe('an order is refused', () => {
  test('to visitors, who have to log in', async () => {
    expect((await it.order(it.app.browser())).status).toBe(401)
  })

  test('to administrators, for whom there is nothing to pay', async () => {
    const app = createTestApp(it.fake.env)
    openToAll(app)
    const { status, body } = await it.order(await root(app))
    expect([status, body.error]).toEqual([
      409,
      'Premium is already yours. There is nothing to pay.',
    ])
  })

  test('while payments are closed, with the threshold that is set', async () => {
    it.app.connection.prepare('update families set registration_number = 60').run()
    writeSetting(it.app.deps, 'payments_mode', 'auto')
    const sentence = (await it.order(it.ben)).body.error
    expect(sentence).toBe('Payments will be available when we reach 101 users!')
    writeSetting(it.app.deps, 'payments_threshold', 300)
    expect((await it.order(it.ben)).body.error).toContain('300 users!')
    writeSetting(it.app.deps, 'payments_threshold', 1)
    writeSetting(it.app.deps, 'payments_mode', 'off')
    const { status, body } = await it.order(it.ben)
    expect([status, body.error]).toEqual([403, 'Payments are not yet available.'])
    expect(it.fake.state.requests).toEqual([])
  })

  test('if no provider is configured', async () => {
    const app = createTestApp()
    openToAll(app)
    const family = await waitingFamily(app)
    const { status, body } = await it.order(family)
    expect([status, body.error]).toEqual([403, 'Payments are not yet available.'])
  })
})

test('a price of 0 activates at once, once, and calls no provider', async () => {
  const family = await waitingFamily(it.app, 'Dot', 12)
  it.app.connection
    .prepare(
      "update families set founding_member = 1 where id = (select family_id from parents where name = 'Dot')",
    )
    .run()
  const { status, body } = await it.order(family)
  expect([status, body]).toEqual([
    200,
    {
      key_id: null,
      amount: 0,
      currency: 'USD',
      order_id: null,
      skip_payment: true,
      test_mode: true,
    },
  ])
  // Repeated, it changes nothing.
  expect((await it.order(family)).body.skip_payment).toBe(true)
  expect(it.fake.state.requests).toEqual([])
})
