import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { type Option, SelectField } from '../../ui/select-field.tsx'
import './filter-row.css'

/** One list to choose from; an empty value stands for all of it, where there is a placeholder to say so. */
export type Filter<Name extends string> = {
  name: Name
  label: string
  options: readonly Option[]
  value: string
  placeholder?: string
}

type FilterRowProps<Name extends string> = {
  filters: readonly Filter<Name>[]
  onChange: (name: Name, value: string | undefined) => void
  /** A box above the lists. */
  search?: ReactNode
  /** Left out while nothing narrows the list. */
  onClear?: (() => void) | undefined
}

/** What narrows a list of cards, and its order: the same row in the premium library and in the community. */
export function FilterRow<Name extends string>(props: FilterRowProps<Name>) {
  const { filters, onChange, search, onClear } = props
  const row = useRef<HTMLDivElement>(null)

  // The button goes with what it cleared; the focus begins anew at the first list.
  function clear() {
    row.current?.querySelector('select')?.focus()
    onClear?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
    <div ref={row} className="filter-row" role="group" aria-label="Filter">
      {search}
      {filters.map(({ name, label, options, value, placeholder }) => (
        <SelectField
          key={name}
          label={label}
          {...(placeholder !== undefined && { placeholder })}
          options={options}
          value={value}
          onChange={(event) => onChange(name, event.target.value || undefined)}
        />
      ))}
      {onClear && (
        <p className="filter-row-clear">
          <Button variant="text" size="small" onClick={clear}>
            Clear all
          </Button>
        </p>
      )}
    </div>
  )
}
