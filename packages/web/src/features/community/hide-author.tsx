import type { CommunityItem } from '@fgm/shared/community/community'
import { useId } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { showToast } from '../../ui/toast.ts'

type HideAuthorProps = { item: CommunityItem; onCancel: () => void; onDone: () => void }

/** Asks before everything of an author goes out of sight, for this family only. */
export function HideAuthor({ item, onCancel, onDone }: HideAuthorProps) {
  const consequence = useId()
  const hide = trpc.community.blockAuthor.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      showToast({ message })
      onDone()
    },
  })
  return (
    <div className="form">
      <p id={consequence}>
        You will see nothing of {item.creator_name} any more. Nobody is told, and you can take it
        back.
      </p>
      <FormError error={hide.error ? errorMessage(hide.error) : undefined} />
      <div className="row row-wrap">
        <Button
          size="small"
          aria-describedby={consequence}
          isPending={hide.isPending}
          onClick={() => hide.mutate({ id: item.id })}
        >
          Hide {item.creator_name}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
