import type { Point } from '@fgm/shared/blueprint-document'

/** The way through the house: a dashed line from station to station, and the number of each. */
export function PlanRoute({ points }: { points: readonly Point[] }) {
  return (
    <g className="plan-route">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }, at) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          <circle r={16} />
          <text fontSize={18} dy={6}>
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  )
}
