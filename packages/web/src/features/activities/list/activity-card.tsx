import type { ActivityCard as Activity } from '@fgm/shared/activities/activities'
import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { activityBadge } from '@fgm/shared/activities/words'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Heart, Package } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Chip, DifficultyChip } from '../../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { CategoryKicker } from '../../../ui/stamp.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import { needs } from '../activity-text.ts'
import { fromList } from '../link-state.ts'
import type { Marks } from '../use-marks.ts'

const tones = { 'My Creation': 'honey', Saved: 'teal' } as const

type ActivityCardProps = { activity: Activity; marks: Marks }

/** An activity of the list: what it is, three facts, and what the chosen child made of it. */
export function ActivityCard({ activity, marks }: ActivityCardProps) {
  const { id, title, description, category, materials } = activity
  return (
    <article className="card card-column covered">
      <div className="card-head">
        <ActivityScene activity={activity} size="small" />
        <div className="grow">
          <CategoryKicker category={category} />
          <h3>{title}</h3>
        </div>
        {marks.done.has(id) && <Mark icon={CircleCheck} word="Done" className="text-teal" />}
        {marks.favorites.has(id) && <Mark icon={Heart} word="Favorite" className="filled" />}
      </div>
      <p className="card-line">{cardSentence(description)}</p>
      <Facts>
        <MinutesFact minutes={activity.duration_minutes} />
        <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
        <Fact icon={Package}>{needs(materials)}</Fact>
      </Facts>
      <div className="card-foot">
        <SourceChip activity={activity} />
        <DifficultyChip difficulty_level={activity.difficulty_level} />
        <Link
          to={paths.activity}
          params={{ activity_id: id }}
          state={fromList}
          className="card-view card-cover"
        >
          View Activity<span className="hidden-text">: {title}</span>
        </Link>
      </div>
    </article>
  )
}

/** 'Ready to Start', 'My Creation' or 'Saved'. */
export function SourceChip({ activity }: { activity: Activity }) {
  const badge = activityBadge(activity)
  return <Chip tone={tones[badge as keyof typeof tones]}>{badge}</Chip>
}

type MarkProps = { icon: typeof Heart; word: string; className: string }

function Mark({ icon: Icon, word, className }: MarkProps) {
  return (
    <span className={`card-mark ${className}`} title={word}>
      <Icon className="icon" aria-hidden />
      <span className="hidden-text">{word}</span>
    </span>
  )
}
