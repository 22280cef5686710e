import { SetUpAdministrator } from '@fgm/shared/family/auth'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import cardboardHouseSvg from '../../../ui/drawings/cardboard-house.svg?raw'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AuthFrame, AuthResult } from '../auth-frame.tsx'
import { showFormError } from '../form-errors.ts'

/** The token comes from the address. */
const AdminSetupForm = SetUpAdministrator.omit({ token: true })

/** Where the setup link in the server's log leads: its reader becomes the first administrator. */
export function AdminSetupPage() {
  const { token } = useSearch({ from: '/admin/setup' })
  const navigate = useNavigate()
  const isSignedIn = useSession().state === 'signed_in'
  const form = useForm({
    resolver: zodResolver(AdminSetupForm),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '' },
  })
  const setup = trpc.auth.setUpAdministrator.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: () => navigate({ to: paths.admin, replace: true }),
    onError: (error) =>
      showFormError(form, error, 'We could not create the account. Please try again.'),
  })
  const { errors } = form.formState

  if (!token)
    return (
      <AuthResult
        title="This link is incomplete"
        drawing={<Drawing markup={clockSvg} />}
        actions={
          isSignedIn ? (
            <ButtonTo to={paths.admin} variant="primary" size="small">
              Open the admin area
            </ButtonTo>
          ) : (
            <ButtonTo to={paths.login} variant="primary" size="small">
              Log In
            </ButtonTo>
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
      drawing={<Drawing markup={cardboardHouseSvg} />}
    >
      <Form
        form={form}
        onSubmit={(values) => setup.mutate({ token, ...values })}
        isPending={setup.isPending}
        error={errors.root?.message}
      >
        <TextField
          label="Full name"
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          hint="At least 12 characters, because this account can do everything."
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" variant="primary" isBlock isPending={setup.isPending}>
          Create the Account
        </Button>
      </Form>
    </AuthFrame>
  )
}
