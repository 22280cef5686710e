import type { Currency } from '@fgm/shared/family/tiers'
import type { CheckoutKind, PaymentOrder } from '@fgm/shared/payments'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { reloadPage } from '../../lib/import-errors.ts'
import { scriptLoader } from '../../lib/load-script.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'

export type Order = PaymentOrder & { order_id: string }

export type CheckoutState =
  | { step: 'idle' }
  | { step: 'ordering' }
  | { step: 'paying'; order: Order }
  | { step: 'confirming'; order: Order; is_slow: boolean }
  | { step: 'success'; message: string }
  | { step: 'dismissed' }
  | { step: 'failed'; message: string; order_id: string | null }
  | { step: 'already_paid'; message: string }

const reloadMs = 2_000
const pollMs = 5_000
const pollLimit = 12
const setupFailed = 'Payment setup failed. Please try again.'
const paid = 'Premium is yours. Thank you!'
const ownErrors = { meta: { shows_own_error: true } } as const

type Family = { name: string; email: string }

/** One payment from the click to its end (spec part one §4): create order, pay, verify, reload. */
export function useCheckout(kind: CheckoutKind, family: Family) {
  const [state, setState] = useState<CheckoutState>({ step: 'idle' })
  const createOrder = trpc.payments.createOrder.useMutation(ownErrors)
  const verify = trpc.payments.verify.useMutation(ownErrors)
  const check = trpc.payments.check.useMutation(ownErrors)
  const simulate = trpc.payments.simulate.useMutation(ownErrors)
  const isMounted = useIsMounted()

  useEffect(() => {
    if (state.step !== 'success') return
    const timer = setTimeout(reloadPage, reloadMs)
    return () => clearTimeout(timer)
  }, [state.step])

  const fail = (message: string, orderId: string | null) =>
    setState({ step: 'failed', message, order_id: orderId })

  async function pay(currency: Currency) {
    setState({ step: 'ordering' })
    try {
      const made = await createOrder.mutateAsync({ currency })
      if (made.skip_payment || made.order_id === null)
        return setState({ step: 'success', message: paid })
      await openFor({ ...made, order_id: made.order_id })
    } catch (error) {
      const message = errorMessage(error)
      if (httpStatus(error) === 409) setState({ step: 'already_paid', message })
      else fail(message, null)
    }
  }

  async function openFor(order: Order) {
    if (kind !== 'razorpay') return setState({ step: 'paying', order })
    const Razorpay = await loadRazorpay().catch(() => undefined)
    if (!Razorpay) return fail(setupFailed, order.order_id)
    setState({ step: 'paying', order })
    const payment = await openCheckout(Razorpay, order, family)
    if (payment) await confirm(order, payment)
    else await dismiss(order)
  }

  async function confirm(order: Order, payment: SignedPayment) {
    setState({ step: 'confirming', order, is_slow: false })
    const { order_id, amount, currency } = order
    try {
      const { message } = await verify.mutateAsync({ order_id, amount, currency, ...payment })
      setState({ step: 'success', message })
    } catch (error) {
      const status = httpStatus(error) ?? 0
      if (status >= 400 && status < 500) fail(errorMessage(error), order_id)
      else await pollUntilPaid(order)
    }
  }

  // The response was lost, the payment was not: the provider's webhook also reports it to the server.
  async function pollUntilPaid(order: Order) {
    for (let times = 0; times < pollLimit && isMounted(); times += 1) {
      setState({ step: 'confirming', order, is_slow: times > 0 })
      if (await isPaid(order)) return setState({ step: 'success', message: paid })
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }

  // They may have paid anyway: checks once.
  async function dismiss(order: Order) {
    setState({ step: 'confirming', order, is_slow: false })
    if (await isPaid(order)) setState({ step: 'success', message: paid })
    else setState({ step: 'dismissed' })
  }

  async function isPaid({ order_id }: Order): Promise<boolean> {
    const status = await check.mutateAsync({ order_id }).catch(() => undefined)
    return status?.is_member ?? false
  }

  async function endTest(order: Order, outcome: 'success' | 'failure') {
    const { order_id } = order
    try {
      const { payment } = await simulate.mutateAsync({ order_id, outcome })
      if (payment) return await confirm(order, payment)
      fail('The payment did not go through. Nothing was charged.', order_id)
    } catch (error) {
      fail(errorMessage(error), order_id)
    }
  }

  return {
    state,
    pay,
    dismiss,
    endTest,
    isTestRunning: simulate.isPending,
    isBusy: ['ordering', 'paying', 'confirming'].includes(state.step),
  }
}

export type Checkout = ReturnType<typeof useCheckout>

function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}

/*
 * Razorpay's checkout, loaded once, when a parent clicks the button. No page loads it otherwise, and the content
 * security policy allows it only on /upgrade.
 */

type SignedPayment = { payment_id: string; signature: string }

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
  handler: (response: Record<`razorpay_${'payment_id' | 'order_id' | 'signature'}`, string>) => void
}

type RazorpayConstructor = new (options: RazorpayOptions) => { open: () => void }

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor
  }
}

/**
 * False when the page was reached from another page of ours without a new document: the content security policy is
 * still that page's, and refuses the checkout. The server writes into every document which page it was made for.
 */
export function mayLoadCheckout(): boolean {
  const madeFor = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  return !madeFor || !URL.canParse(madeFor) || new URL(madeFor).pathname === paths.upgrade
}

const loadRazorpay = scriptLoader(
  'https://checkout.razorpay.com/v1/checkout.js',
  () => window.Razorpay,
  { timeout: 10_000, failure: setupFailed },
)

/** Opens the checkout. Resolves with the payment, or with null when the parent closed it without paying. */
function openCheckout(
  Razorpay: RazorpayConstructor,
  order: Order,
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
