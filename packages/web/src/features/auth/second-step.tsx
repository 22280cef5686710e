import { SecondFactorCode } from '@fgm/shared/family/auth'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { Button } from '../../ui/button.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { TextField } from '../../ui/fields.tsx'
import { AuthForm, AuthFrame, fieldOf, useAuthForm } from './auth-form.tsx'
import type { GoogleSignIn } from './google-sign-in.tsx'

const SecondStepForm = z.object({ code: SecondFactorCode })

/** What each of the two kinds of codes asks for. */
const kinds = {
  app: {
    lede: 'Enter the six-digit code from your authenticator app.',
    field: { label: 'Code', autoComplete: 'one-time-code', inputMode: 'numeric' },
    other: 'Use a Recovery Code',
  },
  recovery: {
    lede: 'Enter one of your recovery codes. Each works once.',
    field: {
      label: 'Recovery code',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    other: 'Use the App',
  },
} as const

type SecondStepProps = {
  onCode: (code: string) => void
  isPending: boolean
  /** Why the last code was refused. */
  error: string | undefined
  onCancel: () => void
}

/** The second step of signing in, for administrators who turned it on: a code of their app, or a recovery code. */
export function SecondStep({ onCode, isPending, error, onCancel }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  const form = useAuthForm(SecondStepForm, { code: '' }, 'onSubmit')
  const { setFocus } = form
  // The field that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus, kind])

  function switchKind() {
    form.reset()
    setKind(kind === 'app' ? 'recovery' : 'app')
  }
  return (
    <AuthFrame
      title="One more step"
      tabTitle="Log In"
      lede={kinds[kind].lede}
      drawing={litHouseSvg}
    >
      <AuthForm
        form={form}
        onSubmit={({ code }) => onCode(code)}
        isPending={isPending}
        error={error}
        button="Log In"
      >
        <TextField key={kind} {...kinds[kind].field} {...fieldOf(form, 'code')} />
      </AuthForm>
      <div className="row row-wrap mt-5">
        <Button variant="text" size="small" className="-mx-3" onClick={switchKind}>
          {kinds[kind].other}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          Start Over
        </Button>
      </div>
    </AuthFrame>
  )
}

/** The second step after Google, on either page that has its button. */
export function GoogleSecondStep({ google }: { google: GoogleSignIn }) {
  return (
    <SecondStep
      onCode={google.submitCode}
      isPending={google.isPending}
      error={google.failure}
      onCancel={google.cancel}
    />
  )
}
