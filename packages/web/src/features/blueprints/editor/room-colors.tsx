import { roomKinds } from '@fgm/shared/blueprints/catalog'
import { useId } from 'react'
import { chooseByArrowKeys, tabStop } from '../../../ui/arrow-keys.ts'

type RoomColorsProps = { color: string; onChange: (color: string) => void }

// The rooms' own colors are the paint box, each called by the room it belongs to.
const paints = roomKinds.map(({ label, color }) => ({ value: color, label }))

/** The color of a room: one of the drawn ones, or any. */
export function RoomColors({ color, onChange }: RoomColorsProps) {
  const id = useId()
  const reachable = tabStop(paints, paints.some(({ value }) => value === color) ? color : null)
  return (
    <div className="field">
      <span id={id} className="field-label">
        Color
      </span>
      <div className="paints">
        <div
          role="radiogroup"
          aria-labelledby={id}
          className="paints"
          onKeyDown={chooseByArrowKeys}
        >
          {paints.map((paint) => (
            // biome-ignore lint/a11y/useSemanticElements: a spot of paint; the group gives it the radio keyboard.
            <button
              key={paint.value}
              type="button"
              role="radio"
              className="paint"
              style={{ backgroundColor: paint.value }}
              aria-checked={paint.value.toLowerCase() === color.toLowerCase()}
              aria-label={`As ${paint.label}`}
              tabIndex={paint.value === reachable ? 0 : -1}
              onClick={() => onChange(paint.value)}
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
