import { createContext, useContext, useSyncExternalStore } from 'react'
import { httpStatus } from './errors.ts'

/** Whether our server can be reached, as far as the calls of the pages tell. */
export type Network = {
  isAway: () => boolean
  subscribe: (listener: () => void) => () => void
  noteAnswer: () => void
  /** A call had no answer: asks whether the server has gone. @returns whether it has. */
  noteSilence: () => Promise<boolean>
}

/** A network that is there but does not answer counts as none; the service worker says the same. */
export const patience_ms = 4_000
const first_wait = 5_000
const longest_wait = 300_000

/** No answer at all, or a gateway that has no server behind it. */
export function isUnanswered(error: unknown): boolean {
  const status = httpStatus(error)
  return status === undefined || (status >= 502 && status <= 504)
}

/** One silent call may have many reasons; offline is where the server says nothing of its health, either. */
export function createNetwork(fetch: typeof globalThis.fetch): Network {
  const listeners = new Set<() => void>()
  let isAway = false
  let asking: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = first_wait

  async function isSilent(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(patience_ms)
      return !(await fetch('/healthz', { cache: 'no-store', signal })).ok
    } catch {
      return true
    }
  }
  function ask(): Promise<boolean> {
    asking ??= isSilent().then((isGone) => {
      asking = undefined
      set(isGone)
      return isGone
    })
    return asking
  }
  function set(isGone: boolean): void {
    clearTimeout(timer)
    if (isGone) timer = setTimeout(ask, wait)
    wait = isGone ? Math.min(wait * 2, longest_wait) : first_wait
    if (isGone === isAway) return
    isAway = isGone
    const listen = isGone ? 'addEventListener' : 'removeEventListener'
    window[listen]('online', ask)
    document[listen]('visibilitychange', ask)
    for (const listener of listeners) listener()
  }
  return {
    isAway: () => isAway,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    noteAnswer: () => isAway && set(false),
    noteSilence: async () => isAway || ask(),
  }
}

const nobodyAsks: Network = {
  isAway: () => false,
  subscribe: () => () => {},
  noteAnswer: () => {},
  noteSilence: async () => false,
}

export const NetworkContext = createContext(nobodyAsks)

export const useNetwork = (): Network => useContext(NetworkContext)

/** Whether the server is away right now. */
export function useIsAway(): boolean {
  const { subscribe, isAway } = useNetwork()
  return useSyncExternalStore(subscribe, isAway, () => false)
}
