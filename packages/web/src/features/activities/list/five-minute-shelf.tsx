import type { ActivityCard } from '@fgm/shared/activities/activities'
import { Link } from '@tanstack/react-router'
import { formatAges } from '../../../lib/format-facts.ts'
import { paths } from '../../../lib/paths.ts'
import { WedgeClock } from '../../../ui/wedge-clock.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import { needs } from '../activity-words.ts'
import { fromList } from '../from-list.ts'
import { type Filters, writeFilters } from './activity-filters.ts'

type FiveMinuteShelfProps = {
  activities: readonly ActivityCard[]
  /** The filters that lead to all of them, and how many those are. */
  all: Filters
  count: number
}

/** A few more of five minutes, and the way to all of them. */
export function FiveMinuteShelf({ activities, all, count }: FiveMinuteShelfProps) {
  return (
    <section className="shelf" aria-labelledby="shelf">
      <div className="section-head">
        <h2 id="shelf" className="text-h3">
          The 5-minute shelf
        </h2>
        <Link to={paths.activities} search={writeFilters(all)} hash="list" className="small">
          All {count}
        </Link>
      </div>
      <ul className="shelf-row">
        {activities.map((activity) => (
          <li key={activity.id}>
            <ShelfCard activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShelfCard({ activity }: { activity: ActivityCard }) {
  return (
    <Link
      to={paths.activity}
      params={{ activity_id: activity.id }}
      state={fromList}
      className="card shelf-card"
    >
      <ActivityScene activity={activity} size="small" />
      <span className="grow">
        <span className="shelf-title">{activity.title}</span>
        <span className="label muted">
          {formatAges(activity)} &middot; {needs(activity.materials)}
        </span>
      </span>
      <WedgeClock minutes={activity.duration_minutes} size="large" />
    </Link>
  )
}
