import type { Activity } from '@fgm/shared/activities/activities'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { isNothing, neededLines } from '@fgm/shared/activities/words'
import { TickRow } from '../../../ui/tick-row.tsx'
import { useTicks } from './use-ticks.ts'

type MaterialsNeededProps = { activity: Activity; childName: string | undefined }

/** What you need, to be ticked off while you gather it. */
export function MaterialsNeeded({ activity, childName }: MaterialsNeededProps) {
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
              {withChildName(thing, childName)}
            </p>
          ) : (
            <TickRow key={thing} strikes checked={found.has(thing)} onChange={() => toggle(thing)}>
              {withChildName(thing, childName)}
            </TickRow>
          ),
        )}
      </div>
    </section>
  )
}
