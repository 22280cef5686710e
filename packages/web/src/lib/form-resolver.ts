import { installSentences } from '@fgm/shared/text/sentences'
import { zodResolver as resolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'

installSentences()

/**
 * The resolver of a form's schema. Importing it from here also installs our own error sentences, whichever page loads
 * first: Zod's own would be 'Too small: expected string to have >=1 characters'.
 */
export const zodResolver = resolver

/** A form that a schema checks: when a field is left, or only on submit where a code or a password is all there is. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
  defaultValues: DefaultValues<Values>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({ resolver: zodResolver(schema), mode, defaultValues })
}

/** Connects a field to its form: registers it and passes its error. */
export function fieldOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  options?: RegisterOptions<Values, Path<Values>>,
) {
  const { error } = form.getFieldState(name, form.formState)
  return { ...form.register(name, options), error: error?.message }
}
