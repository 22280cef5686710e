import type { AdminFamily, AdminFamilyDetail, CreditEntry } from '@fgm/shared/family/families'
import { hasReservedSpot, isMember } from '@fgm/shared/family/membership'
import { tierName } from '@fgm/shared/launch/family-story'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Ban, Hourglass } from 'lucide-react'
import { formatCount } from '../../../lib/format.ts'
import { formatDate } from '../../../lib/format-time.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { formatMoment } from '../admin-format.ts'
import { AuditList } from '../audit-log.tsx'
import { Figure, PanelFallback } from '../panel.tsx'
import { FamilyActions } from './family-actions.tsx'
import { AddressMark } from './family-marks.tsx'

const route = getRouteApi(paths.admin)

/** One family: what it has, what can be done for it, and what was. */
export function FamilyDetail({ id }: { id: string }) {
  const { query, tier, address } = route.useSearch()
  const family = trpc.admin.family.useQuery({ id }, { throwOnError: false })
  return (
    <div className="grid gap-5">
      <Link
        to={paths.admin}
        params={{ section: 'families' }}
        search={{ query, tier, address }}
        className="inline-flex items-center gap-2 min-h-12 justify-self-start"
      >
        <ArrowLeft className="icon" aria-hidden />
        All families
      </Link>
      {family.data ? (
        <Detail family={family.data} />
      ) : (
        <PanelFallback what="the family" query={family} />
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
        <FamilyActions family={family} />
      </Card>
      <CreditLedger entries={family.credit_entries} />
      <Card className="grid gap-3">
        <h2 className="text-h3">What administrators did</h2>
        <AuditList family_id={family.id} />
      </Card>
    </>
  )
}

const reasonTexts: Record<CreditEntry['reason'], string> = {
  founding_spot: 'Starting credits, while a founding spot was held',
  became_active: 'Became active',
  spot_released: 'Removed with the founding spot',
  family_joined: 'Brought by a family that joined this one',
  generated_activity: 'Made an activity',
  granted: 'Granted',
}

/** Where a family's credits came from and went, the latest first. */
function CreditLedger({ entries }: { entries: CreditEntry[] }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Credits</h2>
      {entries.length === 0 ? (
        <p className="muted">No credits given or used yet.</p>
      ) : (
        <ul className="lines apart" aria-label="Credits given and used">
          {entries.map(({ id, amount, reason, note, created_at }) => (
            <li key={id}>
              <b>
                {amount > 0 ? '+' : '−'}
                {formatCount(Math.abs(amount), 'credit')}
              </b>{' '}
              {reasonTexts[reason]}
              {note && `: ${note}`}
              <p className="label muted">{formatMoment(created_at)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const statusLabels: Record<AdminFamily['waitlist_status'], string> = {
  active: 'Active',
  reserved: 'Spot reserved',
  waitlisted: 'No spot yet',
}

type FamilyChipsProps = {
  family: AdminFamily
  /** In a list: without a reserved spot, which most have that wait. */
  isBrief?: boolean
}

/** The status of a family as chips. */
export function FamilyChips({ family, isBrief = false }: FamilyChipsProps) {
  return (
    <div className="row row-wrap">
      {!(isBrief && hasReservedSpot(family)) && (
        <Chip tone={isMember(family) ? 'teal' : 'outline'}>
          {statusLabels[family.waitlist_status]}
        </Chip>
      )}
      {family.founding_spot.state === 'held' && (
        <Chip tone="honey" icon={Hourglass}>
          Founding spot held
        </Chip>
      )}
      {family.founding_spot.state === 'released' && (
        <Chip tone="outline">Founding spot released</Chip>
      )}
      <AddressMark isConfirmed={family.email_verified} />
      {family.blocked_at && (
        <Chip tone="hard" icon={Ban}>
          Blocked
        </Chip>
      )}
    </div>
  )
}
