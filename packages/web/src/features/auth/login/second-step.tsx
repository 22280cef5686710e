import { SecondFactorCode } from '@fgm/shared/family/auth'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../../ui/drawings/lit-house.svg?raw'
import { Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import type { GoogleSignIn } from '../google-sign-in.tsx'

const SecondStepForm = z.object({ code: SecondFactorCode })

type SecondStepProps = {
  onCode: (code: string) => void
  isPending: boolean
  /** Why the last code was refused. */
  error: string | undefined
  onCancel: () => void
}

/** The second step of signing in, for administrators who turned it on: a code of their app, or a recovery code. */
export function SecondStep({ onCode, isPending, error, onCancel }: SecondStepProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const form = useForm({
    resolver: zodResolver(SecondStepForm),
    mode: 'onSubmit',
    defaultValues: { code: '' },
  })
  const { setFocus } = form
  // The field that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus, isRecovery])

  function switchKind() {
    form.reset()
    setIsRecovery(!isRecovery)
  }
  return (
    <AuthFrame
      title="One more step"
      tabTitle="Log In"
      lede={
        isRecovery
          ? 'Enter one of your recovery codes. Each works once.'
          : 'Enter the six-digit code from your authenticator app.'
      }
      drawing={<Drawing markup={litHouseSvg} />}
    >
      <Form form={form} onSubmit={({ code }) => onCode(code)} isPending={isPending} error={error}>
        {isRecovery ? (
          <TextField
            key="recovery"
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
        ) : (
          <TextField
            key="app"
            label="Code"
            autoComplete="one-time-code"
            inputMode="numeric"
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
        )}
        <Button type="submit" variant="primary" isBlock isPending={isPending}>
          Log In
        </Button>
      </Form>
      <div className="row row-wrap mt-5">
        <Button variant="text" size="small" className="-mx-3" onClick={switchKind}>
          {isRecovery ? 'Use the App' : 'Use a Recovery Code'}
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
