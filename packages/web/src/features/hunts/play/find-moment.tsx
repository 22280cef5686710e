import type { Box, Point } from '@fgm/shared/blueprints/document'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import { linePath } from '../../blueprints/plan-boxes.ts'
import './find-moment.css'

/* The moment of a find: its thing lands on the map, and a cat walks on along the way. It takes no time: the next press counts at once. */

/** How wide the thing is on its paper, in pixels. */
export const thingMark = 60

type FindMomentProps = {
  /** Where the thing was, and what stands there as one sees it; left out, nothing lands. */
  landing?: { id: string; at: Point; drawing: string | undefined; stays: boolean } | undefined
  /** The way that the cat walks; left out, it is not there. */
  way?: readonly Point[] | undefined
  /** Whether it walks to the end of it; left out, it is on its way. */
  arrives?: boolean
  /** Without rays, and without a bounce. */
  isCalm: boolean
  /** What is in sight of the house. */
  frame: Box
  /** How many units of the house one pixel is. */
  unit: number
}

/** Over a map: the thing and the cat. What they show is also said in words. */
export function FindMoment({ landing, way, arrives, isCalm, frame, unit }: FindMomentProps) {
  const scale = momentScale(frame, unit)
  const at = landing && within(frame, landing.at, 32 * scale)
  return (
    <g className="find-moment">
      {landing && at && (
        <g key={landing.id} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
          <g className={`find-thing${isCalm ? ' calm' : ''}${landing.stays ? '' : ' leaves'}`}>
            {!isCalm && <path d={rays} className="find-rays" />}
            <circle r={28} strokeWidth={2.5} className="fill-(--il-paper) stroke-(--il-teal)" />
            {landing.drawing ? (
              <foreignObject x={-24} y={-25} width={48} height={48}>
                <Drawing markup={landing.drawing} className="find-drawing" />
              </foreignObject>
            ) : (
              <path d="M-12 1l8 8l16-18" className="find-tick" />
            )}
          </g>
        </g>
      )}
      {way && way.length > 1 && (
        <Cat way={way} arrives={arrives} unit={scale} isAfter={landing !== undefined} />
      )}
    </g>
  )
}

/** How many units of the house a pixel of what moves is: on a small map it is smaller, too. */
export const momentScale = (frame: Box, unit: number): number =>
  Math.min(unit, frame.size.width / widthAtLeast)

/** In pixels. */
const widthAtLeast = 340

/** How wide the cat is, in pixels. */
export const catWidth = 34

const within = ({ position, size }: Box, { x, y }: Point, rim: number): Point => ({
  x: Math.min(Math.max(x, position.x + rim), position.x + size.width - rim),
  y: Math.min(Math.max(y, position.y + rim), position.y + size.height - rim),
})

const rays = [30, 90, 150, 210, 270, 330]
  .map((angle) => (angle * Math.PI) / 180)
  .map((angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x * 33).toFixed(1)} ${(y * 33).toFixed(1)}L${(x * 41).toFixed(1)} ${(y * 41).toFixed(1)}`
  })
  .join('')

type CatProps = {
  way: readonly Point[]
  arrives: boolean | undefined
  unit: number
  isAfter: boolean
}

/** The cat looks where it goes: to the left, or to the right. */
function Cat({ way, arrives, unit, isAfter }: CatProps) {
  const path = linePath(way)
  const isLeftward = (way.at(-1)?.x ?? 0) < (way[0]?.x ?? 0)
  const scale = 0.42 * unit
  return (
    <g
      key={path}
      className={`find-cat${isAfter ? ' after' : ''}${arrives ? ' arrives' : ''}`}
      style={{ offsetPath: `path("${path}")` }}
    >
      <g transform={`scale(${isLeftward ? -scale : scale} ${scale}) translate(-50 -60)`}>
        <path
          d="M14 40Q4 30 8 14Q9 9 13 10M26 52l-4 16M36 54l3 14M56 54l-4 14M66 50l6 16"
          className="find-legs"
        />
        <path d="M12 44C12 32 24 28 40 30S68 28 74 36C76 48 70 56 58 57H28C18 57 12 54 12 44Z" />
        <path d="M62 34C58 26 60 20 62 10L71 17q5-1 9 0L89 9C92 20 92 26 90 32C88 40 82 43 76 43S65 40 62 34Z" />
        <path d="M64 39q11 8 24 1l1 5q-12 7-25 0ZM70 44l-3 10" className="find-scarf" />
        <path d="M70 27h4M80 27h4M75 33q2 2 4 0" className="find-face" />
      </g>
    </g>
  )
}
