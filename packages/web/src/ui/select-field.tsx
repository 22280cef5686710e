import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'

export type Option = { value: string; label: string }

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly Option[]
    /** Shown first and chosen while the value is empty. */
    placeholder?: string
  }

/** One of many, as the phone's own list: nothing we draw is better under a thumb. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {(wiring) => (
        <span className="input-with">
          <ChevronDown className="icon" aria-hidden />
          <select {...select} {...wiring} className="input">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}
