import { useCallback, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { storeForThisTab } from './browser-storage.ts'
import { readJsonForThisTab } from './stored-json.ts'

/** The longest form that is stored; none of ours is longer. */
const longest = 20_000

type Kept<Values> = {
  /** Whose form it is and which: 'wishes:<family>'. Without a key nothing is stored. */
  key: string | undefined
  /** The fields that are stored. A password is never among them. */
  names: readonly Path<Values>[]
}

/**
 * Stores what was typed into a form for this tab: a reload, another page or a closed sheet loses nothing. Untouched
 * fields are not stored, so that they follow the form's own values.
 * @returns a function that deletes it, for when the form was sent.
 */
export function useKeptForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, names }: Kept<Values>,
): () => void {
  const { setValue, getValues, getFieldState, watch } = form
  const list = names.join(' ')

  useEffect(() => {
    if (!key) return
    const all = list.split(' ') as Path<Values>[]
    for (const [name, value] of Object.entries(readJsonForThisTab(key) ?? {}))
      if (all.includes(name as Path<Values>) && isLike(value, getValues(name as Path<Values>)))
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        })
    const typing = watch(() => {
      const touched = all.filter((name) => getFieldState(name).isDirty)
      const text = JSON.stringify(
        Object.fromEntries(touched.map((name) => [name, getValues(name)])),
      )
      storeForThisTab(key, touched.length > 0 && text.length <= longest ? text : null)
    })
    return () => typing.unsubscribe()
  }, [key, list, setValue, getValues, getFieldState, watch])

  return useCallback(() => {
    if (key) storeForThisTab(key, null)
  }, [key])
}

/** Whether a field with the value `now` can take the stored value; a field without a choice so far takes a string. */
function isLike(value: unknown, now: unknown): boolean {
  if (Array.isArray(now))
    return Array.isArray(value) && value.every((one) => typeof one === 'string')
  return typeof value === typeof (now ?? '')
}
