import { payments } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { books, it, payInEachTest, waitingFamily } from '../../../test/payments-app.ts'
import { paymentsToReturn } from './settlement.ts'

payInEachTest()

const failed = [400, 'Payment verification failed. Please contact support.']
const statusAndError = ({ status, body }: { status: number; body: { error?: string } }) => [
  status,
  body.error,
]

describe('a payment from the checkout', () => {
  test('makes the family active, with credits, a receipt and a mail', async () => {
    const { handed } = it.fake.pay(await it.orderId())
    const { status, body } = await it.verify(it.ben, handed)
    expect([status, body]).toMatchObject([200, { success: true, message: /yours/ }])
    const profile = (await it.ben.get('/user/profile')).body
    expect(profile).toMatchObject({ waitlist_status: 'active', ai_credits: { remaining: 50 } })
    expect(it.app.db.select().from(payments).all()).toMatchObject([
      { source: 'verify', amount: 500, currency: 'USD', amount_usd: 500, receipt_number: 1 },
    ])
    expect((await it.ben.get('/waitlist/status')).body.user.queue_position).toBeNull()
  })

  test('verified 50 times at once is a success 50 times, and one activation', async () => {
    const { handed } = it.fake.pay(await it.orderId())
    const responses = await Promise.all(Array.from({ length: 50 }, () => it.verify(it.ben, handed)))
    expect(responses.every(({ status, body }) => status === 200 && body.success)).toBe(true)
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 0, orders: ['paid'] })
  })

  test('reported 100 times at once by checkout, webhook and check counts once', async () => {
    const id = await it.orderId()
    const { handed, payment } = it.fake.pay(id)
    const ways = [
      () => it.verify(it.ben, handed),
      () => it.deliver(it.fake.message('payment.captured', payment)),
      () => it.deliver(it.fake.message('order.paid', payment)),
      () => it.ben.mutate('payments.check', { order_id: id }),
    ]
    const calls = Array.from({ length: 100 }, (_, at) => ways[at % ways.length]?.())
    const responses = await Promise.all(calls)
    expect(responses.map((one) => one?.status)).toEqual(Array(100).fill(200))
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 0, unmatched: 0 })
  })

  test('in euros counts in the figures as dollars of the price book', async () => {
    const { handed } = it.fake.pay(await it.orderId(it.ben, 'EUR'))
    await it.verify(it.ben, handed)
    expect(it.app.db.select().from(payments).all()).toMatchObject([
      { currency: 'EUR', amount: 450, amount_usd: 500 },
    ])
  })

  test('of a second order is on record, mailed to the family and has to be refunded', async () => {
    const [usd, eur] = [await it.orderId(), await it.orderId(it.ben, 'EUR')]
    await it.verify(it.ben, it.fake.pay(usd).handed)
    const { status, body } = await it.verify(it.ben, it.fake.pay(eur).handed)
    expect([status, body.success]).toEqual([200, true])
    expect(body.message).toBe('Premium was yours already. We are refunding your payment of €4.50.')
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 1, unmatched: 0 })
    expect(paymentsToReturn(it.app.db)).toMatchObject([{ currency: 'EUR', amount: 450 }])
  })

  test('that is the second of an order is on record, and activates once', async () => {
    const id = await it.orderId()
    await it.verify(it.ben, it.fake.pay(id).handed)
    await it.verify(it.ben, it.fake.pay(id).handed)
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 1, orders: ['paid'] })
  })
})

describe('a verification is refused', () => {
  beforeEach(() => {
    it.is_all_known = false
  })
  const nothingHappened = () => expect(books(it.app)).toMatchObject({ activated: 0, unmatched: 0 })

  test.each(Array.from({ length: 8 }, (_, bit) => bit))(
    'with bit %i of its signature flipped',
    async (bit) => {
      const { handed } = it.fake.pay(await it.orderId())
      const bytes = Buffer.from(handed.signature, 'hex')
      bytes.writeUInt8(bytes.readUInt8(bit * 4) ^ (1 << bit), bit * 4)
      const forged = { ...handed, signature: bytes.toString('hex') }
      expect(statusAndError(await it.verify(it.ben, forged))).toEqual(failed)
      nothingHappened()
    },
  )

  test.each(['', 'x', 'f'.repeat(64), 'F'.repeat(64), 'ü'.repeat(64)])(
    'with the signature %j',
    async (signature) => {
      const { handed } = it.fake.pay(await it.orderId())
      expect(statusAndError(await it.verify(it.ben, { ...handed, signature }))).toEqual(failed)
      nothingHappened()
    },
  )

  test.each([{ amount: 1 }, { amount: 0 }, { amount: 50_000 }, { currency: 'INR' }])(
    'with %o instead of what was ordered',
    async (change) => {
      const { handed } = it.fake.pay(await it.orderId())
      expect(statusAndError(await it.verify(it.ben, { ...handed, ...change }))).toEqual(failed)
      nothingHappened()
    },
  )

  test('with the signature of another order', async () => {
    const [usd, eur] = [await it.orderId(), await it.orderId(it.ben, 'EUR')]
    const { handed } = it.fake.pay(usd)
    const moved = { ...handed, order_id: eur, amount: 450, currency: 'EUR' }
    expect(statusAndError(await it.verify(it.ben, moved))).toEqual(failed)
    nothingHappened()
  })

  test("with another family's order, which is a 404", async () => {
    const cleo = await waitingFamily(it.app, 'Cleo', 220)
    const { handed } = it.fake.pay(await it.orderId())
    expect(statusAndError(await it.verify(cleo, handed))).toEqual([404, 'Order not found'])
    const check = await cleo.mutate('payments.check', { order_id: handed.order_id })
    expect(check.status).toBe(404)
    nothingHappened()
  })

  test('with a payment that was used for another order, even if its signature fits', async () => {
    const cleo = await waitingFamily(it.app, 'Cleo', 220)
    const { handed } = it.fake.pay(await it.orderId())
    await it.verify(it.ben, handed)
    const orderId = await it.orderId(cleo)
    const signature = it.fake.sign(orderId, handed.payment_id)
    const reused = { ...handed, order_id: orderId, signature }
    expect(statusAndError(await it.verify(cleo, reused))).toEqual(failed)
    expect(books(it.app)).toMatchObject({ activated: 1, duplicate: 0 })
  })

  test('for an unknown order, and logged out', async () => {
    const { handed } = it.fake.pay(await it.orderId())
    const unknown = { ...handed, order_id: 'order_unknown' }
    expect((await it.verify(it.ben, unknown)).status).toBe(404)
    expect((await it.verify(it.app.browser(), handed)).status).toBe(401)
    expect((await it.ben.post('/api/payment/verify', {})).status).toBe(400)
    nothingHappened()
  })
})
