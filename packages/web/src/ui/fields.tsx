import { ChevronDown, CircleAlert, Eye, EyeOff, Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import '../styles/input.css'

type FieldText = {
  label: ReactNode
  /** A sentence under the label, read out with the box. */
  hint?: ReactNode
  /** What is wrong and what to do, shown under the box and tied to it. */
  error?: string
  isOptional?: boolean
  className?: string
}

/** The attributes that connect a box with its label, hint and error. */
type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldText & { children: (wiring: FieldWiring) => ReactNode }

/** Label, hint, box and error, connected for screen readers. The box itself is the child. */
export function Field({ label, hint, error, isOptional, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={classNames('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label} {isOptional && <small>(optional)</small>}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The error sentence under a box or a group; nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="field-error" id={id}>
      <CircleAlert className="icon" aria-hidden />
      {error}
    </p>
  )
}

/** One line of text. Takes what `form.register('name')` returns. */
export function TextField(props: FieldText & ComponentProps<'input'>) {
  const [field, input] = split(props)
  return (
    <Field {...field}>
      {(wiring) => <input type="text" {...input} {...wiring} className="input" />}
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField(props: FieldText & ComponentProps<'textarea'>) {
  const [field, input] = split(props)
  return (
    <Field {...field}>{(wiring) => <textarea {...input} {...wiring} className="input" />}</Field>
  )
}

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }

/** A password field that can show its text: typing blind on a phone, with a child on the arm, goes wrong. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, input] = split(props)
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...field}>
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

export type Option = { value: string; label: string }

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly Option[]
    /** Shown first and selected while the value is empty. */
    placeholder?: string
  }

/** A native select: on a phone nothing we draw is easier to use. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, select] = split(props)
  return (
    <Field {...field}>
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

/** Splits a field's properties into those of its frame and those of the box. */
function split<Props extends FieldText>(props: Props) {
  const { label, hint, error, isOptional, className, ...box } = props
  return [{ label, hint, error, isOptional, className }, box] as const
}

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A search box; its label is for screen readers, the magnifier shows the same. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <span className="input-with grow">
      <Search className="icon start" aria-hidden />
      <input type="search" aria-label={label} {...input} className="input" />
    </span>
  )
}
