/** The way through the house, from number to number and through the walls that rooms share. */
import type { BlueprintDocument, Box, Furniture, Point, Room } from '@fgm/shared/blueprint-document'
import { centerOf, contains } from '@fgm/shared/blueprint-geometry'
import { pathBetween } from '@fgm/shared/hunt-places'
import type { PlacedStop, Scale } from './hunt-map-places.ts'

/** A doorway on paper: its middle, how wide it is, and whether its wall runs up and down. */
export type Door = { at: Point; width: number; is_upright: boolean }

export type Route = { legs: [from: Point, to: Point][]; doors: Door[] }

/** Up to here the way leads from number to number; beyond, from room to room, or it is a tangle. */
const STOPS_AT_MOST = 12
const DOOR = { width: 46, clear: 24 }

/** Legs are drawn once, however often they are walked. Where no wall is shared, the way has a gap. */
export function routeOf(stops: PlacedStop[], house: BlueprintDocument, scale: Scale): Route {
  const rooms = new Map(house.rooms.map((room) => [room.id, room]))
  const legs = new Map<string, [Point, Point]>()
  const doors = new Map<string, Door>()
  const walk = stationsOf(stops, scale)
  for (const [at, to] of walk.entries()) {
    const from = walk[at - 1]
    if (!from) continue
    const points = [from.point, ...doorPoints(from.room, to.room), to.point]
    for (const [step, point] of points.entries()) {
      const last = points[step - 1]
      if (last && point && last !== point) legs.set(keyOf(last, point), [last, point])
    }
  }
  return { legs: [...legs.values()], doors: [...doors.values()] }

  /** The doors between two rooms; a `null` breaks the line where no way leads. */
  function doorPoints(from: Room, to: Room): (Point | null)[] {
    if (from.id === to.id) return []
    const path = pathBetween(house, from.id, to.id).flatMap((id) => rooms.get(id) ?? [])
    if (path.length === 0) return [null]
    return path.slice(1).map((next, at) => {
      const [key, room] = [`${path[at]?.id} ${next.id}`, path[at] ?? from]
      const door = doors.get(key) ?? doorBetween(room, next, house.furniture, scale)
      doors.set(key, door)
      return door.at
    })
  }
}

type Station = { room: Room; point: Point }

function stationsOf(stops: PlacedStop[], scale: Scale): Station[] {
  const numbered = stops
    .flatMap(({ numbers, place, middle }) =>
      numbers.map((number) => ({ number, room: place.room, point: middle })),
    )
    .sort((one, other) => one.number - other.number)
  if (numbered.length <= STOPS_AT_MOST) return numbered
  const middles = new Map(numbered.map(({ room }) => [room.id, scale.point(centerOf(room))]))
  return numbered.map(({ room, point }) => ({ room, point: middles.get(room.id) ?? point }))
}

/** A doorway in the wall of two neighbours, where no furniture stands if there is such a place. */
function doorBetween(one: Room, other: Room, furniture: Furniture[], { point, unit }: Scale): Door {
  const [x, y] = [sharedStretch(one, other, 'x', 'width'), sharedStretch(one, other, 'y', 'height')]
  const is_upright = y.length > x.length
  const wall = is_upright ? y : x
  const places = [0.5, 0.3, 0.7].map((share) => {
    const along = wall.from + wall.length * share
    return is_upright
      ? { x: x.from + x.length / 2, y: along }
      : { x: along, y: y.from + y.length / 2 }
  })
  const isFree = (place: Point) => !furniture.some((piece) => contains(piece, place, DOOR.clear))
  const place = places.find(isFree) ?? places[0] ?? centerOf(one)
  return { at: point(place), width: Math.min(DOOR.width, wall.length * 0.6) * unit, is_upright }
}

/** What two boxes share along an axis; a gap between them is a stretch of negative length. */
function sharedStretch(one: Box, other: Box, axis: 'x' | 'y', side: 'width' | 'height') {
  const from = Math.max(one.position[axis], other.position[axis])
  const to = Math.min(one.position[axis] + one.size[side], other.position[axis] + other.size[side])
  return { from, length: to - from }
}

const keyOf = (one: Point, other: Point) =>
  [one, other]
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .sort()
    .join(' ')
