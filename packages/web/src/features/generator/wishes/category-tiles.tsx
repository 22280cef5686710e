import type { OwnCategory } from '@fgm/shared/activities/activities'
import { ownCategories } from '@fgm/shared/activities/lists'
import { useId } from 'react'
import { FieldError } from '../../../ui/field.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { CategoryStamp } from '../../../ui/stamp.tsx'

type CategoryTilesProps = {
  value: OwnCategory | undefined
  onChange: (category: OwnCategory) => void
  error: string | undefined
}

/** One of the five kinds, as tiles with their stamps. */
export function CategoryTiles({ value, onChange, error }: CategoryTilesProps) {
  const id = useId()
  return (
    <div className="field">
      <span id={`${id}label`} className="field-label">
        What kind of thing? <small>(needed)</small>
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
            className="wish-tile"
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
