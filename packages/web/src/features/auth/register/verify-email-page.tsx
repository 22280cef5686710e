import { useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { clearThisTab } from '../../../lib/browser-storage.ts'
import { httpStatus } from '../../../lib/errors.ts'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { Spinner } from '../../../ui/spinner.tsx'
import {
  AuthForm,
  AuthFrame,
  AuthResult,
  errorSentence,
  OwnPassword,
  OwnPasswordField,
  showFormError,
  ToLogIn,
} from '../auth-form.tsx'
import { useResendVerification } from '../verify-email-notice.tsx'

const ConfirmForm = z.object({ password: z.string() })
/** Without a session the password is needed. */
const ConfirmWithPasswordForm = z.object({ password: OwnPassword })

const staleLink = 'This link has been used or is too old. Please ask for a new one.'

/**
 * The page that the mail links to. Nothing happens before a click: mail programs prefetch links. A visitor enters the
 * password, so that no one confirms an account that a stranger created.
 */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: '/verify-email' })
  const session = useSession()
  const needsPassword = session.state === 'signed_out'
  const form = useSchemaForm(
    needsPassword ? ConfirmWithPasswordForm : ConfirmForm,
    { password: '' },
    'onSubmit',
  )
  const verify = trpc.auth.verifyEmail.useMutation({
    // The password logs in, too.
    meta: { shows_own_error: true, changes_session: needsPassword },
    onError: (error) => {
      if (needsPassword && httpStatus(error) === 401)
        form.setError('password', { message: error.message }, { shouldFocus: true })
      else showFormError(form, error, 'We could not confirm your email address. Please try again.')
    },
  })

  if (verify.data) return <Confirmed message={verify.data.message} />
  if (!token) return <StaleLink sentence={staleLink} />
  if (session.state === 'checking')
    return (
      <div className="wrap page narrow">
        <div className="card empty">
          <Drawing markup={clockSvg} />
          <p className="row">
            <Spinner label="One moment" />
          </p>
        </div>
      </div>
    )
  if (verify.error && httpStatus(verify.error) === 400)
    return <StaleLink sentence={errorSentence(verify.error, staleLink)} />
  if (errorCode(verify.error) === 'other_account')
    return <OtherAccount onSignedOut={() => verify.reset()} />

  return (
    <AuthFrame
      title="Confirm your address"
      lede={
        needsPassword
          ? 'Enter your password and press the button, so we know our emails reach you.'
          : 'Press the button, so we know our emails reach you.'
      }
      drawing={highFiveSvg}
    >
      <AuthForm
        form={form}
        onSubmit={({ password }) => verify.mutate(needsPassword ? { token, password } : { token })}
        isPending={verify.isPending}
        button="Confirm My Address"
      >
        {needsPassword && (
          <OwnPasswordField
            hint="The one you chose at Five Good Minutes."
            {...fieldOf(form, 'password')}
          />
        )}
      </AuthForm>
      {needsPassword && (
        <p className="muted small mt-5">
          Never signed up here? Just close this page: nothing happens without the password.
        </p>
      )}
    </AuthFrame>
  )
}

function Confirmed({ message }: { message: string }) {
  const session = useSession()
  return (
    <AuthResult
      title="Confirmed"
      drawing={highFiveSvg}
      actions={
        session.state === 'signed_out' ? (
          <ToLogIn />
        ) : (
          <ButtonTo to={paths.activities} variant="primary" size="small">
            Find Five Minutes
          </ButtonTo>
        )
      }
    >
      <p>{message}</p>
    </AuthResult>
  )
}

function OtherAccount({ onSignedOut }: { onSignedOut: () => void }) {
  const logout = trpc.auth.logout.useMutation({
    meta: { changes_session: true, ends_session: true },
    onSuccess: () => {
      // What is stored for this tab was theirs, also an invitation they opened.
      clearThisTab()
      onSignedOut()
    },
  })
  return (
    <AuthResult
      title="You are logged in to another account"
      drawing={clockSvg}
      actions={
        <Button
          variant="primary"
          size="small"
          isPending={logout.isPending}
          onClick={() => logout.mutate({})}
        >
          Log Out and Continue
        </Button>
      }
    >
      <p>This link belongs to a different account than the one you are logged in to.</p>
    </AuthResult>
  )
}

// Only a logged-in parent can be sent a new link: the page does not know whose the old one was.
function StaleLink({ sentence }: { sentence: string }) {
  const session = useSession()
  const resend = useResendVerification()
  if (session.user?.email_verified) return <Confirmed message="Your email address is confirmed." />
  return (
    <AuthResult
      title={resend.isSent ? 'Check your email' : 'This link is too old'}
      drawing={clockSvg}
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
          {session.state === 'signed_out' && <ToLogIn />}
        </>
      }
    >
      <p role="status">{resend.message ?? sentence}</p>
      {session.state === 'signed_out' && (
        <p className="muted small mt-2">Once you are logged in, we can send you a new one.</p>
      )}
    </AuthResult>
  )
}
