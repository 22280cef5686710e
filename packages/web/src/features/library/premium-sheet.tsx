import { activityForChild } from '@fgm/shared/activities/child-in-text'
import type { PremiumActivity, PremiumLibrary } from '@fgm/shared/activities/premium'
import { BookHeart, Check, Play } from 'lucide-react'
import { errorMessage } from '../../lib/errors.ts'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { errorCode } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { FormError } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { LoadingWords } from '../../ui/skeleton.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityFacts, StartNow } from '../activities/activity-card.tsx'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { SheetLead } from '../activities/sheet-lead.tsx'
import { useChildren } from '../children/use-children.ts'

type PremiumSheetProps = {
  activity: PremiumActivity
  openings: PremiumLibrary['openings']
  onClose: () => void
}

/** One premium activity: all of it where it is open, otherwise what it is about; and saving it. */
export function PremiumSheet({ activity, openings, onClose }: PremiumSheetProps) {
  return (
    <Sheet
      isInAddress
      isWide
      onOpenChange={onClose}
      title={activity.title}
      footer={<SaveActions activity={activity} openings={openings} />}
    >
      <SheetLead activity={activity}>
        <p className="muted">{activity.description}</p>
        <div className="row row-wrap">
          <Chip>{activity.category}</Chip>
          <DifficultyChip difficulty_level={activity.difficulty_level} />
          <ActivityFacts activity={activity} />
        </div>
      </SheetLead>
      {activity.is_open ? (
        <Opened activity={activity} />
      ) : (
        <p className="note honey">
          {isUsedUp(openings)
            ? 'Its steps open with your membership.'
            : 'Its steps open when you save it.'}
        </p>
      )}
    </Sheet>
  )
}

/** All of it, with the safety note, which the list does not contain. */
function Opened({ activity: { id } }: Pick<PremiumSheetProps, 'activity'>) {
  const { child } = useChildren()
  const activity = trpc.activities.byId.useQuery({ id }, { throwOnError: false })
  if (activity.data)
    return <ActivityReading activity={activityForChild(activity.data, child?.name)} />
  if (activity.isPending) return <LoadingWords>Loading the steps</LoadingWords>
  return <LoadFailure title="The steps could not be loaded" query={activity} />
}

type SaveActionsProps = { activity: PremiumActivity; openings: PremiumLibrary['openings'] }

/** 'Save to collection', or the actions of a saved activity. A failure is a toast and is shown here, too. */
function SaveActions({ activity, openings }: SaveActionsProps) {
  const { id, is_saved, is_open } = activity
  const save = trpc.library.save.useMutation(toastResult(undefined, failure))
  const unsave = trpc.library.unsave.useMutation(toastResult(undefined, failure))
  const error = save.error ?? unsave.error
  const sentence = error ? failure(error) : undefined
  if (is_saved)
    return (
      <div className="grid gap-2">
        <FormError error={sentence} />
        <div className="flex flex-wrap gap-2">
          <StartNow id={id} icon={Play} className="flex-1" />
          <ButtonTo to={paths.activity} params={{ activity_id: id }}>
            View Activity
          </ButtonTo>
        </div>
        <p className="row row-wrap justify-center">
          <Check className="icon" aria-hidden />
          In your collection
          <Button
            variant="text"
            size="small"
            isPending={unsave.isPending}
            onClick={() => unsave.mutate({ activity_id: id })}
          >
            Remove
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
    <div className="grid gap-2">
      {openings && <p className="small">{openingsLeft(openings)}</p>}
      <FormError error={sentence} />
      <div className="flex flex-wrap gap-2">
        {is_open && <StartNow id={id} icon={Play} className="flex-1" />}
        <Button
          variant={is_open ? 'secondary' : 'primary'}
          className={is_open ? undefined : 'flex-1'}
          icon={BookHeart}
          isPending={save.isPending}
          onClick={() => save.mutate({ activity_id: id })}
        >
          <span>
            Save<span className={is_open ? 'hidden-text' : undefined}> to collection</span>
          </span>
        </Button>
      </div>
    </div>
  )
}

/** The sentence of the spec; where a benefit is used up, the server's, which says so. */
function failure(error: unknown): string {
  return errorCode(error) === 'no_openings_left' ? errorMessage(error) : 'Failed to save activity'
}

type Openings = NonNullable<PremiumLibrary['openings']>

/** 'You can save 2 more activities: 1 of 3 saved.': what a waiting family may still open by saving. */
export function openingsLeft({ allowed, used }: Openings): string {
  const activities = (count: number) => formatCount(count, 'activity', 'activities')
  if (used >= allowed) return `You have saved your ${activities(allowed)}.`
  if (used === 0) return `You can save ${activities(allowed)}.`
  return `You can save ${allowed - used} more ${allowed - used === 1 ? 'activity' : 'activities'}: ${used} of ${allowed} saved.`
}

/** True when a family may open no more; null means that the full library is open. */
function isUsedUp(openings: PremiumLibrary['openings']): boolean {
  return openings !== null && openings.used >= openings.allowed
}
