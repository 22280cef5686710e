import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import type { Child } from './use-children.ts'

export type ChildSheetProps = {
  /** The child to change; without one the sheet adds one. */
  child?: Child
  onClose: () => void
  onSaved: (child: Child) => void
}

/** The add-child dialog. Render it while it is open: the form and its rules load with the first one. */
export const ChildSheet = lazyWithRetry<ChildSheetProps>(
  async () => (await import('./lazy-child-sheet.tsx')).LazyChildSheet,
)
