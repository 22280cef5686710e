import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { formatAges } from '../../lib/format-facts.ts'
import { DifficultyChip } from '../../ui/chip.tsx'
import { MinutesFact } from '../../ui/facts.tsx'
import './fact-line.css'

export type FactLineProps = {
  activity: Pick<ActivityGlimpse, 'duration_minutes' | 'min_age' | 'max_age' | 'difficulty_level'>
}

/** '5 min · Ages 2-4 · Easy': the same one line on every card of an activity. */
export function FactLine({ activity }: FactLineProps) {
  return (
    <div className="fact-room">
      <div className="facts fact-line">
        <MinutesFact minutes={activity.duration_minutes} />
        <span>{formatAges(activity)}</span>
        <DifficultyChip difficulty_level={activity.difficulty_level} />
      </div>
    </div>
  )
}
