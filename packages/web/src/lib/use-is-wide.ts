import { useSyncExternalStore } from 'react'

const wideEnough = '(min-width: 900px)'

/** Whether there is room for two columns, as `desk:` in the styles. A prerendered page begins without. */
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
