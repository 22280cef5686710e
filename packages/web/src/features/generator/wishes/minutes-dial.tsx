import { generatorDurations } from '@fgm/shared/generator'
import { Segmented } from '../../../ui/segmented.tsx'

type Minutes = (typeof generatorDurations)[number]

type MinutesDialProps = { value: Minutes; onChange: (minutes: Minutes) => void }

const options = generatorDurations.map((value) => ({
  value,
  label: (
    <>
      {value}
      <span className="hidden-text"> minutes</span>
    </>
  ),
}))

/** How long: six buttons to choose by, and a dial that fills by slices beside them. */
export function MinutesDial({ value, onChange }: MinutesDialProps) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        Minutes
      </span>
      <div className="wish-minutes">
        <Dial minutes={value} />
        <Segmented label="Minutes" options={options} value={value} onChange={onChange} />
      </div>
    </div>
  )
}

const slices = Array.from({ length: 12 }, (_, index) => ({ index, path: slicePath(index) }))

// Twelve slices of five minutes. Decoration: the buttons are the control.
function Dial({ minutes }: { minutes: number }) {
  return (
    <svg className="wish-dial" viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <circle cx="80" cy="80" r="74" strokeWidth="2" />
      {slices.map(({ index, path }) => (
        <path key={index} d={path} className={index * 5 < minutes ? 'on' : undefined} />
      ))}
    </svg>
  )
}

function slicePath(index: number): string {
  const gap = 0.022
  const from = (index / 12) * 2 * Math.PI
  const to = ((index + 1) / 12) * 2 * Math.PI
  const outer = [point(66, from + gap), point(66, to - gap)]
  // Near the middle the same gap between two slices is a wider angle.
  const inner = [point(18, to - gap * 1.6), point(18, from + gap * 1.6)]
  return `M${inner[1]}L${outer[0]}A66 66 0 0 1 ${outer[1]}L${inner[0]}A18 18 0 0 0 ${inner[1]}Z`
}

function point(radius: number, angle: number): string {
  return `${(80 + radius * Math.sin(angle)).toFixed(1)} ${(80 - radius * Math.cos(angle)).toFixed(1)}`
}
