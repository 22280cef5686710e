import type { MaterialId, OwnCategory } from '@fgm/shared/activities/activities'
import { interests, materials, ownCategories, skills } from '@fgm/shared/activities/lists'
import { suggestionsForAge } from '@fgm/shared/activities/suggestions'
import { childAgeLimits as ages } from '@fgm/shared/family/child-age'
import { generatorDurations, type Suggestion } from '@fgm/shared/generator'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { FieldError, SelectField } from '../../../ui/fields.tsx'
import { Radio, Segmented } from '../../../ui/radio.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CategoryStamp } from '../../../ui/stamp.tsx'
import { showToast } from '../../../ui/toast.ts'
import { shortNames } from '../../activities/activity-text.ts'
import {
  commonHousehold,
  rememberMaterials,
  usableAt,
  type WishForm,
  type WishValues,
} from './use-wish-form.ts'
import { Understood, WishText } from './wish-text.tsx'

type WishFieldsProps = {
  form: WishForm
  /** No AI is set up: the idea book reads the wish, and can say in advance what it understands. */
  isFromBook: boolean
}

/** What a parent can wish for. Three choices make an activity; the rest is optional. */
export function WishFields({ form, isFromBook }: WishFieldsProps) {
  const { control, formState, register } = form
  const { errors } = formState
  const { field: age } = useController({ control, name: 'child_age' })
  const { field: duration } = useController({ control, name: 'duration' })
  const { field: category } = useController({ control, name: 'category' })
  const { field: atHome } = useController({ control, name: 'available_materials' })
  const prompt = form.watch('prompt') ?? ''
  return (
    <>
      <div className="wish-first">
        <AgeStepper value={age.value} onChange={age.onChange} />
        <MinutesDial value={duration.value ?? 30} onChange={duration.onChange} />
      </div>
      <CategoryTiles
        value={category.value}
        onChange={category.onChange}
        error={errors.category?.message}
      />
      <MaterialChoices
        child_age={age.value}
        values={atHome.value}
        onChange={atHome.onChange}
        error={errors.available_materials?.message}
      />
      <WishText
        length={prompt.length}
        isFromBook={isFromBook}
        error={errors.prompt?.message}
        {...register('prompt')}
      />
      {isFromBook && <Understood wish={prompt} />}
      <MoreWishes form={form} />
    </>
  )
}

type MaterialChoicesProps = {
  child_age: number
  values: readonly MaterialId[]
  onChange: (ids: MaterialId[]) => void
  error: string | undefined
}

/** What is at home, remembered for the next time. What a child is too young for is dashed and shows its minimum age. */
function MaterialChoices({ child_age, values, onChange, error }: MaterialChoicesProps) {
  const [isWhole, setIsWhole] = useState(false)
  // What was ticked initially stays in sight; ticking and unticking moves nothing.
  const [atFirst] = useState(values)
  const isShown = (id: MaterialId) =>
    isWhole || commonHousehold.includes(id) || atFirst.includes(id)
  const usable = usableAt(child_age, values)

  function choose(ids: MaterialId[]) {
    rememberMaterials(ids)
    onChange(ids)
  }
  const shown = materials.filter(({ id }) => isShown(id))
  return (
    <div className="wish-materials grid gap-3">
      <MultiChoiceGroup
        label={
          <>
            What is within reach?{' '}
            <small>{usable.length > 0 ? `${usable.length} ticked` : '(one is enough)'}</small>
          </>
        }
        options={shown.map(({ id, min_age }) => ({
          value: id,
          label: child_age < min_age ? `${shortNames[id]}: from age ${min_age}` : shortNames[id],
          isDisabled: child_age < min_age,
        }))}
        values={values.filter((id) => usable.includes(id))}
        onChange={(ids) => choose([...ids, ...values.filter((id) => !usable.includes(id))])}
        error={error}
      />
      <div className="row row-wrap gap-2">
        <Button
          variant="text"
          size="small"
          className="-ms-3"
          onClick={() => choose(usable.length === 0 ? [...commonHousehold] : [])}
        >
          {usable.length === 0 ? 'Tick what most homes have' : 'Clear'}
        </Button>
        {shown.length < materials.length && (
          <Button variant="text" size="small" onClick={() => setIsWhole(true)}>
            All {materials.length} things
          </Button>
        )}
      </div>
    </div>
  )
}

/** Optional, and often filled in from the child's profile: collapsed, with the chosen values in its summary. */
function MoreWishes({ form: { control, register, watch } }: { form: WishForm }) {
  const { field } = useController({ control, name: 'child_interests' })
  const loved = field.value ?? []
  const skill = watch('skill_focus')
  const chosen = [...interests, ...skills].filter(
    ({ id }) => id === skill || loved.some((one) => one === id),
  )
  return (
    <details className="card fold py-2">
      <summary>
        <span>
          <b>More wishes</b>
          <span className="small muted block">
            {chosen.length > 0
              ? `Chosen: ${chosen.map(({ label }) => label).join(', ')}`
              : 'What your child loves, a skill'}
          </span>
        </span>
      </summary>
      <div className="grid gap-5 py-3">
        <MultiChoiceGroup
          label={
            <>
              Loves at the moment <small>(optional)</small>
            </>
          }
          options={interests.map(({ id, label }) => ({ value: id, label }))}
          values={loved}
          onChange={field.onChange}
        />
        <SelectField
          label="Skill focus"
          isOptional
          placeholder="Whatever fits"
          options={skills.map(({ id, label }) => ({ value: id, label }))}
          {...register('skill_focus', { setValueAs: (value: string) => value || null })}
        />
      </div>
    </details>
  )
}

type AgeStepperProps = { value: number; onChange: (value: number) => void }

/** The age by two large buttons; nothing to type with one thumb. */
function AgeStepper({ value, onChange }: AgeStepperProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="field">
      <span id={id} className="field-label">
        Child age
      </span>
      <div className="stepper">
        <button
          type="button"
          aria-label="Fewer years"
          disabled={value <= ages.min}
          onClick={() => onChange(value - 1)}
        >
          <Minus className="icon" aria-hidden />
        </button>
        <output>
          {value}
          <small>years</small>
        </output>
        <button
          type="button"
          aria-label="More years"
          disabled={value >= ages.max}
          onClick={() => onChange(value + 1)}
        >
          <Plus className="icon" aria-hidden />
        </button>
      </div>
    </fieldset>
  )
}

// A wish the parent wrote is not lost: the toast undoes the idea.
function fillIn(form: WishForm, idea: Suggestion) {
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

type Minutes = (typeof generatorDurations)[number]

type MinutesDialProps = { value: Minutes; onChange: (minutes: Minutes) => void }

const minuteOptions = generatorDurations.map((value) => ({
  value,
  label: (
    <>
      {value}
      <span className="hidden-text"> minutes</span>
    </>
  ),
}))

/** How long: six buttons, and a dial next to them that fills by slices. */
function MinutesDial({ value, onChange }: MinutesDialProps) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        Minutes
      </span>
      <div className="wish-minutes">
        {/* Twelve slices of five minutes. Decoration: the buttons are the control. */}
        <svg className="wish-dial" viewBox="0 0 160 160" aria-hidden="true" focusable="false">
          <circle cx="80" cy="80" r="74" strokeWidth="2" />
          {slices.map((path, index) => (
            <path key={path} d={path} className={index * 5 < value ? 'on' : undefined} />
          ))}
        </svg>
        <Segmented label="Minutes" options={minuteOptions} value={value} onChange={onChange} />
      </div>
    </div>
  )
}

const slices = Array.from({ length: 12 }, (_, index) => slicePath(index))

function slicePath(index: number): string {
  const gap = 0.022
  const from = (index / 12) * 2 * Math.PI
  const to = ((index + 1) / 12) * 2 * Math.PI
  const outer = [point(66, from + gap), point(66, to - gap)]
  // Near the middle the same gap between two slices is a wider angle.
  const inner = [point(18, to - gap * 1.6), point(18, from + gap * 1.6)]
  return `M${inner[1]}L${outer[0]}A66 66 0 0 1 ${outer[1]}L${inner[0]}A18 18 0 0 0 ${inner[1]}Z`
}

function point(radius: number, angle: number): string {
  return `${(80 + radius * Math.sin(angle)).toFixed(1)} ${(80 - radius * Math.cos(angle)).toFixed(1)}`
}

type CategoryTilesProps = {
  value: OwnCategory | undefined
  onChange: (category: OwnCategory) => void
  error: string | undefined
}

/** One of the five categories, as tiles with their stamps. */
function CategoryTiles({ value, onChange, error }: CategoryTilesProps) {
  const id = useId()
  return (
    <div className="field">
      <span id={`${id}label`} className="field-label">
        What kind? <small>(one)</small>
      </span>
      <div
        role="radiogroup"
        className="wish-tiles"
        aria-labelledby={`${id}label`}
        aria-describedby={error ? `${id}error` : undefined}
        aria-invalid={error !== undefined || undefined}
      >
        {ownCategories.map((category) => (
          <Radio
            key={category}
            name={id}
            className="pick wish-tile"
            checked={category === value}
            onChange={() => onChange(category)}
          >
            <CategoryStamp category={category} size="large" />
            {category}
          </Radio>
        ))}
      </div>
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}

/** Ideas to start from at the wished age; choosing one fills in the form. */
export function Ideas({ form }: { form: WishForm }) {
  const childAge = form.watch('child_age')
  const loaded = trpc.generator.suggestions.useQuery(
    { child_age: childAge },
    { throwOnError: false, retry: false, placeholderData: (before) => before, staleTime: Infinity },
  )
  // The built-in set where they cannot be loaded (spec part one §2).
  const ideas: readonly Suggestion[] = loaded.data?.suggestions ?? suggestionsForAge(childAge)
  return (
    <section aria-labelledby="ideas">
      <h2 id="ideas" className="plain-heading">
        Start from an idea
      </h2>
      <p className="label muted mb-2">It fills in the form. You can still change everything.</p>
      <div className="slide-row desk:mx-0 desk:grid desk:gap-2 desk:overflow-visible desk:p-0">
        {loaded.isPending
          ? places.map((place) => <Skeleton key={place} shape="h52" className="wish-idea" />)
          : ideas.map((idea) => (
              <button
                key={idea.name}
                type="button"
                className="card covered wish-idea"
                onClick={() => fillIn(form, idea)}
              >
                <CategoryStamp category={idea.category} size="small" />
                <span>
                  <b className="display block text-read leading-[1.2]">{idea.name}</b>
                  <span className="label muted mt-0.5 block">{idea.category}</span>
                </span>
              </button>
            ))}
      </div>
    </section>
  )
}

const places = ['a', 'b', 'c']
