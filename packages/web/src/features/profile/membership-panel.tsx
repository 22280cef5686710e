import { tierName } from '@fgm/shared/launch/family-story'
import { errorMessage } from '../../lib/errors.ts'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { FormError } from '../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { ReceiptList } from '../payments/receipt-list.tsx'
import { TierPrice } from '../waitlist/tier-price.tsx'
import { storyOf, useWaitlistStatus } from '../waitlist/use-waitlist-status.ts'

type Profile = Outputs['auth']['profile']

/** What the family has, what is left of it, and what it paid. */
export function MembershipPanel({ profile }: { profile: Profile }) {
  return (
    <div className="profile-panel">
      <MembershipCard />
      <CreditsCard profile={profile} />
      <ReceiptsCard />
    </div>
  )
}

/** The membership in three facts, and the way to the dashboard. */
function MembershipCard() {
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

/** How many ideas the AI still makes for this family. */
function CreditsCard({ profile }: { profile: Profile }) {
  const { remaining, total, used } = profile.ai_credits
  return (
    <section className="card profile-section" aria-labelledby="credits">
      <h2 id="credits">AI credits</h2>
      {total > 0 ? (
        <>
          <p>
            <b>{formatCount(remaining, 'credit')} left</b> of {total}, {used} used.
          </p>
          <p className="muted small">
            One finished idea costs one credit. A stopped, failed or unsafe one costs nothing.
          </p>
        </>
      ) : (
        <p className="muted">Credits for making your own activities come with premium.</p>
      )}
    </section>
  )
}

/** What was paid. Nothing for a family that has paid nothing. */
function ReceiptsCard() {
  const { data } = trpc.payments.receipts.useQuery(undefined, { throwOnError: false })
  if (!data || data.receipts.length === 0) return null
  return (
    <section className="card profile-section" aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      <ReceiptList receipts={data.receipts} />
    </section>
  )
}
