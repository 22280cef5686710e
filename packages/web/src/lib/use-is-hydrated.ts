import { useSyncExternalStore } from 'react'

/**
 * False while a prerendered part hydrates, true from then on. What only the browser knows (storage, time, first
 * responses) may show when it is true: the first render has to match the prerendered HTML.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}

const nothingChanges = () => () => {}
