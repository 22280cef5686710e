import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import type { Option } from '../fields.tsx'
import { FilterSheetFrame } from './filter-sheet-frame.tsx'

/** One select; an empty value means all, where a placeholder says so. */
export type Filter<Name extends string> = {
  name: Name
  label: string
  options: readonly Option[]
  value: string
  placeholder?: string
  /** The text of the chosen option, where the option says more. */
  word?: string
}

type FilterToolsProps<Name extends string> = {
  /** The search box. */
  search: ReactNode
  filters: readonly Filter<Name>[]
  /** What the button of the sheet says: '14 activities'. */
  found: string
  onChange: (name: Name, value: string | undefined) => void
  onClear: () => void
}

/** Search, and all other filters in one sheet; active filters are below, each with a button that removes it. */
export function FilterTools<Name extends string>(props: FilterToolsProps<Name>) {
  const { search, filters, found, onChange, onClear } = props
  const [isOpen, setIsOpen] = useState(false)
  const active = filters.filter(({ placeholder, value }) => placeholder && value)
  const opener = useRef<HTMLButtonElement>(null)
  // The clicked button disappears with its filter; the focus moves to the filters.
  function widen(wider: () => void) {
    opener.current?.focus()
    wider()
  }
  return (
    <fieldset className="mb-4 grid gap-3" aria-label="Filter">
      <div className="row search-row">
        {search}
        <Button
          ref={opener}
          icon={SlidersHorizontal}
          aria-label={active.length > 0 ? `Filters, ${active.length} set` : 'Filters'}
          aria-haspopup="dialog"
          className={active.length > 0 ? 'calm' : undefined}
          onClick={() => setIsOpen(true)}
        >
          <span className="only-desk">Filters</span>
        </Button>
      </div>
      {active.length > 0 && (
        <div className="row row-wrap gap-2">
          {active.map((filter) => (
            <Button
              key={filter.name}
              variant="calm"
              size="small"
              onClick={() => widen(() => onChange(filter.name, undefined))}
            >
              <span className="hidden-text">Remove filter: </span>
              {wordOf(filter)}
              <X className="icon" aria-hidden />
            </Button>
          ))}
          <Button variant="text" size="small" onClick={() => widen(onClear)}>
            Clear all
          </Button>
        </div>
      )}
      {isOpen && (
        <FilterSheetFrame
          title="Filters"
          onClear={onClear}
          onClose={() => setIsOpen(false)}
          found={found}
        >
          {filters.map(({ name, label, options, value, placeholder }) => (
            <ChoiceGroup
              key={name}
              label={label}
              options={placeholder ? [{ value: '', label: placeholder }, ...options] : options}
              value={value}
              onChange={(chosen) => onChange(name, chosen || undefined)}
            />
          ))}
        </FilterSheetFrame>
      )}
    </fieldset>
  )
}

const wordOf = ({ options, value, word }: Filter<string>) =>
  word ?? options.find((option) => option.value === value)?.label
