import { useEffect } from 'react'
import { EmailNoticePlace, noticeHeight } from '../features/auth/email-notice-place.tsx'
import { store } from '../lib/browser-storage.ts'
import type { Session } from '../session/session.tsx'
import { VerifyEmailNotice } from './signed-in-parts.tsx'

/**
 * The notice about an address that is not confirmed. Whether it is needed is known with the session, after the first
 * paint: until then its place is kept as high as it was on the last page, so that nothing jumps.
 */
export function EmailNotice({ session: { state, user } }: { session: Session }) {
  const canBeNeeded = user ? !user.email_verified : state === 'checking'
  useEffect(() => {
    if (!canBeNeeded) store(noticeHeight, null)
  }, [canBeNeeded])
  if (!canBeNeeded) return null
  return user ? <VerifyEmailNotice user={user} /> : <EmailNoticePlace />
}
