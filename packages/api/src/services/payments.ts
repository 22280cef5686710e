import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../core/config.ts'
import { isSameSecret } from '../core/same-secret.ts'

/*
 * The interface of payment providers, in our words. Razorpay is called over plain HTTP: its
 * own package has no timeout and does not compare signatures in constant time.
 */

export type NewOrder = { amount: number; currency: string; receipt: string }
type ProviderOrder = { order_id: string; amount: number; currency: string }

/** A payment of an order; only a captured one is money. */
type ProviderPayment = {
  payment_id: string
  order_id: string
  amount: number
  currency: string
  is_captured: boolean
  /** Captured, and refunded since. */
  is_refunded: boolean
}

type SignedPayment = { order_id: string; payment_id: string; signature: string }

export type PaymentProvider = {
  kind: 'razorpay' | 'sandbox' | 'off'
  /** Our public id in a checkout. */
  key_id: string
  is_test: boolean
  /** @throws PaymentOutage without an order, or with another one than requested. */
  createOrder: (order: NewOrder) => Promise<ProviderOrder>
  /** The order of that receipt, in case the response to its creation was lost. @throws PaymentOutage */
  findOrder: (receipt: string) => Promise<ProviderOrder | null>
  /** @throws PaymentOutage */
  paymentsOfOrder: (orderId: string) => Promise<ProviderPayment[]>
  /** Whether the provider signed that this payment belongs to this order. */
  isPaymentSigned: (payment: SignedPayment) => boolean
  /** Whether the provider sent exactly these bytes. */
  isWebhookSigned: (rawBody: string, signature: string) => boolean
  /** Pays an order of the simulated checkout; null if money is real. */
  simulatePayment: ((order: ProviderOrder) => SignedPayment) | null
}

/** No response from the provider, or an unusable one. What it did is unknown. */
export class PaymentOutage extends Error {
  override name = 'PaymentOutage'
}

const Order = z.object({
  id: z.string().min(1).max(64),
  amount: z.number().int(),
  currency: z.string(),
})
const Orders = z.object({ items: z.array(Order) })

/** A payment as Razorpay sends it, in responses and in webhooks. */
export const RazorpayPayment = z.object({
  id: z.string().min(1).max(64),
  order_id: z.string().min(1).max(64).nullish(),
  amount: z.number().int(),
  currency: z.string().max(8),
  status: z.string(),
  amount_refunded: z.number().int().nullish(),
})
const Payments = z.object({ items: z.array(RazorpayPayment) })

type RazorpaySettings = Pick<
  Config['payments'],
  'key_id' | 'key_secret' | 'webhook_secrets' | 'api_url'
> & { timeout_ms?: number }

/** The real provider. Every request times out after ten seconds; there are no retries here. */
export function razorpay(settings: RazorpaySettings): PaymentProvider {
  const { key_secret, webhook_secrets, api_url, timeout_ms = 10_000 } = settings
  const keyId = settings.key_id ?? ''
  if (!keyId || !key_secret) throw new Error('Razorpay needs a key id and a key secret')
  const authorization = `Basic ${Buffer.from(`${keyId}:${key_secret}`).toString('base64')}`

  async function request<Value>(schema: z.ZodType<Value>, path: string, body?: object) {
    try {
      const response = await fetch(`${api_url.replace(/\/+$/, '')}/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout_ms),
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`Razorpay answered ${response.status}`)
      return schema.parse(await response.json())
    } catch (cause) {
      throw new PaymentOutage(`Razorpay could not be asked: ${path.split(/[/?]/)[0]}`, { cause })
    }
  }
  const toOrder = ({ id, ...order }: z.output<typeof Order>) => ({ order_id: id, ...order })

  return {
    kind: 'razorpay',
    key_id: keyId,
    is_test: keyId.startsWith('rzp_test_'),
    createOrder: async (order) => {
      // An authorized payment would otherwise count as paid: the order itself requests its capture.
      const made = toOrder(await request(Order, 'orders', { ...order, payment_capture: 1 }))
      if (made.amount !== order.amount || made.currency !== order.currency)
        throw new PaymentOutage('Razorpay made an order that was not requested')
      return made
    },
    findOrder: async (receipt) => {
      const query = new URLSearchParams({ receipt })
      const [order] = (await request(Orders, `orders?${query}`)).items
      return order ? toOrder(order) : null
    },
    paymentsOfOrder: async (orderId) => {
      const { items } = await request(Payments, `orders/${encodeURIComponent(orderId)}/payments`)
      return items.map((payment) => ({
        payment_id: payment.id,
        order_id: orderId,
        amount: payment.amount,
        currency: payment.currency,
        // A refunded payment was captured before.
        is_captured: payment.status === 'captured' || payment.status === 'refunded',
        is_refunded: payment.status === 'refunded',
      }))
    },
    isPaymentSigned: (payment) => isPaymentSigned(payment, key_secret),
    isWebhookSigned: (rawBody, signature) =>
      webhook_secrets
        .map((secret) => isSameSecret(hmac(rawBody, secret), signature))
        .some((isEqual) => isEqual),
    simulatePayment: null,
  }
}

/**
 * A checkout without money, in this process, with signatures as secure as the provider's. The secret is
 * the server's own, so no one else can sign.
 */
export function sandboxPayments(deps: { newId: () => string; secret: string }): PaymentProvider {
  const orders = new Map<string, ProviderOrder>()
  const paid = new Map<string, ProviderPayment>()
  const shortId = () => deps.newId().replaceAll('-', '').slice(0, 14)
  return {
    kind: 'sandbox',
    key_id: 'sandbox',
    is_test: true,
    createOrder: async ({ amount, currency, receipt }) => {
      const order = { order_id: `order_${shortId()}`, amount, currency }
      orders.set(receipt, order)
      return order
    },
    findOrder: async (receipt) => orders.get(receipt) ?? null,
    paymentsOfOrder: async (orderId) =>
      [...paid.values()].filter((payment) => payment.order_id === orderId),
    isPaymentSigned: (payment) => isPaymentSigned(payment, deps.secret),
    isWebhookSigned: () => false,
    simulatePayment: ({ order_id, amount, currency }) => {
      const paymentId = `pay_${shortId()}`
      paid.set(paymentId, {
        payment_id: paymentId,
        order_id,
        amount,
        currency,
        is_captured: true,
        is_refunded: false,
      })
      return {
        order_id,
        payment_id: paymentId,
        signature: signatureOf(order_id, paymentId, deps.secret),
      }
    },
  }
}

/** No payments: calling this is a bug of ours. */
export function noPayments(): PaymentProvider {
  const refuse = async (): Promise<never> => {
    throw new PaymentOutage('Payments are off')
  }
  return {
    kind: 'off',
    key_id: '',
    is_test: false,
    createOrder: refuse,
    findOrder: refuse,
    paymentsOfOrder: refuse,
    isPaymentSigned: () => false,
    isWebhookSigned: () => false,
    simulatePayment: null,
  }
}

const signatureOf = (orderId: string, paymentId: string, secret: string) =>
  hmac(`${orderId}|${paymentId}`, secret)

const isPaymentSigned = ({ order_id, payment_id, signature }: SignedPayment, secret: string) =>
  isSameSecret(signatureOf(order_id, payment_id, secret), signature)

const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')
