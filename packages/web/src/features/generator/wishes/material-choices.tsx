import type { MaterialId } from '@fgm/shared/activities/activities'
import { materials } from '@fgm/shared/activities/lists'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { shortNames } from '../../activities/activity-text.ts'
import { commonHousehold, rememberMaterials, usableAt } from './use-wish-form.ts'

type MaterialChoicesProps = {
  child_age: number
  values: readonly MaterialId[]
  onChange: (ids: MaterialId[]) => void
  error: string | undefined
}

/** What is at home, remembered for the next time. What a child is too young for is dashed and says from when. */
export function MaterialChoices({ child_age, values, onChange, error }: MaterialChoicesProps) {
  const [isWhole, setIsWhole] = useState(false)
  // What was ticked on arrival stays in sight; ticking and unticking moves nothing.
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
