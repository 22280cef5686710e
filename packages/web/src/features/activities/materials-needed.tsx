import type { Activity } from '@fgm/shared/activities'
import { isNothing, neededLines } from '@fgm/shared/activity-words'
import { TickRow } from '../../ui/tick-row.tsx'
import { useTicks } from './use-ticks.ts'

/** What you need, to be ticked off while you gather it. */
export function MaterialsNeeded({ activity }: { activity: Activity }) {
  const [found, toggle] = useTicks(activity.id)
  const things = neededLines(activity.materials_list)
  return (
    <section className="activity-block" aria-labelledby="materials">
      <div className="section-head">
        <h2 id="materials">Materials Needed</h2>
        {!things.every(isNothing) && <span className="label muted">tick as you find</span>}
      </div>
      <div className="card activity-ticks">
        {things.map((thing) =>
          isNothing(thing) ? (
            <p key={thing} className="activity-nothing">
              {thing}
            </p>
          ) : (
            <TickRow key={thing} strikes checked={found.has(thing)} onChange={() => toggle(thing)}>
              {thing}
            </TickRow>
          ),
        )}
      </div>
    </section>
  )
}
