import { payments } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { inLetters } from '../../../test/cast.ts'
import { books, it, payInEachTest, waitingFamily } from '../../../test/payments-app.ts'
import { reconcileOrders } from './reconciliation.ts'

payInEachTest()

const hours = (count: number) => it.app.clock.advance(count * 3600)

describe('reconciliation', () => {
  test('alone finds the payment of a closed browser', async () => {
    it.fake.pay(await it.orderId())
    expect(await reconcileOrders(it.app.deps)).toEqual({
      asked: 1,
      settled: 1,
      expired: 0,
      unanswered: 0,
    })
    expect((await it.ben.get('/user/profile')).body.waitlist_status).toBe('active')
    expect(it.app.db.select().from(payments).all()).toMatchObject([{ source: 'reconcile' }])
    expect(await reconcileOrders(it.app.deps)).toMatchObject({ asked: 0 })
  })

  test('accepts no money that was not captured', async () => {
    it.fake.pay(await it.orderId(), { status: 'authorized' })
    it.fake.pay(await it.orderId(), { status: 'failed' })
    await reconcileOrders(it.app.deps)
    expect(books(it.app)).toMatchObject({ activated: 0, orders: ['attempted'] })
  })

  test('checks an old order a last time, then lets it expire', async () => {
    const cleo = await waitingFamily(it.app, 'Cleo', 220)
    it.fake.pay(await it.orderId())
    await it.orderId(cleo)
    hours(25)
    expect(await reconcileOrders(it.app.deps)).toMatchObject({ asked: 2, settled: 1, expired: 1 })
    expect(books(it.app).orders.sort()).toEqual(['expired', 'paid'])
  })

  test('lets no order expire without a response of the provider', async () => {
    it.fake.pay(await it.orderId())
    hours(25)
    it.fake.state.trouble = 'error_500'
    expect(await reconcileOrders(it.app.deps)).toMatchObject({ expired: 0, unanswered: 1 })
    it.fake.state.trouble = 'none'
    expect(await reconcileOrders(it.app.deps)).toMatchObject({ settled: 1 })
  })

  test('gives up after three orders without a response', async () => {
    for (const number of [1, 2, 3, 4, 5])
      await it.orderId(await waitingFamily(it.app, `Family${inLetters(number)}`, 220 + number))
    it.fake.state.trouble = 'unknown_shape'
    expect(await reconcileOrders(it.app.deps)).toMatchObject({ asked: 3, unanswered: 3 })
  })

  test('expires an order that was never created, without a request', async () => {
    it.fake.state.trouble = 'error_500'
    await it.order(it.ben)
    it.fake.state.trouble = 'none'
    expect(await reconcileOrders(it.app.deps)).toMatchObject({ asked: 0 })
    hours(25)
    expect(await reconcileOrders(it.app.deps)).toMatchObject({ expired: 1 })
  })
})

describe('a family that closed the checkout', () => {
  const check = (orderId: string) => it.ben.mutate('payments.check', { order_id: orderId })

  test('is checked once, and active if it had paid', async () => {
    const id = await it.orderId()
    expect((await check(id)).body).toEqual({ state: 'created', is_member: false })
    it.fake.pay(id)
    expect((await check(id)).body).toEqual({ state: 'paid', is_member: true })
  })

  test('gets the state of its order even if the provider is down', async () => {
    const id = await it.orderId()
    it.fake.state.trouble = 'hang'
    expect((await check(id)).body).toEqual({ state: 'created', is_member: false })
  })
})
