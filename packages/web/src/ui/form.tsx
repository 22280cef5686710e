import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { errorMessage } from '../lib/errors.ts'
import '../styles/input.css'

/** A sentence, or an error with a message; nothing without an error. */
export type Problem = string | { message: string } | null | undefined

type FormProps<Values extends FieldValues, Output> = {
  /** From `useSchemaForm(Schema, defaultValues)`. */
  form: UseFormReturn<Values, unknown, Output>
  /** For a submit button outside of the form, such as in the footer of a sheet. */
  id?: string
  onSubmit: (values: Output) => void
  /** True while the mutation runs: a second submit does nothing. */
  isPending: boolean
  /** The error of the whole form: the server's refusal. */
  error: Problem
  children: ReactNode
}

/** The frame of every form: our own messages, one submit at a time, and the focus on the first invalid box. */
export function Form<Values extends FieldValues, Output = Values>(
  props: FormProps<Values, Output>,
) {
  const { form, id, onSubmit, isPending, error, children } = props
  const element = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    if (isPending) return event.preventDefault()
    void form.handleSubmit(
      (values) => onSubmit(values),
      () => requestAnimationFrame(() => focusFirstInvalid(element.current)),
    )(event)
  }

  return (
    <form
      id={id}
      ref={element}
      className="form"
      // A form that is submitted before the scripts are loaded must not write a password into the address.
      method="post"
      noValidate
      aria-busy={isPending}
      onSubmit={submit}
    >
      {children}
      <FormError error={error} />
    </form>
  )
}

/**
 * Focuses the first invalid box, and scrolls its error sentence into view. Of chips and steppers the first one takes
 * the focus.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  const target = invalid?.matches('input, select, textarea')
    ? invalid
    : invalid?.querySelector<HTMLElement>(':is(button, input):not([disabled])')
  target?.focus()
  invalid?.closest('.field')?.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
}

/** The error of the whole form, announced at once and scrolled into view. Nothing without an error. */
export function FormError({ error }: { error: Problem }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const words = error && typeof error === 'object' ? errorMessage(error) : error
  useEffect(() => {
    if (words) sentence.current?.scrollIntoView({ block: 'nearest' })
  }, [words])
  if (!words) return null
  return (
    <p ref={sentence} role="alert" className="form-error">
      <CircleAlert className="icon" aria-hidden />
      {words}
    </p>
  )
}
