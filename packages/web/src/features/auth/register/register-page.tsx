import { signUpStory } from '@fgm/shared/launch/sign-up-story'
import { Link, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useKeptForm } from '../../../lib/use-kept-form.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import readingSvg from '../../../ui/drawings/reading.svg?raw'
import { Form } from '../../../ui/form.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { RegisterForm } from '../form-schemas.ts'
import { GoOn } from '../go-on.tsx'
import { GoogleSection } from '../google-section.tsx'
import { GoogleSecondStep } from '../login/google-second-step.tsx'
import { showRefusal } from '../refusal.ts'
import { useGoogleSignIn } from '../use-google-sign-in.ts'
import { useNext } from '../use-next.ts'
import { RegisterFields, signInWords, taken } from './register-fields.tsx'
import { RegistrationSuccess } from './registration-success.tsx'
import { TierBanner } from './tier-banner.tsx'
import { useRegistrationInfo } from './use-registration-info.ts'

/** Signing up (spec, Register screen): what the next family gets, the form, and the welcome afterwards. */
export function RegisterPage() {
  const session = useSession()
  const { ref } = useSearch({ from: '/register' })
  const { search } = useNext()
  const form = useForm({
    resolver: zodResolver(RegisterForm),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirm_password: '',
      referral_code: ref ?? '',
    },
  })
  const forget = useKeptForm(form, { key: 'register', names: ['name', 'email', 'referral_code'] })
  const register = trpc.auth.register.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: forget,
    onError: (error) => {
      // The one conflict there is: the address has an account. It belongs to its box.
      if (error.data?.code === 'CONFLICT')
        form.setError(
          'email',
          { type: taken, message: error.message.replace(signInWords, '').trim() },
          { shouldFocus: true },
        )
      else showRefusal(form, error, 'Registration failed')
    },
  })
  const google = useGoogleSignIn(() => form.getValues('referral_code') || undefined)
  const isPending = register.isPending || google.isPending
  const info = useRegistrationInfo(isPending)

  if (register.data)
    return <RegistrationSuccess {...register.data} headline={register.data.success_message} />
  if (google.newFamily)
    return (
      <RegistrationSuccess
        {...google.newFamily}
        headline={google.newFamily.message}
        tier_info={google.newFamily.tierInfo}
      />
    )
  // Registering signs in before it answers here: only who arrives signed in has nothing to do on this page.
  if (session.state === 'signed_in' && register.isIdle && google.isIdle) return <GoOn />

  if (google.isCodeAsked) return <GoogleSecondStep google={google} />

  return (
    <AuthFrame
      title="Sign Up"
      caption={signUpStory(info.data).registerHeading}
      drawing={<Drawing markup={readingSvg} />}
    >
      <TierBanner isFrozen={isPending} />
      <Form
        form={form}
        onSubmit={({ confirm_password: _, referral_code, ...family }) =>
          register.mutate({ ...family, referral_code: referral_code || undefined })
        }
        isPending={isPending}
        error={form.formState.errors.root?.message}
      >
        <RegisterFields form={form} hasReferral={ref !== undefined} />
        <Button type="submit" variant="primary" isBlock isPending={register.isPending}>
          Sign Up
        </Button>
      </Form>
      <GoogleSection google={google} text="signup_with" />
      <p className="small muted mt-4">
        In plain words: <Link to={paths.privacy}>what we keep about you</Link> and the{' '}
        <Link to={paths.terms}>terms</Link>.
      </p>
      <p className="mt-5">
        Have an account?{' '}
        <Link to={paths.login} search={search} className="link-pad">
          Log In
        </Link>
      </p>
    </AuthFrame>
  )
}
