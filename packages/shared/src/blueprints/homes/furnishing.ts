import {
  canvas,
  documentLimits,
  type FurnitureType,
  furnitureKind,
  isFlat,
  type RoomType,
} from '../catalog.ts'
import type { BlueprintDocument, Box, Furniture, Point, Room, Rotation, Size } from '../document.ts'
import { clearSpace, doorPlaces, doorsOf } from '../doors.ts'
import { boxAround, centerOf, contains, gridSteps, overlap, shifted, snap } from '../geometry.ts'
import { backOf, isSideways, turnedBy, turnedSize, withRotation } from '../turning.ts'
import { type Window, windowsOf } from '../windows.ts'
import type { WishedRoom } from './wish.ts'
import { isStairwell } from './wish-words.ts'

/*
 * Puts the usual furniture of a room at its usual place: backs to a wall, tables and rugs in the middle, doorways free. What
 * finds no free spot is left out.
 */

/** Preferred places of a piece; the first free one is used. */
type Spot = 'wall' | 'wall_end' | 'opposite' | 'middle' | 'corner' | 'desk'
type Wanted = { type: FurnitureType; spot: Spot; chairs?: number }

const at = (spot: Spot, ...types: FurnitureType[]): Wanted[] =>
  types.map((type) => ({ type, spot }))
const table = (chairs: number): Wanted => ({ type: 'table', spot: 'middle', chairs })

const byUse: Record<WishedRoom['holds'][number], readonly Wanted[]> = {
  bed: [...at('wall', 'bed'), ...at('wall_end', 'wardrobe', 'dresser'), ...at('corner', 'lamp')],
  living: [
    ...at('wall', 'couch'),
    ...at('opposite', 'tv'),
    ...at('wall_end', 'bookshelf'),
    ...at('corner', 'plant', 'lamp'),
    ...at('middle', 'rug'),
  ],
  kitchen: at('wall', 'fridge', 'counter', 'stove', 'sink'),
  dining: [table(4)],
}

const byType: Partial<Record<RoomType, readonly Wanted[]>> = {
  kids_room: [
    ...at('wall', 'bed'),
    ...at('wall_end', 'toybox'),
    ...at('opposite', 'bookshelf'),
    ...at('corner', 'lamp'),
    ...at('middle', 'rug'),
  ],
  bathroom: at('wall', 'bathtub', 'toilet', 'sink'),
  laundry: at('wall', 'washer', 'sink'),
  office: [
    ...at('wall', 'desk'),
    ...at('desk', 'chair'),
    ...at('opposite', 'bookshelf'),
    ...at('corner', 'plant'),
  ],
  playroom: [
    ...at('wall', 'toybox'),
    ...at('wall_end', 'bookshelf'),
    table(2),
    ...at('middle', 'rug'),
  ],
  hallway: at('wall_end', 'dresser'),
}

/** The alternatives for a room that is too small for all of it, the most comfortable first. */
const smaller: Partial<Record<RoomType, readonly Wanted[][]>> = {
  bathroom: [at('wall', 'shower', 'toilet', 'sink'), at('wall', 'toilet', 'sink')],
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
    const places = here && there ? doorPlaces(here, there) : []
    return { rooms: [one, other], places, all: places }
  })
  const windows = windowsOf(document).map(behindWindow)
  const furniture: Furniture[] = []
  for (const room of rooms) {
    const wished = holds.get(room.id)
    const own = doors.filter((door) => door.rooms.includes(room.id))
    const stands = !wished
      ? []
      : isStairwell(wished)
        ? [stairsIn(room, own)]
        : standsIn(room, wantedIn(wished, holds), own, windows)
    for (const stand of stands) {
      if (furniture.length >= documentLimits.furniture) break
      const { type, position, size, rotation } = stand
      const id = `${type}-${furniture.length + 1}`
      furniture.push(withRotation({ id, type, position, roomId: room.id, size }, rotation))
    }
  }
  return { ...document, furniture }
}

/** A door, and the places in its wall that are still free on both sides. It goes to the first of them. */
type Doorway = { rooms: readonly string[]; places: Point[]; all: readonly Point[] }
type Placed = Box & { type: FurnitureType; rotation: Rotation }
/** A room while it is being furnished. */
type Site = { room: Room; taken: Placed[]; doors: Doorway[]; windows: readonly Box[] }

/** Stairs that lead away from the door of their room. */
function stairsIn({ position, size }: Room, [door]: readonly Doorway[]): Placed {
  const middle = centerOf({ position, size })
  const from = door?.places[0] ?? middle
  const isLong = size.width > size.height
  const rotation = isLong ? (from.x > middle.x ? 270 : 90) : from.y > middle.y ? 0 : 180
  const sides = turnedSize(furnitureKind('stairs'), rotation)
  const free = { x: size.width - sides.width, y: size.height - sides.height }
  const back = backOf(rotation)
  const by = { x: (free.x * (1 + back.x)) / 2, y: (free.y * (1 + back.y)) / 2 }
  return { type: 'stairs', size: sides, rotation, position: shifted(position, by) }
}

/** The first choice of furniture that fits completely, or else the one of which most fits. */
function standsIn(
  room: Room,
  choices: readonly (readonly Wanted[])[],
  doors: Doorway[],
  windows: readonly Box[],
): Placed[] {
  let best: Site | undefined
  for (const wanted of choices) {
    const site: Site = { room, windows, taken: [], doors: doors.map((door) => ({ ...door })) }
    const isWhole = wanted.map((one) => place(one, site)).every(Boolean)
    if (isWhole || !best || site.taken.length > best.taken.length) best = site
    if (isWhole) break
  }
  for (const [at, door] of doors.entries()) door.places = best?.doors[at]?.places ?? door.places
  return best?.taken ?? []
}

/**
 * The pieces to place, large ones first and rugs where the others leave room. A kitchen gets the table if there is no dining
 * room.
 */
function wantedIn(room: WishedRoom, all: ReadonlyMap<string, WishedRoom>): readonly Wanted[][] {
  const others = [...all.values()]
  const isDining = others.some(({ holds }) => holds.includes('dining'))
  const wanted = byType[room.type] ?? room.holds.flatMap((use) => byUse[use])
  const choices = [wanted, ...(smaller[room.type] ?? [])]
  return choices.map((choice) => {
    const whole = room.holds.includes('kitchen') && !isDining ? [...choice, table(2)] : choice
    const once = whole.filter(({ type }, at) => whole.findIndex((one) => one.type === type) === at)
    return once.sort((one, other) => placeInOrder(one) - placeInOrder(other))
  })
}

function placeInOrder({ type }: Wanted): number {
  const { width, height } = furnitureKind(type)
  // A kitchen gets a stove and a sink before one more counter.
  return isFlat({ type }) || type === 'counter' ? 0 : -width * height
}

/** Puts a piece at one of its preferred places. @returns whether there was one. */
function place({ type, spot, chairs = 0 }: Wanted, site: Site): boolean {
  if (chairs > 0 && placeTable(chairs, site)) return true
  const spots = () => spotsFor(spot, site, furnitureKind(type))
  const covers = coversWindow(type)
  const stand =
    takeSpot(spots(), site, { isFlatOne: isFlat({ type }), kept: covers ? site.windows : [] }) ??
    (covers === 'if it must' ? takeSpot(spots(), site) : undefined)
  if (stand) site.taken.push({ type, ...stand })
  return Boolean(stand)
}

/** Pieces high enough to hide a window behind them; a room puts no shelf there, but a fridge and a TV if it must. */
function coversWindow(type: FurnitureType): false | 'never' | 'if it must' {
  if (type === 'bookshelf' || type === 'wardrobe') return 'never'
  return (type === 'fridge' || type === 'tv') && 'if it must'
}

/** The floor in front of a window, on both sides of its wall. */
function behindWindow({ at, width, isUpright }: Window): Box {
  const size = isUpright ? { width: canvas.grid, height: width } : { width, height: canvas.grid }
  return boxAround(at, size)
}

/** A table with chairs above and below it that face it; false if not all fit. */
function placeTable(chairs: number, site: Site): boolean {
  const [board, chair] = [furnitureKind('table'), furnitureKind('chair')]
  const whole = { width: board.width, height: board.height + 2 * chair.height }
  const found = takeSpot(spotsFor('middle', site, whole), site)
  if (!found) return false
  const { x, y } = found.position
  const row = chairs > 2 ? [0, board.width - chair.width] : [snap((board.width - chair.width) / 2)]
  const below = y + chair.height + board.height
  const add = (type: FurnitureType, position: Point, rotation: Rotation = 0) =>
    site.taken.push({ type, position, size: turnedSize(furnitureKind(type), 0), rotation })
  add('table', { x, y: y + chair.height })
  for (const by of row) {
    add('chair', { x: x + by, y })
    add('chair', { x: x + by, y: below }, 180)
  }
  return true
}

/**
 * The first free spot outside what is `kept`; every door keeps a place in its wall, and flat pieces keep off all of a door's
 * places.
 */
function takeSpot(
  spots: Iterable<Spotted>,
  { taken, doors }: Site,
  { isFlatOne = false, kept = [] }: { isFlatOne?: boolean; kept?: readonly Box[] } = {},
): Spotted | undefined {
  const isLeft = (box: Box) => (place: Point) => !contains(box, place, clearSpace)
  for (const box of spots) {
    if ([...taken, ...kept].some((other) => overlap(box, other))) continue
    if (isFlatOne) {
      if (doors.some(({ all }) => all.some((place) => contains(box, place, 1)))) continue
      return box
    }
    if (!doors.every(({ places }) => places.some(isLeft(box)))) continue
    for (const door of doors) door.places = door.places.filter(isLeft(box))
    return box
  }
  return undefined
}

type Spotted = Omit<Placed, 'type'>

/** All places on the grid for a piece, its preferred ones first; computed one by one. */
function spotsFor(spot: Spot, { room, taken }: Site, piece: Size): Iterable<Spotted> {
  const [first] = taken
  const desk = taken.find(({ type }) => type === 'desk')
  const across = first ? turnedBy(first.rotation, 2) : 180
  switch (spot) {
    case 'wall':
      return alongWalls(room, piece, [0, 180, 270, 90])
    case 'wall_end':
      return alongWalls(room, piece, [0, 180, 90, 270], 'end')
    case 'opposite':
      return alongWalls(room, piece, [across, 180, 0, 90, 270], centerOf(first ?? room))
    case 'desk':
      return desk ? [inFrontOf(desk, piece)] : []
    case 'corner':
      return inCorners(room, piece)
    case 'middle':
      return inMiddle(room, piece)
  }
}

/** Columns and rows of the grid where a piece still fits. */
const gridIn = ({ position, size }: Room, piece: Size) => [
  gridSteps(position.x, position.x + size.width - piece.width),
  gridSteps(position.y, position.y + size.height - piece.height),
]

function* inCorners(room: Room, piece: Size): Generator<Spotted> {
  const [xs = [], ys = []] = gridIn(room, piece)
  for (const x of new Set([...xs.slice(-1), ...xs.slice(0, 1)]))
    for (const y of ys.toReversed()) yield standing({ x, y }, piece)
}

function* inMiddle(room: Room, piece: Size): Generator<Spotted> {
  const [xs = [], ys = []] = gridIn(room, piece)
  const columns = byMiddle(xs)
  for (const y of byMiddle(ys)) for (const x of columns) yield standing({ x, y }, piece)
}

const standing = (position: Point, { width, height }: Size): Spotted => ({
  position,
  size: { width, height },
  rotation: 0,
})

/** A chair at the front of a desk, facing it. */
function inFrontOf(desk: Placed, chair: Size): Spotted {
  const [middle, back] = [centerOf(desk), backOf(desk.rotation)]
  const far = {
    x: (desk.size.width + chair.width) / 2,
    y: (desk.size.height + chair.height) / 2,
  }
  const at = { x: middle.x - back.x * far.x, y: middle.y - back.y * far.y }
  return { ...boxAround(at, turnedSize(chair, 0)), rotation: turnedBy(desk.rotation, 2) }
}

/** Along walls, its back to them: from their beginning, from their end, or from the place nearest to a point. */
function* alongWalls(
  room: Room,
  piece: Size,
  walls: readonly Rotation[],
  from?: 'end' | Point,
): Generator<Spotted> {
  for (const rotation of walls) {
    const size = turnedSize(piece, rotation)
    const [xs = [], ys = []] = gridIn(room, size)
    const [x, y] = [rotation === 90 ? xs.at(-1) : xs[0], rotation === 180 ? ys.at(-1) : ys[0]]
    if (x === undefined || y === undefined) continue
    const isUpright = isSideways(rotation)
    for (const at of alongFrom(isUpright ? ys : xs, from, isUpright ? 'y' : 'x', size))
      yield { position: isUpright ? { x, y: at } : { x: at, y }, size, rotation }
  }
}

function alongFrom(
  values: readonly number[],
  from: 'end' | Point | undefined,
  axis: 'x' | 'y',
  { width, height }: Size,
): readonly number[] {
  if (from === undefined) return values
  if (from === 'end') return values.toReversed()
  return byNearness(values, from[axis] - (axis === 'x' ? width : height) / 2)
}

const byMiddle = (values: readonly number[]) =>
  byNearness(values, ((values[0] ?? 0) + (values.at(-1) ?? 0)) / 2)

const byNearness = (values: readonly number[], middle: number) =>
  [...values].sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
