import { ForgotPassword } from '@fgm/shared/family/auth'
import { Link } from '@tanstack/react-router'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import litHouseSvg from '../../../ui/drawings/lit-house.svg?raw'
import { TextField } from '../../../ui/fields.tsx'
import { AuthForm, AuthFrame, AuthResult, showFormError } from '../auth-form.tsx'
import { keepNext, useNext } from '../next-page.ts'

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
