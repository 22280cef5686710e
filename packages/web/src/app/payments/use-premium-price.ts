import { formatMoney } from '@fgm/shared/money'
import { checkoutPrice, tierNumber } from '@fgm/shared/tiers'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../session.tsx'
import { useFeatureFlags } from '../use-feature-flags.ts'

/**
 * What premium costs who looks, in dollars, where it can be paid today; null while it cannot, or nobody knows. For a
 * visitor it is the price of the next family to sign up.
 */
export function usePremiumPrice(): string | null {
  const session = useSession()
  const isFamily = session.state === 'signed_in'
  const flags = useFeatureFlags()
  const quiet = { throwOnError: false } as const
  const info = trpc.auth.registrationInfo.useQuery(undefined, {
    ...quiet,
    enabled: session.state === 'signed_out',
  })
  const offer = trpc.payments.offer.useQuery(undefined, { ...quiet, enabled: isFamily })
  if (isFamily) {
    const usd = offer.data?.prices.find(({ currency }) => currency === 'USD')
    const canPay = offer.data?.can_pay && offer.data.checkout !== 'off'
    return canPay && usd ? formatMoney(usd.amount, 'USD') : null
  }
  if (!info.data || !flags.isOpen('payments')) return null
  const { next_user_number, next_user_tier } = info.data
  const number = tierNumber({
    registration_number: next_user_number,
    founding_member: next_user_tier.founding_member,
  })
  return formatMoney(checkoutPrice(number, 'USD'), 'USD')
}
