import type { Point } from '@fgm/shared/blueprints/document'
import { floorNames, floorOf, floorsOf, onFloor } from '@fgm/shared/blueprints/floors'
import { type Located, locationOf, placeAt } from '@fgm/shared/hunts/places'
import type { Outputs } from '../../../lib/trpc.ts'
import { frameOf, HousePlan } from '../../blueprints/house-plan.tsx'
import { boxAround, linePath, pointsAlong } from '../../blueprints/plan-boxes.ts'
import type { InTheWay } from '../../blueprints/plan-labels.ts'
import type { HuntToPlay } from '../play-storage.ts'
import { type Progress, progressOf, progressOn, waitingBeside } from '../route-points.ts'
import { eyeLevelOf } from './clue-picture.tsx'
import { catWidth, FindMoment, momentScale, thingMark } from './find-moment.tsx'
import { hintsTaken, type Item, knownPlace, type Play } from './play-state.ts'
import './play-map.css'

/** A hunt by a link does not say whose house it leads through. */
type HuntOnMap = HuntToPlay &
  Partial<Pick<Outputs['hunts']['byId'], 'is_ready_made' | 'blueprint_template'>>

type PlayMapProps = {
  hunt: HuntOnMap
  item: Item
  play: Play
  /** The id of what was found a moment ago: it lands here. */
  landed?: string | undefined
}

/** The house with the way so far. Of the next place it shows no more than the clue and the hints taken. */
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

  /** The cat walks on where the map shows the way, and else to what was just found. */
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

/** A ready hunt of a family that has no house yet: the map is nobody's. */
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
      <path d={walked.map(linePath).join('')} strokeWidth={4 * unit} className="stroke-(--il-teal)" />
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

/** Where marks and way lie, for the names of the rooms to keep off. */
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

/** Within it a unit is a pixel of the mark as it is drawn. */
const markAt = ({ x, y }: Point, scale: number) => `translate(${x} ${y}) scale(${scale})`
