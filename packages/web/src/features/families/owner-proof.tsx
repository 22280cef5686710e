import type { ReactNode } from 'react'
import { z } from 'zod'
import { Button } from '../../ui/button.tsx'
import { Form, FormError, type Problem } from '../../ui/form.tsx'
import { fieldOf, useAuthForm } from '../auth/auth-form.tsx'
import { GoogleProof } from '../auth/google-proof.tsx'
import { OwnPassword, OwnPasswordField } from '../auth/own-password.tsx'

/** What the server takes for a proof that the owner of the account asks. */
type OwnerProof = { password: string } | { google_token: string }

type OwnerProofProps = {
  has_password: boolean
  isPending: boolean
  /** Why the server refused. */
  error: Problem
  /** The words on the button. */
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
  const { has_password, isPending, error, button, pendingWords, warning, onProof } = props
  const form = useAuthForm(Proof, { password: '' }, 'onSubmit')
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
    <Form form={form} onSubmit={onProof} isPending={isPending} error={error}>
      <OwnPasswordField {...fieldOf(form, 'password')} />
      <Button type="submit" variant="primary" isBlock isPending={isPending}>
        {button}
      </Button>
    </Form>
  )
}
