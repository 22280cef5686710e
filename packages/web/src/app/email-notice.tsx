import { useEffect } from 'react'
import { store } from '../lib/browser-storage.ts'
import { EmailNoticePlace, notice_height } from './email-notice-place.tsx'
import type { Session } from './session.tsx'
import { VerifyEmailNotice } from './signed-in-parts.tsx'

/**
 * The notice about an address that is not confirmed. Whether it is needed is known with the session, after the first
 * paint: until then its place is kept as high as it was on the last page, so that nothing jumps.
 */
export function EmailNotice({ session }: { session: Session }) {
  const isSignedOut = session.state === 'signed_out'
  useEffect(() => {
    if (isSignedOut) store(notice_height, null)
  }, [isSignedOut])
  if (session.state === 'checking') return <EmailNoticePlace />
  return session.user && <VerifyEmailNotice user={session.user} />
}
