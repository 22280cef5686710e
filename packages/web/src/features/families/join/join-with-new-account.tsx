import { JoinFamily } from '@fgm/shared/family/parents'
import { Link } from '@tanstack/react-router'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { PasswordField, TextField } from '../../../ui/fields.tsx'
import { AuthForm, AuthFrame, showFormError } from '../../auth/auth-form.tsx'
import { GoogleOutcome, GoogleSection, useGoogleSignIn } from '../../auth/google-sign-in.tsx'

const NewAccount = JoinFamily.omit({ invitation: true })

export type Offer = {
  /** What its link carries. */
  invitation: string
  /** A first name. */
  invited_by: string
  /** The last day, in words. */
  until: string
}

type JoinWithNewAccountProps = Offer & {
  /** Gets the words of welcome. */
  onJoined: (message: string) => void
  /** Google knew them: they are logged in now. */
  onHasAccount: () => void
}

/** Somebody who is new here: a name, an address, a password, and they are in. */
export function JoinWithNewAccount(props: JoinWithNewAccountProps) {
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
