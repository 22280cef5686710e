import { createContext, useContext, useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import type { ServerWatch } from './server-watch.ts'
import { isServerHealthy } from './unanswered.ts'

/** Whether our server can be reached, as far as the requests of the pages show. */
export type Network = {
  isAway: () => boolean
  subscribe: (listener: () => void) => () => void
  markOnline: () => void
  /** A request had no response: checks whether the server is away. @returns whether it is. */
  checkServer: () => Promise<boolean>
}

/** One request without a response may have many causes: only `server-watch.ts` finds out whether the server is away. */
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
    markOnline: () => isAway && watch?.markOnline(),
    checkServer: () =>
      // When its file could not be loaded, this request gets one health check, and the next one tries the file again.
      (watch ? Promise.resolve(watch) : watchServer()).then(
        (known) => known.ask(),
        async () => !(await isServerHealthy(fetch)),
      ),
  }
}

const alwaysOnline: Network = {
  isAway: () => false,
  subscribe: () => () => {},
  markOnline: () => {},
  checkServer: async () => false,
}

export const NetworkContext = createContext(alwaysOnline)

export const useNetwork = (): Network => useContext(NetworkContext)

/** Whether the server is away right now. */
export function useIsAway(): boolean {
  const { subscribe, isAway } = useNetwork()
  return useSyncExternalStore(subscribe, isAway, () => false)
}
