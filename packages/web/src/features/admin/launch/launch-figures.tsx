import {
  currencies,
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
import { Table } from '../panel.tsx'

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
      `${formatNumber(stats.founding_members)} founding`,
    ],
    [
      'Paid',
      formatNumber(families.paid_users),
      `${formatShare(families.conversion_rate / 100)} of ${formatNumber(couldPay)}`,
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

/** Families and revenue by tier. What was given back is in no figure. */
export function Tiers({ stats }: StatsProps) {
  const { total_revenue, revenue_by_tier, revenue_by_currency } = stats
  const left = revenue_by_tier.left
  return (
    <Card>
      <h2 id="tiers" className="text-h3">
        Tiers
      </h2>
      <p className="label muted">{paidText(revenue_by_currency)}</p>
      <Table
        of="tiers"
        head={['Tier', 'Families', 'Revenue']}
        rows={[
          ...registrationTiers.map((row) => [
            <>
              {row.name}
              <span>
                {rangeOf(row)}, {pricesOf(row)}
              </span>
            </>,
            <FilledTier key="families" row={row} families={familiesIn(stats, row.tier)} />,
            formatPrice(revenue_by_tier[row.tier] ?? 0),
          ]),
          ...(left === undefined ? [] : [['Families that left', '0', formatPrice(left)]]),
        ]}
        foot={['Together', formatNumber(stats.total_users), formatPrice(total_revenue)]}
      />
      <p className="small muted mt-3">
        A tier goes by a family's number when it registers, a phase by how many families there are:
        so their limits differ, also where they share a name. Early Bird was announced at two
        prices, and pays the lower one.
      </p>
    </Card>
  )
}

function FilledTier({ row, families }: { row: RegistrationTier; families: number }) {
  const { tier, first_number, last_number } = row
  if (last_number === null) return formatNumber(families)
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

const rangeOf = ({ first_number, last_number }: RegistrationTier) =>
  last_number === null ? `${first_number}+` : `${first_number}-${last_number}`

/** What these families pay at checkout, as the price list for visitors has it: '$5', or '$5 up to 500, then $25'. */
const pricesOf = (row: RegistrationTier) =>
  priceSteps(row)
    .map(({ first_number, USD }, place) =>
      place === 0 ? formatPrice(USD) : `up to ${first_number - 1}, then ${formatPrice(USD)}`,
    )
    .join(' ')

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
