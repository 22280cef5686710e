import type { LaunchStats } from '@fgm/shared/launch'
import { formatMoney } from '@fgm/shared/money'
import { currencies, founding_spots, registration_tiers, type Tier } from '@fgm/shared/tiers'
import { TriangleAlert } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { formatPrice } from '../../lib/price.ts'
import { Card } from '../../ui/card.tsx'
import { formatMoment, formatNumber, formatShare } from './admin-words.ts'
import { Figure } from './figure.tsx'

type StatsProps = { stats: LaunchStats }

/** How far the launch is, and what came in. */
export function LaunchFigures({ stats }: StatsProps) {
  const { phase_progress, registrations, user_breakdown } = stats
  return (
    <>
      <Card>
        <h2 className="text-h3 mb-3">Launch</h2>
        {registrations.paused_until && <RegistrationsPaused {...registrations} />}
        <dl className="figures">
          <Figure name="Phase">{phase_progress.current_phase}</Figure>
          <Figure name="Founding spots left">
            {phase_progress.spots_remaining} of {founding_spots}
          </Figure>
          <Figure name="Founding spots held">{formatNumber(phase_progress.spots_held)}</Figure>
          <Figure name="Families">{formatNumber(stats.total_users)}</Figure>
          <Figure name="Founding families">{formatNumber(stats.founding_members)}</Figure>
          <Figure name="Waiting families">{formatNumber(user_breakdown.free_users)}</Figure>
          <Figure name="Premium families">{formatNumber(user_breakdown.premium_users)}</Figure>
          <Figure name="Paid families">{formatNumber(user_breakdown.paid_users)}</Figure>
          <Figure name="Activities to review">{formatNumber(stats.waiting_reviews)}</Figure>
          <Figure name="Conversion rate">
            {formatShare(user_breakdown.conversion_rate / 100)}
          </Figure>
        </dl>
      </Card>
      <Revenue stats={stats} />
    </>
  )
}

/** Why nobody can register by form right now, and what to do about it. */
function RegistrationsPaused({
  in_the_hour,
  paused_until,
}: Pick<LaunchStats['registrations'], 'in_the_hour' | 'paused_until'>) {
  return (
    <p className="note honey mb-4" role="alert">
      <TriangleAlert className="icon" aria-hidden />
      <span>
        <b>New registrations are paused until {formatMoment(paused_until ?? '')}.</b>{' '}
        {formatCount(in_the_hour, 'family', 'families')} registered in this hour, as many as the
        settings allow. Families that join with Google still come in. If they are real, raise the
        setting. If they are a script's, block them and release their founding spots.
      </span>
    </p>
  )
}

/** Revenue and families by tier. What was given back is in no figure. */
function Revenue({ stats }: StatsProps) {
  const { total_revenue, revenue_by_tier, revenue_by_currency } = stats
  const left = revenue_by_tier.left
  return (
    <Card>
      <h2 id="revenue" className="text-h3">
        Revenue
      </h2>
      <p className="label muted">{paidWords(revenue_by_currency)}</p>
      <table className="tier-table" aria-labelledby="revenue">
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Families</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        <tbody>
          {registration_tiers.map(({ tier, name }) => (
            <tr key={tier}>
              <th scope="row">{name}</th>
              <td>{formatNumber(familiesIn(stats, tier))}</td>
              <td>{formatPrice(revenue_by_tier[tier] ?? 0)}</td>
            </tr>
          ))}
          {left !== undefined && (
            <tr>
              <th scope="row">Families that left</th>
              <td>0</td>
              <td>{formatPrice(left)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td>{formatNumber(stats.total_users)}</td>
            <td>{formatPrice(total_revenue)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

function familiesIn(stats: LaunchStats, tier: Tier): number {
  const families: Partial<Record<Tier, number>> = {
    founding_premium: stats.founding_members,
    recovery_tier: stats.recovery_tier_users,
    value_tier: stats.value_tier_users,
    early_bird: stats.early_bird_users,
    standard: stats.standard_users,
  }
  return families[tier] ?? 0
}

/** 'In US dollars by the price book. As paid: $15, €4.50.' */
function paidWords(revenue_by_currency: LaunchStats['revenue_by_currency']): string {
  const paid = Object.entries(revenue_by_currency).map(([code, amount]) => {
    // By the list, not by its schema: that would put all of zod into every page that knows a tier.
    const currency = currencies.find((known) => known === code)
    return currency ? formatMoney(amount, currency) : `${amount} ${code}`
  })
  if (paid.length === 0) return 'In US dollars by the price book. Nothing was paid so far.'
  return `In US dollars by the price book. As paid: ${paid.join(', ')}.`
}
