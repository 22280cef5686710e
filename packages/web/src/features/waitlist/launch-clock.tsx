const center = 60
const strokes = 30

/** Days as a slice of thirty strokes: time is always a wedge. Decoration; the days stand beside it. */
export function LaunchClock({ days }: { days: number }) {
  return (
    <svg className="launch-clock" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle className="face" cx={center} cy={center} r="56" strokeWidth="2" />
      {days >= strokes ? (
        <circle className="slice" cx={center} cy={center} r="50" />
      ) : (
        days > 0 && <path className="slice" d={slice(days)} />
      )}
      <path className="strokes" strokeWidth="1.6" d={allStrokes} />
    </svg>
  )
}

const allStrokes = Array.from({ length: strokes }, (_, index) => {
  return `M${point(index, 50)}L${point(index, 45)}`
}).join('')

function slice(days: number): string {
  return `M${center} ${center}V10A50 50 0 ${days > strokes / 2 ? 1 : 0} 1 ${point(days, 50)}Z`
}

function point(stroke: number, radius: number): string {
  const angle = (stroke / strokes) * 2 * Math.PI
  const x = center + radius * Math.sin(angle)
  const y = center - radius * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
