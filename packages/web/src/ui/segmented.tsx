import { type ReactNode, useId } from 'react'
import { Radio } from './radio.tsx'

type Segment<Value extends string | number> = {
  value: Value
  label: ReactNode
  isDisabled?: boolean
}

type SegmentedProps<Value extends string | number> = {
  label: string
  options: readonly Segment<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of two to four short words in a tray. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <div role="radiogroup" className="segments" aria-label={label}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          checked={option.value === value}
          disabled={option.isDisabled}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </div>
  )
}
