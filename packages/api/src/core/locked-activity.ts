import type { OpensWith } from '@fgm/shared/activities/activities'
import { forbidden } from './errors.ts'

/** The body of a 403 for an authored activity that is locked for this viewer (decisions §14, REST). */
export const lockedFacts = (title: string, opensWith: OpensWith) =>
  ({ error_type: 'locked', title, opens_with: opensWith }) as const

/** 403: the activity exists, and this is how to unlock it. */
export const lockedActivity = (title: string, opensWith: OpensWith) =>
  forbidden('locked', sentences[opensWith], lockedFacts(title, opensWith))

const sentences: Record<OpensWith, string> = {
  account: 'This activity opens with a founding spot. One is free: sign up to open it.',
  premium: 'This activity opens with premium.',
  early_access: 'This activity opens with your early access: save it to open it.',
  coming_soon: 'This activity opens with the premium library, which is not open yet.',
}
