import type { CommunityItem } from '@fgm/shared/community/community'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { SheetScene } from '../activities/activity-scene.tsx'
import { OutcomesNote } from '../activities/how-it-went.tsx'
import { Loading } from '../flags/feature-gate.tsx'
import { ItemFacts } from './community-card.tsx'
import { Concerns } from './concerns.tsx'
import { DownloadAction } from './download-action.tsx'
import { RateActivity } from './rate-activity.tsx'

type ItemSheetProps = { id: string; known?: CommunityItem; onClose: () => void }

/** A shared activity as a whole, and what a family can do with it. It opens with what the card knew. */
export function ItemSheet({ id, known, onClose }: ItemSheetProps) {
  const fresh = trpc.community.byId.useQuery({ id }, { throwOnError: false })
  const item = fresh.data ?? known
  if (item) return <WholeItem item={item} onClose={onClose} />
  return (
    <Sheet
      isOpen
      isInAddress
      onOpenChange={onClose}
      title={fresh.isPending ? 'One moment' : 'Not to be seen'}
    >
      {fresh.isPending ? (
        <Loading />
      ) : httpStatus(fresh.error) === 404 ? (
        <p>
          This activity is not in the community any more. Whoever took it home before still has it.
        </p>
      ) : (
        <>
          <FormError error={errorMessage(fresh.error)} />
          <Button isPending={fresh.isFetching} onClick={() => void fresh.refetch()}>
            Try Again
          </Button>
        </>
      )}
    </Sheet>
  )
}

type WholeItemProps = { item: CommunityItem; onClose: () => void }

function WholeItem({ item, onClose }: WholeItemProps) {
  const { activity, creator_name, outcomes } = item
  return (
    <Sheet
      isOpen
      isInAddress
      isWide
      onOpenChange={onClose}
      title={activity.title}
      description={activity.description}
      footer={item.is_mine ? undefined : <DownloadAction item={item} />}
    >
      <SheetScene activity={activity} />
      <p className="card-kicker mb-2">By {creator_name}</p>
      <div className="mb-4">
        <ItemFacts item={item} />
      </div>
      {outcomes && !item.is_downloaded && (
        <div className="mb-4">
          <OutcomesNote outcomes={outcomes} />
        </div>
      )}
      <ActivityReading activity={activity} />
      {item.is_mine ? (
        <p className="note honey mt-5">This is yours, as other families see it.</p>
      ) : (
        <div className="community-actions">
          {item.is_downloaded && <RateActivity item={item} />}
          <Concerns item={item} onClose={onClose} />
        </div>
      )}
    </Sheet>
  )
}
