import { isIn } from '@fgm/shared/membership'
import { storyOf } from '../../app/waitlist/story-of.ts'
import type { WaitlistStatus } from '../../app/waitlist/use-waitlist-status.ts'
import { BenefitList } from './benefit-list.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { InviteFriends } from './invite-friends.tsx'
import { LaunchCountdown } from './launch-countdown.tsx'
import { MemberDashboard } from './member-dashboard.tsx'
import { MoveLog } from './move-log.tsx'
import { QueuePlace } from './queue-place.tsx'
import { WaysIn } from './ways-in.tsx'

type DashboardProps = {
  status: WaitlistStatus
  /** When the family registered. */
  since: string
}

/** For a family that is in, what it does together; for one that waits its place, what is open today, and what moves it. */
export function Dashboard({ status, since }: DashboardProps) {
  if (isIn(status.user)) return <MemberDashboard status={status} />
  const { countdown } = storyOf(status)
  return (
    <>
      <DashboardHead status={status} />
      {countdown ? (
        <div className="dashboard-first">
          <QueuePlace status={status} />
          <LaunchCountdown title={countdown} launch={status.launch_info} />
        </div>
      ) : (
        <QueuePlace status={status} />
      )}
      <WaysIn status={status} />
      <div className="dashboard-rest">
        <InviteFriends status={status} />
        <div className="dashboard-column">
          <MoveLog
            moves={status.moves}
            since={since}
            place={status.can_pay ? (status.user.queue_position ?? 1) : null}
          />
          <BenefitList status={status} />
        </div>
      </div>
    </>
  )
}
