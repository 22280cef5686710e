import {
  creditEntriesTable,
  families,
  mailOutboxTable,
  orders,
  parents,
  payments,
} from '@fgm/db/schema'
import { and, eq, gt } from 'drizzle-orm'
import { afterEach, beforeEach, expect } from 'vitest'
import { writeSetting } from '../src/features/settings/settings.ts'
import { startFakeRazorpay } from './fakes/payments.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/** Opens payments to everyone, as an administrator would. */
export const openToAll = (app: TestApp) => writeSetting(app.deps, 'payments_mode', 'on')

/** A waiting family with that registration number, which decides its price. */
export async function waitingFamily(
  app: TestApp,
  name = 'Ben',
  registrationNumber = 210,
): Promise<TestBrowser> {
  const browser = await app.register({ name })
  const email = `${name.toLowerCase()}@example.com`
  app.connection
    .prepare(
      `update families set registration_number = ?, queue_order = ?, waitlist_status = 'reserved',
       founding_member = 0, tier = 'early_bird', activated_at = null where id = (select family_id from parents where email_key = ?)`,
    )
    .run(registrationNumber, registrationNumber, email)
  app.connection
    .prepare(
      'delete from credit_entries where family_id = (select family_id from parents where email_key = ?)',
    )
    .run(email)
  return browser
}

/** The app with its own fake Razorpay, open to all, with one family that may pay. */
export async function createPaymentsApp() {
  const fake = await startFakeRazorpay()
  const app = createTestApp(fake.env, { payments: fake.client() })
  openToAll(app)
  const ben = await waitingFamily(app)
  const order = (browser: TestBrowser, currency = 'USD') =>
    browser.post('/api/payment/create-order', { currency })
  return {
    app,
    fake,
    ben,
    /** False in a test that leaves payments at the provider of which we have no report. */
    is_all_known: true,
    order,
    /** Makes an order for this family. @returns its id. */
    orderId: async (browser: TestBrowser = ben, currency = 'USD'): Promise<string> => {
      const { status, body } = await order(browser, currency)
      expect([status, body.error]).toEqual([200, undefined])
      return body.order_id
    },
    verify: (browser: TestBrowser, handed: object) => browser.post('/api/payment/verify', handed),
    deliver: async ({ raw_body, headers }: ReturnType<typeof fake.message>) => {
      const response = await app.app.request('/api/payment/webhook', {
        method: 'POST',
        body: raw_body,
        headers,
      })
      return { status: response.status, body: (await response.json()) as { error?: string } }
    },
  }
}

export type PaymentsApp = Awaited<ReturnType<typeof createPaymentsApp>>

/** The app of the running test, in a file that begins with `payInEachTest()`. */
export let it: PaymentsApp

/** Gives each test of a file a new app, and checks its books afterwards. */
export function payInEachTest() {
  beforeEach(async () => {
    it = await createPaymentsApp()
  })
  afterEach(async () => {
    checkBooks(it, it.is_all_known)
    await it.fake.close()
  })
}

export function books({ db }: Pick<TestApp, 'db'>) {
  const rows = db.select().from(payments).all()
  const count = (disposition: string) =>
    rows.filter((row) => row.disposition === disposition).length
  return {
    activated: count('activated'),
    duplicate: count('duplicate'),
    unmatched: count('unmatched'),
    orders: db
      .select()
      .from(orders)
      .all()
      .map(({ state }) => state),
  }
}

/** What must be true after everything: nothing is lost, nothing is given twice. */
export function checkBooks({ app, fake }: Pick<PaymentsApp, 'app' | 'fake'>, isAllKnown = true) {
  const { db } = app
  const rows = db.select().from(payments).all()
  const active = db.select().from(families).where(eq(families.waitlist_status, 'active')).all()
  const grants = db.select().from(creditEntriesTable).where(gt(creditEntriesTable.amount, 0)).all()
  const receipts = db
    .select()
    .from(mailOutboxTable)
    .where(eq(mailOutboxTable.kind, 'receipt'))
    .innerJoin(parents, eq(parents.id, mailOutboxTable.parent_id))
    .all()
    .map((row) => ({ family_id: row.parents.family_id }))
  const paying = rows.filter((row) => row.disposition === 'activated')
  const idsOf = (list: { family_id: string | null }[]) => list.map((row) => row.family_id).sort()
  const paidFor = active
    .filter((user) => !user.founding_member)
    .map(({ id }) => ({ family_id: id }))
  expect(idsOf(paying)).toEqual(idsOf(paidFor))
  expect(idsOf(grants)).toEqual(idsOf(active.map(({ id }) => ({ family_id: id }))))
  expect(idsOf(receipts)).toEqual(idsOf(paying))
  const paidOrders = db.select().from(orders).where(eq(orders.state, 'paid')).all()
  for (const order of paidOrders)
    expect(rows.some((row) => row.order_id === order.id && row.disposition !== 'unmatched')).toBe(
      true,
    )
  const captured = fake.payments.filter(({ status }) => status === 'captured').map(({ id }) => id)
  if (isAllKnown) expect(rows.map((row) => row.payment_id).sort()).toEqual(captured.sort())
}

/** The live orders of a family by name. */
export const ordersOf = ({ db }: Pick<TestApp, 'db'>, name: string, currency: 'USD' | 'EUR') =>
  db
    .select({ order: orders })
    .from(orders)
    .innerJoin(parents, eq(parents.family_id, orders.family_id))
    .where(and(eq(parents.name, name), eq(orders.currency, currency)))
    .all()
