import { Pause, Play, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useReducer } from 'react'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { formatCount } from '../../../lib/format.ts'
import { formatCountdown } from '../../../lib/format-time.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { WedgeClock } from '../../../ui/wedge-clock.tsx'

const minuteMs = 60 * 1000

/** `until` is a time of the wall clock; `left` is what was left when it was paused. */
export type Clock =
  | { phase: 'ready' }
  | { phase: 'running'; until: number; left: number }
  | { phase: 'paused'; left: number }
  | { phase: 'over' }

/** `length` is the activity's time, in milliseconds. */
type ClockEvent = { type: 'toggle' | 'tick' | 'stop'; now: number; length: number }

/** Runs, pauses and ends. It counts to a deadline, so it is right after the phone has slept. */
export function clock(state: Clock, { type, now, length }: ClockEvent): Clock {
  if (type === 'stop') return { phase: 'ready' }
  if (type === 'tick') return state.phase === 'running' ? running(state.until, now) : state
  switch (state.phase) {
    case 'running':
      return { phase: 'paused', left: Math.max(0, state.until - now) }
    case 'paused':
      return running(now + state.left, now)
    default:
      return running(now + length, now)
  }
}

/** What a clock stores to survive a reload; null where there is nothing to lose. */
export function storedClock(state: Clock): object | null {
  if (state.phase === 'running') return { until: state.until }
  return state.phase === 'paused' ? { left: state.left } : null
}

/** The clock from its stored state, as of now; a fresh one where nothing valid was stored. */
export function clockFrom(kept: unknown, now: number, length: number): Clock {
  const { until, left = (until ?? Number.NaN) - now } = (kept ?? {}) as Record<string, number>
  if (!(left <= length)) return { phase: 'ready' }
  if (until !== undefined) return running(until, now)
  return left > 0 ? { phase: 'paused', left } : { phase: 'over' }
}

/** What is left to show, in milliseconds. */
export function timeLeft(state: Clock, length: number): number {
  if (state.phase === 'ready') return length
  return state.phase === 'over' ? 0 : state.left
}

function running(until: number, now: number): Clock {
  return until > now ? { phase: 'running', until, left: until - now } : { phase: 'over' }
}

export type FiveMinutes = { state: Clock; minutes: number; toggle: () => void; stop: () => void }

/** The clock of an activity, for its own minutes. While it runs the screen stays lit, and a reload does not stop it. */
export function useFiveMinutes(activityId: string, minutes: number): FiveMinutes {
  const length = minutes * minuteMs
  const key = `five-minutes:${activityId}`
  const [state, dispatch] = useReducer(clock, key, (kept) =>
    clockFrom(readJsonForThisTab(kept), Date.now(), length),
  )
  const isRunning = state.phase === 'running'
  const kept = storedClock(state)
  const text = kept && JSON.stringify(kept)
  useEffect(() => storeForThisTab(key, text), [key, text])
  useWakeLock(isRunning)

  const now = useNow(isRunning)
  useEffect(() => dispatch({ type: 'tick', now, length }), [now, length])
  const send = useCallback(
    (type: ClockEvent['type']) => dispatch({ type, now: Date.now(), length }),
    [length],
  )
  const stop = useCallback(() => send('stop'), [send])
  return { state, minutes, toggle: () => send('toggle'), stop }
}

const words = {
  ready: { button: (minutes: string) => `Start the ${minutes}`, icon: Play },
  running: { button: () => 'Pause', icon: Pause },
  paused: { button: () => 'Go on', icon: Play },
  over: { button: (minutes: string) => `Another ${minutes}`, icon: RotateCcw },
} as const

/** 'five minutes' or '10 minutes': how long an activity takes, within a sentence. */
export const minutesInWords = (minutes: number) =>
  minutes === 5 ? 'five minutes' : formatCount(minutes, 'minute')

/** A silent countdown, in sight once it runs: the slice gets smaller, and nothing rings at the end. */
export function FiveMinuteClock({ state, minutes, toggle }: FiveMinutes) {
  const { button, icon } = words[state.phase]
  const length = minutes * minuteMs
  const left = timeLeft(state, length)
  return (
    <div className={classNames('card soft five-minutes', state.phase !== 'ready' && 'is-playing')}>
      <WedgeClock minutes={(Math.ceil(left / 1000) / (length / 1000)) * 60} size="huge" />
      <div className="grow">
        <p role="timer" className="five-minutes-left">
          {formatCountdown(left / 1000)}
        </p>
        <p className="small muted empty:hidden" role="status">
          {state.phase === 'ready' && 'It makes no sound.'}
          {state.phase === 'over' && 'These were good minutes.'}
        </p>
      </div>
      <Button variant="calm" size="small" icon={icon} onClick={toggle}>
        {button(minutesInWords(minutes))}
      </Button>
    </div>
  )
}
