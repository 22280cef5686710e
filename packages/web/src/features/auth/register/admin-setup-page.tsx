import { SetUpAdministrator } from '@fgm/shared/family/auth'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import cardboardHouseSvg from '../../../ui/drawings/cardboard-house.svg?raw'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import { PasswordField, TextField } from '../../../ui/fields.tsx'
import { AuthForm, AuthFrame, AuthResult, showFormError, ToLogIn } from '../auth-form.tsx'

const AdminSetupForm = SetUpAdministrator.omit({ token: true })

const promises = ['The admin area opens at once', 'The link works until there is an administrator']

/** The page that the setup link in the server's log opens: its reader becomes the first administrator. */
export function AdminSetupPage() {
  const { token } = useSearch({ from: '/admin/setup' })
  const navigate = useNavigate()
  const isSignedIn = useSession().state === 'signed_in'
  const form = useSchemaForm(AdminSetupForm, { name: '', email: '', password: '' })
  const setup = trpc.auth.setUpAdministrator.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: () => navigate({ to: paths.admin, replace: true }),
    onError: (error) =>
      showFormError(form, error, 'We could not create the account. Please try again.'),
  })

  if (!token)
    return (
      <AuthResult
        title="This link is incomplete"
        drawing={clockSvg}
        actions={
          isSignedIn ? (
            <ButtonTo to={paths.admin} variant="primary" size="small">
              Open the admin area
            </ButtonTo>
          ) : (
            <ToLogIn />
          )
        }
      >
        <p className="muted">
          The complete link is in the server's log, written when it last started.
        </p>
      </AuthResult>
    )

  return (
    <AuthFrame
      title="The first administrator"
      lede="This account looks after everything here. Use an email address that no family uses."
      drawing={cardboardHouseSvg}
      promises={promises}
    >
      <AuthForm
        form={form}
        onSubmit={(values) => setup.mutate({ token, ...values })}
        isPending={setup.isPending}
        button="Create the Account"
      >
        <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'name')} />
        <TextField label="Email" type="email" autoComplete="username" {...fieldOf(form, 'email')} />
        <PasswordField
          label="Password"
          hint="At least 12 characters, because this account can do everything."
          autoComplete="new-password"
          {...fieldOf(form, 'password')}
        />
      </AuthForm>
    </AuthFrame>
  )
}
