import { NewPassword, RegisterFamily } from '@fgm/shared/family/auth'
import { signUpStory } from '@fgm/shared/launch/sign-up-story'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { errorCode } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useKeptForm } from '../../../lib/use-kept-form.ts'
import { useSession } from '../../../session/session.tsx'
import { classNames } from '../../../ui/class-names.ts'
import readingSvg from '../../../ui/drawings/reading.svg?raw'
import { PasswordField, TextField } from '../../../ui/fields.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AuthForm, AuthFrame, showFormError } from '../auth-form.tsx'
import { GoogleOutcome, GoogleSection, useGoogleSignIn } from '../google-sign-in.tsx'
import { GoToNextPage, useNext } from '../next-page.ts'
import {
  RegistrationSuccess,
  TierBadge,
  tierLooks,
  useRegistrationInfo,
} from './registration-success.tsx'

const PasswordTwice = z.object({
  password: NewPassword,
  confirm_password: z.string().min(1, 'Once more, so that there is no typo.'),
})

/** The server's rules, and the password a second time. */
const RegisterForm = RegisterFamily.extend({
  confirm_password: PasswordTwice.shape.confirm_password,
}).refine((form) => form.password === form.confirm_password, {
  error: 'Passwords do not match',
  path: ['confirm_password'],
  // Checked while other fields are still empty, too; zod would wait until the rest is valid.
  when: ({ value }) => PasswordTwice.safeParse(value).success,
})

/** Signing up (spec, Register screen): the form, below it what the next family gets, and the welcome afterwards. */
export function RegisterPage() {
  const session = useSession()
  const { ref } = useSearch({ from: '/register' })
  const { search } = useNext()
  const form = useSchemaForm(RegisterForm, {
    name: '',
    email: '',
    password: '',
    confirm_password: '',
    referral_code: ref ?? '',
  })
  const forget = useKeptForm(form, { key: 'register', names: ['name', 'email', 'referral_code'] })
  const register = trpc.auth.register.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: forget,
    onError: (error) => {
      // The link to log in is at the field.
      if (errorCode(error) === 'email_taken')
        form.setError(
          'email',
          { type: taken, message: 'This email address already has an account.' },
          { shouldFocus: true },
        )
      else showFormError(form, error, 'Registration failed')
    },
  })
  const google = useGoogleSignIn({
    read: () => ({ referral_code: form.getValues('referral_code') || undefined }),
  })
  const isPending = register.isPending || google.isPending
  const info = useRegistrationInfo(isPending)

  if (register.data)
    return <RegistrationSuccess {...register.data} headline={register.data.success_message} />
  if (google.hasOutcome) return <GoogleOutcome google={google} />
  // Registering logs in before its response arrives here: only who was logged in before is redirected.
  if (session.state === 'signed_in' && register.isIdle && google.isIdle) return <GoToNextPage />

  return (
    <AuthFrame
      title="Sign Up"
      caption={signUpStory(info.data).registerHeading}
      drawing={readingSvg}
      promises={promises}
      offer={<TierBanner isFrozen={isPending} />}
    >
      <AuthForm
        form={form}
        onSubmit={({ confirm_password: _, referral_code, ...family }) =>
          register.mutate({ ...family, referral_code: referral_code || undefined })
        }
        isPending={register.isPending}
        isBusy={google.isPending}
        button="Sign Up"
      >
        <RegisterFields form={form} hasReferral={ref !== undefined} />
      </AuthForm>
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

const promises = [
  'For ages 2 to 12, five minutes at a time',
  'No ads, no trackers',
  'Take your data along, or leave, whenever you like',
]

/** As high as the longest text of any tier, on every screen: nothing below moves when it appears. */
const box =
  'card grid content-center gap-1 px-4 py-3 min-h-[166px] min-[360px]:min-h-[140px] min-[390px]:min-h-[110px] min-[1200px]:min-h-[84px]'

/** What the next family to sign up gets, in a line or two. Nothing when the query fails. */
function TierBanner({ isFrozen }: { isFrozen: boolean }) {
  const info = useRegistrationInfo(isFrozen)
  if (info.isError && !info.data) return null
  if (!info.data)
    return (
      <div className={box} aria-hidden="true">
        <Skeleton shape="pill" className="w-1/2" />
        <Skeleton shape="h24" className="w-full" />
      </div>
    )
  const { next_user_number, next_user_tier } = info.data
  const { registerOffer } = signUpStory(info.data)
  return (
    <div
      className={classNames(box, 'border-transparent', tierLooks[next_user_tier.badge_color].paper)}
    >
      <div className="row row-wrap justify-between gap-x-2 gap-y-1">
        <p>
          <b>You'll be user #{next_user_number}</b>
        </p>
        <TierBadge tier_info={next_user_tier} />
      </div>
      <p className="small">{registerOffer}</p>
    </div>
  )
}

/** The type of the email error when the address has an account: it comes with a link to log in. */
const taken = 'taken'

type RegisterFieldsProps = {
  form: UseFormReturn<z.input<typeof RegisterForm>, unknown, z.output<typeof RegisterForm>>
  /** The parent came by a friend's link. */
  hasReferral: boolean
}

function RegisterFields({ form, hasReferral }: RegisterFieldsProps) {
  const { errors, touchedFields } = form.formState
  const { search } = useNext()
  // Collapsed, because few have one. By a friend's link it is a field like the others; a filled code stays visible.
  const [isOpen, setIsOpen] = useState(false)
  const code = useWatch({ control: form.control, name: 'referral_code' })
  if (code && !isOpen) setIsOpen(true)
  const codeField = (
    <TextField
      label="Referral code"
      isOptional
      hint={
        hasReferral
          ? 'From your friend. You both get bonus connection time: more to play together.'
          : undefined
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...fieldOf(form, 'referral_code')}
    />
  )

  // Editing the first password revalidates the second, once that has been touched.
  function checkRepetition() {
    if (touchedFields.confirm_password) void form.trigger('confirm_password')
  }
  return (
    <>
      <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'name')} />
      <div>
        <TextField label="Email" type="email" autoComplete="email" {...fieldOf(form, 'email')} />
        {errors.email?.type === taken && (
          <Link to={paths.login} search={search} className="link-pad">
            Log In
          </Link>
        )}
      </div>
      <PasswordField
        label="Password"
        hint="At least 6 characters."
        className="hint-beside"
        autoComplete="new-password"
        {...fieldOf(form, 'password', { onChange: checkRepetition })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...fieldOf(form, 'confirm_password')}
      />
      {hasReferral ? (
        codeField
      ) : (
        <details
          className="grid gap-4 desk:-mb-3"
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary className="-my-2 flex min-h-11 items-center">
            <span className="link-button">I have a referral code</span>
          </summary>
          {codeField}
        </details>
      )}
    </>
  )
}
