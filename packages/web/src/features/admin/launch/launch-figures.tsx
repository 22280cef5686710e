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
import type { CSSProperties, ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatPrice } from '../../../lib/price.ts'
import { Card } from '../../../ui/card.tsx'
import { formatMoment, formatNumber, formatShare } from '../admin-format.ts'
import { Table } from '../panel.tsx'

type StatsProps = { stats: LaunchStats }

/** The five numbers, the families first and largest, each with its context. */
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
    <dl className="card launch-numbers">
      {numbers.map(([name, value, place]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <small className="block">{place}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Which of the three phases the launch is in, and how far (spec part two §9). */
export function PhaseBar({ registered, spots }: { registered: number; spots?: number }) {
  const at = launchPhases.findIndex(({ last_number: last }) => last === null || registered <= last)
  const phase = launchPhases[at]
  const next = launchPhases[at + 1]
  const left = phase?.last_number == null ? null : phase.last_number - registered
  return (
    <section className="card launch-phase" aria-labelledby="phase">
      <div className="row row-wrap justify-between gap-x-4 gap-y-1">
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
      <ol className="phase-track mt-2 grid gap-1 text-label leading-[1.3]">
        {launchPhases.map((row, place) => (
          <li key={row.name} aria-current={place === at ? 'step' : undefined}>
            <Filled
              share={
                row.last_number === null
                  ? Number(place === at)
                  : (registered - Math.max(0, row.first_number - 1)) /
                    (row.last_number - Math.max(0, row.first_number - 1))
              }
            />
            <b className="mt-2 block">{row.name}</b>
            <span className="muted">{numbersOf(row)}</span>
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

/** Why no one can register by form right now, and what to do about it. */
export function RegistrationsPaused({ in_the_hour, paused_until }: LaunchStats['registrations']) {
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

/** One table of the tiers: their numbers and prices, their families and revenue. Refunds are in no figure. */
export function Tiers({ stats }: StatsProps) {
  const { total_users, total_revenue, revenue_by_tier, revenue_by_currency } = stats
  const left = revenue_by_tier.left
  return (
    <Card>
      <h2 id="tiers" className="text-h3">
        Tiers and prices
      </h2>
      <Table
        of="tiers"
        className="number-table"
        head={['Tier', 'Price', 'Families', 'Revenue']}
        rows={registrationTiers.map((row) => tierCells(row, stats))}
        foot={[
          ...(left === undefined ? [] : [['Families that left', '', '', formatPrice(left)]]),
          ['Together', '', formatNumber(total_users), formatPrice(total_revenue)],
        ]}
      />
      <p className="small muted mt-3 max-w-none">
        A family's number sets its tier and its price, for good. {earlyBirdText()} The phases follow
        the price. {paidText(revenue_by_currency)}
      </p>
    </Card>
  )
}

/** A tier, its numbers, and what they pay; where the price changes within it, the first ones pay less. */
function tierCells(row: RegistrationTier, stats: LaunchStats): ReactNode[] {
  const [price, ...before] = priceSteps(row).toReversed()
  return [
    <>
      {row.name}
      <small>{numbersOf(row)}</small>
    </>,
    <>
      {price && formatPrice(price.USD)}
      {before.map((step) => (
        <small key={step.label}>
          {formatPrice(step.USD)} up to {step.last_number}
        </small>
      ))}
    </>,
    filledTier(row, familiesIn(stats, row.tier)),
    formatPrice(stats.revenue_by_tier[row.tier] ?? 0),
  ]
}

/** '51-100', or '401+'. */
const numbersOf = (row: { first_number: number; last_number: number | null }) =>
  row.last_number === null ? `${row.first_number}+` : `${row.first_number}-${row.last_number}`

function filledTier({ tier, first_number, last_number }: RegistrationTier, families: number) {
  const room = last_number === null ? null : last_number - first_number + 1
  const noun = families === 1 ? 'family' : 'families'
  return (
    <span className="filled-tier">
      {room && <Filled share={families / room} tone={tierTones[tier]} />}
      <span>
        {formatNumber(families)} {room ? `of ${formatNumber(room)}` : noun}
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

/** Why price and phase 'Early Bird' end elsewhere than the tier of that name (decisions §1). */
function earlyBirdText(): string {
  const tierEnd = registrationTiers.find(({ tier }) => tier === 'early_bird')?.last_number ?? 0
  const phaseEnd = launchPhases.find(({ name }) => name === 'Early Bird')?.last_number ?? 0
  return `Families ${tierEnd + 1} to ${phaseEnd} are of the Standard tier and pay the Early Bird price.`
}

/** 'In US dollars by the price book. As paid: USD 15, EUR 4.50.' */
function paidText(revenueByCurrency: LaunchStats['revenue_by_currency']): string {
  const paid = Object.entries(revenueByCurrency).map(([code, amount]) => {
    // From the list, not its schema: that would bundle all of zod into every page that knows a tier.
    const currency = currencies.find((known) => known === code)
    return currency ? formatMoney(amount, currency, 'code') : `${amount} ${code}`
  })
  if (paid.length === 0) return 'In US dollars by the price book. Nothing was paid so far.'
  return `In US dollars by the price book. As paid: ${paid.join(', ')}.`
}
