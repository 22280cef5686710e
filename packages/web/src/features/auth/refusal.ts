import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorMessage } from '../../lib/errors.ts'
import { fieldErrors } from '../../lib/refusals.ts'

/**
 * Shows a refused mutation in its form, once: at the boxes the server names, otherwise as the sentence of the whole
 * form. What was typed stays.
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: { message: string },
  fallback: string,
): void {
  const boxes = Object.entries(fieldErrors(error)).filter(([name]) => name in form.getValues())
  if (boxes.length === 0) form.setError('root', { message: refusal(error, fallback) })
  for (const [index, [name, message]] of boxes.entries())
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 })
}

/** The server's words, the network's, or the spec's where the server said nothing (spec, error catalogue). */
export function refusal(error: { message: string }, fallback: string): string {
  return error.message ? errorMessage(error) : fallback
}
