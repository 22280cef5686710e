import { OfflineStrip } from './offline-strip.tsx'
import { WhatWorks } from './what-works.tsx'
import { withoutAnswer } from './without-answer.ts'

/** What is needed only while nobody answers, together, so that it arrives as one file. */
export const offlineFrame = { OfflineStrip, WhatWorks, withoutAnswer }
