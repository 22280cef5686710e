import type { ReactNode } from 'react'
import { chooseByArrowKeys, tabStop } from './arrow-keys.ts'

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
export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const reachable = tabStop(options, value)
  return (
    <div role="radiogroup" className="segments" aria-label={label} onKeyDown={chooseByArrowKeys}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a segment of a tray; the group gives it the radio keyboard.
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          disabled={option.isDisabled}
          tabIndex={option.value === reachable ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
