import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type FieldText = {
  label: ReactNode
  /** A sentence under the label, read out with the box. */
  hint?: ReactNode
  /** What is wrong and what to do, shown under the box and tied to it. */
  error?: string
  isOptional?: boolean
}

/** What the box must carry so that label, hint and error belong to it. */
type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldText & { className?: string; children: (wiring: FieldWiring) => ReactNode }

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
