import { createContext, useContext, useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import type { ServerWatch } from './server-watch.ts'
import { serverAnswers } from './unanswered.ts'

/** Whether our server can be reached, as far as the calls of the pages tell. */
export type Network = {
  isAway: () => boolean
  subscribe: (listener: () => void) => () => void
  noteAnswer: () => void
  /** A call had no answer: asks whether the server has gone. @returns whether it has. */
  noteSilence: () => Promise<boolean>
}

/** One silent call may have many reasons: only `server-watch.ts` finds out whether the server is away. */
export function createNetwork(fetch: typeof globalThis.fetch): Network {
  const listeners = createListeners()
  let isAway = false
  let watch: ServerWatch | undefined

  async function watchServer(): Promise<ServerWatch> {
    const { createServerWatch } = await import('./server-watch.ts')
    watch ??= createServerWatch(fetch, (isGone) => {
      isAway = isGone
      listeners.notify()
    })
    return watch
  }
  return {
    isAway: () => isAway,
    subscribe: listeners.subscribe,
    noteAnswer: () => isAway && watch?.noteAnswer(),
    noteSilence: () =>
      // Its file did not come: then this call is told the truth, and the next silent one asks for the file again.
      (watch ? Promise.resolve(watch) : watchServer()).then(
        (known) => known.ask(),
        async () => !(await serverAnswers(fetch)),
      ),
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
