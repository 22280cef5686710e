import type { PremiumCounts } from '@fgm/shared/premium'
import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { FilterChoicesSheet } from '../../app/filters/filter-choices-sheet.tsx'
import { SearchBox } from '../../app/filters/search-box.tsx'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import {
  activeFilters,
  filterWord,
  type PremiumWords,
  premiumFilters,
  readQuery,
} from './premium-filters.ts'

type PremiumToolsProps = {
  words: PremiumWords
  counts: PremiumCounts
  /** How many activities pass now. */
  count: number
  onChange: (words: PremiumWords) => void
  onClear: () => void
}

/** Search, and everything else to narrow by in one sheet; what is set stands below, each to be taken away. */
export function PremiumTools({ words, counts, count, onChange, onClear }: PremiumToolsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const query = readQuery(words)
  const active = activeFilters(query)
  const opener = useRef<HTMLButtonElement>(null)

  // The pressed button goes with its filter; the focus stays where the filters are.
  function widen(wider: () => void) {
    opener.current?.focus()
    wider()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div className="library-tools" role="group" aria-label="Filter">
      <div className="row search-row">
        <SearchBox
          q={words.query ?? ''}
          onSearch={(text) => onChange({ ...words, query: text || undefined })}
        />
        <Button
          ref={opener}
          isSquare
          icon={SlidersHorizontal}
          aria-label={active.length > 0 ? `Filters, ${active.length} set` : 'Filters'}
          aria-haspopup="dialog"
          className={active.length > 0 ? 'calm' : undefined}
          onClick={() => setIsOpen(true)}
        />
      </div>
      {active.length > 0 && (
        <div className="row row-wrap gap-2">
          {active.map((name) => (
            <Button
              key={name}
              variant="calm"
              size="small"
              onClick={() => widen(() => onChange({ ...words, [name]: undefined }))}
            >
              <span className="hidden-text">Remove filter: </span>
              {filterWord(name, query)}
              <X className="icon" aria-hidden />
            </Button>
          ))}
          <Button variant="text" size="small" onClick={() => widen(onClear)}>
            Clear all
          </Button>
        </div>
      )}
      {isOpen && (
        <FilterChoicesSheet
          filters={premiumFilters(query, words.query ? undefined : counts)}
          onChange={(name, value) => onChange({ ...words, [name]: value })}
          onClear={onClear}
          onClose={() => setIsOpen(false)}
          found={formatCount(count, 'activity', 'activities')}
        />
      )}
    </div>
  )
}
