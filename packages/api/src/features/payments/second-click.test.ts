import { leases, parents } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { it, ordersOf, payInEachTest } from '../../../test/payments-app.ts'
import { severalServers } from '../../../test/several-servers.ts'
import type { Deps } from '../../core/deps.ts'
import { claim } from '../leases/leases.ts'
import { createOrder } from './payments.ts'

payInEachTest()

/** Two servers on the database, and a click of Ben's at one of them. */
function twoServers() {
  const ben = it.app.db.select().from(parents).where(eq(parents.name, 'Ben')).get()
  const family = it.app.db.query.families.findFirst().sync()
  if (!ben || !family) throw new Error('There is no Ben')
  const click = async (server: Deps) =>
    (await createOrder(server, { parent: ben, family }, 'USD')).order_id
  const [one, other] = severalServers(it.app, 2) as [Deps, Deps]
  return { one, other, click }
}

const made = () => it.fake.state.requests.filter((line) => line === 'POST /v1/orders').length

test('clicks at two servers at once make one order at the provider, and get it', async () => {
  const { one, other, click } = twoServers()
  const clicks = [one, other, other, one, other].map(click)
  const ids = await Promise.all(clicks)
  expect(ids).toEqual(ids.map(() => it.fake.orders[0]?.id))
  expect([made(), ordersOf(it.app, 'Ben', 'USD').length]).toEqual([1, 1])
  expect(it.app.db.select().from(leases).all()).toEqual([])
})

test('when the response to the first was lost, the second finds its order', async () => {
  const { one, other, click } = twoServers()
  it.fake.state.trouble = 'drop_after_create'
  const first = click(one)
  const second = click(other)
  await expect(first).rejects.toThrow('Payment order creation failed')
  it.fake.state.trouble = 'none'
  expect(await second).toBe(it.fake.orders[0]?.id)
  expect([made(), it.fake.orders.length]).toEqual([1, 1])
})

test('when the first server is gone, the second orders once its claim is over', async () => {
  const { one, other, click } = twoServers()
  it.fake.state.trouble = 'error_500'
  await expect(click(one)).rejects.toThrow('Payment order creation failed')
  it.fake.state.trouble = 'none'
  claim(one, `order ${ordersOf(it.app, 'Ben', 'USD')[0]?.order.id}`)
  const second = click(other)
  it.app.clock.advance(25)
  expect(await second).toBe(it.fake.orders[0]?.id)
  expect(it.fake.orders).toHaveLength(1)
})

test('a server that was paused for longer than its claim gets the order of the other', async () => {
  const { one, other, click } = twoServers()
  const late = { ...one, payments: { ...one.payments } }
  late.payments.createOrder = async (order) => {
    const slow = await one.payments.createOrder(order)
    it.app.clock.advance(60)
    expect(await click(other)).toBe(slow.order_id)
    return slow
  }
  expect(await click(late)).toBe(it.fake.orders[0]?.id)
  expect([made(), it.fake.orders.length]).toEqual([1, 1])
})
