import { ForgotPassword, NewPassword } from '@fgm/shared/family/auth'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import cardboardHouseSvg from '../../../ui/drawings/cardboard-house.svg?raw'
import clockSvg from '../../../ui/drawings/clock.svg?raw'
import litHouseSvg from '../../../ui/drawings/lit-house.svg?raw'
import { PasswordField, TextField } from '../../../ui/fields.tsx'
import { AuthForm, AuthFrame, AuthResult, showFormError, ToLogIn } from '../auth-form.tsx'
import { keepNext, readKeptNext, useNext } from '../next-page.ts'

/** Requests a mail with a link to a new password. The response is the same for every address. */
export function ForgotPasswordPage() {
  const { next, search } = useNext()
  const form = useSchemaForm(ForgotPassword, { email: '' })
  const forgot = trpc.auth.forgotPassword.useMutation({
    meta: { shows_own_error: true },
    onSuccess: () => keepNext(next),
    onError: (error) =>
      showFormError(form, error, 'We could not send the email. Please try again.'),
  })

  if (forgot.data)
    return (
      <AuthResult
        title="Check your email"
        drawing={litHouseSvg}
        actions={
          <>
            <ButtonTo to={paths.login} search={search} variant="secondary" size="small">
              Back to Log In
            </ButtonTo>
            <Button variant="text" size="small" onClick={() => forgot.reset()}>
              Use another address
            </Button>
          </>
        }
      >
        <p>{forgot.data.message}</p>
        <p className="muted small mt-2">
          Nothing after a few minutes? Look in your spam folder, or check the address for a typo.
        </p>
      </AuthResult>
    )

  return (
    <AuthFrame
      title="Forgot your password?"
      lede="Tell us your email, and we will send you a link to choose a new one."
      drawing={litHouseSvg}
    >
      <AuthForm
        form={form}
        onSubmit={(values) => forgot.mutate(values)}
        isPending={forgot.isPending}
        button="Send Me a Link"
      >
        <TextField label="Email" type="email" autoComplete="email" {...fieldOf(form, 'email')} />
      </AuthForm>
      <p className="mt-5">
        Remembered it?{' '}
        <Link to={paths.login} search={search} className="link-pad">
          Log In
        </Link>
      </p>
    </AuthFrame>
  )
}

const NewPasswordForm = z.object({ password: NewPassword })

/** The page that the mail links to: a new password, typed once, because the field can show it. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  // The search of the links to the other pages: where the parent wanted to go before.
  const [search] = useState(() => ({ next: readKeptNext() }))
  const form = useSchemaForm(NewPasswordForm, { password: '' })
  const reset = trpc.auth.resetPassword.useMutation({
    // A new password ends every session of the family, this browser's too.
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: () => keepNext(undefined),
    onError: (error) =>
      showFormError(form, error, 'We could not save the password. Please try again.'),
  })

  if (reset.data)
    return (
      <AuthResult title="All set" drawing={cardboardHouseSvg} actions={<ToLogIn search={search} />}>
        <p>{reset.data.message}</p>
      </AuthResult>
    )
  if (!token)
    return (
      <AuthResult
        title="This link is incomplete"
        drawing={clockSvg}
        actions={
          <ButtonTo to={paths.forgotPassword} search={search} variant="primary" size="small">
            Ask for a New Link
          </ButtonTo>
        }
      >
        <p className="muted">
          Part of it got lost on the way from your email. A new link will work.
        </p>
      </AuthResult>
    )

  return (
    <AuthFrame
      title="A new password"
      lede="Saving it logs out your other devices."
      drawing={cardboardHouseSvg}
    >
      <AuthForm
        form={form}
        onSubmit={({ password }) => reset.mutate({ token, password })}
        isPending={reset.isPending}
        button="Save New Password"
      >
        <PasswordField
          label="New password"
          hint="At least 6 characters."
          autoComplete="new-password"
          {...fieldOf(form, 'password')}
        />
      </AuthForm>
      <p className="mt-5">
        Link expired?{' '}
        <Link to={paths.forgotPassword} search={search} className="link-pad">
          Ask for a new one
        </Link>
      </p>
    </AuthFrame>
  )
}
