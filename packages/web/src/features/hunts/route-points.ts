import type { BlueprintDocument, Box, Floor, Point } from '@fgm/shared/blueprints/document'
import { doorsOf, type Standing, waysAlong } from '@fgm/shared/blueprints/doors'
import {
  type FloorPoint,
  floorOf,
  isSameFloor,
  type OnFloor,
  onFloor,
} from '@fgm/shared/blueprints/floors'
import { centerOf, distance, overlap } from '@fgm/shared/blueprints/geometry'
import { type Located, type Place, placeAt } from '@fgm/shared/hunts/places'
import type { Route } from '../blueprints/house-plan.tsx'
import { boxAround, stepsOf } from '../blueprints/plan-boxes.ts'

/** The route of a hunt on the plan: its items in order, and the lines through the doors between them. */
export function routeOf(document: BlueprintDocument, items: readonly Located[]): Route {
  const stops = stopsOf(document, items)
  return {
    stations: stops.map(({ at, floor }) => ({ ...at, floor })),
    ways: drawnWays(document, stops),
  }
}

/** The distance from the wall over which a route goes straight through a door. */
const doorstep = 16

/** The routes as drawn. A slanted line through a door would seem to cross the wall beside it. */
function drawnWays(document: BlueprintDocument, stops: readonly Stop[]): FloorPoint[][] {
  const floors = new Map(document.rooms.map((room) => [room.id, floorOf(room)]))
  const doors = doorsOf(document).filter(({ depth, isOpen }) => depth === 0 && !isOpen)
  const doorAt = ({ x, y, ...point }: FloorPoint) =>
    doors.find(
      ({ at, rooms: [room] }) => at.x === x && at.y === y && floors.get(room) === floorOf(point),
    )
  return waysAlong(document, stops).map((way) =>
    way.flatMap((point, at) => {
      const [before, after] = [way[at - 1], way[at + 1]]
      const door = before && after && doorAt(point)
      if (!door) return [point]
      const axis = door.isUpright ? 'x' : 'y'
      const by = after[axis] < before[axis] ? -doorstep : doorstep
      return [-by, by].map((step) => ({ ...point, [axis]: point[axis] + step }))
    }),
  )
}

/** What was found, the route that was walked, and where it goes on, as far as the hints show it. */
export type Progress = {
  finds: FloorPoint[]
  /** The middle of the next mark, and how wide it is. */
  next: Mark | undefined
  walked: FloorPoint[][]
  ahead: FloorPoint[][]
}

/** The part on one floor. */
export function progressOn(floor: Floor, { finds, next, walked, ahead }: Progress): Progress {
  const isHere = (point: OnFloor | undefined) => floorOf(point ?? {}) === floor
  return {
    finds: finds.filter(isHere),
    next: isHere(next?.at) ? next : undefined,
    walked: walked.filter(([first]) => isHere(first)),
    ahead: ahead.filter(([first]) => isHere(first)),
  }
}

type Mark = { at: FloorPoint; side: number }
/** How wide marks are, in units. `next` has the preferred size for a free spot first, then smaller ones. */
type MarkSides = { find: number; next: readonly number[] }

/** The route of a hunt in play. The mark of the next place is next to the piece, which stays in sight. */
export function progressOf(
  document: BlueprintDocument,
  found: readonly Located[],
  next: Located | undefined,
  sides: MarkSides,
): Progress {
  const before = stopsOf(document, found, sides.find)
  const finds = before.map(({ at, floor }): FloorPoint => ({ ...at, floor }))
  const place = next && placeAt(document, next)
  const taken = finds
    .filter((at) => place && isSameFloor(at, place.room))
    .map((at) => boxAround(at, sides.find))
  const mark = place && markNextTo(document, place, taken, sides.next)
  const stops = place && mark ? [...before, { roomId: place.room.id, at: mark.at }] : before
  return {
    finds,
    next: mark,
    walked: drawnWays(document, before),
    ahead: mark ? drawnWays(document, stops.slice(Math.max(0, before.length - 1))) : [],
  }
}

/** The route and a few steps on, so that the cat covers no mark and no door. The route itself where there is no room for that. */
export function waitingBeside(
  way: readonly Point[],
  { position, size }: Box,
  marks: readonly Point[],
  { step, width }: { step: number; width: number },
): readonly Point[] {
  const [end, before] = [way.at(-1), way.at(-2)]
  if (!end || !before) return way
  const onward = end.x < before.x ? -step : step
  const places = [onward, -onward].map((by) => ({ x: end.x + by, y: end.y }))
  const place = places.find(
    ({ x, y }) =>
      x - width / 2 > position.x &&
      x + width / 2 < position.x + size.width &&
      marks.every((mark) => distance(mark, { x, y }) >= step - 1),
  )
  return place ? [...way, place] : way
}

/** The free spot of the room that is nearest to the place; in a full room it may lie on other pieces, never on this one. */
function markNextTo(
  document: BlueprintDocument,
  { room, piece }: Place,
  taken: readonly Box[],
  sides: readonly number[],
): Mark | undefined {
  const target: FloorPoint = { ...centerOf(piece ?? room), floor: room.floor }
  const others = [...onFloor(document, floorOf(room)).furniture, ...taken]
  const spots = sides.flatMap((side) =>
    spotsIn(room, side)
      .sort((one, other) => distance(one, target) - distance(other, target))
      .map((at) => ({ at: { ...at, floor: room.floor }, side, box: boxAround(at, side) })),
  )
  const beside = spots.filter(({ box }) => !piece || !overlap(box, piece))
  const free = beside.find(({ box }) => !others.some((other) => overlap(box, other)))
  const spot = free ?? beside.find(({ side }) => side === sides.at(-1))
  return spot ?? { at: target, side: sides.at(-1) ?? 0 }
}

/** Centers of marks that lie within the room. */
function spotsIn({ position, size }: Box, side: number): Point[] {
  const rim = side / 2 + 4
  const [xs, ys] = [stepsOf(size.width - 2 * rim, 5), stepsOf(size.height - 2 * rim, 5)]
  return xs.flatMap((x) => ys.map((y) => ({ x: position.x + rim + x, y: position.y + rim + y })))
}

type Stop = Standing & OnFloor

function stopsOf(document: BlueprintDocument, items: readonly Located[], step = usualStep) {
  const stops: Stop[] = []
  for (const item of items) {
    const place = placeAt(document, item)
    if (!place) continue
    const { room, piece } = place
    const here = stops.filter((stop) => isSameFloor(stop, room))
    const at = beside(centerOf(piece ?? room), here, room, step)
    stops.push({ roomId: room.id, at, floor: room.floor })
  }
  return stops
}

const usualStep = 40

/** Two items at one place: the second goes beside the first, so that both numbers can be read. */
function beside(point: Point, taken: readonly Standing[], room: Box, step: number): Point {
  const isTaken = taken.some(({ at }) => distance(at, point) < step - 1)
  const next = { x: point.x + step, y: point.y }
  // Beyond the wall it would be in another room.
  return isTaken && next.x < room.position.x + room.size.width
    ? beside(next, taken, room, step)
    : point
}
