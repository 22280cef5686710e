import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { Package } from 'lucide-react'
import { formatAges } from '../../lib/format-facts.ts'
import { Fact, MinutesFact } from '../../ui/facts.tsx'
import { needs } from './activity-text.ts'

type ShortFactsProps = {
  activity: Pick<ActivityGlimpse, 'duration_minutes' | 'min_age' | 'max_age' | 'materials'>
}

/** How long, for whom and the first thing that one needs: on one line of a card. */
export function ShortFacts({ activity }: ShortFactsProps) {
  return (
    <div className="facts gap-x-2 *:gap-1">
      <MinutesFact minutes={activity.duration_minutes} />
      <span>{formatAges(activity)}</span>
      <Fact icon={Package}>{needs(activity.materials, 1)}</Fact>
    </div>
  )
}
