import type { WaitlistStatus } from '../../app/waitlist/use-waitlist-status.ts'
import { BenefitList } from './benefit-list.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { InviteFriends } from './invite-friends.tsx'
import { LaunchCountdown } from './launch-countdown.tsx'
import { MoveLog } from './move-log.tsx'
import { QueuePlace } from './queue-place.tsx'
import { WaysIn } from './ways-in.tsx'

type DashboardProps = {
  status: WaitlistStatus
  /** When the family registered. */
  since: string
}

/** The parts in the order a family asks: where am I, when is it my turn, what can I do about it. */
export function Dashboard({ status, since }: DashboardProps) {
  const isActive = status.user.waitlist_status === 'active'
  return (
    <>
      <DashboardHead status={status} />
      {isActive && <WaysIn status={status} />}
      {isActive ? (
        // A clock is for who waits.
        <QueuePlace status={status} />
      ) : (
        <div className="dashboard-first">
          <QueuePlace status={status} />
          <LaunchCountdown launch_date={status.launch_info.launch_date} />
        </div>
      )}
      <div className="dashboard-rest">
        <InviteFriends status={status} />
        <div className="grid gap-5">
          {!isActive && <MoveLog moves={status.moves} since={since} />}
          <BenefitList status={status} />
        </div>
      </div>
      {!isActive && <WaysIn status={status} />}
    </>
  )
}
