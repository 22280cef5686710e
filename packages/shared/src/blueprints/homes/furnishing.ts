import {
  canvas,
  documentLimits,
  type FurnitureType,
  furnitureKind,
  type RoomType,
} from '../catalog.ts'
import type { BlueprintDocument, Box, Furniture, Point, Room } from '../document.ts'
import { clearSpace, doorPlaces, doorsOf } from '../doors.ts'
import { contains, overlap } from '../geometry.ts'
import type { WishedRoom } from './wish.ts'
import { stairsLabel } from './wish-words.ts'

/*
 * What usually is in a room, put where it usually is: backs to the upper wall, tables in the middle, doorways free. What
 * finds no free spot is left out.
 */

/** Where a piece likes to be; the first place that is free is taken, from its beginning or, with `fromEnd`, its end. */
type Spot = 'wall' | 'wall_end' | 'lower_wall' | 'middle' | 'corner'
type Wanted = { type: FurnitureType; spot: Spot; chairs?: number }

const bed: Wanted = { type: 'bed', spot: 'wall' }
const lamp: Wanted = { type: 'lamp', spot: 'corner' }
const table = (chairs: number): Wanted => ({ type: 'table', spot: 'middle', chairs })

const byUse: Record<WishedRoom['holds'][number], readonly Wanted[]> = {
  bed: [bed, { type: 'dresser', spot: 'wall_end' }, lamp],
  living: [
    { type: 'couch', spot: 'wall' },
    { type: 'tv', spot: 'lower_wall' },
    { type: 'bookshelf', spot: 'wall_end' },
    lamp,
  ],
  kitchen: [{ type: 'fridge', spot: 'wall' }],
  dining: [table(4)],
}

const byType: Partial<Record<RoomType, readonly Wanted[]>> = {
  kids_room: [
    bed,
    { type: 'toybox', spot: 'wall_end' },
    { type: 'bookshelf', spot: 'lower_wall' },
    lamp,
  ],
  office: [
    { type: 'desk', spot: 'wall' },
    { type: 'chair', spot: 'middle' },
    { type: 'bookshelf', spot: 'lower_wall' },
  ],
  playroom: [{ type: 'toybox', spot: 'wall' }, { type: 'bookshelf', spot: 'wall_end' }, table(2)],
  hallway: [{ type: 'dresser', spot: 'wall_end' }],
}

/** The house with furniture; `holds` says what the rooms of a wish are for. */
export function furnished({
  holds,
  ...document
}: BlueprintDocument & { holds: ReadonlyMap<string, WishedRoom> }): BlueprintDocument {
  const { rooms } = document
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  const doors = doorsOf(document).map(({ rooms: [one, other] }): Doorway => {
    const [here, there] = [roomOf.get(one), roomOf.get(other)]
    return { rooms: [one, other], places: here && there ? doorPlaces(here, there) : [] }
  })
  const furniture: Furniture[] = []
  for (const room of rooms) {
    const wished = holds.get(room.id)
    const site = { room, taken: [], doors: doors.filter((door) => door.rooms.includes(room.id)) }
    for (const wanted of wished ? wantedIn(wished, holds) : [])
      for (const { type, position, size } of placed(wanted, site)) {
        if (furniture.length >= documentLimits.furniture) break
        const id = `${type}-${furniture.length + 1}`
        furniture.push({ id, type, position, roomId: room.id, size })
      }
  }
  return { ...document, furniture }
}

/** A door, and the places in its wall that are still free on both sides. It goes to the first of them. */
type Doorway = { rooms: readonly string[]; places: Point[] }
/** A room while it is furnished. */
type Site = { room: Room; taken: Box[]; doors: Doorway[] }

/** What there is to find a place for, large pieces first. A kitchen holds the table where there is no dining room. */
function wantedIn(room: WishedRoom, all: ReadonlyMap<string, WishedRoom>): readonly Wanted[] {
  if (room.label === stairsLabel) return []
  const isDining = [...all.values()].some(({ holds }) => holds.includes('dining'))
  const uses = room.holds.flatMap((use) => byUse[use])
  const wanted = byType[room.type] ?? uses
  const whole = room.holds.includes('kitchen') && !isDining ? [...wanted, table(2)] : wanted
  const once = whole.filter(({ type }, at) => whole.findIndex((one) => one.type === type) === at)
  return once.sort((one, other) => areaOf(other.type) - areaOf(one.type))
}

const areaOf = (type: FurnitureType) => {
  const { width, height } = furnitureKind(type)
  return width * height
}

type Placed = Box & { type: FurnitureType }

function placed({ type, spot, chairs = 0 }: Wanted, site: Site): Placed[] {
  const set = chairs > 0 ? tableWith(chairs, site) : undefined
  if (set) return set
  const { width, height } = furnitureKind(type)
  const position = takeSpot(spot, { width, height }, site)
  return position ? [{ type, position, size: { width, height } }] : []
}

/** A table with chairs above and below it; undefined where there is no room for all. */
function tableWith(chairs: number, site: Site): Placed[] | undefined {
  const [table, chair] = [furnitureKind('table'), furnitureKind('chair')]
  const whole = { width: table.width, height: table.height + 2 * chair.height }
  const at = takeSpot('middle', whole, site)
  if (!at) return undefined
  const row =
    chairs > 2 ? [0, table.width - chair.width] : [onGrid((table.width - chair.width) / 2)]
  const seats = row.flatMap((x) => [
    { x: at.x + x, y: at.y },
    { x: at.x + x, y: at.y + chair.height + table.height },
  ])
  const sizeOf = ({ width, height }: Box['size']) => ({ width, height })
  return [
    { type: 'table', position: { x: at.x, y: at.y + chair.height }, size: sizeOf(table) },
    ...seats.map((position): Placed => ({ type: 'chair', position, size: sizeOf(chair) })),
  ]
}

/** The first free spot, which is then taken; every door keeps a place in its wall. */
function takeSpot(spot: Spot, size: Box['size'], { room, taken, doors }: Site): Point | undefined {
  const left = (box: Box, { places }: Doorway) =>
    places.filter((place) => !contains(box, place, clearSpace))
  const found = spotsFor(spot, room, size).find((position) => {
    const box = { position, size }
    return (
      !taken.some((other) => overlap(box, other)) &&
      doors.every((door) => left(box, door).length > 0)
    )
  })
  if (!found) return undefined
  const box = { position: found, size }
  taken.push(box)
  for (const door of doors) door.places = left(box, door)
  return found
}

/** All places on the grid that a piece may have, those it likes first. */
function spotsFor(spot: Spot, { position, size }: Room, piece: Box['size']): Point[] {
  const xs = steps(position.x, position.x + size.width - piece.width)
  const ys = steps(position.y, position.y + size.height - piece.height)
  const along = (row: number[], y: number | undefined) =>
    y === undefined ? [] : row.map((x) => ({ x, y }))
  const [top, bottom] = [ys[0], ys.at(-1)]
  const [backwards, inner] = [[...xs].reverse(), byMiddle(xs)]
  if (spot === 'corner')
    return [xs.at(-1), xs[0]].flatMap((x) =>
      x === undefined ? [] : [...ys].reverse().map((y) => ({ x, y })),
    )
  if (spot === 'middle') return byMiddle(ys).flatMap((y) => inner.map((x) => ({ x, y })))
  if (spot === 'lower_wall') return [...along(inner, bottom), ...along(inner, top)]
  const row = spot === 'wall' ? xs : backwards
  return [...along(row, top), ...along(row, bottom)]
}

function steps(from: number, to: number): number[] {
  const found: number[] = []
  for (let value = from; value <= to; value += canvas.grid) found.push(value)
  return found
}

const byMiddle = (values: readonly number[]) => {
  const middle = ((values[0] ?? 0) + (values.at(-1) ?? 0)) / 2
  return [...values].sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
}

const onGrid = (value: number) => Math.round(value / canvas.grid) * canvas.grid
