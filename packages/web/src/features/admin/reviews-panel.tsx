import type { ReviewedActivity, ReviewList } from '@fgm/shared/community/community'
import { type DeclineReason, declineReasons, declineSentences } from '@fgm/shared/community/review'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { failure, formatMinute } from './admin-format.ts'
import { PanelFallback } from './panel.tsx'
import { SharedActivity } from './shared-activity.tsx'

type OpenDecision = { review: ReviewedActivity; decision: 'show' | 'decline' }

/** What families shared and a person reads first, the longest waiting one on top: publish it or decline it. */
export function ReviewsPanel() {
  const waiting = trpc.community.reviews.useQuery(undefined, { throwOnError: false })
  const [openDecision, setOpenDecision] = useState<OpenDecision | null>(null)
  if (!waiting.data) return <PanelFallback what="the activities to review" query={waiting} />
  return (
    <div className="grid gap-5">
      <PartFallback what="newer activities" query={waiting} />
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
        A shared activity that may contain contact details waits here before others see it.
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
    ...toastResult(onClose),
    // Another administrator may have decided, or its family took it back (404).
    onError: onStale,
  })
  const { id } = review
  const isShown = decision === 'show'
  return (
    <Confirm
      onOpenChange={onClose}
      title={isShown ? 'Publish this activity?' : 'Decline this activity?'}
      fields={
        !isShown && (
          <SelectField
            label="Reason, as its family reads it"
            options={reasons}
            value={reason}
            onChange={({ target }) => setReason(target.value as DeclineReason)}
          />
        )
      }
      confirmLabel={isShown ? 'Publish it' : 'Decline it'}
      onConfirm={() => decide.mutate(isShown ? { id, decision } : { id, decision, reason })}
      isPending={decide.isPending}
      error={failure('decide', decide.error)}
    >
      {`${review.activity.title} by ${review.creator_name}. ${meanings[decision]}`}
    </Confirm>
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

/** A shared activity that waits: why, every word of it as other families would read it, and the two decisions. */
function ReviewCard({ review, onDecide }: ReviewCardProps) {
  const { activity, creator_name, review_reasons, shared_at } = review
  return (
    <SharedActivity
      activity={activity}
      kicker={`By ${creator_name}, ${formatMinute(shared_at)}`}
      why="Why it waits"
      reasons={review_reasons}
      note="Our check is unsure, you decide. Other families see it once you publish it."
      yes={['Publish', () => onDecide('show')]}
      no={['Decline', () => onDecide('decline')]}
    >
      <ActivityReading activity={activity} />
    </SharedActivity>
  )
}
