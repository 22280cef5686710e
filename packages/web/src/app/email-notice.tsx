import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EmailNoticePlace, noticeHeight } from '../features/auth/email-notice-place.tsx'
import { store } from '../lib/browser-storage.ts'
import { paths } from '../lib/paths.ts'
import { useIsFirstRun } from '../session/first-run.ts'
import type { Session } from '../session/session.tsx'
import { VerifyEmailNotice } from './signed-in-parts.tsx'

/**
 * The notice about an address that is not confirmed. Whether it is needed is known with the session, after the first
 * paint: until then its place is kept as high as it was on the last page, so that nothing jumps.
 */
export function EmailNotice({ session }: { session: Session }) {
  const isSignedOut = session.state === 'signed_out'
  const isFirst = useIsFirst(session.user?.id)
  useEffect(() => {
    if (isSignedOut) store(noticeHeight, null)
  }, [isSignedOut])
  if (session.state === 'checking') return <EmailNoticePlace />
  return session.user && !isFirst && <VerifyEmailNotice user={session.user} />
}

// The welcome and the one question after it come first; the welcome itself speaks of the mail that was sent.
function useIsFirst(familyId: string | undefined): boolean {
  const { pathname } = useLocation()
  const isFirstRun = useIsFirstRun(familyId)
  return pathname === paths.register || (isFirstRun && pathname === paths.activities)
}
