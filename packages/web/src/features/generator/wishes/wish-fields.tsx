import { skills } from '@fgm/shared/activities/lists'
import { childAgeLimits as ages } from '@fgm/shared/family/child-age'
import { Controller } from 'react-hook-form'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { showToast } from '../../../ui/toast.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Ideas } from './ideas.tsx'
import { InterestChoices } from './interest-choices.tsx'
import { MaterialChoices } from './material-choices.tsx'
import { MinutesDial } from './minutes-dial.tsx'
import type { Idea } from './use-suggestions.ts'
import type { WishForm, WishValues } from './use-wish-form.ts'
import { WishText } from './wish-text.tsx'

const skillOptions = skills.map(({ id, label }) => ({ value: id, label }))

/** What a parent can wish for. The first three fit the first screen; the rest is optional or remembered. */
export function WishFields({ form }: { form: WishForm }) {
  const { control, formState, register } = form
  const { errors } = formState
  const [childAge, prompt = ''] = form.watch(['child_age', 'prompt'])
  return (
    <>
      <div className="wish-first">
        <Controller
          control={control}
          name="child_age"
          render={({ field }) => (
            <Stepper
              label="Child age"
              unit="years"
              min={ages.min}
              max={ages.max}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="duration"
          render={({ field }) => (
            <MinutesDial value={field.value ?? 30} onChange={field.onChange} />
          )}
        />
      </div>
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <CategoryTiles
            value={field.value}
            onChange={field.onChange}
            error={errors.category?.message}
          />
        )}
      />
      <Ideas child_age={childAge} onChoose={(idea) => fillIn(form, idea)} />
      <Controller
        control={control}
        name="available_materials"
        render={({ field }) => (
          <MaterialChoices
            child_age={childAge}
            values={field.value}
            onChange={field.onChange}
            error={errors.available_materials?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="child_interests"
        render={({ field }) => (
          <InterestChoices values={field.value ?? []} onChange={field.onChange} />
        )}
      />
      <SelectField
        label="Skill focus"
        isOptional
        placeholder="Whatever fits"
        options={skillOptions}
        {...register('skill_focus', { setValueAs: (value: string) => value || null })}
      />
      <WishText length={prompt.length} error={errors.prompt?.message} {...register('prompt')} />
    </>
  )
}

// A wish the parent wrote is not lost: the toast takes the idea back.
function fillIn(form: WishForm, idea: Idea) {
  const before = form.getValues()
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  form.setValue('category', idea.category, options)
  form.setValue('skill_focus', (idea.focus_areas[0] ?? null) as WishValues['skill_focus'], options)
  form.setValue('prompt', `${idea.name}: ${idea.description}`, options)
  showToast({
    message: `"${idea.name}" is filled in.`,
    action: {
      label: 'Undo',
      onPress: () => {
        form.setValue('category', before.category)
        form.setValue('skill_focus', before.skill_focus)
        form.setValue('prompt', before.prompt)
      },
    },
  })
}
