import { brokenInvariants } from '@fgm/db/invariants'
import { families, orders, parents, payments } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { registerFamilies } from '../../../test/cast.ts'
import { startFakeRazorpay } from '../../../test/fakes/payments.ts'
import { invite, leaveFamily, moveIn, removeParent, secondParent } from '../../../test/families.ts'
import { openToAll } from '../../../test/payments-app.ts'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { reconcileOrders } from './reconciliation.ts'
import { paymentsToReturn } from './settlement.ts'

/* Parents join, leave and are removed while a checkout is open: a payment belongs to the family of the parent who opened it. */

let fake: Awaited<ReturnType<typeof startFakeRazorpay>>
let app: TestApp
let ben: TestBrowser
let cas: TestBrowser
beforeEach(async () => {
  fake = await startFakeRazorpay()
  app = createTestApp(fake.env, { payments: fake.client(5_000) })
  openToAll(app)
  registerFamilies(app, 50)
  ben = await app.register({ name: 'Ben' })
  cas = await app.register({ name: 'Cas' })
})
afterEach(async () => {
  expect(brokenInvariants(app.connection)).toEqual([])
  await fake.close()
})

async function openCheckout(browser: TestBrowser): Promise<string> {
  const { status, body } = await browser.post('/api/payment/create-order', { currency: 'USD' })
  expect(status).toBe(200)
  return body.order_id
}

/** The vendor's webhooks, sooner or later, and often more than once. */
async function webhook(payment: object) {
  const { raw_body, headers } = fake.message('payment.captured', payment as never)
  const sent = { method: 'POST', body: raw_body, headers }
  expect((await app.app.request('/api/payment/webhook', sent)).status).toBe(200)
}

const familyOfName = (name: string) =>
  app.db
    .select({ family: families })
    .from(families)
    .innerJoin(parents, eq(parents.family_id, families.id))
    .where(eq(parents.name, name))
    .get()?.family
const isMember = (name: string) => familyOfName(name)?.waitlist_status === 'active'
const credits = async (browser: TestBrowser) =>
  (await browser.get('/user/profile')).body.ai_credits.remaining
/** Every payment, with the family that holds it. */
const money = () =>
  app.db
    .select()
    .from(payments)
    .orderBy(payments.receipt_number)
    .all()
    .map(({ disposition, family_id }) => [disposition, family_id])

describe('both families have an open checkout, and one brings all it has', () => {
  let [ofBen, ofCas] = ['', '']
  beforeEach(async () => {
    ofBen = await openCheckout(ben)
    ofCas = await openCheckout(cas)
  })

  test('the payment of the one who joined opens premium for both, by a late webhook, twice', async () => {
    expect((await moveIn(cas, await invite(ben), 'bring')).status).toBe(200)
    const { payment } = fake.pay(ofCas)
    await webhook(payment)
    await webhook(payment)
    const family = familyOfName('Ben')
    expect(family?.waitlist_status).toBe('active')
    expect(money()).toEqual([['activated', family?.id]])
    expect([await credits(ben), await credits(cas)]).toEqual([50, 50])
    expect((await ben.get('/user/receipts')).body.receipts).toHaveLength(1)
  })

  test('it counts, too, if only their browser reports it', async () => {
    await moveIn(cas, await invite(ben), 'bring')
    const { handed } = fake.pay(ofCas)
    const { status, body } = await cas.post('/api/payment/verify', handed)
    expect([status, body.message]).toEqual([200, 'Premium is yours. Thank you!'])
    expect(isMember('Ben')).toBe(true)
  })

  test('it counts if only the reconciliation finds it', async () => {
    const { payment } = fake.pay(ofCas)
    await moveIn(cas, await invite(ben), 'bring')
    expect(await reconcileOrders(app.deps)).toMatchObject({ asked: 2, settled: 1 })
    expect(money()).toEqual([['activated', familyOfName('Ben')?.id]])
    await webhook(payment)
    expect(money()).toHaveLength(1)
  })

  test('if both pay, the second payment is the family’s, too, and has to be refunded', async () => {
    await moveIn(cas, await invite(ben), 'bring')
    await webhook(fake.pay(ofBen).payment)
    await webhook(fake.pay(ofCas).payment)
    const id = familyOfName('Ben')?.id
    expect(money()).toEqual([
      ['activated', id],
      ['duplicate', id],
    ])
    expect(paymentsToReturn(app.db)).toMatchObject([{ family_id: id, disposition: 'duplicate' }])
    const { receipts } = (await cas.get('/user/receipts')).body
    expect(receipts.map((one: { is_duplicate: boolean }) => one.is_duplicate)).toEqual([
      true,
      false,
    ])
    const notified = `select name from mail_outbox join parents on parents.id = parent_id
      where kind = 'paid_twice' order by name`
    expect(app.connection.prepare(notified).pluck().all()).toEqual(['Ben', 'Cas'])
  })

  test('what was paid before stays, and its webhook after joining changes nothing', async () => {
    const { handed, payment } = fake.pay(ofBen)
    await ben.post('/api/payment/verify', handed)
    await moveIn(cas, await invite(ben), 'bring')
    await webhook(payment)
    expect(money()).toEqual([['activated', familyOfName('Cas')?.id]])
    expect(await credits(cas)).toBe(50)
  })
})

describe("a payment after a move belongs to the parent's current family", () => {
  test.each(['bring', 'leave_behind'] as const)('as %s', async (choice) => {
    const order = await openCheckout(cas)
    expect((await moveIn(cas, await invite(ben), choice)).status).toBe(200)
    await webhook(fake.pay(order).payment)
    expect(money()).toEqual([['activated', familyOfName('Ben')?.id]])
    expect(isMember('Cas')).toBe(true)
  })

  test('while others stay in the former family', async () => {
    await secondParent(app, cas, 'Dov')
    const order = await openCheckout(cas)
    expect((await moveIn(cas, await invite(ben), 'others_stay')).status).toBe(200)
    await webhook(fake.pay(order).payment)
    expect([isMember('Ben'), isMember('Dov')]).toEqual([true, false])
  })

  test('after moving into their own family', async () => {
    const dov = await secondParent(app, cas, 'Dov')
    const order = await openCheckout(dov)
    expect((await leaveFamily(dov, false)).status).toBe(200)
    await webhook(fake.pay(order).payment)
    expect([isMember('Dov'), isMember('Cas')]).toEqual([true, false])
    expect(money()).toEqual([['activated', familyOfName('Dov')?.id]])
  })

  test('after being removed', async () => {
    const dov = await secondParent(app, cas, 'Dov')
    const [hers, his] = [await openCheckout(cas), await openCheckout(dov)]
    expect(his).not.toBe(hers)
    expect((await removeParent(cas, 'Dov')).status).toBe(200)
    await webhook(fake.pay(his).payment)
    expect([isMember('Dov'), isMember('Cas')]).toEqual([true, false])
    await webhook(fake.pay(hers).payment)
    expect([isMember('Dov'), isMember('Cas')]).toEqual([true, true])
  })

  test('and is refunded if that family has premium', async () => {
    const order = await openCheckout(cas)
    await ben.post('/api/payment/verify', fake.pay(await openCheckout(ben)).handed)
    await moveIn(cas, await invite(ben), 'leave_behind')
    const { body } = await cas.post('/api/payment/verify', fake.pay(order).handed)
    expect(body.message).toMatch(/^Premium was yours already/)
    expect(paymentsToReturn(app.db)).toMatchObject([{ family_id: familyOfName('Ben')?.id }])
  })
})

describe('the family keeps', () => {
  test('what a parent paid before they left', async () => {
    const dov = await secondParent(app, cas, 'Dov')
    await webhook(fake.pay(await openCheckout(dov)).payment)
    expect((await leaveFamily(dov, false)).status).toBe(200)
    expect([isMember('Cas'), isMember('Dov')]).toEqual([true, false])
    expect(money()).toEqual([['activated', familyOfName('Cas')?.id]])
  })

  test('the payment of a parent whose account ends while the checkout is open', async () => {
    const dov = await secondParent(app, cas, 'Dov')
    const order = await openCheckout(dov)
    expect((await dov.delete('/user', { password: testPassword })).status).toBe(200)
    await webhook(fake.pay(order).payment)
    expect(money()).toEqual([['activated', familyOfName('Cas')?.id]])
  })
})

test('money that arrives when no one is left is on record to be refunded', async () => {
  const order = await openCheckout(cas)
  expect((await cas.delete('/user', { password: testPassword })).status).toBe(200)
  await webhook(fake.pay(order).payment)
  expect(money()).toEqual([['unmatched', null]])
  expect(paymentsToReturn(app.db)).toHaveLength(1)
  expect(app.db.select().from(orders).all()).toMatchObject([{ parent_id: null, family_id: null }])
})
