import {
  ForgotPassword,
  NewPassword,
  RegisterFamily,
  SecondFactorCode,
  SetUpAdministrator,
  SignIn,
} from '@fgm/shared/family/auth'
import { z } from 'zod'

/*
 * The account forms take their rules from here and nowhere else: this module brings zod along, and
 * only the lazy form pages load it.
 */

/** Signing in. */
export const SignInForm = SignIn

/** Asking for a new password. */
export const ForgotPasswordForm = ForgotPassword

const PasswordTwice = z.object({ password: NewPassword, confirm_password: z.string().min(1) })

/** Registration as the page asks for it: the server's rules, and the password once more. */
export const RegisterForm = RegisterFamily.extend({
  confirm_password: PasswordTwice.shape.confirm_password,
}).refine((form) => form.password === form.confirm_password, {
  error: 'Passwords do not match',
  path: ['confirm_password'],
  // Says so while other boxes are still empty, too; zod would wait until all the rest is right.
  when: ({ value }) => PasswordTwice.safeParse(value).success,
})

/** The first administrator; the token comes from the address. */
export const AdminSetupForm = SetUpAdministrator.omit({ token: true })

/** A new password, typed once: the box can show it. */
export const NewPasswordForm = z.object({ password: NewPassword })

/** Confirming an address: by a press, and without a session with the password. */
export const ConfirmForm = z.object({ password: z.string() })
export const ConfirmWithPasswordForm = z.object({
  password: z.string().min(1, 'Please enter your password.'),
})

/** The second step of signing in. */
export const SecondStepForm = z.object({ code: SecondFactorCode })
