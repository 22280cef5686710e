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
 * What a form asks its schema through. Whoever takes it gets sentences for a person, whichever page came first: with
 * the package's own a form can answer 'Too small: expected string to have >=1 characters'.
 */
export const zodResolver = resolver

/** A form that a schema checks: once a field is left, or with the submit where a code or a password is all there is. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
  defaultValues: DefaultValues<Values>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({ resolver: zodResolver(schema), mode, defaultValues })
}

/** What ties a field to its form: its wiring, and what is wrong with it. */
export function fieldOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  options?: RegisterOptions<Values, Path<Values>>,
) {
  const { error } = form.getFieldState(name, form.formState)
  return { ...form.register(name, options), error: error?.message }
}
