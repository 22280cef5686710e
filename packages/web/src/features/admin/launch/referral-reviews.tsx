import type { ReferralReason, ReferralReview } from '@fgm/shared/family/waitlist'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PartFallback } from '../../../ui/part-fallback.tsx'
import { Confirm } from '../../../ui/sheet.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import { failure, formatMoment } from '../admin-format.ts'

/** Referrals that could be an honest family or not: a person looks, oldest first. */
export function ReferralReviews() {
  const held = trpc.admin.heldReferrals.useQuery(undefined, { throwOnError: false })
  const decide = trpc.admin.decideReferral.useMutation({
    ...toastResult(),
    // Another administrator may have decided meanwhile (404).
    onError: () => void held.refetch(),
  })
  const [refused, setRefused] = useState<ReferralReview | null>(null)
  const referrals = held.data?.referrals
  const refuse = ({ id }: ReferralReview) =>
    decide.mutate({ id, decision: 'refuse' }, { onSettled: () => setRefused(null) })
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Referrals to look at</h2>
      <FormError error={failure('decide', decide.error)} />
      {referrals?.length === 0 && <p className="muted">No referral needs a look.</p>}
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
      <PartFallback what="the referrals" query={held} />
      <Confirm
        isOpen={refused !== null}
        onOpenChange={() => setRefused(null)}
        title="Refuse this referral?"
        confirmLabel="Refuse it"
        onConfirm={() => refused && refuse(refused)}
        isPending={decide.isPending}
        error={undefined}
      >
        It will not count for {refused?.referrer.name}, and this cannot be undone. Both families
        keep their accounts.
      </Confirm>
    </Card>
  )
}

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
        <p>{reasonTexts[reason]}</p>
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

/** Why a referral was not counted automatically. */
const reasonTexts: Record<ReferralReason, string> = {
  own_address: "The friend's address is the family's own, written in another way.",
  known_address: 'The same address, written in another way, has joined before.',
  same_device:
    'The friend used a browser that this family, or another friend of it, has used, and more came at once or from there.',
  many_at_once: 'Many friends came by this code within an hour, through one connection.',
  blocked_family: 'The family that invited is blocked.',
  same_connection: 'Several friends came through one connection within a day.',
}
