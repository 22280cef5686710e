import type { PremiumActivity, PremiumLibrary } from '@fgm/shared/activities/premium'
import { BookHeart, Check } from 'lucide-react'
import { errorMessage } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { errorCode } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { showToast } from '../../ui/toast.ts'
import { isUsedUp, openingsLeft } from './openings.ts'

type SaveActionsProps = { activity: PremiumActivity; openings: PremiumLibrary['openings'] }

/** 'Save to collection', or what one can do with a saved activity. A failure is a toast and stays here, too. */
export function SaveActions({ activity, openings }: SaveActionsProps) {
  const { id, is_saved, is_open } = activity
  const handlers = {
    meta: { shows_own_error: true },
    onSuccess: ({ message }: { message: string }) => showToast({ message }),
    onError: (error: unknown) => showToast({ message: failure(error), tone: 'error' }),
  }
  const save = trpc.library.save.useMutation(handlers)
  const unsave = trpc.library.unsave.useMutation(handlers)
  const error = save.error ?? unsave.error
  const sentence = error ? failure(error) : undefined
  if (is_saved)
    return (
      <div className="library-foot">
        <FormError error={sentence} />
        <ButtonTo to={paths.activity} params={{ activity_id: id }} variant="primary" isBlock>
          View Activity
        </ButtonTo>
        <p className="row row-wrap justify-center">
          <Check className="icon" aria-hidden />
          In your collection
          <Button
            variant="text"
            size="small"
            isPending={unsave.isPending}
            onClick={() => unsave.mutate({ activity_id: id })}
          >
            Take it out
          </Button>
        </p>
      </div>
    )
  if (!is_open && isUsedUp(openings))
    return (
      <ButtonTo to={paths.upgrade} variant="primary" isBlock>
        Upgrade
      </ButtonTo>
    )
  return (
    <div className="library-foot">
      {openings && <p className="small">{openingsLeft(openings)}</p>}
      <FormError error={sentence} />
      <Button
        variant="primary"
        isBlock
        icon={BookHeart}
        isPending={save.isPending}
        onClick={() => save.mutate({ activity_id: id })}
      >
        Save to collection
      </Button>
    </div>
  )
}

/** The sentence of the spec; where a benefit is used up, the server's, which says so. */
function failure(error: unknown): string {
  return errorCode(error) === 'no_openings_left' ? errorMessage(error) : 'Failed to save activity'
}
