import type { LaunchDays } from '@fgm/shared/launch/launch'
import { useId } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { formatDate } from '../../../lib/format-time.ts'
import { Card } from '../../../ui/card.tsx'
import { formatDay, formatNumber } from '../admin-words.ts'

/** How many registered, and how many activities were made, on each of the last 30 days. */
export function DayByDay({ days }: LaunchDays) {
  return (
    <Card className="grid gap-5">
      <h2 className="text-h3">Day by day</h2>
      <div className="grid gap-6 desk:grid-cols-2">
        <BarChart
          title="Registrations per day"
          noun="registration"
          days={days.map(({ day, registrations }) => ({ day, count: registrations }))}
        />
        <BarChart
          title="Generations per day"
          noun="generation"
          days={days.map(({ day, generations }) => ({ day, count: generations }))}
        />
      </div>
    </Card>
  )
}

type DayCount = { day: string; count: number }

type BarChartProps = {
  title: string
  /** What is counted: 'registration'. */
  noun: string
  /** One count a day without a gap, the oldest first. */
  days: DayCount[]
}

/** Counts by day as bars, with the same in words for those who do not see them, and as a table. */
function BarChart({ title, noun, days }: BarChartProps) {
  const titleId = useId()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <section className="bar-chart" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className="label muted">{summaryOf(noun, days, total)}</p>
      <Bars days={days} />
      {first && last && (
        <p className="bar-chart-ends" aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          <span>{formatDay(last.day)}</span>
        </p>
      )}
      <details>
        <summary>{title}, as a table</summary>
        <table className="tier-table" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, 'en')}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const height = 72
const step = 10
const gap = 2

/** The drawing says nothing that the words and the table do not. Days without any keep a thin foot. */
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

function summaryOf(noun: string, days: DayCount[], total: number): string {
  const period = `in ${days.length} days`
  if (total === 0) return `No ${noun}s ${period}.`
  const most = days.reduce((best, one) => (one.count > best.count ? one : best))
  return `${formatCount(total, noun)} ${period}. Most on ${formatDay(most.day)}: ${formatNumber(most.count)}.`
}
