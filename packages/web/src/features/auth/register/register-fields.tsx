import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { paths } from '../../../lib/paths.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { RegisterForm } from '../form-schemas.ts'
import { useNext } from '../use-next.ts'

/** The kind of the email box's error when the address has an account; its way out is a link beside the sentence. */
export const taken = 'taken'

/** The server adds 'Please sign in.'; on the page a link says it. */
export const takenSentence = 'This email address already has an account.'

type RegisterFieldsProps = {
  form: UseFormReturn<z.input<typeof RegisterForm>, unknown, z.output<typeof RegisterForm>>
  /** The parent came by a friend's link. */
  hasReferral: boolean
}

/** The boxes of the registration. */
export function RegisterFields({ form, hasReferral }: RegisterFieldsProps) {
  const { errors, touchedFields } = form.formState
  const { search } = useNext()

  // Mending the first password mends the second's sentence, once the parent has been there.
  function checkRepetition() {
    if (touchedFields.confirm_password) void form.trigger('confirm_password')
  }
  return (
    <>
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        {errors.email?.type === taken && (
          <Link to={paths.login} search={search} className="link-pad">
            Log In
          </Link>
        )}
      </div>
      <PasswordField
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { onChange: checkRepetition })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...form.register('confirm_password')}
      />
      <FriendsCode form={form} hasReferral={hasReferral}>
        <TextField
          label="Referral code"
          isOptional
          hint={hasReferral ? 'From your friend. You both get bonus connection time.' : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.referral_code?.message}
          {...form.register('referral_code')}
        />
      </FriendsCode>
    </>
  )
}

/** Few have one, so its box waits behind a row. One that is filled in, by a friend's link or by hand, is always seen. */
function FriendsCode({
  form,
  hasReferral,
  children,
}: RegisterFieldsProps & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(hasReferral)
  const code = useWatch({ control: form.control, name: 'referral_code' })
  if (code && !isOpen) setIsOpen(true)
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="-my-2 flex min-h-11 items-center">
        <span className="link-button">I have a referral code</span>
      </summary>
      {children}
    </details>
  )
}
