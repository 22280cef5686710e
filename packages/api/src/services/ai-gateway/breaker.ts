import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { CallFailure, type FailureKind } from './failures.ts'

/** Failures of the provider's health: not our own bad requests, nor a parent who left. */
const counted: ReadonlySet<FailureKind> = new Set([
  'timeout',
  'network',
  'rate_limited',
  'no_credit',
  'server_error',
  'cut_off',
  'too_long',
  'empty_answer',
  'invalid_answer',
])

/** Opens after three failures in a row; after 30 seconds it lets one attempt through. */
const breakerSettings = { failures: 3, half_open_after_ms: 30_000 }

/** Stops calls to a provider that is down. */
export type Breaker = {
  execute: <T>(work: () => Promise<T>) => Promise<T>
  /** False while open, and while the one half-open attempt runs. */
  isOpenForWork: () => boolean
  /** `half_open`: the wait is over, the next call is the attempt. */
  state: () => 'closed' | 'open' | 'half_open'
  retry_at: () => Date | null
}

/** A fresh breaker. Resetting one means making a new one: the count would survive otherwise. */
export function createBreaker(now: () => Date): Breaker {
  let isTrying = false
  const isCounted = (cause: Error) =>
    cause instanceof CallFailure &&
    // A parent who left during the one attempt has not shown that the provider works again.
    (counted.has(cause.kind) || (isTrying && cause.kind === 'aborted'))
  const policy = circuitBreaker(handleWhen(isCounted), {
    halfOpenAfter: breakerSettings.half_open_after_ms,
    breaker: new ConsecutiveBreaker(breakerSettings.failures),
  })
  let openedAt: number | null = null
  policy.onBreak(() => {
    openedAt = now().getTime()
  })
  policy.onReset(() => {
    openedAt = null
  })
  const retryTime = () => (openedAt === null ? null : openedAt + breakerSettings.half_open_after_ms)
  const state = () => {
    if (policy.state === CircuitState.Closed) return 'closed'
    return (retryTime() ?? 0) <= now().getTime() ? 'half_open' : 'open'
  }
  return {
    state,
    isOpenForWork: () => state() === 'closed' || (state() === 'half_open' && !isTrying),
    retry_at: () => {
      const time = retryTime()
      return time === null ? null : new Date(time)
    },
    execute: async (work) => {
      const isAttempt = state() !== 'closed'
      if (isAttempt) isTrying = true
      try {
        return await policy.execute(work)
      } finally {
        if (isAttempt) isTrying = false
      }
    },
  }
}
