import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/**
 * One radio of a group, with the browser's own keyboard support. The invisible radio covers its label, which draws
 * the choice: `className` says how (`pick`, a segment, a tile). The radios of a group share a `name`.
 */
export function Radio({ className, style, children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames('radio', className)} style={style}>
      <input type="radio" {...input} />
      {children}
    </label>
  )
}

type SegmentedProps<Value extends string | number> = {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** A segmented control of two to four short words. */
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
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </div>
  )
}
