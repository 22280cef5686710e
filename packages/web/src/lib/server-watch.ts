import { serverAnswers } from './unanswered.ts'

export type ServerWatch = ReturnType<typeof createServerWatch>

const firstWaitMs = 5_000
const longestWaitMs = 300_000

/**
 * Whether the server is away, asked when a call was silent and then again and again until it answers. Offline is where it
 * says nothing of its health, either. `onChange` hears when it goes and when it is back.
 */
export function createServerWatch(
  fetch: typeof globalThis.fetch,
  onChange: (isAway: boolean) => void,
) {
  let isAway = false
  let asking: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWaitMs

  function check(): Promise<boolean> {
    asking ??= serverAnswers(fetch).then((answers) => {
      asking = undefined
      set(!answers)
      return !answers
    })
    return asking
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
    /** Asks now, unless it is known already. @returns whether the server is away. */
    ask: async () => isAway || check(),
    /** The server has answered something. */
    noteAnswer: () => set(false),
  }
}
