import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { Link } from '@tanstack/react-router'
import { Package, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { CategoryKicker } from '../../ui/stamp.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { needs } from './activity-text.ts'

type GlimpseCardProps = { activity: ActivityGlimpse; more?: ReactNode; children: ReactNode }

/** A preview of an activity: what it is, how long and for whom. `children` is one more fact. */
function GlimpseCard({ activity, more, children }: GlimpseCardProps) {
  const { category, description } = activity
  return (
    <article className="card card-column covered">
      <div className="card-head">
        <ActivityScene activity={activity} size="small" />
        <div className="grow">
          <CategoryKicker category={category} />
          <h3>{activity.title}</h3>
        </div>
      </div>
      <p className="card-line">{cardSentence(description)}</p>
      <Facts>
        <MinutesFact minutes={activity.duration_minutes} />
        <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
        {children}
      </Facts>
      <div className="card-foot">
        <DifficultyChip difficulty_level={activity.difficulty_level} />
        {more}
      </div>
    </article>
  )
}

/** A locked activity; its page says how it opens. */
export function LockedCard({ activity }: { activity: ActivityGlimpse }) {
  const more = (
    <Link
      to={paths.activity}
      params={{ activity_id: activity.id }}
      className="card-view card-cover"
    >
      View Activity<span className="hidden-text">: {activity.title}</span>
    </Link>
  )
  return (
    <GlimpseCard activity={activity} more={more}>
      <Fact icon={Package}>{needs(activity.materials)}</Fact>
    </GlimpseCard>
  )
}

/** A shared activity: with its stars, without a name. */
export function SharedCard({ activity, rating }: { activity: ActivityGlimpse; rating: string }) {
  return (
    <GlimpseCard activity={activity}>
      <Fact icon={Star}>
        <span className="hidden-text">Rating: </span>
        {rating}
      </Fact>
    </GlimpseCard>
  )
}
