import type { PaymentOrder } from '@fgm/shared/payments'
import { loadScript } from '../../lib/load-script.ts'
import { paths } from '../../lib/paths.ts'

/*
 * Razorpay's checkout, loaded once, when a parent clicks the button. No page loads it
 * otherwise, and the content policy lets it load on /upgrade alone.
 */

const address = 'https://checkout.razorpay.com/v1/checkout.js'
const patience = 10_000
const failure = 'Payment setup failed. Please try again.'

/** What the checkout returns after a payment. */
export type SignedPayment = { payment_id: string; signature: string }

type RazorpayResponse = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** The part of Razorpay's options that we use. */
export type RazorpayOptions = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string }
  retry: { enabled: boolean }
  modal: { ondismiss: () => void; confirm_close: boolean; escape: boolean }
  handler: (response: RazorpayResponse) => void
}

export type RazorpayConstructor = new (options: RazorpayOptions) => { open: () => void }

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor
  }
}

/**
 * False when the page was reached from another page of ours without a new document: the content policy
 * is still that other page's, and refuses the checkout. The server writes into every document which
 * page it was made for.
 */
export function mayLoadCheckout(): boolean {
  const madeFor = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  return !madeFor || !URL.canParse(madeFor) || new URL(madeFor).pathname === paths.upgrade
}

let loading: Promise<RazorpayConstructor> | undefined

/** Razorpay's checkout. Rejects when its script fails or takes more than 10 seconds; the next call tries again. */
export function loadRazorpay(): Promise<RazorpayConstructor> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay)
  loading ??= loadScript(address, () => window.Razorpay, { patience, failure }).finally(() => {
    loading = undefined
  })
  return loading
}

type Family = { name: string; email: string }

/** Opens the checkout. Resolves with the payment, or with null when the parent closed it without paying. */
export function openCheckout(
  Razorpay: RazorpayConstructor,
  order: PaymentOrder & { order_id: string },
  family: Family,
): Promise<SignedPayment | null> {
  return new Promise((resolve) => {
    // A promise settles once: closing after paying, which some browsers also report, changes nothing.
    new Razorpay({
      key: order.key_id ?? '',
      order_id: order.order_id,
      amount: order.amount,
      currency: order.currency,
      name: 'Five Good Minutes',
      description: 'Lifetime premium',
      prefill: { name: family.name, email: family.email },
      retry: { enabled: true },
      modal: { ondismiss: () => resolve(null), confirm_close: true, escape: true },
      handler: (response) =>
        resolve({
          payment_id: response.razorpay_payment_id,
          signature: response.razorpay_signature,
        }),
    }).open()
  })
}
