import { useLocation } from '@tanstack/react-router'
import { MailCheck, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { readForThisTab, store, storeForThisTab } from '../../lib/browser-storage.ts'
import { errorMessage } from '../../lib/errors.ts'
import { formatSoon } from '../../lib/format-time.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useIsFirstRun } from '../../session/first-run.ts'
import type { SessionUser } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { noticeHeight } from './email-notice-place.tsx'

const key = 'email-notice-closed'

/**
 * Asks a family to confirm its address, with a new link on request, until it is done or the tab is closed. Part of
 * the layout of every page for families; the first-run question after signing up comes first.
 */
export function VerifyEmailNotice({ user }: { user: SessionUser }) {
  const isFirstRun = useIsFirstRun(user.id)
  const { pathname } = useLocation()
  const isLater = isFirstRun && pathname === paths.activities
  useLayoutEffect(() => {
    if (isLater) store(noticeHeight, '0')
  }, [isLater])
  return isLater ? null : <Notice user={user} />
}

function Notice({ user }: { user: SessionUser }) {
  // Another family on the same device gets its own notice.
  const [isClosed, setIsClosed] = useState(() => readForThisTab(key) === user.id)
  const resend = useResendVerification()
  const notice = useRef<HTMLElement>(null)
  // The next page reserves this much space for it before the session is known.
  useLayoutEffect(() => {
    store(noticeHeight, String(notice.current?.getBoundingClientRect().height ?? 0))
  })
  if (isClosed) return null

  function close() {
    storeForThisTab(key, user.id)
    setIsClosed(true)
  }
  return (
    <section ref={notice} className="bg-honey-soft" aria-label="Confirm your email address">
      <div className="wrap flex items-center gap-3 py-0.5 desk:py-0">
        <MailCheck className="icon text-honey-ink only-desk" aria-hidden />
        <p className="label grow">
          <span role="status">{resend.message ?? askText(user)}</span>{' '}
          {!resend.isSent && (
            <button
              type="button"
              className="link-button"
              aria-busy={resend.isPending}
              onClick={() => !resend.isPending && resend.send()}
            >
              Send a New Link
            </button>
          )}
        </p>
        <Button
          variant="plain"
          size="small"
          isSquare
          icon={X}
          className="-mr-3 ms-auto"
          aria-label="Close"
          onClick={close}
        />
      </div>
    </section>
  )
}

/** Why to confirm: a founding spot depends on it, or may come back with it. */
function askText({ founding_spot: { state, held_until } }: SessionUser): string {
  if (state === 'held' && held_until)
    return `Confirm your email by ${formatSoon(held_until)} to keep your founding spot.`
  if (state === 'released')
    return 'Confirm your email to take your founding spot back while one is free.'
  return 'Please confirm your email address.'
}

/** Sends the confirmation mail again; `message` is the server's sentence or the error. */
export function useResendVerification() {
  const resend = trpc.auth.resendVerification.useMutation({ meta: { shows_own_error: true } })
  return {
    send: () => resend.mutate({}),
    isPending: resend.isPending,
    isSent: resend.isSuccess,
    message: resend.data?.message ?? (resend.error ? errorMessage(resend.error) : undefined),
  }
}
