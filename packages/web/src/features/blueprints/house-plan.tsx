import type { BlueprintDocument, Box, Point } from '@fgm/shared/blueprints/document'
import { doorsOf } from '@fgm/shared/blueprints/doors'
import { boundsOf, canvasBox } from '@fgm/shared/blueprints/geometry'
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
import { type InTheWay, labelsOf } from './plan-labels.ts'
import { PlanDoor, PlanName, PlanPiece, PlanRoom, RoomOutline } from './plan-parts.tsx'
import './house-plan.css'

type HousePlanProps = {
  document: BlueprintDocument
  /** What the picture shows, for those who do not see it: 'Our house, 5 rooms'. */
  title: string
  /** Rooms that glow; while any does, the others step back. */
  highlightedRooms?: readonly string[]
  highlightedFurniture?: readonly string[]
  /** The stations of a hunt in order, each with its number, and the lines that lead from one to the next. */
  route?: Route
  /**
   * Makes it a map to play by: names of at least 12 px however small it is drawn, and this over it, given how many units one
   * pixel is.
   */
  over?: (unit: number) => ReactNode
  /** What names must not cover of `over`. */
  inTheWay?: (unit: number) => InTheWay
  className?: string
}

/**
 * A drawn house as a picture: thumbnail, map of a hunt, printout. It shows what is drawn, without the
 * empty canvas around it, and takes the width it is given.
 */
export function HousePlan(props: HousePlanProps) {
  const { document, title, highlightedRooms = [], highlightedFurniture = [], route, over } = props
  const [plan, unit] = useDrawnUnit(over !== undefined)
  const { position, size } = frameOf(document)
  const glowing = document.rooms.filter(({ id }) => highlightedRooms.includes(id))
  const pieces = document.furniture.filter(({ id }) => highlightedFurniture.includes(id))
  return (
    <svg
      ref={plan}
      viewBox={`${position.x} ${position.y} ${size.width} ${size.height}`}
      role="img"
      aria-label={title}
      className={classNames('plan', props.className)}
    >
      <PlanFloors document={document} />
      {glowing.length > 0 && (
        <path
          d={shadeAround({ position, size }, glowing)}
          fillRule="evenodd"
          className="plan-shade"
        />
      )}
      {glowing.map((room) => (
        <rect key={room.id} {...room.position} {...room.size} className="plan-glow" />
      ))}
      {pieces.map((piece) => (
        <rect key={piece.id} {...grown(piece)} rx={8} className="plan-mark" />
      ))}
      {over?.(unit)}
      <PlanNames document={document} unit={over && unit} inTheWay={props.inTheWay?.(unit)} />
      {route && route.stations.length > 0 && <PlanRoute {...route} />}
    </svg>
  )
}

type PlanLayersProps = { document: BlueprintDocument }

/** The layers of a house for another svg; the editor draws its handles over them. */
export function PlanLayers({ document, unit }: PlanNamesProps) {
  return (
    <>
      <Floors document={document} />
      <PlanNames document={document} unit={unit} />
    </>
  )
}

function PlanFloors({ document }: PlanLayersProps) {
  const { rooms, furniture } = document
  const floor = `${useId()}floor`
  const doors = doorsOf(document)
  return (
    <>
      <defs>
        <pattern id={floor} width={20} height={20} patternUnits="userSpaceOnUse">
          <path d="M20 0V20H0" className="plan-grid" />
        </pattern>
      </defs>
      {rooms.map((room) => (
        <RoomOutline key={room.id} room={room} />
      ))}
      {rooms.map((room) => (
        <PlanRoom key={room.id} room={room} floor={floor} />
      ))}
      {doors.map((door) => (
        <PlanDoor key={door.id} {...door} />
      ))}
      {furniture.map((piece) => (
        <PlanPiece key={piece.id} piece={piece} />
      ))}
    </>
  )
}

// Another zoom draws only the names again.
const Floors = memo(PlanFloors)

type PlanNamesProps = PlanLayersProps & {
  /** How many units a pixel is, where names have to be read at any size. */
  unit?: number | undefined
  inTheWay?: InTheWay | undefined
}

/** Over whatever glows or steps back: a name is there to be read. */
function PlanNames({ document, unit, inTheWay }: PlanNamesProps) {
  const labels = useMemo(() => labelsOf(document, unit, inTheWay), [document, unit, inTheWay])
  return labels.map((label) => <PlanName key={label.id} {...label} />)
}

const margin = 16

function frameOf(document: BlueprintDocument): Box {
  const { position, size } = boundsOf(document) ?? canvasBox(document)
  return {
    position: { x: position.x - margin, y: position.y - margin },
    size: { width: size.width + 2 * margin, height: size.height + 2 * margin },
  }
}

const boxPath = ({ position, size }: Box) =>
  `M${position.x} ${position.y}h${size.width}v${size.height}h${-size.width}Z`

const shadeAround = (frame: Box, rooms: readonly Box[]) => [frame, ...rooms].map(boxPath).join('')

const grown = ({ position: { x, y }, size: { width, height } }: Box) => ({
  x: x - 6,
  y: y - 6,
  width: width + 12,
  height: height + 12,
})

/** `ways` are unbroken lines: one walks along them, door by door. */
export type Route = { stations: readonly Point[]; ways: readonly (readonly Point[])[] }

/** The way through the house: a dashed line from station to station, and the number of each. */
function PlanRoute({ stations, ways }: Route) {
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

/**
 * How many units of the house one pixel of the screen is, in a plan that is drawn as large as there is room.
 * @param isNeeded false measures nothing: the unit stays 1.
 */
function useDrawnUnit(isNeeded: boolean): [RefObject<SVGSVGElement | null>, number] {
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
