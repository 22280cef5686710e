import type { OwnCategory } from '@fgm/shared/activities/activities'
import { ownCategories } from '@fgm/shared/activities/lists'
import { useId } from 'react'
import { chooseByArrowKeys, tabStop } from '../../../ui/arrow-keys.ts'
import { FieldError } from '../../../ui/field.tsx'
import { CategoryStamp } from '../../../ui/stamp.tsx'

type CategoryTilesProps = {
  value: OwnCategory | undefined
  onChange: (category: OwnCategory) => void
  error: string | undefined
}

const options = ownCategories.map((value) => ({ value }))

/** One of the five kinds, as tiles with their stamps. */
export function CategoryTiles({ value, onChange, error }: CategoryTilesProps) {
  const id = useId()
  const reachable = tabStop(options, value ?? null)
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
        onKeyDown={chooseByArrowKeys}
      >
        {ownCategories.map((category) => (
          // biome-ignore lint/a11y/useSemanticElements: a tile with a stamp; the group gives it the radio keyboard.
          <button
            key={category}
            type="button"
            role="radio"
            className="wish-tile"
            aria-checked={category === value}
            tabIndex={category === reachable ? 0 : -1}
            onClick={() => onChange(category)}
          >
            <CategoryStamp category={category} size="large" />
            {category}
          </button>
        ))}
      </div>
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}
