import { child_age as ages } from '@fgm/shared/child-age'
import { default_duration, GenerateActivity } from '@fgm/shared/generator'
import { useEffect, useRef } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Child } from '../../app/children/use-children.ts'
import { zodResolver } from '../../lib/form-resolver.ts'
import { rememberedMaterials, usableAt } from './materials-within-reach.ts'

export type WishValues = z.input<typeof GenerateActivity>
export type WishForm = UseFormReturn<WishValues, unknown, GenerateActivity>

const byRules: Resolver<WishValues, unknown, GenerateActivity> = zodResolver(GenerateActivity)

/** Things below the child's age stay ticked on the page, but are neither counted nor sent. */
const resolver: typeof byRules = (values, context, options) => {
  const { child_age, available_materials } = values
  const sent = { ...values, available_materials: usableAt(child_age, available_materials) }
  return byRules(sent, context, options)
}

/** The wishes for an activity. The chosen child fills in age and interests; materials come from the last time. */
export function useWishForm(child: Child | undefined): WishForm {
  const form = useForm<WishValues, unknown, GenerateActivity>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      child_age: ages.default,
      available_materials: rememberedMaterials(),
      duration: default_duration,
      child_interests: [],
      skill_focus: null,
      prompt: '',
    },
  })
  const filledFor = useRef<string>(undefined)

  useEffect(() => {
    if (!child || filledFor.current === child.id) return
    const isFirst = filledFor.current === undefined
    filledFor.current = child.id
    // Who was faster than the list of children keeps what they chose; choosing a child fills in anew.
    const { child_age: hasAge, child_interests: hasInterests } = form.formState.dirtyFields
    if (!isFirst || !hasAge) form.setValue('child_age', withinAges(child.age))
    if (!isFirst || !hasInterests) form.setValue('child_interests', [...child.interests])
  }, [child, form])

  return form
}

/** The nearest age the product is for. */
export const withinAges = (age: number) => Math.min(ages.max, Math.max(ages.min, age))
