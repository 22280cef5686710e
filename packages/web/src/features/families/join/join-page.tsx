import { JoinFamily } from '@fgm/shared/family/parents'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { formatDay } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type SessionUser, useSession } from '../../../session/session.tsx'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PasswordField, TextField } from '../../../ui/fields.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingBar } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { AuthForm, AuthFrame, AuthResult, showFormError } from '../../auth/auth-form.tsx'
import { GoogleOutcome, GoogleSection, useGoogleSignIn } from '../../auth/google-sign-in.tsx'
import { JoinWithAccount, type Offer } from './join-with-account.tsx'
import { forgetInvitation, useInvitation, useInvitationRequest } from './kept-invitation.ts'

/** The page of an invitation: a new person creates an account; someone with an account chooses what happens to their family. */
export function JoinPage() {
  const invitation = useInvitation()
  const seen = trpc.families.invitation.useMutation({ meta: { shows_own_error: true } })
  const look = useInvitationRequest(seen, invitation)
  const { visitor, askAgain } = useVisitor()
  const navigate = useNavigate()

  const isOver = errorCode(seen.error) === 'invitation_over'
  useEffect(() => {
    if (isOver) forgetInvitation()
  }, [isOver])

  function welcome(message: string) {
    forgetInvitation()
    showToast({ message })
    void navigate({ to: paths.activities, replace: true })
  }

  if (!invitation)
    return (
      <NoInvitation title="This link is incomplete">
        Part of it got lost on the way. Please ask for the invitation once more.
      </NoInvitation>
    )
  if (isOver)
    return <NoInvitation title="This invitation is over">{errorMessage(seen.error)}</NoInvitation>
  if (seen.error)
    return (
      <div className="wrap page narrow">
        <PageTitle className="hidden-text">Join a family</PageTitle>
        <ErrorState title="We could not open the invitation" onRetry={look}>
          It stays open. Nothing is lost.
        </ErrorState>
      </div>
    )
  if (!seen.data || !visitor)
    return (
      <div className="wrap page narrow grid gap-4">
        <PageTitle className="hidden-text">Join a family</PageTitle>
        <LoadingBar>Opening the invitation</LoadingBar>
      </div>
    )
  const { invited_by, expires_at } = seen.data
  const offer = { invitation, invited_by, until: formatDay(expires_at) }
  return visitor === 'new' ? (
    <JoinWithNewAccount {...offer} onJoined={welcome} onHasAccount={askAgain} />
  ) : (
    <JoinWithAccount
      {...offer}
      user={visitor}
      onJoined={welcome}
      onStay={forgetInvitation}
      onLoggedOut={askAgain}
    />
  )
}

/** Who opened the page. Joining changes the session, and the screen stays until the next page is loaded. */
function useVisitor() {
  const session = useSession()
  const [visitor, setVisitor] = useState<SessionUser | 'new'>()
  if (!visitor && session.state !== 'checking')
    setVisitor(session.state === 'signed_in' ? session.user : 'new')
  return { visitor, askAgain: () => setVisitor(undefined) }
}

function NoInvitation({ title, children }: { title: string; children: string }) {
  return (
    <AuthResult
      title={title}
      drawing={clockSvg}
      actions={
        <ButtonTo to={paths.home} variant="primary" size="small">
          See Five Good Minutes
        </ButtonTo>
      }
    >
      <p className="muted">{children}</p>
    </AuthResult>
  )
}

const NewAccount = JoinFamily.omit({ invitation: true })

type JoinWithNewAccountProps = Offer & {
  /** Called with the welcome text. */
  onJoined: (message: string) => void
  /** Google knew them: they are logged in now. */
  onHasAccount: () => void
}

/** For a new person: a name, an address, a password, and they have joined. */
function JoinWithNewAccount(props: JoinWithNewAccountProps) {
  const { invitation, invited_by, until, onJoined, onHasAccount } = props
  const form = useSchemaForm(NewAccount, { name: '', email: '', password: '' })
  const join = trpc.auth.join.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: ({ message }) => onJoined(message),
    onError: (error) => {
      if (errorCode(error) === 'email_taken')
        form.setError(
          'email',
          { message: 'This email address has an account. Log in below to join with it.' },
          { shouldFocus: true },
        )
      else showFormError(form, error, 'Joining failed')
    },
  })
  const google = useGoogleSignIn({
    read: () => ({ invitation }),
    onDone: ({ is_new, message }) => (is_new ? onJoined(message) : onHasAccount()),
  })
  if (google.hasOutcome) return <GoogleOutcome google={google} />
  return (
    <AuthFrame
      title={`${invited_by} invites you`}
      tabTitle="Join a Family"
      lede="One family, two phones. You both see what was played."
      drawing={highFiveSvg}
      promises={promises}
    >
      <AuthForm
        form={form}
        onSubmit={(values) => join.mutate({ ...values, invitation })}
        isPending={join.isPending}
        isBusy={google.isPending}
        button={`Join ${invited_by}’s Family`}
      >
        <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'name')} />
        <TextField label="Email" type="email" autoComplete="email" {...fieldOf(form, 'email')} />
        <PasswordField
          label="Password"
          hint="At least 6 characters."
          autoComplete="new-password"
          {...fieldOf(form, 'password')}
        />
      </AuthForm>
      <GoogleSection google={google} text="signup_with" />
      <p className="small muted mt-4">
        The invitation works once, until {until}. In plain words:{' '}
        <Link to={paths.privacy}>what we keep about you</Link> and the{' '}
        <Link to={paths.terms}>terms</Link>.
      </p>
      <p className="mt-5">
        Have an account?{' '}
        <Link to={paths.login} search={{ next: paths.join }} className="link-pad">
          Log In
        </Link>
      </p>
    </AuthFrame>
  )
}

const promises = [
  'Children, activities and hunts: shared',
  'Favorites and emails: your own',
  'Leave any time, with a copy of your data',
]
