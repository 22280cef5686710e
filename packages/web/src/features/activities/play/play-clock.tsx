import { formatCount } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { type Timed, timeLeft } from './play-state.ts'

const minuteMs = 60_000

/** The clock that a child can see, and its words. A click stops it or lets it run on. */
export function PlayClock({ play, onToggle }: { play: Timed; onToggle: () => void }) {
  const { clock, at } = play
  const isPaused = clock !== null && 'left' in clock
  const left = timeLeft(play, useNow(clock !== null && !isPaused))
  const minutes = Math.ceil(left / minuteMs)
  return (
    <div className="playing-clock">
      {at >= 0 && left > 0 ? (
        <button type="button" aria-label={isPaused ? 'Go on' : 'Pause'} onClick={onToggle}>
          <ClockFace play={play} left={left} />
        </button>
      ) : (
        <ClockFace play={play} left={left} />
      )}
      <p role="timer" className="small muted font-[650]">
        {left > 0 ? (
          <>
            <b>{formatCount(minutes, 'minute')}</b> {isPaused ? 'left, paused' : at >= 0 && 'left'}
          </>
        ) : (
          <>
            <b>Good minutes!</b> No hurry, finish it your way.
          </>
        )}
      </p>
    </div>
  )
}

const center = 60

/** The disc is all of the time, coral is what is left, a tick for every minute. It never blinks or turns red. */
export function ClockFace({ play, left }: { play: Timed; left: number }) {
  const { duration_minutes } = play.activity
  const share = left / (duration_minutes * minuteMs)
  const ticks = duration_minutes <= 15 ? duration_minutes : 12
  return (
    <svg className="clock-face" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className="rim" cx={center} cy={center} r="56" />
      {/* A line as long as the slice is wide, bent around the middle. */}
      <circle
        className="left"
        cx={center}
        cy={center}
        r="25"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform={`rotate(-90 ${center} ${center})`}
      />
      {Array.from({ length: ticks }, (_, tick) => (
        <path
          key={tick}
          className="tick-line"
          d="M60 9v8"
          transform={`rotate(${(tick * 360) / ticks} ${center} ${center})`}
        />
      ))}
      <g className="smile">
        <ellipse cx="48" cy="57" rx="3.4" ry="4.4" />
        <ellipse cx="72" cy="57" rx="3.4" ry="4.4" />
        <path d="M49 68q11 9 22 0" />
      </g>
    </svg>
  )
}
