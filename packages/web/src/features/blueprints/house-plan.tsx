import { isFlat } from '@fgm/shared/blueprints/catalog'
import type {
  BlueprintDocument,
  Box,
  Floor,
  Furniture,
  Point,
} from '@fgm/shared/blueprints/document'
import { doorsOf } from '@fgm/shared/blueprints/doors'
import { besideOne, type FloorPoint, onFloor, sideBySide } from '@fgm/shared/blueprints/floors'
import { boundsOf, canvasBox, grownBy } from '@fgm/shared/blueprints/geometry'
import { windowsOf } from '@fgm/shared/blueprints/windows'
import {
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../ui/class-names.ts'
import { boxAround, linePath, pointsAlong } from './plan-boxes.ts'
import { type InTheWay, labelsOf } from './plan-labels.ts'
import { BoxRect, PlanDoor, PlanName, PlanPiece, PlanRoom, PlanWindow } from './plan-parts.tsx'
import './house-plan.css'

type HousePlanProps = {
  document: BlueprintDocument
  /** The only floor that is shown, without a route; by default both are side by side. */
  floor?: Floor | undefined
  /** The text alternative of the picture: 'Our house, 5 rooms'. */
  title: string
  /** The id of the highlighted room; the others are dimmed. */
  litRoom?: string | undefined
  markedPiece?: string | undefined
  /** The stations of a hunt in order, each with its number, and the lines that lead from one to the next. */
  route?: Route
  /** An overlay, given how many units one pixel is; names avoid what is `inTheWay`. */
  over?: (unit: number) => { marks: ReactNode; inTheWay?: InTheWay }
  /** Too small to be read: without names. */
  isSmall?: boolean
  className?: string
}

/** A drawn house as a picture, without the empty canvas around it, as wide as there is room. */
export function HousePlan(props: HousePlanProps) {
  const { title, floor, litRoom, markedPiece, over, isSmall } = props
  const document = floor ? onFloor(props.document, floor) : sideBySide(props.document)
  const route = props.route && besideRoute(props.document, props.route)
  const [plan, unit] = useDrawnUnit(!isSmall || route !== undefined)
  const frame = frameOf(document)
  const drawnOver = over?.(unit)
  const inTheWay = drawnOver?.inTheWay ?? (route && inTheWayOf(route, unit))
  const lit = document.rooms.find(({ id }) => id === litRoom)
  const marked = document.furniture.find(({ id }) => id === markedPiece)
  return (
    <svg
      ref={plan}
      viewBox={viewBoxOf(frame)}
      role="img"
      aria-label={title}
      className={classNames('plan', props.className)}
    >
      <PlanFloors document={document} litRoom={litRoom} />
      {lit && (
        <>
          <path
            d={boxPath(frame) + boxPath(lit)}
            fillRule="evenodd"
            className="fill-(--plan-shade)"
          />
          <BoxRect box={lit} className="plan-glow" />
        </>
      )}
      {marked && (
        <BoxRect
          box={grownBy(marked, 6)}
          rx={8}
          fill="none"
          strokeWidth={5}
          strokeDasharray="10 7"
          className="stroke-(--il-coral)"
        />
      )}
      {drawnOver?.marks}
      {!isSmall && (
        <PlanNames document={document} unit={unit} inTheWay={inTheWay} litRoom={litRoom} />
      )}
      {route && route.stations.length > 0 && (
        <PlanRoute {...route} unit={unit} isWalked={isSmall} />
      )}
    </svg>
  )
}

type PlanLayersProps = {
  document: BlueprintDocument
  /** How many units a pixel is. */
  unit: number
}

/** The layers of a house for another svg; the editor draws its handles over them. */
export function PlanLayers({ document, unit }: PlanLayersProps) {
  return (
    <>
      <Floors document={document} />
      <PlanNames document={document} unit={unit} />
    </>
  )
}

type PlanFloorsProps = Pick<HousePlanProps, 'document' | 'litRoom'>

function PlanFloors({ document, litRoom }: PlanFloorsProps) {
  const { rooms } = document
  const floor = `${useId()}floor`
  const doors = doorsOf(document)
  const furniture = lowestFirst(document.furniture)
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  return (
    <>
      <defs>
        <pattern id={floor} width={20} height={20} patternUnits="userSpaceOnUse">
          <path d="M20 0V20H0" fill="none" className="stroke-(--il-pen) opacity-[0.07]" />
        </pattern>
      </defs>
      {/* The thick outer walls lie below the floors, so that only their outer half shows. */}
      {rooms.map((room) => (
        <BoxRect
          key={room.id}
          box={room}
          fill="none"
          strokeWidth={12}
          strokeLinejoin="round"
          className="stroke-(--il-pen)"
        />
      ))}
      {rooms.map((room) => (
        <PlanRoom key={room.id} room={room} floor={floor} isLit={room.id === litRoom} />
      ))}
      {windowsOf(document).map((window) => (
        <PlanWindow key={window.id} {...window} />
      ))}
      {doors.map((door) => (
        <PlanDoor key={door.id} {...door} />
      ))}
      {furniture.map((piece) => (
        <PlanPiece key={piece.id} piece={piece} room={roomOf.get(piece.roomId)} />
      ))}
    </>
  )
}

/** Flat things are under everything that stands. */
const lowestFirst = (furniture: readonly Furniture[]) => [
  ...furniture.filter(isFlat),
  ...furniture.filter((piece) => !isFlat(piece)),
]

// Another zoom draws only the names again.
const Floors = memo(PlanFloors)

type PlanNamesProps = PlanLayersProps & PlanFloorsProps & { inTheWay?: InTheWay | undefined }

/** Over whatever is highlighted or dimmed: a name has to be legible. */
function PlanNames({ document, unit, inTheWay, litRoom }: PlanNamesProps) {
  const labels = useMemo(() => labelsOf(document, unit, inTheWay), [document, unit, inTheWay])
  return labels.map((label) => (
    <PlanName key={label.id} label={label} isLit={label.id === litRoom} />
  ))
}

/** The bounds of the drawing, with a margin. */
export const frameOf = (document: BlueprintDocument): Box =>
  grownBy(boundsOf(document) ?? canvasBox(document), 16)

/** The viewBox of a box. */
export const viewBoxOf = ({ position, size }: Box): string =>
  `${position.x} ${position.y} ${size.width} ${size.height}`

const boxPath = ({ position, size }: Box) =>
  `M${position.x} ${position.y}h${size.width}v${size.height}h${-size.width}Z`

/** `ways` are unbroken lines, each on one floor: to walk along, door by door. */
export type Route = { stations: readonly FloorPoint[]; ways: readonly (readonly FloorPoint[])[] }
/** A route where the floors are side by side. */
function besideRoute(document: BlueprintDocument, { stations, ways }: Route): FlatRoute {
  const place = (point: FloorPoint) => besideOne(document, point)
  return { stations: stations.map(place), ways: ways.map((way) => way.map(place)) }
}

type FlatRoute = { stations: readonly Point[]; ways: readonly (readonly Point[])[] }

type PlanRouteProps = FlatRoute & {
  /** How many units one pixel is: marks have the same size in every plan. */
  unit: number
  /** A finished route: where numbers are too small to be read, ticks say that all was found. */
  isWalked?: boolean | undefined
}

/** The route through the house: a line from station to station, and the number or the tick of each. */
function PlanRoute({ stations, ways, unit, isWalked }: PlanRouteProps) {
  return (
    <g className="plan-route">
      <path
        d={ways.map(linePath).join('')}
        fill="none"
        strokeWidth={(isWalked ? 2.4 : 3) * unit}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-(--il-teal)"
      />
      {stations.map(({ x, y }, at) => (
        <g
          key={at}
          transform={`translate(${x} ${y}) scale(${(isWalked ? 0.55 : 1) * unit})`}
          className="stroke-(--il-paper)"
        >
          <circle r={stationRadius} strokeWidth={2} className="fill-(--il-teal)" />
          {isWalked ? (
            <path d="M-4.6 .4l3.2 3.2 6-6.6" fill="none" strokeWidth={3} strokeLinecap="round" />
          ) : (
            <text
              fontSize={14}
              dy="0.35em"
              textAnchor="middle"
              className="display fill-(--il-paper) stroke-none"
            >
              {at + 1}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** The size of a station with its number, in pixels. */
const stationRadius = 11

/** The boxes of the route, which names avoid. */
const inTheWayOf = ({ stations, ways }: FlatRoute, unit: number): InTheWay => ({
  marks: stations.map((at) => boxAround(at, (2 * stationRadius + 3) * unit)),
  trail: ways.flatMap((way) => pointsAlong(way, 12).map((at) => boxAround(at, 8))),
})

/** The ref of a plan's element, and how many units of the house a pixel of it is; 1 where nothing has to be measured. */
export function useDrawnUnit(isNeeded: boolean): [RefObject<SVGSVGElement | null>, number] {
  const plan = useRef<SVGSVGElement>(null)
  const [unit, setUnit] = useState(1)
  useLayoutEffect(() => {
    const svg = plan.current
    if (!isNeeded || !svg) return
    const measure = () => {
      const scale = svg.getScreenCTM()?.a
      if (scale) setUnit(Math.round(100 / scale) / 100)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    measure()
    return () => observer.disconnect()
  }, [isNeeded])
  return [plan, unit]
}
