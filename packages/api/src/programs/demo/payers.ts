import type { Currency } from '@fgm/shared/family/tiers'
import type { Deps } from '../../core/deps.ts'
import { deliverDueMails } from '../../features/mail/mail.ts'
import type { Asking } from '../../features/parents/parents.ts'
import { createOrder, simulateCheckout, verifyPayment } from '../../features/payments/payments.ts'

/** Registration numbers of families that paid, and in which currency. Ben still waits. */
export const payers: readonly (readonly [number, Currency])[] = [
  [54, 'USD'],
  [65, 'EUR'],
  [73, 'GBP'],
  [86, 'INR'],
  [102, 'USD'],
]

/** Lets some waiting families pay, where the demo has its test checkout. */
export async function letFamiliesPay(deps: Deps, asking: Map<number, Asking>) {
  if (!deps.payments.simulatePayment) return
  for (const [number, currency] of payers) {
    const payer = asking.get(number)
    if (payer) await pay(deps, payer, currency)
  }
  await deliverDueMails(deps)
}

async function pay(deps: Deps, payer: Asking, currency: Currency) {
  const { family } = payer
  const { order_id, amount } = await createOrder(deps, payer, currency)
  if (!order_id) return
  const { payment } = simulateCheckout(deps, family, { order_id, outcome: 'success' })
  if (payment) verifyPayment(deps, family, { order_id, amount, currency, ...payment })
}
