import { registrationTiers } from '@fgm/shared/family/tiers'
import type { LaunchDays, LaunchStats } from '@fgm/shared/launch/launch'
import { capital } from '@fgm/shared/text/words'
import { type CSSProperties, useId, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatDate } from '../../../lib/format-time.ts'
import { formatPrice } from '../../../lib/price.ts'
import { Card } from '../../../ui/card.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { formatDay, formatNumber } from '../admin-format.ts'
import { Table } from '../panel.tsx'
import { tierTones } from './launch-figures.tsx'

/** One layer of the stack: one value at the end of each day. */
type Layer = { name: string; tone: string; values: number[] }
type What = 'revenue' | 'families'
type Days = LaunchDays['days']

const choices = (['revenue', 'families'] as const).map((value) => ({
  value,
  label: capital(value),
}))

/** How revenue and families grew over the last 30 days; it ends at the current figures. */
export function LaunchCurve({ stats, days }: { stats: LaunchStats; days: Days }) {
  const [chosen, setChosen] = useState<What | null>(null)
  const what = chosen ?? (stats.total_revenue > 0 ? 'revenue' : 'families')
  const layers = what === 'revenue' ? revenueLayers(stats, days) : familyLayers(stats, days)
  const format = what === 'revenue' ? formatPrice : formatNumber
  const title = capital(what)
  return (
    <section className="card launch-curve" aria-labelledby="growth">
      <div className="row row-wrap justify-between gap-x-4 gap-y-1">
        <h2 id="growth" className="text-h3">
          {title}
        </h2>
        <Segmented
          label="What the curve shows"
          options={choices}
          value={what}
          onChange={setChosen}
        />
      </div>
      <Curve
        title={title}
        days={days.map(({ day }) => day)}
        layers={layers}
        format={format}
        unit={what === 'revenue' ? 100 : 1}
      />
      <details className="fold text-ui">
        <summary>{title}, as a table</summary>
        <Table
          of="growth"
          head={['Day (UTC)', ...layers.map(({ name }) => name)]}
          rows={days
            .map(({ day }, at) => [
              formatDay(day),
              ...layers.map(({ values }) => format(values[at] ?? 0)),
            ])
            .toReversed()}
        />
      </details>
    </section>
  )
}

type CurveProps = {
  title: string
  days: string[]
  layers: Layer[]
  format: (value: number) => string
  /** The smallest step of the scale. */
  unit: number
}

/** The labels are outside the SVG, so that they keep their size at any width. */
function Curve({ title, days, layers, format, unit }: CurveProps) {
  const tops = stacked(layers)
  const last = days.length - 1
  const total = tops.at(-1)?.[last] ?? 0
  const step = stepOf(total, unit)
  const highest = Math.max(step, total)
  const heightOf = (value: number) => (value / highest) * 100
  const ticks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, at) => at * step)
  const parts = layers.map(({ name, values }) => `${format(values[last] ?? 0)} ${name}`)
  const words = layers.length > 1 ? `: ${parts.join(', ')}` : ''
  return (
    <div
      className="curve"
      role="img"
      aria-label={`${title} in ${days.length} days, up to ${format(total)}${words}`}
    >
      {ticks.map((tick) => (
        <span key={tick} className="curve-tick" style={{ '--at': heightOf(tick) } as CSSProperties}>
          {format(tick)}
        </span>
      ))}
      <svg
        className="absolute inset-0 h-full w-full"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {layers.map(({ name, tone }, at) => {
          const top = pointsOf(tops[at] ?? [], heightOf)
          const below = pointsOf(tops[at - 1] ?? days.map(() => 0), heightOf).toReversed()
          return (
            <g key={name} style={{ '--tone': tone } as CSSProperties}>
              <path className="area" d={`M${[...top, ...below].join('L')}Z`} />
              <path className="line" d={`M${top.join('L')}`} vectorEffect="non-scaling-stroke" />
            </g>
          )
        })}
      </svg>
      {labelsOf(layers, tops, heightOf).map(({ name, value, at, tone }) => (
        <span
          key={name}
          className="curve-end"
          style={{ '--at': at, '--tone': tone } as CSSProperties}
        >
          <b>{format(value)}</b> {name}
        </span>
      ))}
      {[0, 1, 2, 3, 4].map((quarter) => {
        const at = Math.round((quarter / 4) * last)
        return (
          <span
            key={quarter}
            className="curve-day"
            style={{ '--at': (at / last) * 100 } as CSSProperties}
          >
            {formatDay(days[at] ?? '')}
          </span>
        )
      })}
    </div>
  )
}

/** The value at the end of each day, from the current one and what each day added. */
const upTo = (now: number, brought: number[]): number[] =>
  brought.map((_, at) => now - brought.slice(at + 1).reduce((sum, count) => sum + count, 0))

const familyLayers = ({ total_users }: LaunchStats, days: Days): Layer[] => [
  {
    name: 'families',
    tone: 'var(--teal)',
    values: upTo(
      total_users,
      days.map(({ families }) => families),
    ),
  },
]

/** Every tier that has paid, the first to pay at the bottom; before that a line at zero. */
function revenueLayers({ revenue_by_tier }: LaunchStats, days: Days): Layer[] {
  const known = registrationTiers.map(({ tier, name }) => ({ tier: tier as string, name }))
  const layers = [...known, { tier: 'left', name: 'Families that left' }]
    .filter(({ tier }) => (revenue_by_tier[tier] ?? 0) > 0)
    .map(({ tier, name }) => ({
      name,
      tone: tierTones[tier] ?? 'var(--edge)',
      values: upTo(
        revenue_by_tier[tier] ?? 0,
        days.map((day) => day.revenue_by_tier[tier] ?? 0),
      ),
    }))
  const none = { name: 'in total', tone: 'var(--teal)', values: days.map(() => 0) }
  return layers.length > 0 ? layers : [none]
}

/** The upper edge of each layer: its own values on top of those below. */
function stacked(layers: Layer[]): number[][] {
  let below: number[] = []
  return layers.map(({ values }) => {
    below = values.map((value, at) => value + (below[at] ?? 0))
    return below
  })
}

const pointsOf = (values: number[], heightOf: (value: number) => number) =>
  values.map((value, at) => `${(at / (values.length - 1)) * 100} ${100 - heightOf(value)}`)

/** 1, 2, 5, 10, 20 … times the unit: at most three lines above zero. */
function stepOf(highest: number, unit: number): number {
  let step = unit
  for (let turn = 0; highest / step > 3.5; turn += 1) step *= turn % 3 === 1 ? 2.5 : 2
  return step
}

/** Two lines of words need this share of the height. */
const room = 24

/** The labels at the end of the lines, the total on top; labels that would overlap move apart, and small layers have none. */
function labelsOf(layers: Layer[], tops: number[][], heightOf: (value: number) => number) {
  const ends = layers.map(({ name, tone, values }, at) => ({
    name,
    tone,
    value: values.at(-1) ?? 0,
    at: heightOf(tops[at]?.at(-1) ?? 0),
  }))
  const top = ends.at(-1)
  if (!top) return []
  const total = layers.reduce((sum, { values }) => sum + (values.at(-1) ?? 0), 0)
  const name = ends.length === 1 ? top.name : 'in total'
  const parts = ends
    .slice(0, -1)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 2)
    .toSorted((one, other) => other.at - one.at)
  const labels = [{ ...top, value: total, name }]
  for (const part of parts) {
    const above = labels.at(-1)?.at ?? 100
    labels.push({ ...part, at: Math.max(0, Math.min(part.at, above - room)) })
  }
  return labels
}

/** How many registered, and how many activities were made, on each of the last 30 days. */
export function DayByDay({ days }: LaunchDays) {
  return (
    <Card className="grid gap-5">
      <h2 className="text-h3">Day by day</h2>
      <div className="grid gap-6 desk:grid-cols-2">
        {(['registration', 'generation'] as const).map((noun) => (
          <BarChart
            key={noun}
            noun={noun}
            days={days.map((one) => ({ day: one.day, count: one[`${noun}s`] }))}
          />
        ))}
      </div>
    </Card>
  )
}

type BarChartProps = {
  /** What is counted: 'registration'. */
  noun: string
  /** One count a day without a gap, the oldest first. */
  days: { day: string; count: number }[]
}

/** Counts by day as bars, with the same in words for screen readers, and as a table. */
function BarChart({ noun, days }: BarChartProps) {
  const titleId = useId()
  const title = `${capital(noun)}s per day`
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <section className="bar-chart grid min-w-0 content-start gap-2" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className="label muted">{summaryOf({ noun, days }, total)}</p>
      <Bars days={days} />
      {first && last && (
        <p className="flex justify-between max-w-none text-muted text-label" aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          <span>{formatDay(last.day)}</span>
        </p>
      )}
      <details className="fold text-ui">
        <summary>{title}, as a table</summary>
        <Table
          of={titleId}
          head={['Day (UTC)', 'Count']}
          rows={days
            .toReversed()
            .map(({ day, count }) => [formatDate(day, 'en'), formatNumber(count)])}
        />
      </details>
    </section>
  )
}

const height = 72
const step = 10
const gap = 2

/** The drawing contains nothing that the words and the table do not. Days without any keep a thin foot. */
function Bars({ days }: Pick<BarChartProps, 'days'>) {
  const highest = Math.max(1, ...days.map(({ count }) => count))
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, count }, place) => {
        const tall = count === 0 ? 1 : Math.max(3, (count / highest) * height)
        return (
          <rect
            key={day}
            className={count === 0 ? 'none' : undefined}
            x={place * step}
            y={height - tall}
            width={step - gap}
            height={tall}
          >
            <title>{`${formatDay(day)}: ${count}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}

function summaryOf({ noun, days }: BarChartProps, total: number): string {
  const period = `in ${days.length} days`
  if (total === 0) return `No ${noun}s ${period}.`
  const most = days.reduce((best, one) => (one.count > best.count ? one : best))
  return `${formatCount(total, noun)} ${period}. Most on ${formatDay(most.day)}: ${formatNumber(most.count)}.`
}
