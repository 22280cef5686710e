import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import type { Option } from '../fields.tsx'
import { Sheet } from '../sheet.tsx'

/** One list to choose from; an empty value stands for all of it, where there is a placeholder to say so. */
export type Filter<Name extends string> = {
  name: Name
  label: string
  options: readonly Option[]
  value: string
  placeholder?: string
  /** What is chosen, where the option says more than that. */
  word?: string
}

type FilterChoicesSheetProps<Name extends string> = {
  filters: readonly Filter<Name>[]
  onChange: (name: Name, value: string | undefined) => void
  onClear: () => void
  onClose: () => void
  /** What the button at the end promises: '14 activities'. */
  found: string
}

/** Filters and the order, as chips in a sheet. Each press counts at once; the button says how many are left. */
export function FilterChoicesSheet<Name extends string>(props: FilterChoicesSheetProps<Name>) {
  const { filters, onChange, ...frame } = props
  return (
    <FilterSheetFrame title="Filters" {...frame}>
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
  )
}

type FilterSheetFrameProps = Pick<
  FilterChoicesSheetProps<string>,
  'onClear' | 'onClose' | 'found'
> & {
  title: string
  children: ReactNode
}

/** The sheet around filters: each counts at once; the button says what is left. */
export function FilterSheetFrame(props: FilterSheetFrameProps) {
  const { title, onClear, onClose, found, children } = props
  return (
    <Sheet
      isOpen
      isWide
      onOpenChange={onClose}
      title={title}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button variant="text" onClick={onClear}>
            Clear all
          </Button>
          <Button variant="primary" onClick={onClose}>
            Show {found}
          </Button>
        </div>
      }
    >
      <div className="form">{children}</div>
    </Sheet>
  )
}
