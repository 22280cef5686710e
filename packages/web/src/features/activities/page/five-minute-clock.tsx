import { Pause, Play, RotateCcw } from 'lucide-react'
import { formatCountdown } from '../../../lib/format-time.ts'
import { Button } from '../../../ui/button.tsx'
import { WedgeClock } from '../../../ui/wedge-clock.tsx'
import type { FiveMinutes } from '../list/use-five-minutes.ts'
import { fiveMinutes, timeLeft } from './clock-state.ts'

const words = {
  ready: { button: 'Start the five minutes', icon: Play },
  running: { button: 'Pause', icon: Pause },
  paused: { button: 'Go on', icon: Play },
  over: { button: 'Another five minutes', icon: RotateCcw },
} as const

/** A silent clock for whoever likes one: the slice gets smaller, and nothing rings when it is gone. */
export function FiveMinuteClock({ state, press }: FiveMinutes) {
  const { button, icon } = words[state.phase]
  const left = timeLeft(state)
  return (
    <div className="card soft five-minutes">
      <WedgeClock minutes={(left / fiveMinutes) * 60} size="huge" />
      <div className="grow">
        <p role="timer" className="five-minutes-left">
          {formatCountdown(left / 1000)}
        </p>
        <p className="small muted" role="status">
          {state.phase === 'over' ? 'That was five good minutes.' : 'Silent.'}
        </p>
      </div>
      <Button variant="calm" size="small" icon={icon} onClick={press}>
        {button}
      </Button>
    </div>
  )
}
