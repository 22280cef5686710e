import { serverAnswers } from './unanswered.ts'

/** Whether the server is away, asked when a call was silent and then again and again until it answers. */
export type ServerWatch = {
  /** Asks now, unless it is known already. @returns whether the server is away. */
  ask: () => Promise<boolean>
  /** The server has answered something. */
  noteAnswer: () => void
}

const firstWaitMs = 5_000
const longestWaitMs = 300_000

/** Offline is where the server says nothing of its health, either. `onChange` hears when it goes and when it is back. */
export function createServerWatch(
  fetch: typeof globalThis.fetch,
  onChange: (isAway: boolean) => void,
): ServerWatch {
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
    ask: async () => isAway || check(),
    noteAnswer: () => set(false),
  }
}
