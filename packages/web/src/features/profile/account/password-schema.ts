import { NewPassword } from '@fgm/shared/family/auth'
import { z } from 'zod'

const Passwords = z.object({
  current_password: z.string(),
  new_password: NewPassword,
  confirm_password: z.string().min(1, 'Please type it once more.'),
})

export type PasswordValues = z.input<typeof Passwords>

/** What the form asks for; a family without a password has no current one to name. */
export function changePasswordForm(hasPassword: boolean) {
  return Passwords.extend({
    current_password: hasPassword
      ? z.string().min(1, 'Please enter your current password.')
      : z.string(),
  }).refine((form) => form.new_password === form.confirm_password, {
    error: 'Passwords do not match',
    path: ['confirm_password'],
  })
}
