import { EmailNoticePlace } from '../features/auth/email-notice-place.tsx'
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx'
import { Checking } from './checking.tsx'

/*
 * What only a logged-in family sees of the frame: a first visit to the landing page does without it. The shell of every
 * other page asks for the file beforehand (see `prerender.mjs`), so nobody waits for it. When the file does not come,
 * the top bar says so, once for all five.
 */

const frame = async () => (await import('./signed-in-frame.tsx')).signedInFrame

export const BottomBar = lazyWithRetry(async () => (await frame()).BottomBar, { isSilent: true })
export const SignedInBar = lazyWithRetry(async () => (await frame()).SignedInBar, {
  pending: <Checking />,
})
export const SignedInFooter = lazyWithRetry(async () => (await frame()).SignedInFooter, {
  isSilent: true,
})
export const FamilyPlace = lazyWithRetry(async () => (await frame()).FamilyPlace, {
  isSilent: true,
})
export const VerifyEmailNotice = lazyWithRetry(async () => (await frame()).VerifyEmailNotice, {
  // Two lines on a phone.
  pending: <EmailNoticePlace expected={52} />,
  isSilent: true,
})
