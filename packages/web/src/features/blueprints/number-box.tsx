import { canvas } from '@fgm/shared/blueprint-catalog'
import { useState } from 'react'

type NumberBoxProps = {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

/** A number that can be typed or stepped through on the grid. While one types, what is typed stands. */
export function NumberBox({ label, value, min = 0, max, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function take(text: string) {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max)
      onChange(Math.round(number))
  }
  return (
    <label className="number-box">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={canvas.grid}
        value={typed ?? Math.round(value)}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
