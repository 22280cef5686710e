import type { ActivityCard } from '@fgm/shared/activities/activities'
import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { Link } from '@tanstack/react-router'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { formatAges } from '../../../lib/format-facts.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { usePrerendered } from '../../../lib/prerendered.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { WedgeClock } from '../../../ui/wedge-clock.tsx'
import type { Children } from '../../children/use-children.ts'
import { ActivityFacts } from '../activity-card.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import { needs } from '../activity-text.ts'
import { fromList } from '../link-state.ts'
import { isTooYoung, nowAndShelf, playingAge, suggestions, today } from '../suggestions.ts'
import type { Marks } from '../use-marks.ts'
import { type Filters, matching, noFilters, writeFilters } from './activity-filters.ts'

type PlayNowProps = { cards: readonly ActivityCard[]; family: Children; marks: Marks }

/** One activity to do now and a shelf of short ones; where nothing is for that age yet, says so. */
export function PlayNow({ family, cards, marks }: PlayNowProps) {
  const { child } = family
  const [shuffles, setShuffles] = useState(0)
  const age = child?.age ?? null
  const ideas = suggestions(cards, { age, done: marks.done }, useFirstIdea())
  const { now, shelf } = nowAndShelf(ideas, shuffles)
  if (child && isTooYoung(cards, child.age)) return <TooYoung name={child.name} />
  if (!now) return null
  const all: Filters = { ...noFilters, minutes: 5, age: playingAge(cards, age) }
  return (
    <div className="list-lead">
      <DoThisNow
        activity={now}
        childName={child?.name}
        onShuffle={() => setShuffles(shuffles + 1)}
      />
      <FiveMinuteShelf activities={shelf} all={all} count={matching(cards, all, marks).length} />
    </div>
  )
}

/** Where the ideas of the day begin. A prerendered page begins where its HTML does. */
function useFirstIdea(): number {
  const turn = usePrerendered()?.turn
  return useIsHydrated() ? today() : (turn ?? today())
}

function TooYoung({ name }: { name: string }) {
  return (
    <p className="note honey">
      <span>
        <b>Our activities start at age 2.</b> Feel free to look around: none of them is made for{' '}
        {name} yet.
      </span>
    </p>
  )
}

type DoThisNowProps = {
  activity: ActivityCard
  /** The playing child's name; undefined for a visitor. */
  childName: string | undefined
  onShuffle: () => void
}

/** One activity already chosen: start it, or get another. */
function DoThisNow({ activity, childName, onShuffle }: DoThisNowProps) {
  const { id, title, description, duration_minutes } = activity
  return (
    <article className="card lift flush now" aria-labelledby="now-title">
      <div className="now-picture">
        <span className="now-clock only-desk">
          <WedgeClock minutes={duration_minutes} size="huge" />
        </span>
        <ActivityScene activity={activity} />
      </div>
      <div className="now-body">
        <p className="eyebrow">
          <WedgeClock minutes={duration_minutes} size="small" />
          Do this now
        </p>
        <div aria-live="polite">
          <h2 id="now-title">{title}</h2>
          <p className="card-line text-body mb-3">
            {cardSentence(withChildName(description, childName))}
          </p>
        </div>
        <ActivityFacts activity={activity} />
        <div className="now-actions">
          <ButtonTo to={paths.play} params={{ activity_id: id }} preload="render" variant="primary">
            Start now
          </ButtonTo>
          <Button icon={Shuffle} onClick={onShuffle} className="now-shuffle">
            <span>Another</span>
          </Button>
        </div>
      </div>
    </article>
  )
}

type FiveMinuteShelfProps = {
  activities: readonly ActivityCard[]
  /** The filters that show all of them, and how many those are. */
  all: Filters
  count: number
}

/** A few more of five minutes, and a link to all of them. */
function FiveMinuteShelf({ activities, all, count }: FiveMinuteShelfProps) {
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
      <ul className="slide-row desk:m-0 desk:flex-col desk:gap-2.5 desk:overflow-visible desk:p-0">
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
