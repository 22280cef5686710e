import { isServerHealthy } from './unanswered.ts'

export type ServerWatch = ReturnType<typeof createServerWatch>

const firstWaitMs = 5_000
const longestWaitMs = 300_000

/**
 * Watches whether the server is away: checked after a request without a response, and then repeatedly until it
 * responds. It is also away when its health check fails. `onChange` is called when it goes and when it is back.
 */
export function createServerWatch(
  fetch: typeof globalThis.fetch,
  onChange: (isAway: boolean) => void,
) {
  let isAway = false
  let checking: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs

  function check(): Promise<boolean> {
    checking ??= isServerHealthy(fetch).then((isHealthy) => {
      checking = undefined
      set(!isHealthy)
      return !isHealthy
    })
    return checking
  }
  function set(isGone: boolean): void {
    clearTimeout(timer)
    if (isGone) timer = setTimeout(check, wait)
    wait = isGone ? Math.min(wait * 2, longestWaitMs) : firstWaitMs
    if (isGone === isAway) return
    isAway = isGone
    const listen = isGone ? 'addEventListener' : 'removeEventListener'
    window[listen]('online', check)
    document[listen]('visibilitychange', check)
    onChange(isGone)
  }
  return {
    /** Checks now, unless the server is known to be away. @returns whether it is. */
    ask: async () => isAway || check(),
    /** The server has responded to a request. */
    markOnline: () => set(false),
  }
}
