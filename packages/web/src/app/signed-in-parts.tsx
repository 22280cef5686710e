import { EmailNoticePlace } from '../features/auth/email-notice-place.tsx'
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx'
import { paths } from '../lib/paths.ts'
import { Spinner } from '../ui/spinner.tsx'

/*
 * What only a logged-in family sees of the frame: a first visit to the landing page does without it. Every other page
 * preloads the file (see `prerender.mjs`), so no one waits for it. When it cannot be loaded, the top bar says so,
 * once for all five.
 */

const frame = async () => (await import('./signed-in-frame.tsx')).signedInFrame

/** Without scripts the session cannot be checked: the two links are shown instead of an endless spinner. */
export function Checking() {
  return (
    <div className="account">
      <Spinner label="Checking whether you are logged in" />
      <noscript>
        <a href={paths.login}>Login</a> <a href={paths.register}>Sign Up</a>
      </noscript>
    </div>
  )
}

const silent = { isSilent: true }

export const BottomBar = lazyWithRetry(async () => (await frame()).BottomBar, silent)
export const SignedInBar = lazyWithRetry(async () => (await frame()).SignedInBar, {
  pending: <Checking />,
})
export const SignedInFooter = lazyWithRetry(async () => (await frame()).SignedInFooter, silent)
export const FamilyPlace = lazyWithRetry(async () => (await frame()).FamilyPlace, silent)
export const VerifyEmailNotice = lazyWithRetry(async () => (await frame()).VerifyEmailNotice, {
  // Two lines on a phone.
  pending: <EmailNoticePlace expected={52} />,
  isSilent: true,
})
