import { signUpStory } from '@fgm/shared/launch/sign-up-story'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TierBadge, tierPaper } from './tier-badge.tsx'
import { useRegistrationInfo } from './use-registration-info.ts'

/** As high as the longest words of any tier, on every screen: nothing below moves when they come. */
const box =
  'card mb-4 grid content-center gap-1 px-4 py-3 min-h-[166px] min-[360px]:min-h-[140px] min-[390px]:min-h-[110px]'

/** What the next family to sign up gets, in a line or two. Without an answer the form simply stands alone. */
export function TierBanner({ isFrozen }: { isFrozen: boolean }) {
  const info = useRegistrationInfo(isFrozen)
  if (info.isError && !info.data) return null
  if (!info.data) return <BannerSkeleton />
  const { next_user_number, next_user_tier } = info.data
  const { registerOffer } = signUpStory(info.data)
  return (
    <div className={classNames(box, 'border-transparent', tierPaper[next_user_tier.badge_color])}>
      <div className="row row-wrap justify-between gap-x-2 gap-y-1">
        <p>
          <b>You'll be user #{next_user_number}</b>
        </p>
        <TierBadge tier_info={next_user_tier} />
      </div>
      <p className="small">{registerOffer}</p>
    </div>
  )
}

function BannerSkeleton() {
  return (
    <div className={box} aria-hidden="true">
      <Skeleton shape="pill" className="w-1/2" />
      <Skeleton shape="h24" className="w-full" />
    </div>
  )
}
