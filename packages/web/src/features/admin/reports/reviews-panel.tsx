import type { ReviewedActivity, ReviewList } from '@fgm/shared/community/community'
import { type DeclineReason, declineReasons, declineSentences } from '@fgm/shared/community/review'
import { useState } from 'react'
import { errorMessage, requestId } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-words.ts'
import { FetchFailure, PanelLoading } from '../panel-parts.tsx'
import { ReviewCard } from './review-card.tsx'

type Question = { review: ReviewedActivity; decision: 'show' | 'decline' }

/** What families shared and a person reads first, the longest waiting one on top: show it or decline it. */
export function ReviewsPanel() {
  const waiting = trpc.community.reviews.useQuery(undefined, { throwOnError: false })
  const [question, setQuestion] = useState<Question | null>(null)
  if (!waiting.data)
    return waiting.error ? (
      <ErrorState
        title="Failed to load the activities to review"
        onRetry={() => void waiting.refetch()}
        isRetrying={waiting.isFetching}
        requestId={requestId(waiting.error)}
      >
        {errorMessage(waiting.error)}
      </ErrorState>
    ) : (
      <PanelLoading>Loading the activities to review</PanelLoading>
    )
  return (
    <div className="grid gap-5">
      <FetchFailure what="newer activities" query={waiting} />
      <Waiting {...waiting.data} onAsk={setQuestion} />
      {question && (
        <Decision
          {...question}
          onClose={() => setQuestion(null)}
          onStale={() => void waiting.refetch()}
        />
      )}
    </div>
  )
}

function Waiting({ reviews, waiting, onAsk }: ReviewList & { onAsk: (one: Question) => void }) {
  if (reviews.length === 0)
    return (
      <EmptyState title="Nothing to review">
        When a shared activity may be about getting in touch, it waits here before others see it.
      </EmptyState>
    )
  return (
    <>
      <p role="status">
        {formatCount(waiting, 'shared activity', 'shared activities')} to read. Nobody but its
        family sees it until you decide.
      </p>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          onDecide={(decision) => onAsk({ review, decision })}
        />
      ))}
    </>
  )
}

type DecisionProps = Question & { onClose: () => void; onStale: () => void }

function Decision({ review, decision, onClose, onStale }: DecisionProps) {
  const [reason, setReason] = useState<DeclineReason>('contact')
  const decide = trpc.community.decideReview.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      showToast({ message })
      onClose()
    },
    // Somebody else may have decided, or its family took it back (404).
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
  show: 'Other families see it at once, and its author is told.',
  decline: 'It stays in the library of its family, who is told the reason.',
} as const

const reasons = declineReasons.map((value) => ({ value, label: declineSentences[value] }))
