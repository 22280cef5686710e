import type { Activity } from '@fgm/shared/activities/activities'
import { activityForChild } from '@fgm/shared/activities/child-in-text'
import { getRouteApi } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { httpStatus } from '../../../lib/errors.ts'
import { formatMinutes } from '../../../lib/format-facts.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { ChildPicker } from '../../children/child-picker.tsx'
import { useChildren } from '../../children/use-children.ts'
import { ActivityActions } from '../activity-actions.tsx'
import { AskForChild } from '../ask-for-child.tsx'
import { ShareBox } from '../share-box.tsx'
import { useActivityStatus } from '../use-activity-status.ts'
import './activity.css'
import { useFiveMinutes } from '../list/use-five-minutes.ts'
import { SignUpAsk } from '../sign-up-ask.tsx'
import { ActivityHeader } from './activity-header.tsx'
import { ActivityPicture } from './activity-picture.tsx'
import { ActivityFailure, ActivityNotFound, ActivitySkeleton } from './activity-states.tsx'
import { HighFive } from './after-play.tsx'
import { BackLink } from './back-link.tsx'
import { LockedActivity, LockedChip } from './locked-activity.tsx'
import { MaterialsNeeded } from './materials-needed.tsx'
import { OwnTools } from './own-tools.tsx'
import { PrintButton } from './print-button.tsx'
import { hasBegun, LearningObjectives, SetupInstructions } from './setup-instructions.tsx'
import { useStart } from './use-start.ts'

const route = getRouteApi('/activities/$activity_id')

/** One activity, as a recipe. */
export function ActivityPage() {
  const { activity_id } = route.useParams()
  const activity = trpc.activities.byId.useQuery({ id: activity_id }, { throwOnError: false })
  const isLocked = !activity.data && errorCode(activity.error) === 'locked'
  const isMissing = !activity.data && httpStatus(activity.error) === 404
  return (
    <div className="wrap page activity-page">
      <div className="activity-top">
        {!isMissing && <BackLink />}
        {isLocked && <LockedChip id={activity_id} />}
      </div>
      {activity.data ? (
        <Recipe key={activity_id} activity={activity.data} />
      ) : activity.isPending ? (
        <ActivitySkeleton />
      ) : isLocked ? (
        <LockedActivity key={activity_id} id={activity_id} />
      ) : isMissing ? (
        <ActivityNotFound />
      ) : (
        <ActivityFailure
          error={activity.error}
          onRetry={() => void activity.refetch()}
          isRetrying={activity.isFetching}
        />
      )}
    </div>
  )
}

function Recipe({ activity }: { activity: Activity }) {
  const session = useSession()
  const family = useChildren()
  const { child } = family
  const status = useActivityStatus(activity.id, child)
  const { user } = session
  const steps = useRef<HTMLOListElement>(null)
  const clock = useFiveMinutes(activity.id)
  const start = useStart(clock, steps)
  const { stop } = clock
  const isDone = status.hasJustCompleted
  const isPlaying = hasBegun(clock) && !isDone
  useEffect(() => {
    if (isDone) stop()
  }, [isDone, stop])
  // What is read names the child; what is changed, printed or sent is the text as it was written.
  const read = activityForChild(activity, child?.name)
  return (
    <article className="activity">
      <div className="activity-picture">
        <ActivityPicture activity={activity} />
      </div>
      <ActivityHeader activity={read} />
      <div className="activity-side">
        <Facts>
          <MinutesFact minutes={activity.duration_minutes} />
          <AgesFact min_age={activity.min_age} max_age={activity.max_age} />
          <Fact icon={Timer}>{setupWords(activity.prep_minutes)}</Fact>
        </Facts>
        <MaterialsNeeded activity={activity} childName={child?.name} />
        {user && family.children && status.isKnown && (
          <ActivityActions
            status={status}
            hasChild={child !== undefined}
            start={
              !isPlaying &&
              !isDone && (
                <Button variant="primary" className="whitespace-nowrap" onClick={start}>
                  Start now
                </Button>
              )
            }
          />
        )}
        {session.state === 'signed_out' && <SignUpAsk />}
      </div>
      <div className="activity-main">
        <ChildPicker family={family} />
        {user && family.children?.length === 0 && <AskForChild />}
        <SetupInstructions
          activity={read}
          clock={isPlaying || session.state === 'signed_out' ? clock : null}
          steps={steps}
        />
        <LearningObjectives activity={read} childName={child?.name} />
        <PrintButton activity_id={activity.id} />
        {activity.is_mine && <OwnTools activity={activity} />}
      </div>
      <div className="activity-end">
        {child && isDone && <HighFive child={child} activity={activity} />}
        {user && (isDone || status.hasJustFavorited) && <ShareBox user={user} />}
      </div>
    </article>
  )
}

function setupWords(prepMinutes: number): string {
  return prepMinutes === 0 ? 'No setup' : `${formatMinutes(prepMinutes)} setup`
}
