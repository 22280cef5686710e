import type { Box, Point } from '@fgm/shared/blueprints/document'
import { floorNames, floorOf, floorsOf, onFloor } from '@fgm/shared/blueprints/floors'
import { type Located, locationOf, placeAt } from '@fgm/shared/hunts/places'
import type { Outputs } from '../../../lib/trpc.ts'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import { frameOf, HousePlan } from '../../blueprints/house-plan.tsx'
import { boxAround, linePath, pointsAlong } from '../../blueprints/plan-boxes.ts'
import type { InTheWay } from '../../blueprints/plan-labels.ts'
import type { HuntToPlay } from '../play-storage.ts'
import { type Progress, progressOf, progressOn, waitingBeside } from '../route-points.ts'
import { eyeLevelOf } from './clue-picture.tsx'
import { hintsTaken, type Item, knownPlace, type Play } from './play-state.ts'
import './play-map.css'

/** A hunt by a link does not say whose house it leads through. */
type HuntOnMap = HuntToPlay &
  Partial<Pick<Outputs['hunts']['byId'], 'is_ready_made' | 'blueprint_template'>>

type PlayMapProps = {
  hunt: HuntOnMap
  item: Item
  play: Play
  /** The id of the latest find: it lands here. */
  landed?: string | undefined
}

/** The house with the route so far. Of the next place it shows no more than the clue and the hints taken. */
export function PlayMap({ hunt, item, play, landed }: PlayMapProps) {
  const house = hunt.blueprint_data
  const place = placeAt(house, item)
  const isFound = play.found.includes(item.id)
  const known = isFound ? 'spot' : knownPlace(hunt, item, hintsTaken(play, item.id))
  const found = play.found.flatMap((id) => hunt.items_data.find((one) => one.id === id) ?? [])
  const next = place && !isFound && known !== 'nothing' ? shown() : undefined
  const room = known !== 'nothing' ? place?.room : undefined
  const hasFloors = floorsOf(house).length > 1
  const last = found.at(-1)
  const floor = hasFloors ? floorOf(room ?? (last && placeAt(house, last)?.room) ?? {}) : undefined
  const frame = frameOf(floor ? onFloor(house, floor) : house)
  return (
    <div className="play-map">
      <p className="play-count">
        <span>{countWords(hunt, play)}</span>
        {room && <span className="muted">{room.label} is glowing</span>}
        {!room && isOfMany(hunt) && <span className="muted">A home like many</span>}
        {floor && <span className="muted">{floorNames[floor]}</span>}
      </p>
      {hasFloors && <p className="small muted">The stairs only together, hand in hand.</p>}
      {house.rooms.length > 0 && (
        <HousePlan
          document={house}
          floor={floor}
          title={`Map${isOfMany(hunt) ? ' of an example home' : ''}: ${countWords(hunt, play)}.${room ? ` ${room.label} is glowing.` : ''}`}
          litRoom={room?.id}
          markedPiece={known === 'spot' ? place?.piece?.id : undefined}
          over={(unit) => {
            const whole = progressOf(house, found, next, {
              find: findMark * unit,
              next: nextMarks.map((side) => side * unit),
            })
            const progress = floor ? progressOn(floor, whole) : whole
            const moment = momentOf(progress, unit)
            return {
              marks: (
                <>
                  <MapMarks progress={progress} unit={unit} />
                  <FindMoment {...moment} isCalm={play.mode === 'calm'} frame={frame} unit={unit} />
                </>
              ),
              inTheWay: inTheWayOf(
                progress,
                unit,
                moment.landing?.stays ? moment.landing.at : undefined,
              ),
            }
          }}
        />
      )}
    </div>
  )

  /** The cat walks on where the map shows the route, otherwise to the latest find. */
  function momentOf({ finds, walked, ahead }: Progress, unit: number) {
    const there = last?.id === landed && last && placeAt(house, last)
    const at = there && (!floor || floorOf(there.room) === floor) ? finds.at(-1) : undefined
    const landing = at &&
      last && { id: last.id, at, drawing: eyeLevelOf(last, house), stays: isFound }
    const arrived = walked.at(-1)
    const isArrival = at && arrived?.at(-1)?.x === at.x && arrived.at(-1)?.y === at.y
    const onward = ahead.at(-1)
    if (onward || !isArrival || !there) return { landing, way: onward }
    const width = catWidth * momentScale(frame, unit)
    const step = (findMark * unit + width) / 2
    const way = waitingBeside(arrived, there.room, finds, { step, width })
    return { landing, way, arrives: way !== arrived }
  }

  function shown(): Located {
    if (known === 'spot' || !place) return item
    return { location: locationOf(place.room), place_id: place.room.id }
  }
}

/** A ready hunt of a family that has no house yet: the map is no one's. */
const isOfMany = ({ is_ready_made, blueprint_template }: HuntOnMap) =>
  is_ready_made && blueprint_template?.template_type === 'preset'

function countWords({ items_data }: HuntToPlay, { found }: Play): string {
  return `${found.length} found, ${items_data.length - found.length} to go`
}

/** How wide the mark of the next place is, in pixels: smaller where it finds no free spot. */
const nextMarks = [32, 28, 22]
const nextMark = 34
const findMark = 23

type MapMarksProps = {
  progress: Progress
  /** How many units of the house one pixel is. */
  unit: number
}

function MapMarks({ progress: { finds, next, walked, ahead }, unit }: MapMarksProps) {
  return (
    <g className="map-marks">
      <path
        d={walked.map(linePath).join('')}
        strokeWidth={4 * unit}
        className="stroke-(--il-teal)"
      />
      <path
        d={ahead.map(linePath).join('')}
        strokeWidth={4 * unit}
        strokeDasharray={`${0.1 * unit} ${8 * unit}`}
        className="map-ahead"
      />
      {finds.map((at) => (
        <g key={`${at.x} ${at.y}`} transform={markAt(at, unit)}>
          <circle r={findMark / 2 - 1} className="fill-(--il-teal)" />
          <path d="M-4.1 0.5l2.7 2.7l5.4 -5.9" className="map-tick" />
        </g>
      ))}
      {next && (
        <g transform={markAt(next.at, next.side / nextMark)} className="map-next">
          <circle r={nextMark / 2 - 1.5} />
          <text dy="0.35em">?</text>
        </g>
      )}
    </g>
  )
}

/** The boxes of marks and route, which the names of the rooms avoid. */
function inTheWayOf(
  { finds, next, walked, ahead }: Progress,
  unit: number,
  landed: Point | undefined,
): InTheWay {
  const around = (side: number) => (at: Point) => boxAround(at, side * unit)
  return {
    marks: [
      ...finds.map(around(findMark)),
      ...(next ? [boxAround(next.at, next.side)] : []),
      ...(landed ? [around(thingMark)(landed)] : []),
    ],
    trail: [...walked, ...ahead].flatMap((way) => pointsAlong(way, 8 * unit).map(around(8))),
  }
}

/** Within it a unit is a pixel of the mark as drawn. */
const markAt = ({ x, y }: Point, scale: number) => `translate(${x} ${y}) scale(${scale})`

/* The moment of a find: its thing lands on the map, and a cat walks on along the route. The next click counts at once. */

/** How wide the thing is on its paper, in pixels. */
const thingMark = 60

type FindMomentProps = {
  /** Where the thing was, and its drawing; without it nothing lands. */
  landing?: { id: string; at: Point; drawing: string | undefined; stays: boolean } | undefined
  /** The route that the cat walks; without it there is no cat. */
  way?: readonly Point[] | undefined
  /** Whether it walks to the end of the route; without it, it stops on the way. */
  arrives?: boolean
  isCalm: boolean
  frame: Box
  /** How many units of the house one pixel is. */
  unit: number
}

/** Drawn over a map: the thing and the cat. What they show is also said in words. */
function FindMoment({ landing, way, arrives, isCalm, frame, unit }: FindMomentProps) {
  const scale = momentScale(frame, unit)
  const at = landing && within(frame, landing.at, 32 * scale)
  return (
    <g className="find-moment" pointerEvents="none">
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

/** How many units of the house a pixel of the animation is: it is smaller on a small map. */
const momentScale = (frame: Box, unit: number): number =>
  Math.min(unit, frame.size.width / widthAtLeast)

/** In pixels. */
const widthAtLeast = 340

/** How wide the cat is, in pixels. */
const catWidth = 34

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

/** The cat faces the way it walks: left or right. */
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
