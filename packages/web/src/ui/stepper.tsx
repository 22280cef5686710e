import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'

type StepperProps = {
  label: string
  value: number
  min: number
  max: number
  /** 'years' beside the number. */
  unit: string
  onChange: (value: number) => void
}

/** A small whole number by two large buttons; nothing to type with one thumb. */
export function Stepper({ label, value, min, max, unit, onChange }: StepperProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="field">
      <span id={id} className="field-label">
        {label}
      </span>
      <div className="stepper">
        <button
          type="button"
          aria-label={`Fewer ${unit}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Minus className="icon" aria-hidden />
        </button>
        <output>
          {value}
          <small>{unit}</small>
        </output>
        <button
          type="button"
          aria-label={`More ${unit}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus className="icon" aria-hidden />
        </button>
      </div>
    </fieldset>
  )
}
