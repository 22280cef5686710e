import type { AdminFamilyDetail } from '@fgm/shared/family/families'
import { tierName } from '@fgm/shared/launch/family-story'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { formatDate } from '../../../lib/format-time.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { formatMoment } from '../admin-words.ts'
import { AuditList } from '../operation/audit-list.tsx'
import { Figure, PanelLoading } from '../panel-parts.tsx'
import { BlockFamily } from './block-family.tsx'
import { CreditLedger } from './credit-ledger.tsx'
import { FamilyChips } from './family-chips.tsx'
import { GrantCredits } from './grant-credits.tsx'
import { ReleaseSpot } from './release-spot.tsx'

const route = getRouteApi(paths.admin)

/** One family: what it has, what can be done for it, and what was. */
export function FamilyDetail({ id }: { id: string }) {
  const { query } = route.useSearch()
  const family = trpc.admin.family.useQuery({ id }, { throwOnError: false })
  return (
    <div className="grid gap-5">
      <Link
        to={paths.admin}
        params={{ section: 'families' }}
        search={{ query }}
        className="inline-flex items-center gap-2 min-h-12 justify-self-start"
      >
        <ArrowLeft className="icon" aria-hidden />
        All families
      </Link>
      {family.data ? (
        <Detail family={family.data} />
      ) : family.error ? (
        <ErrorState
          title="Failed to fetch the family"
          onRetry={() => void family.refetch()}
          isRetrying={family.isFetching}
          requestId={requestId(family.error)}
        >
          {errorMessage(family.error)}
        </ErrorState>
      ) : (
        <PanelLoading>Loading the family</PanelLoading>
      )}
    </div>
  )
}

function Detail({ family }: { family: AdminFamilyDetail }) {
  return (
    <>
      <Card className="grid gap-4">
        <div>
          <h2 className="text-h3">{family.name}</h2>
          <p className="muted">{family.email}</p>
        </div>
        <FamilyChips family={family} />
        {family.founding_spot.state === 'held' && family.founding_spot.held_until && (
          <p>
            Its founding spot is held until {formatMoment(family.founding_spot.held_until)}, or
            until its address is confirmed.
          </p>
        )}
        {family.blocked_at && <p>Blocked since {formatMoment(family.blocked_at)}.</p>}
        <dl className="figures">
          <Figure name="Number">{family.registration_number}</Figure>
          <Figure name="Tier">{tierName(family.tier)}</Figure>
          <Figure name="Credits left">{family.credits_remaining}</Figure>
          <Figure name="Children">{family.children_count}</Figure>
          <Figure name="Referrals">{family.referral_count}</Figure>
          <Figure name="Shared activities">{family.shared_count}</Figure>
          <Figure name="Referral code">{family.referral_code}</Figure>
          <Figure name="Registered">{formatDate(family.created_at)}</Figure>
        </dl>
        <div className="row row-wrap">
          <GrantCredits family={family} />
          <BlockFamily family={family} />
          <ReleaseSpot family={family} />
        </div>
      </Card>
      <CreditLedger entries={family.credit_entries} />
      <Card className="grid gap-3">
        <h2 className="text-h3">What administrators did</h2>
        <AuditList family_id={family.id} />
      </Card>
    </>
  )
}
