import {
  currencies,
  launchPhase,
  launchPhases,
  priceSteps,
  type RegistrationTier,
  registrationTiers,
} from '@fgm/shared/family/tiers'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import type { LaunchDays, LaunchStats } from '@fgm/shared/launch/launch'
import { formatMoney } from '@fgm/shared/text/money'
import { TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatPrice } from '../../../lib/price.ts'
import { Card } from '../../../ui/card.tsx'
import { formatMoment, formatNumber, formatShare } from '../admin-format.ts'

type StatsProps = { stats: LaunchStats }

/** The five numbers, each with what puts it in its place. */
export function LaunchNumbers({ stats, days }: StatsProps & { days?: LaunchDays['days'] }) {
  const { phase_progress, user_breakdown: families } = stats
  const week = days?.slice(-7).reduce((sum, day) => sum + day.families, 0)
  const { spots_remaining, spots_held } = phase_progress
  const couldPay = stats.total_users - stats.founding_members
  const numbers: [name: string, value: string, place: string][] = [
    [
      'Families',
      formatNumber(stats.total_users),
      `${week === undefined ? '' : `+${formatNumber(week)} this week, `}${formatNumber(families.free_users)} waiting`,
    ],
    [
      'Founding spots left',
      formatNumber(spots_remaining),
      `of ${foundingSpots}${spots_held > 0 ? `, ${spots_held} held` : ''}`,
    ],
    [
      'Premium',
      formatNumber(families.premium_users),
      `${formatNumber(stats.founding_members)} of them founding`,
    ],
    [
      'Paid',
      formatNumber(families.paid_users),
      `${formatShare(families.conversion_rate / 100)} of the other ${formatNumber(couldPay)}`,
    ],
    ['Revenue', formatPrice(stats.total_revenue), 'all time'],
  ]
  return (
    <dl className="launch-numbers">
      {numbers.map(([name, value, place]) => (
        <div key={name} className="card">
          <dt>{name}</dt>
          <dd>
            {value}
            <small>{place}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How far the launch is on its way through the three phases (spec part two §9). */
export function PhaseBar({ registered, spots }: { registered: number; spots?: number }) {
  const at = launchPhases.findIndex(({ last_number: last }) => last === null || registered <= last)
  const phase = launchPhases[at]
  const next = launchPhases[at + 1]
  const left = phase?.last_number == null ? null : phase.last_number - registered
  return (
    <section className="card launch-phase" aria-labelledby="phase">
      <div className="launch-head">
        <h2 id="phase" className="text-h3">
          Phase: {phase?.name}
        </h2>
        {left !== null && next && (
          <p className="small">
            {left === 0 ? (
              `The next family begins ${next.name}`
            ) : (
              <>
                <b>{formatCount(left, 'family', 'families')}</b> until {next.name}
              </>
            )}
          </p>
        )}
      </div>
      {at === 0 && spots === 0 && (
        <p className="label muted">The {foundingSpots} founding spots are taken.</p>
      )}
      <ol className="phase-track">
        {launchPhases.map(({ name, first_number, last_number }, place) => (
          <li key={name} aria-current={place === at ? 'step' : undefined}>
            <Filled
              share={
                last_number === null
                  ? Number(place === at)
                  : (registered - Math.max(0, first_number - 1)) /
                    (last_number - Math.max(0, first_number - 1))
              }
            />
            <b>{name}</b>
            <span>
              {last_number === null ? `${first_number}+` : `${first_number}-${last_number}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A bar filled by a share from 0 to 1; the text next to it says the same. */
function Filled({ share, tone }: { share: number; tone?: string }) {
  const width = `${Math.min(1, Math.max(0, share)) * 100}%`
  return (
    <i className="filled" aria-hidden="true" style={{ '--tone': tone } as CSSProperties}>
      <i style={{ width }} />
    </i>
  )
}

/** Why nobody can register by form right now, and what to do about it. */
export function RegistrationsPaused({
  in_the_hour,
  paused_until,
}: Pick<LaunchStats['registrations'], 'in_the_hour' | 'paused_until'>) {
  return (
    <p className="note honey" role="alert">
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

/** The color of a tier, in the bars and in the curve. */
export const tierTones: Record<string, string> = {
  founding_premium: 'var(--honey)',
  recovery_tier: 'var(--teal)',
  value_tier: 'var(--il-coral)',
  early_bird: 'var(--il-plum)',
  standard: 'var(--muted)',
  left: 'var(--edge)',
}

/** One table of what a number means: its phase, its price, its tier; and the families and revenue of each tier. What was given back is in no figure. */
export function Tiers({ stats }: StatsProps) {
  const { total_users, total_revenue, revenue_by_tier, revenue_by_currency } = stats
  const left = revenue_by_tier.left
  return (
    <Card>
      <h2 id="tiers" className="text-h3">
        Numbers, prices and tiers
      </h2>
      <p className="small muted mt-2 max-w-none">
        The number that a family registers with sets its price and its tier, and never changes. The
        price follows the phase, so a tier may have two. {paidText(revenue_by_currency)}
      </p>
      <table className="tier-table number-table" aria-labelledby="tiers">
        <thead>
          <tr>
            <th scope="col">Numbers</th>
            <th scope="col">Pays once</th>
            <th scope="col">Tier and its families</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        {registrationTiers.map((row) => (
          <TierRows key={row.tier} row={row} stats={stats} />
        ))}
        <tfoot>
          {left !== undefined && (
            <tr>
              <th scope="row">Families that left</th>
              <td />
              <td />
              <td>{formatPrice(left)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">Together</th>
            <td />
            <td>{formatNumber(total_users)}</td>
            <td>{formatPrice(total_revenue)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

/** The rows of a tier: one for each of its prices, as the price list for visitors has them. */
function TierRows({ row, stats }: StatsProps & { row: RegistrationTier }) {
  const steps = priceSteps(row)
  return (
    <tbody>
      {steps.map((step, place) => {
        const first = Math.max(row.first_number, step.first_number)
        const last = row.last_number ?? step.last_number
        return (
          <tr key={first}>
            <th scope="row">
              {last === null ? `${first}+` : `${first}-${last}`}
              <span className="hidden mid:block">{launchPhase(first)} phase</span>
            </th>
            <td>{formatPrice(step.USD)}</td>
            {place === 0 && (
              <>
                <td rowSpan={steps.length}>
                  <b>{row.name}</b>
                  <FilledTier row={row} families={familiesIn(stats, row.tier)} />
                </td>
                <td rowSpan={steps.length}>{formatPrice(stats.revenue_by_tier[row.tier] ?? 0)}</td>
              </>
            )}
          </tr>
        )
      })}
    </tbody>
  )
}

function FilledTier({ row, families }: { row: RegistrationTier; families: number }) {
  const { tier, first_number, last_number } = row
  if (last_number === null)
    return <span className="filled-tier">{formatCount(families, 'family', 'families')}</span>
  const room = last_number - first_number + 1
  return (
    <span className="filled-tier">
      <Filled share={families / room} tone={tierTones[tier]} />
      <span>
        {formatNumber(families)} of {formatNumber(room)}
      </span>
    </span>
  )
}

function familiesIn(stats: LaunchStats, tier: RegistrationTier['tier']): number {
  const families: Partial<Record<RegistrationTier['tier'], number>> = {
    founding_premium: stats.founding_members,
    recovery_tier: stats.recovery_tier_users,
    value_tier: stats.value_tier_users,
    early_bird: stats.early_bird_users,
    standard: stats.standard_users,
  }
  return families[tier] ?? 0
}

/** 'In US dollars by the price book. As paid: USD 15, EUR 4.50.' */
function paidText(revenueByCurrency: LaunchStats['revenue_by_currency']): string {
  const paid = Object.entries(revenueByCurrency).map(([code, amount]) => {
    // By the list, not by its schema: that would put all of zod into every page that knows a tier.
    const currency = currencies.find((known) => known === code)
    return currency ? formatMoney(amount, currency, 'en-US', 'code') : `${amount} ${code}`
  })
  if (paid.length === 0) return 'In US dollars by the price book. Nothing was paid so far.'
  return `In US dollars by the price book. As paid: ${paid.join(', ')}.`
}
