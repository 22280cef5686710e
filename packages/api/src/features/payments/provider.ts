import type { Deps } from '../../core/deps.ts'
import {
  noPayments,
  type PaymentProvider,
  razorpay,
  sandboxPayments,
} from '../../services/payments.ts'
import { serverSecret } from '../settings/settings.ts'

/** The provider that is configured. The sandbox signs with a secret that the server made for itself. */
export function openPayments(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newToken' | 'config'>,
): PaymentProvider {
  const { payments } = deps.config
  if (payments.provider === 'razorpay') return razorpay(payments)
  if (payments.provider === 'off') return noPayments()
  return sandboxPayments({ newId: deps.newId, secret: serverSecret(deps, 'sandbox_payments') })
}
