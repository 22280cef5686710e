import type { CommunityItem } from '@fgm/shared/community/community'
import { errorMessage } from '../../lib/errors.ts'
import { formatCount } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { FormError } from '../../ui/form-error.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { showToast } from '../../ui/toast.ts'
import { HowItWent } from '../activities/how-it-went.tsx'

const question = 'How do you like it?'
const stars = [1, 2, 3, 4, 5].map((value) => formatCount(value, 'star'))

/** How a family likes what it took home, and how it went. One press says it, another changes it. */
export function RateActivity({ item }: { item: CommunityItem }) {
  const rate = trpc.community.rate.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
  })
  const pressed = rate.isPending ? rate.variables.rating : rate.data?.my_rating
  return (
    <>
      <div className="field">
        <span className="field-label" aria-hidden="true">
          {question}
        </span>
        <StarRating
          label={question}
          name="rating"
          words={stars}
          value={pressed ?? item.my_rating}
          onChange={(rating) => {
            if (!rate.isPending) rate.mutate({ id: item.id, rating })
          }}
        />
        <FormError error={rate.error ? errorMessage(rate.error) : undefined} />
      </div>
      <HowItWent activity_id={item.id} />
    </>
  )
}
