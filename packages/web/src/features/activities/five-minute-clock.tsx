import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { storeForThisTab } from '../../lib/browser-storage.ts'
import { formatCountdown } from '../../lib/format-time.ts'
import { readJsonForThisTab } from '../../lib/stored-json.ts'
import { useWakeLock } from '../../lib/use-wake-lock.ts'
import { Button } from '../../ui/button.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { clock, clockFrom, five_minutes, keptClock, timeLeft } from './clock-state.ts'

const words = {
  ready: { button: 'Start the five minutes', icon: Play },
  running: { button: 'Pause', icon: Pause },
  paused: { button: 'Go on', icon: Play },
  over: { button: 'Another five minutes', icon: RotateCcw },
} as const

/**
 * A silent clock for whoever likes one: the slice gets smaller, and nothing rings when it is gone. While it runs the
 * screen stays lit, and a reload does not stop it.
 */
export function FiveMinuteClock({ activity_id }: { activity_id: string }) {
  const key = `five-minutes:${activity_id}`
  const [state, dispatch] = useReducer(clock, key, (kept) =>
    clockFrom(readJsonForThisTab(kept), Date.now()),
  )
  const { button, icon } = words[state.phase]
  const left = timeLeft(state)
  const isRunning = state.phase === 'running'
  const kept = keptClock(state)
  const text = kept && JSON.stringify(kept)
  useEffect(() => storeForThisTab(key, text), [key, text])
  useWakeLock(isRunning)

  useEffect(() => {
    if (!isRunning) return
    const tick = () => dispatch({ type: 'tick', now: Date.now() })
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning])

  return (
    <div className="card soft five-minutes">
      <WedgeClock minutes={(left / five_minutes) * 60} size="huge" />
      <div className="grow">
        <p role="timer" className="five-minutes-left">
          {formatCountdown(left / 1000)}
        </p>
        <p className="small muted" role="status">
          {state.phase === 'over'
            ? 'That was five good minutes.'
            : 'Silent. Stop whenever you like.'}
        </p>
      </div>
      <Button
        variant="calm"
        size="small"
        icon={icon}
        onClick={() => dispatch({ type: 'press', now: Date.now() })}
      >
        {button}
      </Button>
    </div>
  )
}
