import { expect, onTestFinished, test } from 'vitest'
import { books, createPaymentsApp } from '../../../test/payments-app.ts'

async function paymentsApp() {
  const setup = await createPaymentsApp()
  onTestFinished(() => setup.fake.close())
  return setup
}

const statusOf = async ({ ben }: Awaited<ReturnType<typeof paymentsApp>>) =>
  (await ben.get('/waitlist/status')).body.user.waitlist_status

test('money that was refunded before we knew of it opens nothing', async () => {
  const setup = await paymentsApp()
  const orderId = await setup.orderId()
  const { payment } = setup.fake.pay(orderId, { status: 'refunded', amount_refunded: 500 })
  await setup.deliver(setup.fake.message('refund.processed', payment))
  await setup.deliver(setup.fake.message('payment.captured', payment))
  expect(await statusOf(setup)).toBe('reserved')
  expect(books(setup.app)).toMatchObject({ activated: 0, unmatched: 1, orders: ['refunded'] })
})

test('a refunded payment that a check finds opens nothing', async () => {
  const setup = await paymentsApp()
  const orderId = await setup.orderId()
  setup.fake.pay(orderId, { status: 'refunded', amount_refunded: 500 })
  const response = await setup.ben.mutate('payments.check', { order_id: orderId })
  expect(response.body).toEqual({ state: 'refunded', is_member: false })
  expect(books(setup.app)).toMatchObject({ activated: 0, unmatched: 1, orders: ['refunded'] })
})

test('an order requests its money to be captured, not only authorized', async () => {
  const setup = await paymentsApp()
  await setup.orderId()
  expect(setup.fake.orders).toMatchObject([{ payment_capture: 1 }])
})
