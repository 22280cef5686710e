import { useEffect, useRef, useState } from 'react'
import { formatCountdown } from '../lib/format-time.ts'
import { WedgeClock } from './wedge-clock.tsx'

type CountdownProps = {
  /** Seconds to wait from now, as the server said. A new number starts anew. */
  seconds: number
  /** Before the time: 'You can make another in'. */
  label: string
  /** Called once, at zero. */
  onZero?: () => void
}

/** Ticks every second against the clock, not against its own ticks, so a sleeping phone wakes up to the right time. */
export function Countdown({ seconds, label, onZero }: CountdownProps) {
  const left = useSecondsLeft(seconds, onZero)
  return (
    <span className="countdown">
      <WedgeClock minutes={Math.min(60, left / 60)} size="large" />
      <span>
        {label} <span aria-hidden="true">{formatCountdown(left)}</span>
        <span role="status" className="hidden-text">
          {spokenAt(left, seconds)}
        </span>
      </span>
    </span>
  )
}

/** Whole seconds left of a wait that began when `seconds` was first given. */
export function useSecondsLeft(seconds: number, onZero?: () => void): number {
  const [left, setLeft] = useState(seconds)
  const atZero = useRef(onZero)
  useEffect(() => {
    atZero.current = onZero
  })

  useEffect(() => {
    const deadline = performance.now() + seconds * 1000
    let timer: ReturnType<typeof setInterval> | undefined
    function tick() {
      const rest = Math.max(0, Math.ceil((deadline - performance.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      stop()
      atZero.current?.()
    }
    function stop() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
    setLeft(seconds)
    timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return stop
  }, [seconds])

  return left
}

// A screen reader hears the start, the last ten seconds once, and the end; not every second.
function spokenAt(left: number, seconds: number): string {
  if (left === 0) return 'Time is up'
  if (left <= 10) return '10 seconds left'
  return `${formatCountdown(seconds)} to wait`
}
