import { roomKinds } from '@fgm/shared/blueprints/catalog'
import { useId } from 'react'
import { Radio } from '../../../ui/radio.tsx'

type RoomColorsProps = { color: string; onChange: (color: string) => void }

// The rooms' own colors are the paint box, each called by the room it belongs to.
const paints = roomKinds.map(({ label, color }) => ({ value: color, label }))

/** The color of a room: one of the drawn ones, or any. */
export function RoomColors({ color, onChange }: RoomColorsProps) {
  const id = useId()
  return (
    <div className="field">
      <span id={id} className="field-label">
        Color
      </span>
      <div className="paints">
        <div role="radiogroup" aria-labelledby={id} className="paints">
          {paints.map((paint) => (
            <Radio
              key={paint.value}
              name={id}
              className="paint"
              style={{ backgroundColor: paint.value }}
              checked={paint.value.toLowerCase() === color.toLowerCase()}
              aria-label={`As ${paint.label}`}
              onChange={() => onChange(paint.value)}
            />
          ))}
        </div>
        <input
          type="color"
          className="paint"
          aria-label="Another color"
          value={color}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}
