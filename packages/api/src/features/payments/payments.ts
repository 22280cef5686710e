import { type Db, inTransaction } from '@fgm/db'
import { type Family, families, orders, payments } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import { type Currency, registrationTier, tierNumber } from '@fgm/shared/family/tiers'
import {
  type PaymentOffer,
  type PaymentResult,
  paymentsClosed,
  type Receipt,
  receiptNumber,
  type VerifyPayment,
} from '@fgm/shared/payments'
import { formatMoney } from '@fgm/shared/text/money'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, forbidden, invalid, notFound, unavailable } from '../../core/errors.ts'
import { noPayments, PaymentOutage, razorpay, sandboxPayments } from '../../services/payments.ts'
import { renderPdf } from '../downloads/downloads.ts'
import { familyOffer } from '../offers/offers.ts'
import type { Sender } from '../parents/parents.ts'
import { activateFamily } from '../queue/queue.ts'
import { serverSecret } from '../settings/settings.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { priceOf, unpaidOrder } from './orders.ts'
import { reconcileOrder } from './reconciliation.ts'
import { findOrderOfProvider, findPayment, settlePayment, transitionOrder } from './settlement.ts'

const verificationFailed = 'Payment verification failed. Please contact support.'

/** The configured provider. The sandbox signs with a secret that the server made. */
export function openPayments(deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newToken' | 'config'>) {
  const { payments } = deps.config
  if (payments.provider === 'razorpay') return razorpay(payments)
  if (payments.provider === 'off') return noPayments()
  return sandboxPayments({ newId: deps.newId, secret: serverSecret(deps, 'sandbox_payments') })
}

/** What the upgrade screen shows this family. */
export function paymentOffer(deps: Pick<Deps, 'db' | 'payments'>, family: Family): PaymentOffer {
  const offer = familyOffer(deps, family)
  return {
    ...offer,
    is_member: isMember(family),
    can_pay: offer.may_pay_now,
    checkout: deps.payments.kind,
    test_mode: deps.payments.is_test,
    registration_price_usd: registrationTier(tierNumber(family)).fee_usd,
  }
}

/**
 * POST /api/payment/create-order: the parent's only live order for the family's price. A price of 0 activates at
 * once, and changes nothing for an active founder; nothing else may skip a payment.
 * @throws 409 if premium is paid, 403 while payments are closed, 503 if the provider is down.
 */
export async function createOrder(deps: Deps, sender: Sender, currency: Currency) {
  const { family } = sender
  const amount = priceOf(family, currency)
  const isYours = isMember(family)
  if (amount === null || (isYours && amount > 0))
    throw conflict('already_premium', 'Premium is already yours. There is nothing to pay.')
  const order = { amount, currency, test_mode: deps.payments.is_test }
  if (amount === 0) {
    if (!isYours) inTransaction(deps.db, (tx) => activateFamily(deps, tx, family.id))
    return { ...order, key_id: null, order_id: null, skip_payment: true }
  }
  requireOpen(deps, family)
  countAttempt(deps, limits.payment_by_account, family.id)
  try {
    const orderId = await unpaidOrder(deps, sender, { currency, amount })
    return { ...order, key_id: deps.payments.key_id, order_id: orderId, skip_payment: false }
  } catch (cause) {
    if (!(cause instanceof PaymentOutage)) throw cause
    throw unavailable('payment_unavailable', 'Payment order creation failed', 5, cause)
  }
}

/**
 * POST /api/payment/verify: what the checkout returned, compared with our stored order. Repeating it is
 * a success again, and changes nothing.
 * @throws 404 for an order of another family, 400 if anything does not fit.
 */
export function verifyPayment(deps: Deps, family: Family, input: VerifyPayment): PaymentResult {
  const order = ownOrder(deps.db, family, input.order_id)
  countAttempt(deps, limits.payment_by_account, family.id)
  const { payment_id } = input
  const isAskedFor = input.amount === order.amount && input.currency === order.currency
  const known = findPayment(deps.db, payment_id)
  const isOfAnother = known !== undefined && known.order_id !== order.id
  if (!deps.payments.isPaymentSigned(input) || !isAskedFor || isOfAnother)
    throw invalid('payment_not_verified', verificationFailed)
  const { amount, currency } = order
  const payment = settlePayment(deps, {
    payment_id,
    provider_order_id: input.order_id,
    amount,
    currency,
    source: 'verify',
  })
  if (payment.disposition === 'unmatched') throw invalid('payment_not_verified', verificationFailed)
  const isFirst = payment.disposition === 'activated'
  return {
    success: true,
    message: isFirst
      ? 'Premium is yours. Thank you!'
      : `Premium was yours already. We are refunding your payment of ${formatMoney(amount, currency)}.`,
    receipt_id: payment.id,
  }
}

/**
 * The state of an order, after one query to the provider: for a checkout that was closed, or whose
 * response was lost. An outage changes nothing.
 */
export async function checkOrder(deps: Deps, family: Family, providerOrderId: string) {
  const order = ownOrder(deps.db, family, providerOrderId)
  countAttempt(deps, limits.payment_by_account, family.id)
  try {
    if (order.state !== 'paid' && order.state !== 'refunded') await reconcileOrder(deps, order)
  } catch (err) {
    if (!(err instanceof PaymentOutage)) throw err
    deps.log.warn({ err, order_id: order.id }, 'the payment provider did not answer')
  }
  const current = deps.db.select().from(families).where(eq(families.id, family.id)).get() ?? family
  return { state: ownOrder(deps.db, family, providerOrderId).state, is_member: isMember(current) }
}

/** Completes the simulated checkout, signed as a provider would. @throws 403 if money is real. */
export function simulateCheckout(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  family: Family,
  { order_id, outcome }: { order_id: string; outcome: 'success' | 'failure' },
) {
  const { simulatePayment } = deps.payments
  if (!simulatePayment) throw forbidden('no_test_checkout', 'There is no test checkout here.')
  const order = ownOrder(deps.db, family, order_id)
  if (order.state === 'paid') throw conflict('order_paid_already', 'This order is paid already.')
  if (outcome === 'failure') {
    transitionOrder(deps, deps.db, order.id, ['created'], 'attempted')
    return { payment: null }
  }
  const { payment_id, signature } = simulatePayment({
    order_id,
    amount: order.amount,
    currency: order.currency,
  })
  return { payment: { payment_id, signature } }
}

/** GET /user/receipts: what a family paid, newest first. */
export function listReceipts(db: Db, family: Pick<Family, 'id'>): Receipt[] {
  return db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.family_id, family.id), isNotNull(payments.receipt_number)))
    .orderBy(desc(payments.receipt_number))
    .all()
    .map(({ payments: paid, orders: order }) => ({
      id: paid.id,
      receipt_number: receiptNumber(paid.receipt_number ?? 0),
      label: order.label,
      amount: order.amount,
      currency: order.currency,
      paid_at: paid.created_at,
      is_duplicate: paid.disposition === 'duplicate',
      is_refunded: paid.refunded_at !== null,
      download_url: `/user/receipts/${encodeURIComponent(paid.id)}.pdf`,
    }))
}

/** The receipt as a PDF. @throws 404 for one of another family, 503 if too many are being made. */
export async function receiptPdf(deps: Deps, { parent, family }: Sender, id: string) {
  const receipt = listReceipts(deps.db, family).find((one) => one.id === id)
  if (!receipt) throw notFound('Receipt')
  countAttempt(deps, limits.download_by_address, family.id)
  const payment = deps.db.select().from(payments).where(eq(payments.id, id)).get()
  const printable = {
    receipt_number: receipt.receipt_number,
    paid_on: receipt.paid_at.slice(0, 10),
    family: parent.name,
    email: parent.email,
    item: `Lifetime premium (${receipt.label})`,
    price: formatMoney(receipt.amount, receipt.currency),
    payment_id: payment?.payment_id ?? '',
    note: noteOf(receipt, deps.payments.is_test),
    url: `${deps.config.base_url}/upgrade`,
  }
  return renderPdf(deps, { receipt: printable })
}

function noteOf({ is_refunded, is_duplicate }: Receipt, isTest: boolean): string {
  if (isTest) return 'Test payment: no money was moved.'
  if (is_refunded) return 'This payment was refunded.'
  return is_duplicate ? 'Paid a second time: this payment will be refunded.' : ''
}

function requireOpen(deps: Pick<Deps, 'db' | 'payments'>, family: Family) {
  const { may_pay_now, payments, payments_open_at } = familyOffer(deps, family)
  if (may_pay_now) return
  throw forbidden(
    'payments_closed',
    payments === 'later' ? paymentsClosed(payments_open_at) : 'Payments are not yet available.',
  )
}

/** Authorization by scoping: another family's order is not found. */
function ownOrder(db: Db, family: Pick<Family, 'id'>, providerOrderId: string) {
  const order = findOrderOfProvider(db, providerOrderId)
  if (order?.family_id !== family.id) throw notFound('Order')
  return order
}
