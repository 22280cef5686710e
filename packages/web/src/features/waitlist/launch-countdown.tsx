import { formatCount, formatDate } from '../../lib/format.ts'
import { LaunchClock } from './launch-clock.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** Days, hours, minutes and seconds until the launch. Screen readers get one calm sentence instead of the ticking. */
export function LaunchCountdown({ launch_date }: { launch_date: string }) {
  const left = useTimeLeft(`${launch_date}T00:00:00.000Z`)
  if (left.isOver)
    return (
      <section className="card launch-countdown" aria-labelledby="launch">
        <LaunchClock days={0} />
        <div>
          <h2 id="launch" className="queue-label">
            The doors are open
          </h2>
          <p className="muted small">since {formatDate(launch_date)}</p>
        </div>
      </section>
    )
  return (
    <section className="card launch-countdown" aria-labelledby="launch">
      <LaunchClock days={left.days} />
      <div>
        <h2 id="launch" className="queue-label">
          Doors open in
        </h2>
        <p className="hidden-text">
          {left.days === 0 ? 'less than a day' : formatCount(left.days, 'day')}
        </p>
        <div aria-hidden="true">
          <p className="launch-days">{formatCount(left.days, 'day')}</p>
          <p className="launch-rest">
            <Unit value={left.hours} name="hr" />
            <Unit value={left.minutes} name="min" />
            {/* Not shown where reduced motion is asked: nothing ticks then but the minutes. */}
            <span className="launch-seconds">
              <Unit value={left.seconds} name="sec" />
            </span>
          </p>
        </div>
        <p className="muted small">{formatDate(launch_date)}</p>
      </div>
    </section>
  )
}

function Unit({ value, name }: { value: number; name: string }) {
  return (
    <span>
      <b>{String(value).padStart(2, '0')}</b> {name}
    </span>
  )
}
