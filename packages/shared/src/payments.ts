import { z } from 'zod'
import { Currency, currencies } from './family/tiers.ts'
import { Amount, LaunchOffer } from './launch/offers.ts'

/*
 * Paying once for lifetime premium (spec part one §4, §7; decisions §5). The contract is Razorpay's:
 * an order, a checkout, and a signature over both ids. Amounts are minor units: cents, pence, paise.
 */

/** How an order may be paid: `sandbox` is a simulated checkout, `off` means none. */
export const CheckoutKind = z.enum(['razorpay', 'sandbox', 'off'])
export type CheckoutKind = z.output<typeof CheckoutKind>

/** The state of an order. It only moves forward; money that arrives late makes any of them `paid`. */
export const OrderState = z.enum(['created', 'attempted', 'expired', 'failed', 'paid', 'refunded'])
export type OrderState = z.output<typeof OrderState>

/** Ids of the provider; the limit is longer than any it creates. */
const ProviderId = z.string().min(1).max(64)

/** What the upgrade screen shows a logged-in family: its offer, and how it can pay. */
export const PaymentOffer = LaunchOffer.extend({
  is_member: z.boolean().describe('Premium is theirs already'),
  can_pay: z.boolean().describe('The same as `may_pay_now`'),
  checkout: CheckoutKind,
  test_mode: z.boolean(),
  registration_price_usd: Amount.describe('What registration named, in US cents'),
}).meta({ id: 'PaymentOffer' })
export type PaymentOffer = z.output<typeof PaymentOffer>

/** POST /api/payment/create-order: only the currency; the server knows the amount. */
export const CreateOrder = z
  .object({ currency: z.enum(currencies, 'Please choose USD, EUR, GBP or INR.') })
  .meta({ id: 'CreateOrder' })

/** What opens a checkout. With `skip_payment` premium is already active, and there are no ids. */
export const PaymentOrder = z
  .object({
    key_id: z.string().nullable(),
    amount: Amount,
    currency: Currency,
    order_id: z.string().nullable(),
    skip_payment: z.boolean(),
    test_mode: z.boolean(),
  })
  .meta({ id: 'PaymentOrder' })
export type PaymentOrder = z.output<typeof PaymentOrder>

/** POST /api/payment/verify: the result of the checkout. Amount and currency are only compared. */
export const VerifyPayment = z
  .object({
    order_id: ProviderId,
    payment_id: ProviderId,
    signature: z.string().max(256),
    amount: Amount,
    currency: Currency,
  })
  .meta({ id: 'VerifyPayment' })
export type VerifyPayment = z.output<typeof VerifyPayment>

/** A verified payment. Everything else is an error with a sentence. */
export const PaymentResult = z
  .object({ success: z.literal(true), message: z.string(), receipt_id: z.string().nullable() })
  .meta({ id: 'PaymentResult' })
export type PaymentResult = z.output<typeof PaymentResult>

export const OrderAsked = z.object({ order_id: ProviderId }).meta({ id: 'OrderAsked' })

/** The state of an order after a request to the provider. */
export const OrderStanding = z
  .object({ state: OrderState, is_member: z.boolean() })
  .meta({ id: 'OrderStanding' })
export type OrderStanding = z.output<typeof OrderStanding>

/** How the simulated checkout should end. */
export const SimulateCheckout = z
  .object({ order_id: ProviderId, outcome: z.enum(['success', 'failure']) })
  .meta({ id: 'SimulateCheckout' })

/** The result of a checkout after a payment; null when the payment failed. */
export const SimulatedCheckout = z
  .object({
    payment: z.object({ payment_id: z.string(), signature: z.string() }).nullable(),
  })
  .meta({ id: 'SimulatedCheckout' })

export const Receipt = z
  .object({
    id: z.string(),
    receipt_number: z.string(),
    label: z.string(),
    amount: Amount,
    currency: Currency,
    paid_at: z.string(),
    is_duplicate: z.boolean().describe('Paid although premium was active: to be given back'),
    is_refunded: z.boolean(),
    download_url: z.string(),
  })
  .meta({ id: 'Receipt' })
export type Receipt = z.output<typeof Receipt>

/** 'FGM-000042': the number on a receipt. */
export const receiptNumber = (number: number) => `FGM-${String(number).padStart(6, '0')}`

/** The message while payments are closed (spec part one §8), with the configured threshold. */
export const paymentsClosed = (threshold: number) =>
  `Payments will be available when we reach ${threshold} users!`
