import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import type { ChildSheetProps } from './lazy-child-sheet.tsx'

/** The add-child dialog. Render it while it is open: the form and its rules load with the first one. */
export const ChildSheet = lazyWithRetry<ChildSheetProps>(
  async () => (await import('./lazy-child-sheet.tsx')).LazyChildSheet,
)
