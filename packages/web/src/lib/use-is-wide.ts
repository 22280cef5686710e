import { useSyncExternalStore } from 'react'

const wideEnough = '(min-width: 900px)'

/** Whether there is room for two columns, like `desk:` in the styles. Prerendered pages start with false. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (change) => {
      const wide = matchMedia(wideEnough)
      wide.addEventListener('change', change)
      return () => wide.removeEventListener('change', change)
    },
    () => matchMedia(wideEnough).matches,
    () => false,
  )
}
