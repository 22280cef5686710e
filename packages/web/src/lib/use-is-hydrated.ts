import { useSyncExternalStore } from 'react'

/**
 * False while a prerendered part is taken over, true from then on. What only the browser knows (storage, the time, the
 * first answers) may show when it is true: what is taken over has to begin as it was prerendered.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}

const nothingChanges = () => () => {}
