import type { PremiumActivity, PremiumLibrary } from '@fgm/shared/activities/premium'
import { Package } from 'lucide-react'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { SheetScene } from '../activities/activity-scene.tsx'
import { needs } from '../activities/activity-words.ts'
import { isUsedUp } from './openings.ts'
import { SaveActions } from './save-actions.tsx'

type PremiumSheetProps = {
  activity: PremiumActivity
  openings: PremiumLibrary['openings']
  onClose: () => void
}

/** One premium activity: all of it where it is open, else what it is about; and the way to keep it. */
export function PremiumSheet({ activity, openings, onClose }: PremiumSheetProps) {
  return (
    <Sheet
      isOpen
      isInAddress
      isWide
      onOpenChange={onClose}
      title={activity.title}
      description={activity.description}
      footer={<SaveActions activity={activity} openings={openings} />}
    >
      <SheetScene activity={activity} />
      <div className="row row-wrap mb-4">
        <Chip>{activity.category}</Chip>
        <DifficultyChip difficulty_level={activity.difficulty_level} />
        <Facts>
          <MinutesFact minutes={activity.duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
          <Fact icon={Package}>{needs(activity.materials)}</Fact>
        </Facts>
      </div>
      {activity.is_open ? (
        <ActivityReading activity={activity} />
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
