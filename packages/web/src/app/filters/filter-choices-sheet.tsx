import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import './filter-row.css'
import type { Filter } from './filter-row.tsx'

type FilterChoicesSheetProps<Name extends string> = {
  filters: readonly Filter<Name>[]
  onChange: (name: Name, value: string | undefined) => void
  onClear: () => void
  onClose: () => void
  /** What the button at the end promises: '14 activities'. */
  found: string
}

/** The same filters as `FilterRow`, as chips in a sheet. Each press counts at once; the button says how many are left. */
export function FilterChoicesSheet<Name extends string>(props: FilterChoicesSheetProps<Name>) {
  const { filters, onChange, onClear, onClose, found } = props
  return (
    <Sheet
      isOpen
      isWide
      onOpenChange={onClose}
      title="Filters"
      footer={
        <div className="filter-foot">
          <Button variant="text" onClick={onClear}>
            Clear all
          </Button>
          <Button variant="primary" onClick={onClose}>
            Show {found}
          </Button>
        </div>
      }
    >
      <div className="form">
        {filters.map(({ name, label, options, value, placeholder }) => (
          <ChoiceGroup
            key={name}
            label={label}
            options={placeholder ? [{ value: '', label: placeholder }, ...options] : options}
            value={value}
            onChange={(chosen) => onChange(name, chosen || undefined)}
          />
        ))}
      </div>
    </Sheet>
  )
}
