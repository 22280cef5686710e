import { payments } from '@fgm/db/schema'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { books, it, payInEachTest } from '../../../test/payments-app.ts'

payInEachTest()

describe('the webhook', () => {
  test.each(['payment.captured', 'order.paid'])('%s alone makes a family active', async (event) => {
    const { payment } = it.fake.pay(await it.orderId())
    const response = await it.deliver(it.fake.message(event, payment))
    expect(response).toEqual({ status: 200, body: { received: true } })
    expect((await it.ben.get('/user/profile')).body.waitlist_status).toBe('active')
    expect(it.app.db.select().from(payments).all()).toMatchObject([{ source: 'webhook' }])
  })

  test('before the checkout: both succeed, and it counts once', async () => {
    const { payment, handed } = it.fake.pay(await it.orderId())
    await it.deliver(it.fake.message('payment.captured', payment))
    expect((await it.verify(it.ben, handed)).body.success).toBe(true)
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 0 })
  })

  test('after the checkout changes nothing', async () => {
    const { payment, handed } = it.fake.pay(await it.orderId())
    await it.verify(it.ben, handed)
    await it.deliver(it.fake.message('order.paid', payment))
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 0 })
  })

  test('sent twice, or as both of its kinds, counts once', async () => {
    const { payment } = it.fake.pay(await it.orderId())
    const message = it.fake.message('payment.captured', payment)
    const all = [message, message, it.fake.message('order.paid', payment)]
    for (const one of all) expect((await it.deliver(one)).status).toBe(200)
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 0, unmatched: 0 })
  })

  test('in any order never moves an order back', async () => {
    const id = await it.orderId()
    const lost = it.fake.pay(id, { status: 'failed' }).payment
    const { payment } = it.fake.pay(id)
    await it.deliver(it.fake.message('payment.captured', payment))
    for (const event of ['payment.failed', 'payment.authorized'])
      await it.deliver(it.fake.message(event, lost))
    expect(books(it.app)).toMatchObject({ activated: 1, orders: ['paid'] })
  })

  test('takes failed, authorized, captured as a second attempt', async () => {
    const id = await it.orderId()
    const { payment: lost } = it.fake.pay(id, { status: 'failed' })
    await it.deliver(it.fake.message('payment.failed', lost))
    expect(books(it.app).orders).toEqual(['attempted'])
    const { payment } = it.fake.pay(id)
    await it.deliver(it.fake.message('payment.authorized', { ...payment, status: 'authorized' }))
    await it.deliver(it.fake.message('payment.captured', payment))
    expect(books(it.app)).toMatchObject({ activated: 1, orders: ['paid'] })
  })

  test("accepts yesterday's secret, with which retries are signed", async () => {
    const { payment } = it.fake.pay(await it.orderId())
    const secret = 'webhook-secret-of-yesterday'
    expect((await it.deliver(it.fake.message('order.paid', payment, { secret }))).status).toBe(200)
    expect(books(it.app).activated).toBe(1)
  })

  test('records money for an unknown order, or for none', async () => {
    for (const id of ['order_of_nobody', null])
      await it.deliver(it.fake.message('payment.captured', it.fake.pay(id).payment))
    expect(books(it.app)).toMatchObject({ activated: 0, unmatched: 2 })
  })

  test.each([{ amount: 1 }, { currency: 'INR' }])(
    'puts a payment with %o on record and activates no one',
    async (change) => {
      const { payment } = it.fake.pay(await it.orderId(), change)
      await it.deliver(it.fake.message('payment.captured', payment))
      expect(books(it.app)).toMatchObject({ activated: 0, unmatched: 1, orders: ['created'] })
    },
  )

  test('of money for an order that had expired still makes the family active', async () => {
    const { payment } = it.fake.pay(await it.orderId())
    it.app.connection.prepare("update orders set state = 'expired'").run()
    await it.deliver(it.fake.message('payment.captured', payment))
    expect(books(it.app)).toMatchObject({ activated: 1, orders: ['paid'] })
  })

  test('records a refund', async () => {
    it.is_all_known = false
    const { payment, handed } = it.fake.pay(await it.orderId())
    await it.verify(it.ben, handed)
    const refunded = { ...payment, status: 'refunded', amount_refunded: 500 } as const
    await it.deliver(it.fake.message('refund.processed', refunded))
    expect(books(it.app).orders).toEqual(['refunded'])
    expect((await it.ben.get('/user/receipts')).body.receipts).toMatchObject([
      { is_refunded: true },
    ])
  })
})

describe('a message is refused', () => {
  beforeEach(() => {
    it.is_all_known = false
  })
  const messageOf = async () =>
    it.fake.message('payment.captured', it.fake.pay(await it.orderId()).payment)
  afterEach(() => expect(books(it.app)).toMatchObject({ activated: 0, unmatched: 0 }))

  test('without a signature, and with a wrong one', async () => {
    const { raw_body, headers } = await messageOf()
    const { 'x-razorpay-signature': signature, ...unsigned } = headers
    const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1)
    for (const given of ['', flipped, `${signature}0`]) {
      const signed = { ...unsigned, 'x-razorpay-signature': given }
      expect((await it.deliver({ raw_body, headers: signed })).status).toBe(400)
    }
    const bare = { raw_body, headers: unsigned } as ReturnType<typeof it.fake.message>
    expect(await it.deliver(bare)).toMatchObject({ status: 400, body: { error: /signature/ } })
  })

  test('serialized differently, with the same content', async () => {
    const { raw_body, headers } = await messageOf()
    const reserialized = JSON.stringify(JSON.parse(raw_body), null, 1)
    expect((await it.deliver({ raw_body: reserialized, headers })).status).toBe(400)
  })

  test('signed with the secret of the checkout instead of the webhook', async () => {
    const { payment } = it.fake.pay(await it.orderId())
    const secret = 'key-secret-of-razorpay'
    expect((await it.deliver(it.fake.message('order.paid', payment, { secret }))).status).toBe(400)
  })

  test('of more than a quarter of a megabyte', async () => {
    const { headers } = await messageOf()
    expect((await it.deliver({ raw_body: 'x'.repeat(300_000), headers })).status).toBe(413)
  })
})

test('a signed message of an unknown kind or shape is accepted and ignored', async () => {
  it.is_all_known = false
  const { payment } = it.fake.pay(await it.orderId())
  const unknown = it.fake.message('settlement.processed', payment)
  const odd = it.fake.message('payment.captured', { id: 7 })
  for (const message of [unknown, odd]) expect((await it.deliver(message)).status).toBe(200)
  expect(books(it.app)).toMatchObject({ activated: 0, unmatched: 0 })
})
