import { neededLines } from '@fgm/shared/activities/words'
import type { DayActivity } from '@fgm/shared/day-links'
import { Play } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { FiveMinuteClock, useFiveMinutes } from './page/five-minute-clock.tsx'
import { hasBegun, SetupInstructions, useStart } from './page/setup-instructions.tsx'
import './page/activity.css'

type ActivityByLinkProps = {
  activity: DayActivity
  /** Whose play it is in this browser. */
  player: string
  /** What stands below it, once it has begun or before. */
  end: (hasBegun: boolean) => ReactNode
}

/** An activity for who has a link to it and no account: read from top to bottom, and played with a clock if one likes. */
export function ActivityByLink({ activity, player, end }: ActivityByLinkProps) {
  const steps = useRef<HTMLOListElement>(null)
  const clock = useFiveMinutes(`${player}:${activity.id}`, activity.duration_minutes)
  const start = useStart(clock, steps)
  const isPlaying = hasBegun(clock)
  return (
    <article className="day-activity">
      <ActivityScene activity={activity} />
      <PageTitle>{activity.title}</PageTitle>
      <p>{activity.description}</p>
      <Facts>
        <MinutesFact minutes={activity.duration_minutes} />
        <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
      </Facts>
      <section aria-labelledby="materials">
        <h2 id="materials">What you need</h2>
        <ul className="day-things">
          {neededLines(activity.materials_list).map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
      {isPlaying ? (
        <FiveMinuteClock {...clock} />
      ) : (
        <Button variant="primary" size="huge" isBlock icon={Play} onClick={start}>
          Start now
        </Button>
      )}
      <SetupInstructions activity={activity} isPlaying={isPlaying} steps={steps} />
      {end(isPlaying)}
    </article>
  )
}
