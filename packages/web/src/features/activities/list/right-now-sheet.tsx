import type { ActivityCard } from '@fgm/shared/activities/activities'
import { Sheet } from '../../../ui/sheet.tsx'
import { ActivityFacts, StartNow } from '../activity-card.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import { RightNowChoices, type RightNowChoicesProps } from './right-now-choices.tsx'

type RightNowSheetProps = RightNowChoicesProps & {
  /** The card that the answers lead to; undefined where none fits. */
  now: ActivityCard | undefined
  onClose: () => void
}

/** The questions where there is no room for them next to the card, and the card that the answers lead to. */
export function RightNowSheet({ now, onClose, ...choices }: RightNowSheetProps) {
  return (
    <Sheet
      onOpenChange={onClose}
      title="Right now"
      footer={
        now && (
          <div className="grid gap-3">
            <div className="row">
              <ActivityScene activity={now} size="small" where={choices.answers.where} />
              <div>
                <p className="display text-lead" role="status">
                  {now.title}
                </p>
                <ActivityFacts activity={now} hasNoAges />
              </div>
            </div>
            <StartNow id={now.id} preload="render" isBlock />
          </div>
        )
      }
    >
      <RightNowChoices {...choices} />
    </Sheet>
  )
}
