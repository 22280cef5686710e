import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { AgesFact, MinutesFact } from '../../ui/facts.tsx'
import { type Needing, NeedsFact } from './activity-card.tsx'

type ShortFactsProps = {
  activity: Pick<ActivityGlimpse, 'duration_minutes' | 'min_age' | 'max_age'> & Needing
}

/** How long, for whom and the first thing that one needs: on one line of a card. */
export function ShortFacts({ activity }: ShortFactsProps) {
  return (
    <div className="facts gap-x-2 *:gap-1 [&_.icon]:size-4">
      <MinutesFact minutes={activity.duration_minutes} />
      <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
      <NeedsFact of={activity} named={1} />
    </div>
  )
}
