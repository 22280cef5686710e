import type { Activity } from '@fgm/shared/activities'
import { linesOf } from '@fgm/shared/activity-words'
import { TickRow } from '../../ui/tick-row.tsx'
import { useTicks } from './use-ticks.ts'

/** What you need, to be ticked off while you gather it. */
export function MaterialsNeeded({ activity }: { activity: Activity }) {
  const [found, toggle] = useTicks(activity.id)
  return (
    <section className="activity-block" aria-labelledby="materials">
      <div className="section-head">
        <h2 id="materials">Materials Needed</h2>
        <span className="label muted">tick as you find</span>
      </div>
      <div className="card activity-ticks">
        {linesOf(activity.materials_list).map((thing) => (
          <TickRow key={thing} strikes checked={found.has(thing)} onChange={() => toggle(thing)}>
            {thing}
          </TickRow>
        ))}
      </div>
    </section>
  )
}
