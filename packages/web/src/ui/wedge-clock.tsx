import { classNames } from './class-names.ts'

type WedgeClockProps = { minutes: number; size?: 'small' | 'large' | 'huge' }

const center = 12
const radius = 8.6

/** Minutes as a slice of the hour: time is always a wedge. Decoration; the number is next to it. */
export function WedgeClock({ minutes, size }: WedgeClockProps) {
  return (
    <svg className={classNames('clock', size)} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="face" cx={center} cy={center} r="10.4" strokeWidth="1.4" fill="none" />
      {minutes >= 60 ? (
        <circle className="wedge" cx={center} cy={center} r={radius} />
      ) : (
        <path className="wedge" d={wedgePath(minutes)} />
      )}
    </svg>
  )
}

function wedgePath(minutes: number): string {
  const angle = (Math.max(0, minutes) / 60) * 2 * Math.PI
  const x = (center + radius * Math.sin(angle)).toFixed(2)
  const y = (center - radius * Math.cos(angle)).toFixed(2)
  const isLarge = minutes > 30 ? 1 : 0
  return `M12 12V3.4A${radius} ${radius} 0 ${isLarge} 1 ${x} ${y}Z`
}
