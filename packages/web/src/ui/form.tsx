import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { errorMessage } from '../lib/errors.ts'
import '../styles/input.css'

/** A sentence, or an error whose own words say it; nothing while all is well. */
export type Problem = string | { message: string } | null | undefined

type FormProps<Values extends FieldValues, Output> = {
  /** From `useSchemaForm(Schema, defaultValues)`. */
  form: UseFormReturn<Values, unknown, Output>
  /** For a submit button outside of it, such as in the foot of a sheet. */
  id?: string
  onSubmit: (values: Output) => void
  /** True while the mutation runs: a second press does nothing. */
  isPending: boolean
  /** What is wrong with the whole form: the server's refusal. */
  error: Problem
  children: ReactNode
}

/** The frame of every form: our own messages, one submit at a time, and the focus on the first box that is wrong. */
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
      // A browser that sends it before any script is there must not write a password into the address.
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
 * Leads to the first box that is wrong, and shows the sentence that says why. Of chips and steppers the
 * first takes the focus.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  const target = invalid?.matches('input, select, textarea')
    ? invalid
    : invalid?.querySelector<HTMLElement>(':is(button, input):not([disabled])')
  target?.focus()
  invalid?.closest('.field')?.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
}

/** What went wrong with the whole form, said aloud at once and brought into sight. Nothing while all is well. */
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
