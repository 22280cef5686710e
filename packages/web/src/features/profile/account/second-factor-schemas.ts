import { SecondFactorCode } from '@fgm/shared/family/auth'
import { z } from 'zod'

/** Who turns the second step of signing in on. */
export const PasswordProof = z.object({
  password: z.string().min(1, 'Please enter your password.'),
})

/** The first code of the app. */
export const CodeProof = z.object({ code: SecondFactorCode })

/** Who turns it off. */
export const PasswordAndCode = PasswordProof.extend(CodeProof.shape)
