import { isMember } from '@fgm/shared/family/membership'
import { membershipName, tierName } from '@fgm/shared/launch/family-story'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { formatPrice } from '../../lib/price.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { ReceiptsCard } from '../payments/receipts-card.tsx'
import { BenefitList } from '../waitlist/benefit-list.tsx'
import { storyOf, useWaitlistStatus, type WaitlistStatus } from '../waitlist/use-waitlist-status.ts'

type Profile = Outputs['auth']['profile']

/** What the family has, what is left of it, and what it paid. */
export function MembershipPanel({ profile }: { profile: Profile }) {
  const membership = useWaitlistStatus(true)
  const { data } = membership
  return (
    <div className="grid gap-6 desk:grid-cols-2">
      <section
        className="card profile-section content-center justify-items-center border-transparent bg-honey-soft text-center [--il-ground:var(--il-wall)]"
        aria-labelledby="membership"
      >
        <Drawing markup={litHouseSvg} className="membership-picture" />
        <h2 id="membership">Your membership</h2>
        {data ? (
          <Membership status={data} />
        ) : (
          <PartFallback
            what="your membership"
            failure="Your membership could not be loaded."
            query={membership}
          />
        )}
      </section>
      <div className="grid content-start gap-6">
        {data && <BenefitList status={data} />}
        <CreditsCard profile={profile} />
        <ReceiptsCard className="profile-section" />
      </div>
    </div>
  )
}

/** The family's membership, large, in three facts, and a link to premium where it can be bought today. */
function Membership({ status }: { status: WaitlistStatus }) {
  const { state, sentence, payButton } = storyOf(status)
  return (
    <>
      <p className="display text-h1">{membershipName(state)}</p>
      <p>{sentence}</p>
      <dl className="flex w-full flex-wrap justify-center gap-x-10 gap-y-3">
        <Fact name="Tier">{tierOf(status)}</Fact>
        <Fact name="Family number">{status.user.registration_number}</Fact>
        <Fact name="Price">{priceOf(status)}</Fact>
      </dl>
      {payButton && (
        <ButtonTo to={paths.upgrade} variant="primary">
          {payButton}
        </ButtonTo>
      )}
    </>
  )
}

/** Nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null
  return (
    <div>
      <dt className="small muted">{name}</dt>
      <dd className="text-ui leading-[1.4] font-[650]">{children}</dd>
    </div>
  )
}

/** The tier's name, where the status does not say the same. */
function tierOf(status: WaitlistStatus): string | null {
  const name = tierName(status.user.tier)
  return name.toLowerCase() === membershipName(storyOf(status).state).toLowerCase() ? null : name
}

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

/**
 * What a family pays once: 'Free', or the price, with the one announced at registration struck out where it was
 * higher. Nothing for a family that paid, and while there is no way to pay.
 */
function priceOf({ user, offer }: WaitlistStatus): ReactNode {
  const { tier_price, registration_price } = user
  if (tier_price === 0) return 'Free'
  if (isMember(user) || offer.payments === 'off') return null
  return (
    <>
      {registration_price > tier_price && (
        <>
          <s className="muted">
            <span className="hidden-text">Announced: </span>
            {formatPrice(registration_price)}
          </s>{' '}
        </>
      )}
      {formatPrice(tier_price)} once
    </>
  )
}
