import { formatMoney } from '@fgm/shared/text/money'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'

/** The price of premium for this reader, and whether it can be paid today; for a visitor that of the next family. */
export function usePremiumOffer() {
  const { state } = useSession()
  const options = (enabled: boolean) => ({ enabled, throwOnError: false })
  const info = trpc.auth.registrationInfo.useQuery(undefined, options(state === 'signed_out'))
  const own = trpc.payments.offer.useQuery(undefined, options(state === 'signed_in'))
  const offer = state === 'signed_in' ? own.data : info.data?.offer
  return offer
    ? {
        price: formatMoney(offer.price_usd, 'USD'),
        is_free: offer.price_usd === 0,
        may_pay_now: offer.may_pay_now,
      }
    : null
}

/** What premium costs this reader, in dollars, where it can be paid today; null while it cannot, or is unknown. */
export function usePremiumPrice(): string | null {
  const offer = usePremiumOffer()
  return offer?.may_pay_now ? offer.price : null
}
