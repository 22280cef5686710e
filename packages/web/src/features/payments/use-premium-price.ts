import type { PaymentOffer } from '@fgm/shared/payments'
import { formatMoney } from '@fgm/shared/text/money'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'

type Priced = Pick<PaymentOffer, 'price_usd' | 'may_pay_now'>

export type PremiumOffer = { price: string; is_free: boolean; may_pay_now: boolean }

/** What premium costs who looks, and whether it can be paid today. For a visitor it is the price of the next family to sign up. */
export function usePremiumOffer(): PremiumOffer | null {
  const { state } = useSession()
  const quiet = { throwOnError: false } as const
  const info = trpc.auth.registrationInfo.useQuery(undefined, {
    ...quiet,
    enabled: state === 'signed_out',
  })
  const own = trpc.payments.offer.useQuery(undefined, { ...quiet, enabled: state === 'signed_in' })
  const offer: Priced | undefined = state === 'signed_in' ? own.data : info.data?.offer
  return offer
    ? {
        price: formatMoney(offer.price_usd, 'USD'),
        is_free: offer.price_usd === 0,
        may_pay_now: offer.may_pay_now,
      }
    : null
}

/** What premium costs who looks, in dollars, where it can be paid today; null while it cannot, or nobody knows. */
export function usePremiumPrice(): string | null {
  const offer = usePremiumOffer()
  return offer?.may_pay_now ? offer.price : null
}
