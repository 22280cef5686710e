import { lazy, Suspense } from 'react'
import type { Child } from './use-children.ts'

const LazyChildSheet = lazy(async () => ({
  default: (await import('./lazy-child-sheet.tsx')).LazyChildSheet,
}))

export type ChildSheetProps = {
  /** The child to change; without one the sheet adds one. */
  child?: Child
  onClose: () => void
  onSaved: (child: Child) => void
}

/** The add-child dialog. Render it while it is open: the form and its rules load with the first one. */
export function ChildSheet(props: ChildSheetProps) {
  return (
    <Suspense fallback={null}>
      <LazyChildSheet {...props} />
    </Suspense>
  )
}
