import type { RegisteredRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { tieSheetsToHistory } from './sheet-history.ts'

/**
 * Gives open sheets their history entries (`sheet-history.ts`). Rendered before the router's own components, so that
 * it handles history changes first. The rest loads after the first paint: no sheet is open before.
 */
export function SheetsInHistory({ router }: { router: RegisteredRouter }) {
  useLayoutEffect(() => {
    let tie: ReturnType<typeof tieSheetsToHistory> | undefined
    let isOver = false
    const stopListening = router.history.subscribe((change) => tie?.hear(change))
    // If it cannot be loaded, a sheet has no entry, and Back leaves the page.
    void import('./sheet-history.ts').then(
      (sheets) => {
        if (!isOver) tie = sheets.tieSheetsToHistory(router)
      },
      () => {},
    )
    return () => {
      isOver = true
      stopListening()
      tie?.stop()
    }
  }, [router])
  return null
}
