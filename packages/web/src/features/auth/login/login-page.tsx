import { SignIn } from '@fgm/shared/family/auth'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import litHouseSvg from '../../../ui/drawings/lit-house.svg?raw'
import { PasswordField, TextField } from '../../../ui/fields.tsx'
import { AuthForm, AuthFrame, errorSentence, SecondStep, showFormError } from '../auth-form.tsx'
import { GoogleOutcome, GoogleSection, useGoogleSignIn } from '../google-sign-in.tsx'
import { GoToNextPage, useNext } from '../next-page.ts'

/** Logging in (spec, Login screen, which names the button 'Sign In'): by address and password, or with Google. */
export function LoginPage() {
  const session = useSession()
  const { search, goToNext } = useNext()
  const form = useSchemaForm(SignIn, { email: '', password: '' })
  const [needsCode, setNeedsCode] = useState(false)
  const login = trpc.auth.login.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: goToNext,
    onError: (error) => {
      if (errorCode(error) === 'second_factor_required') setNeedsCode(true)
      else if (!needsCode) showFormError(form, error, 'Login failed')
    },
  })
  const google = useGoogleSignIn()

  if (google.hasOutcome) return <GoogleOutcome google={google} />
  // Redirects only who was logged in on arrival; after a login here the mutation redirects.
  if (session.state === 'signed_in' && login.isIdle && google.isIdle) return <GoToNextPage />

  // A required code is not an error to show.
  const refusal = errorCode(login.error) === 'second_factor_required' ? null : login.error
  if (needsCode)
    return (
      <SecondStep
        onCode={(code) => login.mutate({ ...form.getValues(), code })}
        isPending={login.isPending}
        error={refusal ? errorSentence(refusal, 'Login failed') : undefined}
        onCancel={() => {
          login.reset()
          setNeedsCode(false)
        }}
      />
    )

  return (
    <AuthFrame
      title="Welcome back"
      tabTitle="Log In"
      lede="Five minutes tonight is enough."
      drawing={litHouseSvg}
    >
      <AuthForm
        form={form}
        onSubmit={(values) => login.mutate(values)}
        isPending={login.isPending}
        isBusy={google.isPending}
        button="Sign In"
      >
        <TextField label="Email" type="email" autoComplete="username" {...fieldOf(form, 'email')} />
        <div>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...fieldOf(form, 'password')}
          />
          <Link to={paths.forgotPassword} search={search} className="link-pad">
            Forgot your password?
          </Link>
        </div>
      </AuthForm>
      <GoogleSection google={google} text="signin_with" />
      <p className="mt-5">
        New here?{' '}
        <Link to={paths.register} search={search} className="link-pad">
          Sign Up
        </Link>
      </p>
    </AuthFrame>
  )
}
