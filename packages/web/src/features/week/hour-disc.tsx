const middle = 100
const reach = 84
/** White between two slices, in degrees at the rim. */
const between = 1.6

/** The minutes of a week on the disc of an hour, every five of them a slice. Decoration: the number stands beside it. */
export function HourDisc({ minutes }: { minutes: number }) {
  const slices = Math.ceil(Math.min(minutes, 60) / 5)
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path
        className="disc"
        d="M195 100C195 153 152 195 100 195S5 152 5 100S47 5 100 5.5S195 48 195 100Z"
      />
      {Array.from({ length: slices }, (_, at) => (
        <path key={at} className="slice" d={slicePath(at * 5, Math.min(minutes, 60, at * 5 + 5))} />
      ))}
    </svg>
  )
}

function slicePath(from: number, to: number): string {
  const at = (minute: number, turn: number) => {
    const angle = ((minute * 6 + turn) * Math.PI) / 180
    return `${(middle + reach * Math.sin(angle)).toFixed(1)} ${(middle - reach * Math.cos(angle)).toFixed(1)}`
  }
  return `M${middle} ${middle}L${at(from, between)}A${reach} ${reach} 0 0 1 ${at(to, -between)}Z`
}
