import type { ActivityCard } from '@fgm/shared/activities/activities'
import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { Package, Shuffle } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { WedgeClock } from '../../../ui/wedge-clock.tsx'
import { needs } from '../activity-words.ts'
import { fromList } from '../from-list.ts'
import { ActivityPicture } from '../page/activity-picture.tsx'
import { startsNow } from '../starts-now.ts'

type DoThisNowProps = {
  activity: ActivityCard
  /** Who is playing, as the family calls it; nobody for a visitor. */
  childName: string | undefined
  onShuffle: () => void
}

/** One decision already made: press start, or ask for another. */
export function DoThisNow({ activity, childName, onShuffle }: DoThisNowProps) {
  const { id, title, description, duration_minutes } = activity
  return (
    <article className="card lift flush now" aria-labelledby="now-title">
      <div className="now-picture">
        <span className="now-clock only-desk">
          <WedgeClock minutes={duration_minutes} size="huge" />
        </span>
        <ActivityPicture activity={activity} />
      </div>
      <div className="now-body">
        <p className="eyebrow">
          <WedgeClock minutes={duration_minutes} size="small" />
          Do this now
        </p>
        <div aria-live="polite">
          <h2 id="now-title">{title}</h2>
          <p className="card-line now-line">
            {cardSentence(withChildName(description, childName))}
          </p>
        </div>
        <Facts>
          <MinutesFact minutes={duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
          <Fact icon={Package}>{needs(activity.materials)}</Fact>
        </Facts>
        <div className="now-actions">
          <ButtonTo
            to={paths.activity}
            params={{ activity_id: id }}
            state={{ ...fromList, ...startsNow }}
            resetScroll={false}
            variant="primary"
          >
            Start now
          </ButtonTo>
          <Button icon={Shuffle} onClick={onShuffle} className="now-shuffle">
            <span>Another</span>
          </Button>
        </div>
      </div>
    </article>
  )
}
