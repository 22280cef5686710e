import { oncePer } from '../once-per.ts'
import { canvas, isFlat, type RoomType } from './catalog.ts'
import type { BlueprintDocument, Box, Furniture, Point, Room } from './document.ts'
import { type FloorPoint, isSameFloor, stairsOf } from './floors.ts'
import {
  boxAround,
  type CommonWall,
  centerOf,
  commonWall,
  contains,
  grownBy,
  overlap,
  pointOn,
  shifted,
} from './geometry.ts'

/*
 * The doors of a drawn house, by one rule for the screen, for paper and for the route of a hunt. No one draws them: they follow
 * from the rooms. Where rooms touch, every room can be reached.
 */

/** A doorway between two rooms. */
export type Door = {
  id: string
  /** The two rooms, the one before the wall (left of it, or above it) first. */
  rooms: readonly [string, string]
  /** Its middle. */
  at: Point
  width: number
  /** From wall to wall; 0 where both rooms share one. */
  depth: number
  /** Whether its wall is vertical. */
  isUpright: boolean
  /** The side that its leaf swings to: before the wall, after it, or neither if something is in the way. */
  swing: -1 | 0 | 1
  /** The color of the floor that shows through. */
  color: string
  /** The rooms overlap here: people walk through, but there is no wall to leave out. */
  isOpen: boolean
}

/** A position: in a room, at a point of the sheet. */
export type Standing = { roomId: string; at: Point }

const fullWidth = 52
/** Kept free on both sides of a door, if the wall has such a place. */
export const clearSpace = 40

/** Rooms that everyone crosses come first, private rooms last. */
const privacy: Record<RoomType, number> = {
  hallway: 0,
  living_room: 1,
  dining_room: 1,
  kitchen: 2,
  other: 3,
  playroom: 3,
  classroom: 3,
  office: 4,
  garden: 5,
  kids_room: 5,
  bedroom: 6,
  garage: 7,
  laundry: 7,
  bathroom: 8,
}

/**
 * The doors of a house. A hallway opens to every room at its walls, and living, dining room and kitchen to each other; each other
 * room has one door to the most public of its neighbours, and more only where rooms could not be reached otherwise. Furniture
 * moves a door along its wall, but never removes it.
 */
export const doorsOf = oncePer(findDoors)

/**
 * The route from one position to another, door by door and up or down stairs, both ends included. A straight line between two
 * consecutive points on a floor stays in one room. @returns null when neither doors nor stairs lead there.
 */
export function wayBetween(
  document: BlueprintDocument,
  from: Standing,
  to: Standing,
): FloorPoint[] | null {
  const rooms = roomsBetween(document, from.roomId, to.roomId)
  if (rooms.length === 0) return null
  const floors = new Map(document.rooms.map((room) => [room.id, room.floor]))
  const on = (point: Point, roomId: string): FloorPoint => {
    const floor = floors.get(roomId)
    return floor === 2 ? { ...point, floor } : point
  }
  const steps = rooms.slice(1).flatMap((next, at) => {
    const before = rooms[at] ?? from.roomId
    const door = doorsOf(document).find(
      ({ rooms: [one, other] }) =>
        (one === before && other === next) || (one === next && other === before),
    )
    if (door) return throughDoor(door, before).map((point) => on(point, before))
    return stairsOf(document).flatMap(({ below, above }) => {
      const ends = below.roomId === before ? [below, above] : [above, below]
      return ends[0]?.roomId === before && ends[1]?.roomId === next
        ? ends.map((end) => on(end.at, end.roomId))
        : []
    })
  })
  return [on(from.at, from.roomId), ...steps, on(to.at, to.roomId)]
}

/** The routes from stop to stop as unbroken lines, each on one floor: a new line begins where no doors lead on, and at stairs. */
export function waysAlong(document: BlueprintDocument, stops: readonly Standing[]): FloorPoint[][] {
  const lines: FloorPoint[][] = []
  for (const [at, stop] of stops.entries()) {
    const before = stops[at - 1]
    const way = before && wayBetween(document, before, stop)
    if (!way) lines.push([])
    for (const point of way ?? []) {
      const line = lines.at(-1)
      const last = line?.at(-1)
      if (!line || (last && !isSameFloor(last, point))) lines.push([point])
      else if (last?.x !== point.x || last.y !== point.y) line.push(point)
    }
  }
  return lines.filter((line) => line.length > 1)
}

/** The rooms on the route from one to another, both included; [] when neither doors nor stairs lead there. */
export function roomsBetween(document: BlueprintDocument, from: string, to: string): string[] {
  const next = new Map<string, string[]>()
  const links = [
    ...doorsOf(document).map(({ rooms }) => rooms),
    ...stairsOf(document).map(({ below, above }) => [below.roomId, above.roomId] as const),
  ]
  for (const rooms of links)
    for (const [here, there] of [rooms, [rooms[1], rooms[0]] as const])
      next.set(here, [...(next.get(here) ?? []), there])
  const cameFrom = new Map<string, string | null>([[from, null]])
  const queue = [from]
  for (const id of queue) {
    if (id === to) return trail(cameFrom, to)
    for (const neighbour of next.get(id) ?? [])
      if (!cameFrom.has(neighbour)) {
        cameFrom.set(neighbour, id)
        queue.push(neighbour)
      }
  }
  return []
}

type Pair = { rooms: [Room, Room]; wall: CommonWall; isUsual: boolean; cost: number }

function findDoors({ rooms, furniture }: BlueprintDocument): Door[] {
  const pieces = new Map<string, Furniture[]>(rooms.map(({ id }) => [id, []]))
  for (const piece of furniture) if (!isFlat(piece)) pieces.get(piece.roomId)?.push(piece)
  const pairs = pairsOf(rooms)
  const groups = new Map(rooms.map(({ id }) => [id, id]))
  const groupOf = (id: string): string => {
    const group = groups.get(id) ?? id
    return group === id ? id : groupOf(group)
  }
  const chosen = pairs.filter(({ rooms: [one, other], isUsual }) => {
    const [first, second] = [groupOf(one.id), groupOf(other.id)]
    groups.set(first, second)
    return isUsual || first !== second
  })
  return chosen.map((pair) => {
    const [one, other] = pair.rooms
    const near = [...(pieces.get(one.id) ?? []), ...(pieces.get(other.id) ?? [])]
    return doorIn(pair, near, rooms)
  })
}

/** Rooms that touch: pairs that usually have a door first, then the most public ones, then the widest walls. */
function pairsOf(rooms: readonly Room[]): Pair[] {
  const pairs = rooms.flatMap((room, at) =>
    rooms.slice(at + 1).flatMap((other): Pair[] => {
      const wall = isSameFloor(room, other) ? commonWall(room, other) : undefined
      if (!wall) return []
      const isWide = !wall.isOver && wall.to - wall.from >= fullWidth + 8
      const [low = 0, high = 0] = [privacy[room.type], privacy[other.type]].sort((a, b) => a - b)
      const cost = low + high + (isWide ? 0 : wall.isOver ? 100 : 20)
      return [{ rooms: [room, other], wall, isUsual: isWide && isUsual(low, high), cost }]
    }),
  )
  const length = ({ wall }: Pair) => wall.to - wall.from
  return pairs.sort(
    (one, other) =>
      Number(other.isUsual) - Number(one.isUsual) ||
      one.cost - other.cost ||
      length(other) - length(one),
  )
}

const isUsual = (low: number, high: number) => low === privacy.hallway || high <= privacy.kitchen

function doorIn({ rooms, wall }: Pair, pieces: readonly Furniture[], all: readonly Room[]): Door {
  const { isUpright, from, to, depth, isOver } = wall
  const [one, other] = inOrder(rooms, isUpright)
  const width = widthIn(wall)
  const door = {
    ...{ id: `${one.id} ${other.id}`, rooms: [one.id, other.id] as const },
    ...{ width, depth, isUpright },
    color: lookThrough(one, other).color,
  }
  const middle = (from + to) / 2
  if (isOver) return { ...door, at: pointOn(wall, middle), swing: 0, isOpen: true }
  const isCovered = (place: Point) =>
    all.some(
      (room) =>
        room !== one && room !== other && isSameFloor(room, one) && contains(room, place, -1),
    )
  const free = placesAlong(from, to, width)
    .map((along) => ({ at: pointOn(wall, along) }))
    .filter((place) => !isCovered(place.at))
  const inTheWay = (place: { at: Point }) =>
    pieces.filter((piece) => contains(piece, place.at, clearSpace)).length
  const best = free.reduce<(typeof free)[number] | undefined>(
    (chosen, place) => (chosen && inTheWay(chosen) <= inTheWay(place) ? chosen : place),
    undefined,
  )
  if (!best) return { ...door, at: pointOn(wall, middle), swing: 0, isOpen: true }
  const sides = swings(one, other)
  const swing = (isSmallWetRoom(one) || isSmallWetRoom(other) ? sides.reverse() : sides).find(
    (side) => !pieces.some((piece) => isBefore(piece, { ...door, at: best.at }, side)),
  )
  return { ...door, at: best.at, swing: swing ?? 0, isOpen: false }
}

const widthIn = ({ from, to }: CommonWall) => Math.min(fullWidth, (to - from) * 0.8)

/**
 * Where the middle of a door between two rooms can be, the likeliest first. Furniture blocks a place when it is no further than
 * `clearSpace` from it. [] for rooms that do not touch.
 */
export function doorPlaces(one: Box, other: Box): Point[] {
  const wall = commonWall(one, other)
  if (!wall) return []
  return placesAlong(wall.from, wall.to, widthIn(wall)).map((along) => pointOn(wall, along))
}

/** Places for the middle of a door, the middle of the wall first, then to both of its sides. */
function placesAlong(from: number, to: number, width: number): number[] {
  const [first, last, middle] = [from + width / 2 + 4, to - width / 2 - 4, (from + to) / 2]
  const places = [middle]
  for (let step = canvas.grid; middle + step <= last; step += canvas.grid)
    places.push(middle - step, middle + step)
  return last - first > canvas.grid ? [...places, first, last] : places
}

const inOrder = ([one, other]: [Room, Room], isUpright: boolean): [Room, Room] => {
  const [a, b] = [centerOf(one), centerOf(other)]
  return (isUpright ? a.x <= b.x : a.y <= b.y) ? [one, other] : [other, one]
}

/** The floor seen in a doorway is that of the more public room. */
const lookThrough = (one: Room, other: Room) =>
  privacy[other.type] < privacy[one.type] ? other : one

/** A leaf opens into the more private room if it can. */
const swings = (one: Room, other: Room): (1 | -1)[] =>
  privacy[other.type] >= privacy[one.type] ? [1, -1] : [-1, 1]

/** A bath or laundry in which a leaf would sweep over most of the floor: it opens to the other side. */
const isSmallWetRoom = ({ type, size }: Room) =>
  (type === 'bathroom' || type === 'laundry') && Math.min(size.width, size.height) < 2.5 * fullWidth

/** Whether something is in the leaf's way. */
function isBefore(
  box: Box,
  { at, width, isUpright }: Pick<Door, 'at' | 'width' | 'isUpright'>,
  side: 1 | -1,
): boolean {
  const by = (side * width) / 2
  const middle = shifted(at, isUpright ? { x: by, y: 0 } : { x: 0, y: by })
  // What only touches it is not in front of it, despite rounding errors.
  return overlap(grownBy(box, -0.01), boxAround(middle, { width, height: width }))
}

/** Into the doorway and out again; one point if the wall is shared. */
function throughDoor({ at, depth, isUpright, rooms, isOpen }: Door, from: string): Point[] {
  if (depth === 0 || isOpen) return [at]
  const by = (rooms[0] === from ? depth : -depth) / 2
  const [inward, outward] = [-by, by].map((step) =>
    isUpright ? { x: at.x + step, y: at.y } : { x: at.x, y: at.y + step },
  )
  return inward && outward ? [inward, outward] : [at]
}

function trail(cameFrom: Map<string, string | null>, to: string): string[] {
  const path: string[] = []
  for (let at: string | null | undefined = to; at != null; at = cameFrom.get(at)) path.unshift(at)
  return path
}
