import { Pause, Play, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useReducer } from 'react'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { formatCountdown } from '../../../lib/format-time.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { WedgeClock } from '../../../ui/wedge-clock.tsx'

/** The five minutes, in milliseconds. */
export const fiveMinutes = 5 * 60 * 1000

/** `until` is a time of the wall clock; `left` is what was left when it was paused. */
export type Clock =
  | { phase: 'ready' }
  | { phase: 'running'; until: number; left: number }
  | { phase: 'paused'; left: number }
  | { phase: 'over' }

type ClockEvent = { type: 'toggle' | 'tick' | 'stop'; now: number }

/** Runs, pauses and ends. It counts to a deadline, so it is right after the phone has slept. */
export function clock(state: Clock, { type, now }: ClockEvent): Clock {
  if (type === 'stop') return { phase: 'ready' }
  if (type === 'tick') return state.phase === 'running' ? running(state.until, now) : state
  switch (state.phase) {
    case 'running':
      return { phase: 'paused', left: Math.max(0, state.until - now) }
    case 'paused':
      return running(now + state.left, now)
    default:
      return running(now + fiveMinutes, now)
  }
}

/** What a clock stores to survive a reload; null where there is nothing to lose. */
export function storedClock(state: Clock): object | null {
  if (state.phase === 'running') return { until: state.until }
  return state.phase === 'paused' ? { left: state.left } : null
}

/** The clock from its stored state, as of now; a fresh one where nothing valid was stored. */
export function clockFrom(kept: unknown, now: number): Clock {
  const { until, left = (until ?? Number.NaN) - now } = (kept ?? {}) as Record<string, number>
  if (!(left <= fiveMinutes)) return { phase: 'ready' }
  if (until !== undefined) return running(until, now)
  return left > 0 ? { phase: 'paused', left } : { phase: 'over' }
}

/** What is left to show, in milliseconds. */
export function timeLeft(state: Clock): number {
  if (state.phase === 'ready') return fiveMinutes
  return state.phase === 'over' ? 0 : state.left
}

function running(until: number, now: number): Clock {
  return until > now ? { phase: 'running', until, left: until - now } : { phase: 'over' }
}

export type FiveMinutes = { state: Clock; toggle: () => void; stop: () => void }

/** The clock of an activity. While it runs the screen stays lit, and a reload does not stop it. */
export function useFiveMinutes(activityId: string): FiveMinutes {
  const key = `five-minutes:${activityId}`
  const [state, dispatch] = useReducer(clock, key, (kept) =>
    clockFrom(readJsonForThisTab(kept), Date.now()),
  )
  const isRunning = state.phase === 'running'
  const kept = storedClock(state)
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
  const stop = useCallback(() => dispatch({ type: 'stop', now: Date.now() }), [])
  return { state, toggle: () => dispatch({ type: 'toggle', now: Date.now() }), stop }
}

const words = {
  ready: { button: 'Start the five minutes', icon: Play },
  running: { button: 'Pause', icon: Pause },
  paused: { button: 'Go on', icon: Play },
  over: { button: 'Another five minutes', icon: RotateCcw },
} as const

/** A silent countdown: the slice gets smaller, and nothing rings at the end. */
export function FiveMinuteClock({ state, toggle }: FiveMinutes) {
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
      <Button variant="calm" size="small" icon={icon} onClick={toggle}>
        {button}
      </Button>
    </div>
  )
}
