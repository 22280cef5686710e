import type { ReviewedActivity } from '@fgm/shared/community/community'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AgesFact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { ActivityReading } from '../../activities/activity-reading.tsx'
import { formatMoment } from '../admin-words.ts'

type ReviewCardProps = {
  review: ReviewedActivity
  onDecide: (decision: 'show' | 'decline') => void
}

/** A shared activity that waits: why, every word of it as other families would read it, and the two ways on. */
export function ReviewCard({ review, onDecide }: ReviewCardProps) {
  const { activity, creator_name, review_reasons, shared_at } = review
  const titleId = useId()
  return (
    <Card role="group" aria-labelledby={titleId} className="grid gap-4 wrap-anywhere">
      <div>
        <p className="card-kicker">
          By {creator_name}, {formatMoment(shared_at)}
        </p>
        <h2 id={titleId} className="text-h3">
          {activity.title}
        </h2>
      </div>
      <section>
        <h3 className="text-lead mb-2">Why it waits</h3>
        <ul className="lines apart">
          {review_reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <p>{activity.description}</p>
      <Facts>
        <MinutesFact minutes={activity.duration_minutes} />
        <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
      </Facts>
      <ActivityReading activity={activity} />
      <div className="row row-wrap">
        <Button
          size="small"
          variant="calm"
          aria-label={`Show ${activity.title}`}
          onClick={() => onDecide('show')}
        >
          Show
        </Button>
        <Button
          size="small"
          className="danger"
          aria-label={`Decline ${activity.title}`}
          onClick={() => onDecide('decline')}
        >
          Decline
        </Button>
      </div>
    </Card>
  )
}
