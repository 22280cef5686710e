import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'

/* What is needed only while nobody answers: the service worker keeps its file, and a first visit does without. */

const frame = async () => (await import('./offline-frame.ts')).offlineFrame

export const OfflineStrip = lazyWithRetry(async () => (await frame()).OfflineStrip, {
  isSilent: true,
})
export const WhatWorks = lazyWithRetry(async () => (await frame()).WhatWorks, { isSilent: true })
