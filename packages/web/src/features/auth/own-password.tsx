import type { ComponentProps } from 'react'
import { z } from 'zod'
import { PasswordField } from '../../ui/fields.tsx'

/** The password of who is here, as a form asks for it once more; the server knows whether it is right. */
export const OwnPassword = z.string().min(1, 'Please enter your password.')

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>

/** The field for it. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return <PasswordField label="Your password" autoComplete="current-password" {...props} />
}
