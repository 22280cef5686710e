import type { Outputs } from '../../lib/trpc.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TierBadge, tierPaper } from './tier-badge.tsx'
import { useRegistrationInfo } from './use-registration-info.ts'

/** What the next family to sign up gets. Without an answer the form simply stands alone. */
export function TierBanner({ isFrozen }: { isFrozen: boolean }) {
  const info = useRegistrationInfo(isFrozen)
  if (!info.data) return info.isError ? null : <BannerSkeleton />
  const { next_user_number, next_user_tier } = info.data
  return (
    <div
      className={classNames('card mb-6 border-transparent', tierPaper[next_user_tier.badge_color])}
    >
      <div className="row row-wrap justify-between gap-y-2">
        <p className="display text-h3">You'll be user #{next_user_number}</p>
        <TierBadge tier_info={next_user_tier} />
      </div>
      <p className="small mt-2">
        <b>{next_user_tier.urgency_message}</b> {offer(next_user_tier)}
      </p>
    </div>
  )
}

type NextTier = Outputs['auth']['registrationInfo']['next_user_tier']

function offer({ founding_member, price_usd }: NextTier): string {
  if (founding_member) return 'Premium free for life and 50 AI credits. No card needed.'
  return `Signing up is free. Lifetime premium is one later payment of $${price_usd / 100}.`
}

// As high as the banner, so that the boxes below stay where they are.
function BannerSkeleton() {
  return (
    <div className="card mb-6" aria-hidden="true">
      <Skeleton shape="pill" className="w-1/2" />
      <Skeleton shape="h36" className="mt-3 w-full" />
    </div>
  )
}
