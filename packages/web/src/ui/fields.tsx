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

/** What the box must carry so that label, hint and error belong to it. */
type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldText & { children: (wiring: FieldWiring) => ReactNode }

/** Label, hint, box, error, tied together for screen readers. The box itself is the child's. */
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

/** The sentence under a box or a group that says what is wrong; nothing when all is well. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="field-error" id={id}>
      <CircleAlert className="icon" aria-hidden />
      {error}
    </p>
  )
}

/** One line of text. Takes what `form.register('name')` gives. */
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

/** A password that can be looked at: typing blind on a phone with a child on the arm goes wrong. */
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
    /** Shown first and chosen while the value is empty. */
    placeholder?: string
  }

/** One of many, as the phone's own list: nothing we draw is better under a thumb. */
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

/** What of a field's properties is about its frame, and what is the box's. */
function split<Props extends FieldText>(props: Props) {
  const { label, hint, error, isOptional, className, ...box } = props
  return [{ label, hint, error, isOptional, className }, box] as const
}

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A search box; its label is for screen readers, the magnifier says the same to the eye. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <span className="input-with grow">
      <Search className="icon start" aria-hidden />
      <input type="search" aria-label={label} {...input} className="input" />
    </span>
  )
}
