import type { ReactNode } from 'react'
import { z } from 'zod'
import { fieldOf, useSchemaForm } from '../../lib/form-resolver.ts'
import { FormError, type Problem } from '../../ui/form.tsx'
import { AuthForm, OwnPassword, OwnPasswordField } from '../auth/auth-form.tsx'
import { GoogleProof } from '../auth/google-sign-in.tsx'

type OwnerProof = { password: string } | { google_token: string }

type OwnerProofProps = {
  has_password: boolean
  /** The mutation that takes the proof. */
  action: { isPending: boolean; error: Problem }
  /** The text of the button. */
  button: string
  /** What is being done, for screen readers. */
  pendingWords: string
  /** What happens at once where Google's own button is the last one. */
  warning: ReactNode
  onProof: (proof: OwnerProof) => void
}

const Proof = z.object({ password: OwnPassword })

/** Asks for the password, or for Google, and goes on: a borrowed phone must not change who belongs to a family. */
export function OwnerProofForm(props: OwnerProofProps) {
  const { has_password, action, button, pendingWords, warning, onProof } = props
  const form = useSchemaForm(Proof, { password: '' }, 'onSubmit')
  const { isPending, error } = action
  if (!has_password)
    return (
      <div className="grid gap-3">
        <GoogleProof
          isPending={isPending}
          pendingWords={pendingWords}
          onCredential={(token) => onProof({ google_token: token })}
        >
          {warning}
        </GoogleProof>
        <FormError error={error} />
      </div>
    )
  return (
    <AuthForm form={form} onSubmit={onProof} isPending={isPending} error={error} button={button}>
      <OwnPasswordField {...fieldOf(form, 'password')} />
    </AuthForm>
  )
}
