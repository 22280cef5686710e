import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { formatCountdown } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { clock, five_minutes, timeLeft } from './clock-state.ts'

const words = {
  ready: { button: 'Start the five minutes', icon: Play },
  running: { button: 'Pause', icon: Pause },
  paused: { button: 'Go on', icon: Play },
  over: { button: 'Another five minutes', icon: RotateCcw },
} as const

/** A silent clock for whoever likes one: the slice gets smaller, and nothing rings when it is gone. */
export function FiveMinuteClock() {
  const [state, dispatch] = useReducer(clock, { phase: 'ready' })
  const { button, icon } = words[state.phase]
  const left = timeLeft(state)
  const isRunning = state.phase === 'running'

  useEffect(() => {
    if (!isRunning) return
    const tick = () => dispatch({ type: 'tick', now: performance.now() })
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
        onClick={() => dispatch({ type: 'press', now: performance.now() })}
      >
        {button}
      </Button>
    </div>
  )
}
