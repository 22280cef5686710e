import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'

/** The icon of an answer. Lazy, because the first card needs none; its space is reserved. */
export const LazyAnswerIcon = lazyWithRetry(
  async () => (await import('./answer-icon.tsx')).AnswerIcon,
  { isSilent: true, pending: <span className="icon" /> },
)
