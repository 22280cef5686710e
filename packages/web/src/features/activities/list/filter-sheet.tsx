import type { ActivityCard } from '@fgm/shared/activities/activities'
import { materials, ownCategories } from '@fgm/shared/activities/lists'
import { childAges } from '@fgm/shared/family/child-age'
import { useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { initial } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup, MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { FilterSheetFrame } from '../../../ui/filters/filter-sheet-frame.tsx'
import type { Child } from '../../children/use-children.ts'
import {
  type Filters,
  minuteLimits,
  minutesLabel,
  momentsIn,
  placesToPlay,
  settingLabels,
} from './activity-filters.ts'

const any = 'any' as const
const nothing = 'nothing'

const orAny = <Value extends string>(choices: { value: Value; label: string }[]) => [
  { value: any, label: 'Any' },
  ...choices,
]
const categoryChoices = orAny(ownCategories.map((value) => ({ value, label: value })))
const minuteChoices = [
  { value: 0 as const, label: 'Any' },
  ...minuteLimits.map((value) => ({ value, label: minutesLabel(value) })),
]
const settingChoices = orAny(placesToPlay.map((value) => ({ value, label: settingLabels[value] })))
const materialChoices = [
  { value: nothing, label: 'Nothing at all' },
  ...materials.map(({ id, label }) => ({ value: id, label })),
]

type FilterSheetProps = {
  filters: Filters
  onChange: (patch: Partial<Filters>) => void
  onClear: () => void
  onClose: () => void
  /** All options: those without activities are not offered. */
  cards: readonly ActivityCard[]
  count: number
  /** The children whose ages are marked with a letter. */
  family: readonly Child[]
}

/** All filters of the list. Each applies at once; the button says how many activities are left. */
export function FilterSheet(props: FilterSheetProps) {
  const { filters, onChange, onClear, onClose, cards, count, family } = props
  return (
    <FilterSheetFrame
      title="What fits?"
      onClear={onClear}
      onClose={onClose}
      found={formatCount(count, 'activity', 'activities')}
    >
      <MomentChoices filters={filters} onChange={onChange} cards={cards} />
      <ChoiceGroup
        label="Minutes"
        layout="columns"
        options={minuteChoices}
        value={filters.minutes ?? 0}
        onChange={(minutes) => onChange({ minutes: minutes === 0 ? null : minutes })}
      />
      <ChoiceGroup
        label="Age"
        layout="numbers"
        options={ageChoices(family)}
        value={filters.age ?? 0}
        onChange={(age) => onChange({ age: age === 0 ? null : age })}
      />
      <ChoiceGroup
        label="Category"
        layout="columns"
        options={categoryChoices}
        value={filters.category ?? any}
        onChange={(category) => onChange({ category: category === any ? null : category })}
      />
      <ChoiceGroup
        label="Indoors or outdoors"
        layout="columns"
        options={settingChoices}
        value={filters.setting ?? any}
        onChange={(setting) => onChange({ setting: setting === any ? null : setting })}
      />
      <MaterialChoices filters={filters} onChange={onChange} />
    </FilterSheetFrame>
  )
}

/** The number of moments at first: twenty chips are no help to a tired parent. */
const firstMoments = 7

type MomentChoicesProps = Pick<FilterSheetProps, 'filters' | 'onChange' | 'cards'>

function MomentChoices({ filters, onChange, cards }: MomentChoicesProps) {
  const [isLong, setIsLong] = useState(false)
  const all = momentsIn(cards)
  const shown = all.filter(
    ({ id }, place) => isLong || place < firstMoments || id === filters.moment,
  )
  return (
    <div>
      <ChoiceGroup
        label="Moment"
        layout="columns"
        options={orAny(shown.map(({ id, label }) => ({ value: id, label })))}
        value={filters.moment ?? any}
        onChange={(moment) => onChange({ moment: moment === any ? null : moment })}
      />
      {shown.length < all.length && (
        <Button variant="text" size="small" className="-ms-3" onClick={() => setIsLong(true)}>
          {all.length - shown.length} more moments
        </Button>
      )}
    </div>
  )
}

// Ticks what is at home; the list then shows only what can be done with that.
function MaterialChoices({ filters, onChange }: Pick<FilterSheetProps, 'filters' | 'onChange'>) {
  const ticked = filters.materials
  const values: readonly string[] = ticked?.length === 0 ? [nothing] : (ticked ?? [])
  function tick(next: readonly string[]) {
    const wantsNothing = next.includes(nothing) && !values.includes(nothing)
    const ids = materials.map(({ id }) => id).filter((id) => next.includes(id))
    if (wantsNothing) return onChange({ materials: [] })
    onChange({ materials: ids.length > 0 ? ids : null })
  }
  return (
    <MultiChoiceGroup
      label="What is at home?"
      layout="columns"
      options={materialChoices}
      values={values}
      onChange={tick}
    />
  )
}

function ageChoices(family: readonly Child[]) {
  return [
    { value: 0, label: 'Any' },
    ...childAges.map((age) => {
      const child = family.find((one) => one.age === age)
      return { value: age, label: String(age), face: child && initial(child.name) }
    }),
  ]
}
