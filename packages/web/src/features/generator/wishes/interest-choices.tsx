import type { InterestId } from '@fgm/shared/activities/activities'
import { interests } from '@fgm/shared/activities/lists'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MultiChoiceGroup } from '../../../ui/choice-group.tsx'

type InterestChoicesProps = { values: readonly InterestId[]; onChange: (ids: InterestId[]) => void }

const atFirst = 6

/** What the child loves at the moment: six in sight, the others one press away, ticked ones always in sight. */
export function InterestChoices({ values, onChange }: InterestChoicesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = interests.filter(
    ({ id }, index) => isWhole || index < atFirst || values.includes(id),
  )
  const more = interests.length - shown.length
  return (
    <div>
      <MultiChoiceGroup
        label={
          <>
            Loves at the moment <small>(optional)</small>
          </>
        }
        layout="columns"
        options={shown.map(({ id, label }) => ({ value: id, label }))}
        values={values}
        onChange={onChange}
      />
      {more > 0 && (
        <Button variant="text" size="small" className="wish-more" onClick={() => setIsWhole(true)}>
          {more} more
        </Button>
      )}
    </div>
  )
}
