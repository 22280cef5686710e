import { tierName } from '@fgm/shared/launch/family-story'
import { errorMessage } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { storyOf } from '../../waitlist/story-of.ts'
import { TierPrice } from '../../waitlist/tier-price.tsx'
import { useWaitlistStatus } from '../../waitlist/use-waitlist-status.ts'

/** The membership in three facts, and the way to the dashboard. */
export function MembershipCard() {
  const { data, error } = useWaitlistStatus(true)
  return (
    <section className="card profile-section" aria-labelledby="membership">
      <h2 id="membership">Your membership</h2>
      {data ? (
        <>
          <dl className="profile-membership">
            <div>
              <dt>Status</dt>
              <dd>{storyOf(data).badge}</dd>
            </div>
            {tierName(data.user.tier) !== storyOf(data).badge && (
              <div>
                <dt>Tier</dt>
                <dd>{tierName(data.user.tier)}</dd>
              </div>
            )}
            <TierPrice status={data} />
          </dl>
          <p className="muted">{storyOf(data).sentence}</p>
        </>
      ) : error ? (
        <FormError error={`Your membership could not be loaded. ${errorMessage(error)}`} />
      ) : (
        <>
          <LoadingWords>Loading your membership</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
      <ButtonTo to={paths.dashboard} variant="secondary" size="small">
        Open the dashboard
      </ButtonTo>
    </section>
  )
}
