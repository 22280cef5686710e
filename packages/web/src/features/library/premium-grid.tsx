import { cardSentence } from '@fgm/shared/activities/card-sentence'
import type { PremiumActivity } from '@fgm/shared/activities/premium'
import { CircleCheck, LockKeyhole, Package } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { CategoryKicker } from '../../ui/stamp.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { needs } from '../activities/activity-words.ts'
import { CardOpener, OpenCue } from '../activities/card-opener.tsx'

const pageLength = 24

type PremiumGridProps = {
  activities: readonly PremiumActivity[]
  onOpen: (id: string) => void
}

/** The cards, so many at a time. More of them put the focus on the first new one. */
export function PremiumGrid({ activities, onOpen }: PremiumGridProps) {
  const [shown, setShown] = useState(pageLength)
  const list = useRef<HTMLUListElement>(null)
  const rest = activities.length - shown

  useEffect(() => {
    if (shown === pageLength) return
    const firstNew = list.current?.children[shown - pageLength]
    firstNew?.querySelector('button')?.focus({ preventScroll: true })
  }, [shown])
  return (
    <>
      <ul ref={list} className="grid-cards three">
        {activities.slice(0, shown).map((activity) => (
          <li key={activity.id}>
            <PremiumCard activity={activity} onOpen={() => onOpen(activity.id)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className="row mt-6 justify-center">
          <Button onClick={() => setShown(shown + pageLength)}>
            Show {Math.min(rest, pageLength)} more
          </Button>
        </div>
      )}
    </>
  )
}

type PremiumCardProps = { activity: PremiumActivity; onOpen: () => void }

function PremiumCard({ activity, onOpen }: PremiumCardProps) {
  const { title, description, category } = activity
  return (
    <article className="card card-column covered">
      <div className="card-head">
        <ActivityScene activity={activity} size="small" />
        <div className="grow">
          <CategoryKicker category={category} />
          <CardOpener title={title} onOpen={onOpen} />
        </div>
      </div>
      <p className="card-line">{cardSentence(description)}</p>
      <Facts>
        <MinutesFact minutes={activity.duration_minutes} />
        <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
        <Fact icon={Package}>{needs(activity.materials)}</Fact>
      </Facts>
      <div className="card-foot">
        <DifficultyChip difficulty_level={activity.difficulty_level} />
        {activity.is_saved && (
          <Chip tone="teal" icon={CircleCheck}>
            Saved
          </Chip>
        )}
        {!activity.is_open && <Chip icon={LockKeyhole}>Save to open</Chip>}
        {activity.is_open && <OpenCue />}
      </div>
    </article>
  )
}
