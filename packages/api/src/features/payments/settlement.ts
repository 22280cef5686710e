import { type Db, inTransaction } from '@fgm/db'
import { families, orders, payments } from '@fgm/db/schema'
import { type OrderState, receiptNumber } from '@fgm/shared/payments'
import { formatMoney } from '@fgm/shared/text/money'
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { countersOf } from '../counters/counters.ts'
import { enqueueToParents } from '../mail/mail.ts'
import { activateFamily } from '../queue/queue.ts'
import { paidTwiceMail, receiptMail, testReceiptMail } from './payment-mails.ts'

export type PaymentRow = typeof payments.$inferSelect
export type OrderRow = typeof orders.$inferSelect
type Writing = Pick<Deps, 'db' | 'newId' | 'now' | 'config' | 'log' | 'payments'>

/** A payment as the provider reports it. */
export type CapturedPayment = {
  payment_id: string
  provider_order_id: string | null
  amount: number
  currency: string
  source: PaymentRow['source']
  /** Whether it is refunded already: then it is recorded, and opens nothing. */
  is_refunded?: boolean
}

/** States that a payment can still change; `refunded` was paid already. */
const payableStates: OrderState[] = ['created', 'attempted', 'expired', 'failed']

/**
 * Records a captured payment and its consequences, once: a repeated report, in
 * any order, gets the row of the first time. The only way to become active by paying.
 */
export function settlePayment(deps: Writing, captured: CapturedPayment): PaymentRow {
  return inTransaction(deps.db, (tx) => {
    const known = findPayment(tx, captured.payment_id)
    if (known) return known
    const order = captured.provider_order_id
      ? findOrderOfProvider(tx, captured.provider_order_id)
      : undefined
    const row = record(deps, tx, captured, order)
    if (row.disposition !== 'activated' && !row.refunded_at)
      deps.log.warn({ id: row.id, disposition: row.disposition }, 'a payment has to be given back')
    return row
  })
}

/** The payment of that id at the provider. */
export const findPayment = (db: Db, paymentId: string): PaymentRow | undefined =>
  db.select().from(payments).where(eq(payments.payment_id, paymentId)).get()

/** Our order of that id at the provider. */
export const findOrderOfProvider = (db: Db, providerOrderId: string): OrderRow | undefined =>
  db.select().from(orders).where(eq(orders.provider_order_id, providerOrderId)).get()

/** Moves an order to a state, from one of the allowed ones. @returns true if it moved. */
export function transitionOrder(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  id: string,
  from: OrderState[],
  state: OrderState,
): boolean {
  const moved = db
    .update(orders)
    .set({ state, updated_at: now().toISOString() })
    .where(and(eq(orders.id, id), inArray(orders.state, from)))
    .run()
  return moved.changes > 0
}

/** Payments that opened nothing and have not been refunded, oldest first. */
export const paymentsToReturn = (db: Db): PaymentRow[] =>
  db
    .select()
    .from(payments)
    // Literal, not bound: only then does SQLite use its partial index.
    .where(sql`disposition <> 'activated' and refunded_at is null`)
    .orderBy(asc(payments.created_at))
    .all()

/**
 * The money was refunded. What it had opened stays open until an administrator decides. A refund that is
 * handled before its payment records the payment as refunded, so that it opens nothing later.
 */
export function recordRefund(deps: Writing, refunded: CapturedPayment) {
  inTransaction(deps.db, (tx) => {
    const row = findPayment(tx, refunded.payment_id)
    if (!row) return void settlePayment({ ...deps, db: tx }, { ...refunded, is_refunded: true })
    if (row.refunded_at) return
    tx.update(payments)
      .set({ refunded_at: deps.now().toISOString() })
      .where(eq(payments.id, row.id))
      .run()
    if (row.order_id && row.disposition === 'activated')
      transitionOrder(deps, tx, row.order_id, ['paid'], 'refunded')
  })
}

function record(deps: Writing, tx: Db, captured: CapturedPayment, order: OrderRow | undefined) {
  const family = order?.family_id
    ? tx.select().from(families).where(eq(families.id, order.family_id)).get()
    : undefined
  const isAsOrdered =
    order && captured.amount === order.amount && captured.currency === order.currency
  if (captured.is_refunded) {
    if (order) transitionOrder(deps, tx, order.id, payableStates, 'refunded')
    return insertPayment(deps, tx, captured, { order, disposition: 'unmatched' })
  }
  if (!order || !family || !isAsOrdered)
    return insertPayment(deps, tx, captured, { order, disposition: 'unmatched' })
  transitionOrder(deps, tx, order.id, payableStates, 'paid')
  const disposition = activateFamily(deps, tx, family.id) ? 'activated' : 'duplicate'
  const row = insertPayment(deps, tx, captured, { order, disposition })
  sendReceipt(deps, tx, family, order, row)
  return row
}

function insertPayment(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  captured: CapturedPayment,
  found: { order: OrderRow | undefined; disposition: PaymentRow['disposition'] },
): PaymentRow {
  const { order, disposition } = found
  const { is_refunded, ...fields } = captured
  const createdAt = deps.now().toISOString()
  const isMatched = order && disposition !== 'unmatched'
  const payment = tx
    .insert(payments)
    .values({
      ...fields,
      id: deps.newId(),
      order_id: order?.id ?? null,
      family_id: order?.family_id ?? null,
      disposition,
      amount_usd: isMatched ? order.amount_usd : null,
      receipt_number: isMatched ? nextReceiptNumber(tx) : null,
      refunded_at: is_refunded ? createdAt : null,
      created_at: createdAt,
    })
    .returning()
    .get()
  const { paymentsCaptured, revenue } = countersOf(tx)
  paymentsCaptured.inc({ disposition })
  if (disposition === 'activated') revenue.inc(payment.amount_usd ?? 0)
  return payment
}

const nextReceiptNumber = (tx: Db) =>
  (tx
    .select({ last: max(payments.receipt_number) })
    .from(payments)
    .get()?.last ?? 0) + 1

function sendReceipt(
  deps: Writing,
  tx: Db,
  family: typeof families.$inferSelect,
  order: OrderRow,
  row: PaymentRow,
) {
  const paid = {
    receipt_number: receiptNumber(row.receipt_number ?? 0),
    price: formatMoney(order.amount, order.currency),
    payment_id: row.payment_id,
  }
  const { is_test } = deps.payments
  const [kind, write] =
    row.disposition === 'activated'
      ? (['receipt', is_test ? testReceiptMail : receiptMail] as const)
      : (['paid_twice', is_test ? testReceiptMail : paidTwiceMail] as const)
  enqueueToParents(deps, tx, family, kind, () => write(paid))
}
