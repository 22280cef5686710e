import { administratorPasswordMin, NewPassword, passwordLength } from '@fgm/shared/family/auth'
import { z } from 'zod'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { trpc } from '../../../lib/trpc.ts'
import { PasswordField } from '../../../ui/fields.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import { AuthForm, showFormError } from '../../auth/auth-form.tsx'

const empty: PasswordValues = { current_password: '', new_password: '', confirm_password: '' }

type PasswordFormProps = { has_password: boolean; is_admin: boolean }

/** Changes the password; a family that came by Google sets its first one. */
export function PasswordForm({ has_password, is_admin }: PasswordFormProps) {
  const form = useSchemaForm(changePasswordForm(has_password), empty)
  const change = trpc.auth.changePassword.useMutation({
    ...toastResult(() => form.reset(empty)),
    onError: (error) =>
      showFormError(form, error, 'We could not save the password. Please try again.'),
  })
  return (
    // Folded, because it is rarely used; open for a family without a password.
    <details className="card fold profile-fold" open={!has_password}>
      <summary>
        <h3>{has_password ? 'Change your password' : 'Set a password'}</h3>
      </summary>
      <AuthForm
        isCalm
        form={form}
        onSubmit={({ current_password, new_password }) =>
          change.mutate(has_password ? { current_password, new_password } : { new_password })
        }
        isPending={change.isPending}
        button={has_password ? 'Change Password' : 'Set Password'}
      >
        {has_password && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...fieldOf(form, 'current_password')}
          />
        )}
        <PasswordField
          label="New password"
          hint={`At least ${is_admin ? administratorPasswordMin : passwordLength.min} characters.`}
          autoComplete="new-password"
          {...fieldOf(form, 'new_password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...fieldOf(form, 'confirm_password')}
        />
      </AuthForm>
      <p role="status" className="small muted mt-3 empty:hidden">
        {change.data?.message}
      </p>
    </details>
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
