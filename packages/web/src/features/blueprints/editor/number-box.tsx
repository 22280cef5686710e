import { useState } from 'react'
import { lengthUnit } from './lengths.ts'

type NumberBoxProps = {
  label: string
  /** In canvas units, as all lengths here but the one that is shown. */
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

/** A length that can be typed or stepped through. While one types, what is typed stands. */
export function NumberBox({ label, value, min = 0, max, onChange }: NumberBoxProps) {
  const { name, size, step } = lengthUnit
  const [typed, setTyped] = useState<string | null>(null)

  function take(text: string) {
    setTyped(text)
    const length = Math.round(Number(text) * size)
    if (text.trim() !== '' && Number.isFinite(length) && length >= min && length <= max)
      onChange(length)
  }
  return (
    <label className="number-box">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={shown(min)}
        max={shown(max)}
        step={step}
        value={typed ?? shown(value)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
      />
      <span className="number-unit">{name}</span>
    </label>
  )
}

/** To the hundredth: what was typed stands there again. */
const shown = (length: number) => Math.round((length / lengthUnit.size) * 100) / 100
