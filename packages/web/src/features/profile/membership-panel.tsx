import { membershipName, tierName } from '@fgm/shared/launch/family-story'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { ReceiptList } from '../payments/receipt-list.tsx'
import { BenefitList } from '../waitlist/benefit-list.tsx'
import { MembershipFacts } from '../waitlist/membership-facts.tsx'
import { storyOf, useWaitlistStatus, type WaitlistStatus } from '../waitlist/use-waitlist-status.ts'

type Profile = Outputs['auth']['profile']

/** What the family has, what is left of it, and what it paid. */
export function MembershipPanel({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-6 desk:grid-cols-2">
      <MembershipCard />
      <div className="grid content-start gap-6">
        <Benefits />
        <CreditsCard profile={profile} />
        <ReceiptsCard />
      </div>
    </div>
  )
}

/** What is open to the family today, each thing with its meaning. */
function Benefits() {
  const { data } = useWaitlistStatus(true)
  return data ? <BenefitList status={data} /> : null
}

/** What the family is, large, in three facts, and the way to premium where it can be bought today. */
function MembershipCard() {
  const membership = useWaitlistStatus(true)
  const { data } = membership
  return (
    <section className="card profile-section membership" aria-labelledby="membership">
      <Drawing markup={litHouseSvg} className="membership-picture" />
      <h2 id="membership">Your membership</h2>
      {data ? (
        <>
          <p className="display text-h1">{membershipName(storyOf(data).state)}</p>
          <p>{storyOf(data).sentence}</p>
          <MembershipFacts
            status={data}
            facts={[
              ['Tier', tierOf(data)],
              ['Family number', data.user.registration_number],
            ]}
          />
          {storyOf(data).payButton && (
            <ButtonTo to={paths.upgrade} variant="primary">
              {storyOf(data).payButton}
            </ButtonTo>
          )}
        </>
      ) : (
        <PartFallback
          what="your membership"
          failure="Your membership could not be loaded."
          query={membership}
        />
      )}
    </section>
  )
}

/** The tier's name, where the status does not say the same. */
function tierOf(status: WaitlistStatus): string | null {
  const name = tierName(status.user.tier)
  return name.toLowerCase() === membershipName(storyOf(status).state).toLowerCase() ? null : name
}

/** How many new ideas this family can still have made. */
function CreditsCard({ profile }: { profile: Profile }) {
  const { remaining, total, used } = profile.ai_credits
  return (
    <section className="card profile-section" aria-labelledby="credits">
      <h2 id="credits">Credits</h2>
      {total > 0 ? (
        <>
          <p className="display text-h2">{formatCount(remaining, 'credit')} left</p>
          {used > 0 && <p>{`${used} of ${total} used.`}</p>}
          <p className="muted small">
            A brand-new idea uses one credit, and only when you get it. Ideas from our idea book use
            none.
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
