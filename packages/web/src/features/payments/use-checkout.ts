import type { Currency } from '@fgm/shared/family/tiers'
import type { CheckoutKind, PaymentOrder } from '@fgm/shared/payments'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { reloadPage } from '../../lib/import-errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { type HandedPayment, loadRazorpay, openCheckout } from './razorpay.ts'

export type Order = PaymentOrder & { order_id: string }

/** Where a payment stands on this page. */
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
const askAgainMs = 5_000
const askAtMost = 12
const setupFailed = 'Payment setup failed. Please try again.'
const paid = 'Premium is yours. Thank you!'
const quietly = { meta: { shows_own_error: true } } as const

type Family = { name: string; email: string }

/** One payment from the press of the button to its end (spec part one §4): create order, pay, verify, reload. */
export function useCheckout(kind: CheckoutKind, family: Family) {
  const [state, setState] = useState<CheckoutState>({ step: 'idle' })
  const createOrder = trpc.payments.createOrder.useMutation(quietly)
  const verify = trpc.payments.verify.useMutation(quietly)
  const check = trpc.payments.check.useMutation(quietly)
  const simulate = trpc.payments.simulate.useMutation(quietly)
  const isHere = useIsHere()

  useEffect(() => {
    if (state.step !== 'success') return
    const timer = setTimeout(reloadPage, reloadMs)
    return () => clearTimeout(timer)
  }, [state.step])

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
      else setState({ step: 'failed', message, order_id: null })
    }
  }

  async function openFor(order: Order) {
    if (kind !== 'razorpay') return setState({ step: 'paying', order })
    const Razorpay = await loadRazorpay().catch(() => undefined)
    if (!Razorpay)
      return setState({ step: 'failed', message: setupFailed, order_id: order.order_id })
    setState({ step: 'paying', order })
    const payment = await openCheckout(Razorpay, order, family)
    if (payment) await confirm(order, payment)
    else await dismiss(order)
  }

  async function confirm(order: Order, payment: HandedPayment) {
    setState({ step: 'confirming', order, is_slow: false })
    const { order_id, amount, currency } = order
    try {
      const { message } = await verify.mutateAsync({ order_id, amount, currency, ...payment })
      setState({ step: 'success', message })
    } catch (error) {
      const status = httpStatus(error) ?? 0
      if (status >= 400 && status < 500)
        setState({ step: 'failed', message: errorMessage(error), order_id })
      else await waitFor(order)
    }
  }

  // The answer got lost, the payment did not: the server hears of it from the provider, too.
  async function waitFor(order: Order) {
    for (let times = 0; times < askAtMost && isHere(); times += 1) {
      setState({ step: 'confirming', order, is_slow: times > 0 })
      if (await isPaid(order)) return setState({ step: 'success', message: paid })
      await new Promise((resolve) => setTimeout(resolve, askAgainMs))
    }
  }

  // They may have paid all the same: the server is asked once.
  async function dismiss(order: Order) {
    setState({ step: 'confirming', order, is_slow: false })
    if (await isPaid(order)) setState({ step: 'success', message: paid })
    else setState({ step: 'dismissed' })
  }

  async function isPaid({ order_id }: Order): Promise<boolean> {
    const standing = await check.mutateAsync({ order_id }).catch(() => undefined)
    return standing?.is_member ?? false
  }

  async function endTest(order: Order, outcome: 'success' | 'failure') {
    try {
      const { payment } = await simulate.mutateAsync({ order_id: order.order_id, outcome })
      if (payment) return await confirm(order, payment)
      setState({
        step: 'failed',
        message: 'The payment did not go through. Nothing was taken.',
        order_id: order.order_id,
      })
    } catch (error) {
      setState({ step: 'failed', message: errorMessage(error), order_id: order.order_id })
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

function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
