import { formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/format-time.ts'
import { LaunchClock } from './launch-clock.tsx'
import type { WaitlistStatus } from './use-waitlist-status.ts'

type LaunchCountdownProps = { title: string; launch: WaitlistStatus['launch_info'] }

/** Whole days until the launch, and its day. Only for who waits for it; nothing ticks. */
export function LaunchCountdown({ title, launch }: LaunchCountdownProps) {
  const { days_until_launch: days, launch_date } = launch
  return (
    <section className="card launch-countdown" aria-labelledby="launch">
      <LaunchClock days={days} />
      <div>
        <h2 id="launch" className="queue-label">
          {title}
        </h2>
        <p className="launch-days">{formatCount(days, 'day')}</p>
        <p className="muted small">{formatDate(launch_date)}</p>
      </div>
    </section>
  )
}
