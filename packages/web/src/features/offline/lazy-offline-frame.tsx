import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'

/* Needed only while the server does not respond: the service worker keeps the file, and a first visit does without. */

const frame = () => import('./offline-frame.tsx')

export const OfflineStrip = lazyWithRetry(async () => (await frame()).OfflineStrip, {
  isSilent: true,
})
export const WhatWorks = lazyWithRetry(async () => (await frame()).WhatWorks, { isSilent: true })
