import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorMessage } from '../../lib/errors.ts'
import { fieldErrors } from '../../lib/refusals.ts'

/**
 * Shows the error of a mutation in its form: at the fields the server names, otherwise for the whole form. What was
 * typed stays.
 */
export function showFormError<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: { message: string },
  fallback: string,
): void {
  const boxes = Object.entries(fieldErrors(error)).filter(([name]) => name in form.getValues())
  if (boxes.length === 0) form.setError('root', { message: errorSentence(error, fallback) })
  for (const [index, [name, message]] of boxes.entries())
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 })
}

/** The server's sentence, the network error, or the spec's fallback where the server sent none (spec, error catalogue). */
export function errorSentence(error: { message: string }, fallback: string): string {
  return error.message ? errorMessage(error) : fallback
}
