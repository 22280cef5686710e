import { isIn } from '@fgm/shared/family/membership'
import { BenefitList } from './benefit-list.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { InviteFriends } from './invite-friends.tsx'
import { LaunchCountdown } from './launch-countdown.tsx'
import { MemberDashboard } from './member-dashboard.tsx'
import { MoveLog } from './move-log.tsx'
import { NowTogether } from './now-together.tsx'
import { QueuePlace } from './queue-place.tsx'
import { storyOf } from './story-of.ts'
import { useHasPlayAnswers } from './use-has-play-answers.ts'
import type { WaitlistStatus } from './use-waitlist-status.ts'
import { WaysIn } from './ways-in.tsx'

type DashboardProps = {
  status: WaitlistStatus
  /** When the family registered. */
  since: string
}

/** For a family that is in, what it does together; for one that waits its place, what is open today, and what moves it. */
export function Dashboard({ status, since }: DashboardProps) {
  return isIn(status.user) ? (
    <MemberDashboard status={status} />
  ) : (
    <WaitingDashboard status={status} since={since} />
  )
}

function WaitingDashboard({ status, since }: DashboardProps) {
  // Drawn in one turn: what comes a moment later would push what stands below it.
  if (!useHasPlayAnswers()) return <DashboardLoading />
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
      <div className="dashboard-rest">
        <div className="dashboard-column">
          <NowTogether isMainThing={!status.can_pay} />
          <WaysIn status={status} />
          {!status.can_pay && <InviteFriends status={status} />}
        </div>
        <div className="dashboard-column">
          {status.can_pay ? (
            <InviteFriends status={status} />
          ) : (
            <MoveLog moves={status.moves} since={since} />
          )}
          <BenefitList status={status} />
        </div>
      </div>
    </>
  )
}
