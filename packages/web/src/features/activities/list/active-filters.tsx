import { X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Filters } from './activity-filters.ts'
import { filterWord } from './filter-words.ts'

type ActiveFiltersProps = {
  filters: Filters
  /** The filters to show: those the row of quick ones does not show already. */
  keys: readonly (keyof Filters)[]
  onRemove: (key: keyof Filters) => void
  onClear: () => void
}

/** What narrows the list, each to be taken away with one press. Nothing when nothing does. */
export function ActiveFilters({ filters, keys, onRemove, onClear }: ActiveFiltersProps) {
  if (keys.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="row row-wrap active-filters" role="group" aria-label="Active filters">
      {keys.map((key) => (
        <Button key={key} variant="calm" size="small" onClick={() => onRemove(key)}>
          <span className="hidden-text">Remove filter: </span>
          {filterWord(filters, key)}
          <X className="icon" aria-hidden />
        </Button>
      ))}
      <Button variant="text" size="small" onClick={onClear}>
        Clear all
      </Button>
    </div>
  )
}
