import type { ShareableActivity } from '@fgm/shared/community/community'
import { waitingSentence } from '@fgm/shared/community/review'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { showToast } from '../../ui/toast.ts'

type ShareableRowProps = {
  activity: ShareableActivity
  /** Left out where this family may not share. */
  onPreview: (() => void) | undefined
}

/** One own creation: what the community has of it, and the one thing to do about that. */
export function ShareableRow({ activity, onPreview }: ShareableRowProps) {
  const { id, title, own_category, community_state } = activity
  const canTakeBack = community_state === 'shown' || community_state === 'waiting'
  const canShare = community_state === null || community_state === 'declined'
  const unshare = trpc.community.unshare.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
  })
  return (
    <article className="card">
      <div className="share-row">
        <CategoryStamp category={own_category} size="small" />
        <div className="grow">
          <h3 className="text-read">{title}</h3>
          <StateWords activity={activity} />
        </div>
        {canTakeBack && (
          <Button
            size="small"
            isPending={unshare.isPending}
            onClick={() => unshare.mutate({ activity_id: id })}
          >
            {community_state === 'waiting' ? 'Take it back' : 'Stop sharing'}
            <span className="hidden-text"> {title}</span>
          </Button>
        )}
        {canShare && onPreview && (
          <Button variant="calm" size="small" aria-haspopup="dialog" onClick={onPreview}>
            Preview and share<span className="hidden-text"> {title}</span>
          </Button>
        )}
      </div>
      <FormError error={unshare.error ? errorMessage(unshare.error) : undefined} />
    </article>
  )
}

function StateWords({ activity }: { activity: ShareableActivity }) {
  const { community_state: state, decline_sentence } = activity
  if (state === 'waiting')
    return (
      <>
        <Chip tone="honey">Waiting to be read</Chip>
        <p className="small muted mt-2">{waitingSentence}</p>
      </>
    )
  if (state === 'declined')
    return (
      <p className="small muted">
        We did not show it to other families. {decline_sentence} You can change it and share it
        again.
      </p>
    )
  if (state === 'shown') return <Chip tone="teal">Shared</Chip>
  if (state === 'hidden')
    return <p className="small muted">Reported. An administrator will look at it first.</p>
  if (state === 'removed')
    return <p className="small muted">An administrator took it out of the community.</p>
  return <p className="small muted">Only you see it.</p>
}
