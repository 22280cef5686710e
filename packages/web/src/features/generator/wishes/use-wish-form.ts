import type { MaterialId } from '@fgm/shared/activities/activities'
import { materialIds, materials } from '@fgm/shared/activities/lists'
import { childAgeLimits as ages } from '@fgm/shared/family/child-age'
import { defaultDuration, GenerateActivity } from '@fgm/shared/generator'
import { useEffect, useRef } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { readStored, store } from '../../../lib/browser-storage.ts'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { useKeptForm } from '../../../lib/use-kept-form.ts'
import { useSession } from '../../../session/session.tsx'
import type { Children } from '../../children/use-children.ts'

export type WishValues = z.input<typeof GenerateActivity>
export type WishForm = UseFormReturn<WishValues, unknown, GenerateActivity>

const byRules: Resolver<WishValues, unknown, GenerateActivity> = zodResolver(GenerateActivity)

/** Things below the child's age stay ticked on the page, but are neither counted nor sent. */
const resolver: typeof byRules = (values, context, options) => {
  const { child_age, available_materials } = values
  const sent = { ...values, available_materials: usableAt(child_age, available_materials) }
  return byRules(sent, context, options)
}

const names = [
  'child_age',
  'duration',
  'category',
  'available_materials',
  'child_interests',
  'skill_focus',
  'prompt',
] as const satisfies (keyof WishValues)[]

/**
 * The wishes for an activity, stored until one is generated. The chosen child fills in age and interests; materials
 * are from the last time. It is for two only while the form's age is the youngest child's: with any other age it
 * would be called safe for a child that was not meant.
 */
export function useWishForm({ children = [], child, choose }: Children) {
  const form = useForm<WishValues, unknown, GenerateActivity>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      child_age: ages.default,
      second_child_age: null,
      available_materials: rememberedMaterials(),
      duration: defaultDuration,
      child_interests: [],
      skill_focus: null,
      prompt: '',
    },
  })
  const { user } = useSession()
  const forget = useKeptForm(form, { key: user ? `wishes:${user.id}` : undefined, names })
  const filledFor = useRef<string>(undefined)

  useEffect(() => {
    if (!child || filledFor.current === child.id) return
    const isFirst = filledFor.current === undefined
    filledFor.current = child.id
    // What the parent changed before the children were loaded stays; choosing a child fills it in again.
    const isChosen = (name: keyof WishValues) => isFirst && form.getFieldState(name).isDirty
    if (!isChosen('child_age')) form.setValue('child_age', withinAges(child.age))
    if (!isChosen('child_interests')) form.setValue('child_interests', [...child.interests])
  }, [child, form])

  const [youngest, ...older] = children.toSorted((a, b) => a.age - b.age)
  const [age, second] = form.watch(['child_age', 'second_child_age'])
  const oldest = withinAges(older.at(-1)?.age ?? ages.min)
  const isForBoth =
    youngest !== undefined &&
    older.length > 0 &&
    child?.id === youngest.id &&
    age === withinAges(youngest.age) &&
    second === oldest
  useEffect(() => {
    if (typeof second === 'number' && !isForBoth) form.setValue('second_child_age', null)
  }, [second, isForBoth, form])

  const chooseTogether = () => {
    if (!youngest) return
    choose(youngest.id)
    form.setValue('child_age', withinAges(youngest.age))
    form.setValue('second_child_age', oldest)
  }
  /** Several children at once: the form has the age of the younger, the other's is next to it. */
  const together = { is: isForBoth, oldest, onChoose: chooseTogether }
  return { form, forget, together }
}

/** The nearest age of the product. */
export const withinAges = (age: number) => Math.min(ages.max, Math.max(ages.min, age))

const key = 'materials-at-home'

/** What nearly every home has; ticked with one tap. */
export const commonHousehold: readonly MaterialId[] = [
  'paper',
  'drawing_tools',
  'tape',
  'cardboard',
  'toy_figures',
  'textiles',
  'cups_bowls',
  'spoons_tongs',
  'water_ice',
  'books',
]

/** What was ticked last on this device. Ids that no longer exist are left out. */
export function rememberedMaterials(): MaterialId[] {
  const stored = (readStored(key) ?? '').split(' ')
  return materialIds.filter((id) => stored.includes(id))
}

export function rememberMaterials(ids: readonly MaterialId[]): void {
  store(key, ids.length > 0 ? ids.join(' ') : null)
}

/** The ticked things that may be used at that age; the others stay ticked for an older child. */
export function usableAt(childAge: number, ids: readonly MaterialId[]): MaterialId[] {
  return materials
    .filter(({ id, min_age }) => ids.includes(id) && min_age <= childAge)
    .map(({ id }) => id)
}
