import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'

/** The picture of an answer. Lazy, because the first card needs none; its place is there before it. */
export const LazyAnswerIcon = lazyWithRetry(
  async () => (await import('./answer-icon.tsx')).AnswerIcon,
  { isSilent: true, pending: <span className="icon" /> },
)
