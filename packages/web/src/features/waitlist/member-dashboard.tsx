import { tierName } from '@fgm/shared/launch/family-story'
import { formatCount } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { ReceiptList } from '../payments/receipt-list.tsx'
import { BenefitList } from './benefit-list.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { InviteFriends } from './invite-friends.tsx'
import { NowTogether } from './now-together.tsx'
import { TierPrice } from './tier-price.tsx'
import { Together } from './together.tsx'
import { useHasPlayAnswers } from './use-has-play-answers.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'
import { WaysIn } from './ways-in.tsx'

/** For a family that is in: what to do now, what it did together, what it has; the invitation comes last. */
export function MemberDashboard({ status }: { status: WaitlistStatus }) {
  // Drawn in one turn: what comes a moment later would push what stands below it.
  if (!useHasAnswers()) return <DashboardLoading />
  return (
    <>
      <DashboardHead status={status} />
      <div className="dashboard-rest">
        <div className="dashboard-column">
          <NowTogether />
          <WaysIn status={status} />
          <Together />
        </div>
        <div className="dashboard-column">
          <BenefitList status={status} />
          <Membership status={status} />
          <InviteFriends status={status} />
        </div>
      </div>
    </>
  )
}

/** Whether every answer that the dashboard is made of is there, or known not to come. */
function useHasAnswers(): boolean {
  const hasPlayAnswers = useHasPlayAnswers()
  const quiet = { throwOnError: false } as const
  const queries = [
    trpc.auth.profile.useQuery(undefined, quiet),
    trpc.payments.receipts.useQuery(undefined, quiet),
  ]
  return hasPlayAnswers && queries.every(({ isPending }) => !isPending)
}

/** Number, tier, price and credits, and the paper of what was paid. */
function Membership({ status }: { status: WaitlistStatus }) {
  const { user } = status
  const credits = trpc.auth.profile.useQuery(undefined, { throwOnError: false }).data?.ai_credits
  const receipts = trpc.payments.receipts.useQuery(undefined, { throwOnError: false }).data
  return (
    <section className="card grid gap-3" aria-labelledby="membership">
      <h2 id="membership" className="text-h3">
        Your membership
      </h2>
      <dl className="dashboard-facts">
        {user.registration_number !== null && (
          <div>
            <dt>Family number</dt>
            <dd>{user.registration_number}</dd>
          </div>
        )}
        <div>
          <dt>Tier</dt>
          <dd>{tierName(user.tier)}</dd>
        </div>
        <TierPrice status={status} />
        {credits && (
          <div>
            <dt>AI credits</dt>
            <dd>{formatCount(credits.remaining, 'credit')} left</dd>
          </div>
        )}
      </dl>
      {receipts && receipts.receipts.length > 0 && <ReceiptList receipts={receipts.receipts} />}
    </section>
  )
}
