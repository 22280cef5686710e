import { formatMoney } from '@fgm/shared/text/money'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'

/** What premium costs who looks, and whether it can be paid today. For a visitor it is the price of the next family to sign up. */
export function usePremiumOffer() {
  const { state } = useSession()
  const ask = (enabled: boolean) => ({ enabled, throwOnError: false })
  const info = trpc.auth.registrationInfo.useQuery(undefined, ask(state === 'signed_out'))
  const own = trpc.payments.offer.useQuery(undefined, ask(state === 'signed_in'))
  const offer = state === 'signed_in' ? own.data : info.data?.offer
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
