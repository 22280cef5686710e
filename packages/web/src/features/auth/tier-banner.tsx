import { useFeatureFlags } from '../../app/use-feature-flags.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TierBadge, tierPaper } from './tier-badge.tsx'
import { useRegistrationInfo } from './use-registration-info.ts'

/** As high as the longest words of any tier, on every screen: nothing below moves when they come. */
const box =
  'card mb-6 grid content-center min-h-[211px] min-[360px]:min-h-[186px] min-[600px]:min-h-[153px]'

/**
 * What the next family to sign up gets. Without an answer the form simply stands alone. The waitlist is spoken of only
 * while there is something to wait for: once payments are open, premium is one payment away.
 */
export function TierBanner({ isFrozen }: { isFrozen: boolean }) {
  const info = useRegistrationInfo(isFrozen)
  const features = useFeatureFlags()
  if (info.isError && !info.data) return null
  if (!info.data || features.isPending) return <BannerSkeleton />
  const { next_user_number, next_user_tier } = info.data
  const canPay = !next_user_tier.founding_member && features.isOpen('payments')
  return (
    <div className={classNames(box, 'border-transparent', tierPaper[next_user_tier.badge_color])}>
      <div className="row row-wrap justify-between gap-y-2">
        <p className="display text-h3">You'll be user #{next_user_number}</p>
        <TierBadge tier_info={next_user_tier} />
      </div>
      <p className="small mt-2">
        <b>{canPay ? 'Premium is open to everybody.' : next_user_tier.urgency_message}</b>{' '}
        {offer(next_user_tier, canPay)}
      </p>
    </div>
  )
}

type NextTier = Outputs['auth']['registrationInfo']['next_user_tier']

function offer({ founding_member, price_usd }: NextTier, canPay: boolean): string {
  if (founding_member) return 'Premium free for life and 50 AI credits. No card needed.'
  return canPay
    ? `Signing up is free. Lifetime premium is one payment of $${price_usd / 100}, now or later.`
    : `Signing up is free. Lifetime premium is one later payment of $${price_usd / 100}.`
}

function BannerSkeleton() {
  return (
    <div className={box} aria-hidden="true">
      <Skeleton shape="pill" className="w-1/2" />
      <Skeleton shape="h36" className="mt-3 w-full" />
    </div>
  )
}
