import { formatMoney } from '@fgm/shared/text/money'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'

/**
 * What premium costs who looks, in dollars, where it can be paid today; null while it cannot, or nobody knows. For a
 * visitor it is the price of the next family to sign up.
 */
export function usePremiumPrice(): string | null {
  const { state } = useSession()
  const quiet = { throwOnError: false } as const
  const info = trpc.auth.registrationInfo.useQuery(undefined, {
    ...quiet,
    enabled: state === 'signed_out',
  })
  const own = trpc.payments.offer.useQuery(undefined, { ...quiet, enabled: state === 'signed_in' })
  const offer = state === 'signed_in' ? own.data : info.data?.offer
  return offer?.may_pay_now ? formatMoney(offer.price_usd, 'USD') : null
}
