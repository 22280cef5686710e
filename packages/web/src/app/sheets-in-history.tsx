import type { RegisteredRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import type { tieSheetsToHistory } from './sheet-history.ts'

/**
 * Gives open sheets their place in the history (`sheet-history.ts`). Stands before the router's own parts: of what happens
 * in the history it hears first. The rest comes after the first paint: no sheet is open before.
 */
export function SheetsInHistory({ router }: { router: RegisteredRouter }) {
  useLayoutEffect(() => {
    let tie: ReturnType<typeof tieSheetsToHistory> | undefined
    let isOver = false
    const stopListening = router.history.subscribe((change) => tie?.hear(change))
    // Without it a sheet has no entry, and the way back leaves the page as it always did.
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
