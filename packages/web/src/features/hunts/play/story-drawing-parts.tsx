/* What the drawings of the stories have in common. */

export type Drawn = {
  stops: number
  gained: number
  /** What each gain is called, where it matters which one it is. */
  signs: readonly string[]
  isOver: boolean
}

/** Places in a row, evenly between two sides, each with whether it is gained. */
export function row({ stops, gained }: Drawn, from: number, to: number) {
  const step = (to - from) / stops
  return Array.from({ length: stops }, (_, at) => ({
    key: at,
    x: from + step * (at + 0.5),
    isOn: at < gained,
  }))
}

/** Filled once it is gained, a dashed outline before. */
export const when = (isOn: boolean, color: string) =>
  isOn ? { fill: `var(--il-${color})`, className: 'story-pen' } : { className: 'story-open' }

/** An outline filled with a color of the drawings. */
export const Shape = ({ d, fill, isFine }: { d: string; fill: string; isFine?: boolean }) => (
  <path d={d} fill={`var(--il-${fill})`} className={isFine ? 'story-line' : 'story-pen'} />
)

type FaceProps = { x: number; y: number; isAsleep?: boolean; scale?: number }

export function Face({ x, y, isAsleep, scale = 1 }: FaceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {isAsleep ? (
        <path d="M-17-2q6 6 12 0M5-2q6 6 12 0" className="story-line" />
      ) : (
        <g fill="var(--il-pen)">
          <ellipse cx={-11} rx={3} ry={4} />
          <ellipse cx={11} rx={3} ry={4} />
        </g>
      )}
      <g fill="var(--il-coral)" opacity={0.4}>
        <circle cx={-21} cy={9} r={5} />
        <circle cx={21} cy={9} r={5} />
      </g>
      <path d="M-7 9q7 7 14 0" className="story-line" />
    </g>
  )
}
