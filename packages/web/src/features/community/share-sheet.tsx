import type { SharingPreview } from '@fgm/shared/community/community'
import { waitingSentence } from '@fgm/shared/community/review'
import { Share2 } from 'lucide-react'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { errorCode } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { FormError } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityFacts } from '../activities/activity-card.tsx'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { useFeatureFlags } from '../flags/use-feature-flags.ts'

type ShareSheetProps = { activity_id: string; onClose: () => void }

/** Exactly what others will see, what has to be changed before, and the button that shares it. */
export function ShareSheet({ activity_id, onClose }: ShareSheetProps) {
  const gate = useFeatureFlags()
  const preview = trpc.community.preview.useQuery({ activity_id }, { throwOnError: false })
  const share = trpc.community.share.useMutation(toastResult(onClose, sharingFailure))
  function send() {
    if (gate.isOpen('community_sharing'))
      return share.mutate({ activity_id, shown_to_visitors: true })
    showToast({ message: sharingClosed, tone: 'error' })
  }
  const canShare = preview.data?.problems.length === 0
  return (
    <Sheet
      isWide
      onOpenChange={onClose}
      title="What others will see"
      description="We share a copy as it is today. Families see everything, visitors only title, one line, ages, minutes and stars, never your name."
      footer={
        <>
          <FormError error={share.error ? sharingFailure(share.error) : undefined} />
          {canShare && (
            <Button
              variant="primary"
              isBlock
              icon={Share2}
              isPending={share.isPending}
              onClick={send}
            >
              Share with the community
            </Button>
          )}
        </>
      }
    >
      {preview.isPending && <Spinner label="Loading the preview" />}
      <FormError error={preview.error} />
      {preview.data && <Preview preview={preview.data} />}
    </Sheet>
  )
}

function Preview({ preview }: { preview: SharingPreview }) {
  const { activity, creator_name, problems, review_reasons } = preview
  const canShare = problems.length === 0
  const notes = canShare ? review_reasons : problems
  return (
    <>
      {notes.length > 0 && (
        <section className="note honey mb-5 wrap-anywhere" aria-labelledby="notes">
          <div>
            <h3 id="notes" className="text-read">
              {canShare ? waitingSentence : 'Please change this first'}
            </h3>
            {canShare && <p>You can share it as it is. You will see our decision in your list.</p>}
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <article className="card grid gap-4 wrap-anywhere">
        <div>
          <span className="card-kicker">By {creator_name}</span>
          <h3>{activity.title}</h3>
        </div>
        <p className="muted">{activity.description}</p>
        <div className="row row-wrap">
          <Chip>{activity.category}</Chip>
          <DifficultyChip difficulty_level={activity.difficulty_level} />
          <ActivityFacts activity={activity} hasNoNeeds />
        </div>
        <ActivityReading activity={activity} />
      </article>
    </>
  )
}

export const sharingClosed = 'Community sharing will be available soon!'
const alreadyShared = 'This activity is already shared with the community'

/** Why sharing failed, in the words of the spec (part two §8). */
function sharingFailure(error: unknown): string {
  if (errorCode(error) === 'coming_soon') return sharingClosed
  if (errorCode(error) === 'already_shared') return alreadyShared
  // Waiting already, or declined: the server says what to do.
  if (httpStatus(error) === 409) return errorMessage(error)
  return 'Failed to share activity'
}
