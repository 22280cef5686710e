import type { ReferralReview } from '@fgm/shared/family/waitlist'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { formatCount } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure, formatMoment } from '../admin-words.ts'
import { reasonWords } from '../launch/launch-words.ts'

/** Referrals that could be an honest family or not: a person looks, oldest first. */
export function ReferralReviews() {
  const held = trpc.admin.heldReferrals.useQuery(undefined, { throwOnError: false })
  const decide = useDecision(() => void held.refetch())
  const [refused, setRefused] = useState<ReferralReview | null>(null)
  const referrals = held.data?.referrals

  function refuse() {
    if (!refused) return
    decide.mutate({ id: refused.id, decision: 'refuse' }, { onSettled: () => setRefused(null) })
  }
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Referrals to look at</h2>
      <FormError error={failure('decide', decide.error)} />
      {referrals?.length === 0 && <p className="muted">None. The rest count by themselves.</p>}
      {referrals && referrals.length > 0 && (
        <ul className="lines apart">
          {referrals.map((review) => (
            <Review
              key={review.id}
              review={review}
              isPending={decide.isPending && decide.variables.id === review.id}
              onAccept={() => decide.mutate({ id: review.id, decision: 'accept' })}
              onRefuse={() => setRefused(review)}
            />
          ))}
        </ul>
      )}
      {!referrals && held.error && (
        <div className="grid justify-items-start gap-3">
          <FormError error={`Failed to fetch the referrals. ${errorMessage(held.error)}`} />
          <Button size="small" isPending={held.isFetching} onClick={() => void held.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {held.isPending && (
        <>
          <LoadingWords>Loading the referrals</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
      <Confirm
        isOpen={refused !== null}
        onOpenChange={() => setRefused(null)}
        title="Refuse this referral?"
        confirmLabel="Refuse it"
        onConfirm={refuse}
        isPending={decide.isPending}
        error={undefined}
      >
        It will not count for {refused?.referrer.name}, and this cannot be taken back. Both families
        keep their accounts.
      </Confirm>
    </Card>
  )
}

// Somebody else may have decided meanwhile (404): the list is asked for again after a failure, too.
const useDecision = (reload: () => void) =>
  trpc.admin.decideReferral.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
    onError: reload,
  })

type ReviewProps = {
  review: ReferralReview
  isPending: boolean
  onAccept: () => void
  onRefuse: () => void
}

function Review({ review, isPending, onAccept, onRefuse }: ReviewProps) {
  const { referrer, referee, reason, created_at } = review
  const friend = referee?.name ?? 'a family that has left'
  return (
    <li className="review">
      <div>
        <p>
          <b>{referrer.name}</b> invited <b>{friend}</b>
        </p>
        <p className="muted">
          {referrer.email} ({formatCount(referrer.referral_count, 'referral')} so far)
          {referee && `, ${referee.email}`}
        </p>
        <p>{reasonWords[reason]}</p>
        <p className="label muted">{formatMoment(created_at)}</p>
      </div>
      <div className="row row-wrap">
        <Button
          size="small"
          variant="calm"
          isPending={isPending}
          onClick={onAccept}
          aria-label={`Accept ${friend}`}
        >
          Accept
        </Button>
        <Button size="small" onClick={onRefuse} aria-label={`Refuse ${friend}`}>
          Refuse
        </Button>
      </div>
    </li>
  )
}
