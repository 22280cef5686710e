import { neededLines } from '@fgm/shared/activities/words'
import type { DayActivity } from '@fgm/shared/day-links'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { store } from '../../lib/browser-storage.ts'
import { readStoredJson } from '../../lib/stored-json.ts'
import { useWakeLock } from '../../lib/use-wake-lock.ts'
import { Button } from '../../ui/button.tsx'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { PlayClock } from './play/play-clock.tsx'
import { beginClock, readClock, type Timed, toggleClock } from './play/play-state.ts'
import { activityPlayKey } from './play-storage.ts'
import { SetupInstructions } from './setup-instructions.tsx'
import './recipe.css'
import './play/play.css'

type ActivityByLinkProps = {
  activity: DayActivity
  /** Identifies the play in this browser: two links with the same activity are two plays. */
  player: string
  /** Shown below it, before and after it has begun; `forget` lets the next play begin again. */
  end: (hasBegun: boolean, forget: () => void) => ReactNode
}

/** An activity for someone with a link and without an account: read from top to bottom, and played with a clock if one likes. */
export function ActivityByLink({ activity, player, end }: ActivityByLinkProps) {
  const { clock, begin, toggle, forget } = useStoredClock(
    `${activityPlayKey(player)}:${activity.id}`,
    activity,
  )
  return (
    // On desktops the title is above the steps, and picture and title begin on one line.
    <article className="grid gap-5 wrap-anywhere *:min-w-0 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:items-start desk:gap-x-12 desk:gap-y-2 [&_.activity-block]:mt-3">
      <PageTitle className="desk:col-start-2 desk:row-start-1">{activity.title}</PageTitle>
      <div className="contents gap-5 *:min-w-0 desk:col-start-1 desk:row-span-2 desk:row-start-1 desk:grid">
        {/* On a phone the picture is above the title. */}
        <div className="overflow-hidden rounded-(--r-cut) bg-honey-soft px-4 pt-2 [--il-ground:var(--il-wall)] max-desk:-order-1">
          <ActivityScene activity={activity} />
        </div>
        <p className="text-wrap">{activity.description}</p>
        <Facts>
          <MinutesFact minutes={activity.duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
        </Facts>
        <section aria-labelledby="materials">
          <h2 id="materials">What you need</h2>
          <ul className="mt-2 grid list-disc gap-2 ps-6">
            {neededLines(activity.materials_list).map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
        {clock ? (
          <PlayClock play={clock} onToggle={toggle} />
        ) : (
          <Button variant="primary" isBlock icon={Play} onClick={begin}>
            Start now
          </Button>
        )}
      </div>
      <div>
        <SetupInstructions activity={activity} />
        {end(clock !== null, forget)}
      </div>
    </article>
  )
}

/** The clock of an activity in this browser's storage: a reload does not stop it, and the screen stays on meanwhile. */
function useStoredClock(key: string, activity: Timed['activity']) {
  const [clock, setClock] = useState(() => readClock(readStoredJson(key), activity, Date.now()))
  useWakeLock(clock !== null)
  function keep(next: Timed, beganAt: number) {
    store(key, JSON.stringify({ began_at: beganAt, clock: next.clock }))
    setClock(next)
  }
  return {
    /** Null before it has begun. */
    clock,
    begin: () => keep(beginClock(activity, Date.now()), Date.now()),
    toggle: () => clock && keep(toggleClock(clock, Date.now()), Date.now()),
    forget: () => {
      store(key, null)
      setClock(null)
    },
  }
}
