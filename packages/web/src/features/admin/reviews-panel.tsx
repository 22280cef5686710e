import type { ReviewedActivity, ReviewList } from '@fgm/shared/community/community'
import { type DeclineReason, declineReasons, declineSentences } from '@fgm/shared/community/review'
import { useId, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AgesFact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { failure, formatMoment } from './admin-format.ts'
import { FetchStatus, PanelFallback } from './panel.tsx'

type OpenDecision = { review: ReviewedActivity; decision: 'show' | 'decline' }

/** What families shared and a person reads first, the longest waiting one on top: show it or decline it. */
export function ReviewsPanel() {
  const waiting = trpc.community.reviews.useQuery(undefined, { throwOnError: false })
  const [openDecision, setOpenDecision] = useState<OpenDecision | null>(null)
  if (!waiting.data) return <PanelFallback what="the activities to review" query={waiting} />
  return (
    <div className="grid gap-5">
      <FetchStatus what="newer activities" query={waiting} />
      <Waiting {...waiting.data} onDecide={setOpenDecision} />
      {openDecision && (
        <Decision
          {...openDecision}
          onClose={() => setOpenDecision(null)}
          onStale={() => void waiting.refetch()}
        />
      )}
    </div>
  )
}

function Waiting({
  reviews,
  waiting,
  onDecide,
}: ReviewList & { onDecide: (one: OpenDecision) => void }) {
  if (reviews.length === 0)
    return (
      <EmptyState title="Nothing to review">
        When a shared activity may be an attempt to get in touch, it waits here before others see
        it.
      </EmptyState>
    )
  return (
    <>
      <p role="status">
        {formatCount(waiting, 'shared activity', 'shared activities')} to read. Only its own family
        sees it until you decide.
      </p>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          onDecide={(decision) => onDecide({ review, decision })}
        />
      ))}
    </>
  )
}

type DecisionProps = OpenDecision & { onClose: () => void; onStale: () => void }

function Decision({ review, decision, onClose, onStale }: DecisionProps) {
  const [reason, setReason] = useState<DeclineReason>('contact')
  const decide = trpc.community.decideReview.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      showToast({ message })
      onClose()
    },
    // Another administrator may have decided, or its family took it back (404).
    onError: onStale,
  })
  const { id } = review
  const isShown = decision === 'show'
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={isShown ? 'Show this activity?' : 'Decline this activity?'}
      description={`${review.activity.title} by ${review.creator_name}. ${meanings[decision]}`}
      footer={
        <>
          <FormError error={failure('decide', decide.error)} />
          <Button
            variant="primary"
            isBlock
            isPending={decide.isPending}
            onClick={() => decide.mutate(isShown ? { id, decision } : { id, decision, reason })}
          >
            {isShown ? 'Show it' : 'Decline it'}
          </Button>
          <Button isBlock onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {!isShown && (
        <SelectField
          label="Reason, as its family reads it"
          options={reasons}
          value={reason}
          onChange={({ target }) => setReason(target.value as DeclineReason)}
        />
      )}
    </Sheet>
  )
}

const meanings = {
  show: 'Other families see it at once, and we let its author know.',
  decline: "It stays in its family's library, and we tell them the reason.",
} as const

const reasons = declineReasons.map((value) => ({ value, label: declineSentences[value] }))

type ReviewCardProps = {
  review: ReviewedActivity
  onDecide: (decision: 'show' | 'decline') => void
}

/** A shared activity that waits: why, every word of it as other families would read it, and the two ways on. */
function ReviewCard({ review, onDecide }: ReviewCardProps) {
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
