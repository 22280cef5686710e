import { neededLines } from '@fgm/shared/activities/words'
import type { DayActivity } from '@fgm/shared/day-links'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ActivityScene } from './activity-scene.tsx'
import { SetupInstructions } from './page/setup-instructions.tsx'
import { PlayClock } from './play/play-clock.tsx'
import { beginClock, type Timed, toggleClock } from './play/play-state.ts'
import './page/activity.css'
import './play/play.css'

type ActivityByLinkProps = {
  activity: DayActivity
  /** What stands below it, once it has begun or before. */
  end: (hasBegun: boolean) => ReactNode
}

/** An activity for who has a link to it and no account: read from top to bottom, and played with a clock if one likes. */
export function ActivityByLink({ activity, end }: ActivityByLinkProps) {
  const [play, setPlay] = useState<Timed | null>(null)
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
      {play ? (
        <PlayClock play={play} onToggle={() => setPlay(toggleClock(play, Date.now()))} />
      ) : (
        <Button
          variant="primary"
          size="huge"
          isBlock
          icon={Play}
          onClick={() => setPlay(beginClock(activity, Date.now()))}
        >
          Start now
        </Button>
      )}
      <SetupInstructions activity={activity} />
      {end(play !== null)}
    </article>
  )
}
