import type { Box, Point } from '@fgm/shared/blueprints/document'
import type { InTheWay } from '../../blueprints/plan-labels.ts'
import type { Progress } from '../route-points.ts'
import './map-marks.css'

/** How wide the mark of the next place is, in pixels. */
export const nextMark = 34
const findMark = 24

type MapMarksProps = {
  progress: Progress
  /** How many units of the house one pixel is. */
  unit: number
}

/** What is found, the way there and the place to go to next: as large on a phone as on a desk. */
export function MapMarks({ progress: { finds, next, walked, ahead }, unit }: MapMarksProps) {
  return (
    <g className="map-marks">
      <path d={walked.map(line).join('')} strokeWidth={4 * unit} className="map-walked" />
      <path
        d={ahead.map(line).join('')}
        strokeWidth={4 * unit}
        strokeDasharray={`${0.1 * unit} ${8 * unit}`}
        className="map-ahead"
      />
      {finds.map((at) => (
        <g key={`${at.x} ${at.y}`} transform={markAt(at, unit)}>
          <circle r={findMark / 2 - 1} className="map-find" />
          <path d="M-4.5 0.5l3 3l6 -6.5" className="map-tick" />
        </g>
      ))}
      {next && (
        <g transform={markAt(next, unit)} className="map-next">
          <circle r={nextMark / 2 - 1.5} />
          <text dy="0.35em">?</text>
        </g>
      )}
    </g>
  )
}

/** Where marks and way lie, for the names of the rooms to keep off. */
export function inTheWayOf({ finds, next, walked, ahead }: Progress, unit: number): InTheWay {
  const around = (side: number) => (at: Point) => boxAround(at, side * unit)
  return {
    marks: [...finds.map(around(findMark)), ...(next ? [boxAround(next, nextMark * unit)] : [])],
    trail: [...walked, ...ahead].flatMap((way) => pointsAlong(way, 8 * unit).map(around(8))),
  }
}

const boxAround = ({ x, y }: Point, side: number): Box => ({
  position: { x: x - side / 2, y: y - side / 2 },
  size: { width: side, height: side },
})

/** Points of a way, one every `step` units. */
function pointsAlong(way: readonly Point[], step: number): Point[] {
  return way.slice(1).flatMap((to, at) => {
    const from = way[at] ?? to
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step) || 1
    return Array.from({ length: count + 1 }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
    }))
  })
}

const line = (way: readonly Point[]) => `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** Within it a unit is a pixel. */
const markAt = ({ x, y }: Point, unit: number) => `translate(${x} ${y}) scale(${unit})`
