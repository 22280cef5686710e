/** The minutes of a week as a slice of the disc of an hour. Decoration: the number stands beside it. */
export function HourDisc({ minutes }: { minutes: number }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path
        className="disc"
        d="M195 100C195 153 152 195 100 195S5 152 5 100S47 5 100 5.5S195 48 195 100Z"
      />
      {/* A line as wide as the slice is long, bent around the middle. */}
      <circle
        className="slice"
        cx="100"
        cy="100"
        r="42"
        pathLength="60"
        strokeDasharray={`${Math.min(minutes, 60)} 60`}
        transform="rotate(-90 100 100)"
      />
    </svg>
  )
}
