import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../app/session.tsx'
import { useResendVerification } from '../../app/verify-email-notice.tsx'
import { httpStatus } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ClockDrawing } from '../../ui/drawings/clock.tsx'
import { HighFiveDrawing } from '../../ui/drawings/high-five.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Outcome } from './outcome.tsx'
import { refusal } from './refusal.ts'

const staleLink = 'This link has been used or is too old. Please ask for a new one.'

/** Where the link of the mail leads: confirms the address by itself, and says what became of it. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: '/verify-email' })
  const verify = trpc.auth.verifyEmail.useMutation({ meta: { shows_own_error: true } })
  const { mutate } = verify

  // A timer that the clean-up stops: React's double rehearsal in development must not send the token twice.
  useEffect(() => {
    if (!token) return
    const timer = setTimeout(() => mutate({ token }))
    return () => clearTimeout(timer)
  }, [token, mutate])

  if (verify.data) return <Confirmed message={verify.data.message} />
  if (!token) return <StaleLink sentence={staleLink} />
  if (!verify.error) return <Confirming />
  if (httpStatus(verify.error) === 400)
    return <StaleLink sentence={refusal(verify.error, staleLink)} />
  return (
    <Outcome
      title="That did not work"
      drawing={<ClockDrawing />}
      actions={
        <Button variant="primary" size="small" onClick={() => mutate({ token })}>
          Try Again
        </Button>
      }
    >
      <p>{refusal(verify.error, 'Your address could not be confirmed. Please try again.')}</p>
    </Outcome>
  )
}

function Confirming() {
  return (
    <div className="wrap page narrow">
      <div className="card empty">
        <ClockDrawing />
        <p className="row">
          <Spinner label="Confirming your email address" />
          <span aria-hidden="true">Confirming your email address...</span>
        </p>
      </div>
    </div>
  )
}

function Confirmed({ message }: { message: string }) {
  const session = useSession()
  return (
    <Outcome
      title="Confirmed"
      drawing={<HighFiveDrawing />}
      actions={
        session.state === 'signed_in' ? (
          <ButtonTo to={paths.activities} variant="primary" size="small">
            Find Five Minutes
          </ButtonTo>
        ) : (
          <SignInButton />
        )
      }
    >
      <p>{message}</p>
    </Outcome>
  )
}

// Only who is signed in can be sent a new link: the page does not know whose the old one was.
function StaleLink({ sentence }: { sentence: string }) {
  const session = useSession()
  const resend = useResendVerification()
  if (session.user?.email_verified) return <Confirmed message="Your email address is confirmed." />
  return (
    <Outcome
      title={resend.isSent ? 'Look into your mail' : 'This link is too old'}
      drawing={<ClockDrawing />}
      actions={
        <>
          {session.state === 'signed_in' && !resend.isSent && (
            <Button
              variant="primary"
              size="small"
              isPending={resend.isPending}
              onClick={resend.send}
            >
              Send a New Link
            </Button>
          )}
          {session.state === 'signed_out' && <SignInButton />}
        </>
      }
    >
      <p role="status">{resend.answer ?? sentence}</p>
      {session.state === 'signed_out' && (
        <p className="muted small mt-2">Once you are signed in, we can send you a new one.</p>
      )}
    </Outcome>
  )
}

function SignInButton() {
  return (
    <ButtonTo to={paths.login} variant="primary" size="small">
      Sign In
    </ButtonTo>
  )
}
