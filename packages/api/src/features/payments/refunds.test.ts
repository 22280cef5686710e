import { expect, onTestFinished, test } from 'vitest'
import { books, createPaymentsApp } from '../../../test/payments-app.ts'

async function paymentsApp() {
  const town = await createPaymentsApp()
  onTestFinished(() => town.fake.close())
  return town
}

const standing = async ({ ben }: Awaited<ReturnType<typeof paymentsApp>>) =>
  (await ben.get('/waitlist/status')).body.user.waitlist_status

test('money that was refunded before we knew of it opens nothing', async () => {
  const town = await paymentsApp()
  const orderId = await town.orderId()
  const { payment } = town.fake.pay(orderId, { status: 'refunded', amount_refunded: 500 })
  await town.tell(town.fake.message('refund.processed', payment))
  await town.tell(town.fake.message('payment.captured', payment))
  expect(await standing(town)).toBe('reserved')
  expect(books(town.app)).toMatchObject({ activated: 0, unmatched: 1, orders: ['refunded'] })
})

test('a refunded payment that the provider is asked about opens nothing', async () => {
  const town = await paymentsApp()
  const orderId = await town.orderId()
  town.fake.pay(orderId, { status: 'refunded', amount_refunded: 500 })
  const answer = await town.ben.mutate('payments.check', { order_id: orderId })
  expect(answer.body).toEqual({ state: 'refunded', is_member: false })
  expect(books(town.app)).toMatchObject({ activated: 0, unmatched: 1, orders: ['refunded'] })
})

test('an order requests its money to be captured, not held', async () => {
  const town = await paymentsApp()
  await town.orderId()
  expect(town.fake.orders).toMatchObject([{ payment_capture: 1 }])
})
