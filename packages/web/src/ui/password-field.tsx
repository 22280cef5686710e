import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldText } from './field.tsx'

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }

/** A password that can be looked at: typing blind on a phone with a child on the arm goes wrong. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {(wiring) => (
        <span className="input-with">
          <input
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="input"
          />
          <Button
            variant="plain"
            size="small"
            isSquare
            className="reveal"
            icon={isShown ? EyeOff : Eye}
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      )}
    </Field>
  )
}
