import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'

type TextFieldProps = FieldText & ComponentProps<'input'>

/** One line of text. Takes what `form.register('name')` gives. */
export function TextField({ label, hint, error, isOptional, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {(wiring) => <input type="text" {...input} {...wiring} className="input" />}
    </Field>
  )
}

type TextAreaFieldProps = FieldText & ComponentProps<'textarea'>

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...input
}: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {(wiring) => <textarea {...input} {...wiring} className="input" />}
    </Field>
  )
}
