import { administratorPasswordMin, NewPassword, passwordLength } from '@fgm/shared/family/auth'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { errorMessage } from '../../../lib/errors.ts'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { fieldErrors } from '../../../lib/refusals.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toast.ts'

const empty: PasswordValues = { current_password: '', new_password: '', confirm_password: '' }

type PasswordFormProps = { has_password: boolean; is_admin: boolean }

/** Changes the password; a family that came by Google sets its first one. */
export function PasswordForm({ has_password, is_admin }: PasswordFormProps) {
  const form = useForm<PasswordValues>({
    resolver: zodResolver(changePasswordForm(has_password)),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const change = trpc.auth.changePassword.useMutation({
    meta: { shows_own_error: true },
    onSuccess({ message }) {
      form.reset(empty)
      showToast({ message })
    },
    onError(error) {
      const { new_password } = fieldErrors(error)
      if (new_password) form.setError('new_password', { message: new_password })
      else form.setError('root', { message: errorMessage(error) })
    },
  })
  const { errors } = form.formState
  return (
    <Frame hasPassword={has_password}>
      <Form
        form={form}
        onSubmit={({ current_password, new_password }) =>
          change.mutate(has_password ? { current_password, new_password } : { new_password })
        }
        isPending={change.isPending}
        error={errors.root?.message}
      >
        {has_password && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.current_password?.message}
            {...form.register('current_password')}
          />
        )}
        <PasswordField
          label="New password"
          hint={`At least ${is_admin ? administratorPasswordMin : passwordLength.min} characters.`}
          autoComplete="new-password"
          error={errors.new_password?.message}
          {...form.register('new_password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirm_password?.message}
          {...form.register('confirm_password')}
        />
        <div>
          <Button type="submit" variant="calm" isPending={change.isPending}>
            {has_password ? 'Change Password' : 'Set Password'}
          </Button>
        </div>
      </Form>
      <p role="status" className="small muted mt-3 empty:hidden">
        {change.data?.message}
      </p>
    </Frame>
  )
}

// Folded, because it is rarely used; open for a family without a password.
function Frame({ hasPassword, children }: { hasPassword: boolean; children: ReactNode }) {
  if (hasPassword)
    return (
      <details className="card profile-fold">
        <summary>
          <h3>Change your password</h3>
        </summary>
        {children}
      </details>
    )
  return (
    <div className="card">
      <h3 className="mb-4">Set a password</h3>
      {children}
    </div>
  )
}

const Passwords = z.object({
  current_password: z.string(),
  new_password: NewPassword,
  confirm_password: z.string().min(1, 'Please type it once more.'),
})

type PasswordValues = z.input<typeof Passwords>

/** A family without a password has no current one to enter. */
function changePasswordForm(hasPassword: boolean) {
  return Passwords.extend({
    current_password: hasPassword
      ? z.string().min(1, 'Please enter your current password.')
      : z.string(),
  }).refine((form) => form.new_password === form.confirm_password, {
    error: 'Passwords do not match',
    path: ['confirm_password'],
  })
}
