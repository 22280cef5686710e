/** The five minutes, in milliseconds. */
export const fiveMinutes = 5 * 60 * 1000

/** `until` is a time of the wall clock; `left` is what was left when it stood still. */
export type Clock =
  | { phase: 'ready' }
  | { phase: 'running'; until: number; left: number }
  | { phase: 'paused'; left: number }
  | { phase: 'over' }

export type ClockEvent = { type: 'press' | 'tick' | 'stop'; now: number }

/** Runs, pauses and ends. Counting against a deadline, it is right again after the phone has slept. */
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

/** What a clock needs to go on after a reload; null for one that has nothing to lose. */
export function keptClock(state: Clock): object | null {
  if (state.phase === 'running') return { until: state.until }
  return state.phase === 'paused' ? { left: state.left } : null
}

/** A clock as it stands now, from what was kept of it; one that was not started where nothing was, or nothing true. */
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
