import type { Point } from '@fgm/shared/blueprints/document'

/** `ways` are unbroken lines: one walks along them, door by door. */
export type Route = { stations: readonly Point[]; ways: readonly (readonly Point[])[] }

/** The way through the house: a dashed line from station to station, and the number of each. */
export function PlanRoute({ stations, ways }: Route) {
  const line = (way: readonly Point[]) => `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g className="plan-route">
      <path d={ways.map(line).join('')} />
      {stations.map(({ x, y }, at) => (
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
