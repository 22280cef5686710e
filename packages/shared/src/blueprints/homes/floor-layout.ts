import { type Chance, shuffled } from '../../seeded-chance.ts'
import { canvas } from '../catalog.ts'
import type { Box, Size } from '../document.ts'
import { clamp, shared, snap } from '../geometry.ts'
import type { WishedRoom } from './wish.ts'
import type { FloorParts } from './wished-rooms.ts'

/*
 * One floor: a core with a row of rooms along each of its two long sides and, on request, a room at its ends. All rooms share
 * walls, leave no gap and touch the core, so that each can have a door to it.
 */

export type LaidRoom = { room: WishedRoom; box: Box }

export type FloorForm = {
  /** Rooms at the ends of the core, as high as the whole floor. */
  ends: 0 | 1 | 2
  /** The core reaches the outer wall on the right: stairs continue from there. */
  isOpenRight: boolean
}

/** A floor with its upper left corner at 0, 0; the core first. */
export type LaidFloor = { rooms: LaidRoom[]; size: Size; core: Box }

const { grid } = canvas
const narrowest = { hall: 80, room: 100, side: 80 } as const
const narrowestEnd = 140
/** The size at which a bed leaves a way to the door. */
const comfortable = 160
const deepest = 400

/** Lays out a floor once, at random. @returns null if the rooms do not fit this form. */
export function layFloor(
  { core, around }: FloorParts,
  form: FloorForm,
  chance: Chance,
): LaidFloor | null {
  const rows = rowsOf(around, form, chance)
  if (!rows) return null
  if (around.length === 0) return aloneOnFloor(core)
  const { upper, lower, left, right } = rows
  const width = widthOf(core, upper, lower, chance)
  const depth = (row: WishedRoom[]) =>
    row.length === 0 ? 0 : clamp(snap(areaOf(row) / width), 120, deepest)
  const [above, below] = [depth(upper), depth(lower)]
  const middle = isHall(core)
    ? core.size === 'big'
      ? 120
      : narrowest.hall
    : clamp(snap(core.area / width), 120, deepest)
  const height = above + middle + below
  const ends = [left, right].map((room) =>
    room ? Math.max(narrowestEnd, snap(room.area / height)) : 0,
  )
  const [before = 0, after = 0] = ends
  const coreBox = box(before, above, width, middle)
  const rooms: LaidRoom[] = [
    { room: core, box: coreBox },
    ...rowAlong(upper, before, 0, width, above),
    ...rowAlong(lower, before, above + middle, width, below),
    ...(left ? [{ room: left, box: box(0, 0, before, height) }] : []),
    ...(right ? [{ room: right, box: box(before + width, 0, after, height) }] : []),
  ]
  return {
    rooms: giveLargerPlaces(rooms),
    core: coreBox,
    size: { width: before + width + after, height },
  }
}

const ranks = { small: 0, usual: 1, big: 2 } as const

/** Among rooms of one kind, those asked to be larger get the larger places. */
function giveLargerPlaces(laid: readonly LaidRoom[]): LaidRoom[] {
  const floorOf = ({ box: { size } }: LaidRoom) => size.width * size.height
  const isAlike = (one: LaidRoom, other: LaidRoom) =>
    one.room.type === other.room.type && one.room.usualArea === other.room.usualArea
  return laid.map((place) => {
    const alike = laid.filter((one) => isAlike(one, place))
    const places = alike.toSorted((one, other) => floorOf(other) - floorOf(one))
    const largestFirst = places.toSorted(
      (one, other) => ranks[other.room.size] - ranks[one.room.size],
    )
    return { room: largestFirst[places.indexOf(place)]?.room ?? place.room, box: place.box }
  })
}

/**
 * How far a floor is from what people would build: rooms like corridors, areas that were not requested, kitchens away from the
 * dining place, the whole too long. Smaller is better.
 */
export function strangeness({ rooms, core, size }: LaidFloor): number {
  const ofRooms = rooms.map(({ room, box: laid }) => {
    if (isHall(room) && laid === core) return 0
    const long = Math.max(laid.size.width, laid.size.height)
    const short = Math.min(laid.size.width, laid.size.height)
    const measured = laid.size.width * laid.size.height
    return (
      (short < comfortable && narrowestOf(room) > narrowest.side ? 1 : 0) +
      Math.max(0, long / short - 1.5) ** 2 +
      (room.size === 'usual' ? 2 : 6) * Math.abs(Math.log(measured / room.area))
    )
  })
  const long = Math.max(size.width, size.height) / Math.min(size.width, size.height)
  return sum(ofRooms) + 2 * Math.max(0, long - 1.7) + apart(rooms)
}

/**
 * How often a requested size is missed: a room that was to be larger than another is not, or one that was to be small or big is
 * much different.
 */
export function sizesMissed(rooms: readonly LaidRoom[]): number {
  const measured = rooms
    .filter(({ room }) => !isHall(room))
    .map(({ room, box: { size } }) => ({
      rank: ranks[room.size],
      usual: room.usualArea,
      share: (size.width * size.height) / room.area,
      area: size.width * size.height,
    }))
  const pairs = measured.map(
    (one) =>
      measured.filter(
        (other) => one.rank > other.rank && one.usual >= other.usual && one.area <= other.area,
      ).length,
  )
  const others = measured.filter(
    ({ rank, share }) => rank !== ranks.usual && (share < 0.64 || share > 1.55),
  )
  return sum(pairs) + others.length
}

/** Which room goes where: large rooms at the ends, the others in two rows of about the same length. */
function rowsOf(around: readonly WishedRoom[], form: FloorForm, chance: Chance) {
  const mixed = shuffled(around, chance)
  const ends = form.isOpenRight ? Math.min(form.ends, 1) : form.ends
  if (ends > 0 && mixed.length < ends + 1) return null
  const byArea = mixed.sort((one, other) => other.area - one.area)
  // The largest, or the next one: chance decides.
  const atEnds = byArea.slice(0, ends + 1)
  if (chance() < 0.5) atEnds.reverse()
  const [left, right] = atEnds.slice(0, ends)
  const upper: WishedRoom[] = []
  const lower: WishedRoom[] = []
  const isDay = ({ type }: WishedRoom) => !['bedroom', 'kids_room', 'bathroom'].includes(type)
  for (const room of byArea) {
    if (room === left || room === right) continue
    const [shorter, longer] = areaOf(upper) <= areaOf(lower) ? [upper, lower] : [lower, upper]
    // Living areas prefer one row, as long as it does not get much longer.
    const isNear =
      isDay(room) === longer.some(isDay) &&
      longer.length > 0 &&
      areaOf(longer) + room.area < 1.3 * (areaOf(shorter) + room.area)
    const row = isNear && chance() < 0.7 ? longer : shorter
    row.push(room)
  }
  return { upper: shuffled(upper, chance), lower: shuffled(lower, chance), left, right }
}

function aloneOnFloor(core: WishedRoom): LaidFloor {
  const area = core.area
  const height = isHall(core)
    ? narrowest.hall
    : Math.max(narrowest.room, snap(Math.sqrt(area / 1.3)))
  const width = Math.max(height, snap(area / height))
  const coreBox = box(0, 0, width, height)
  return { rooms: [{ room: core, box: coreBox }], core: coreBox, size: coreBox.size }
}

/** Beds and couches need more than baths. */
const narrowestOf = ({ type }: WishedRoom) =>
  type === 'bathroom' || type === 'laundry' ? narrowest.side : narrowest.room

/** The length of the core: the rows about as deep as a room, and each room wide enough. */
function widthOf(
  core: WishedRoom,
  upper: WishedRoom[],
  lower: WishedRoom[],
  chance: Chance,
): number {
  const wishedDepth = 140 + grid * Math.floor(chance() * 14)
  const rows = [upper, lower].filter((row) => row.length > 0)
  const areas = sum(rows.map(areaOf)) + (isHall(core) ? 0 : core.area)
  const count = rows.length + (isHall(core) ? 0 : 1)
  const least = Math.max(...rows.map((row) => sum(row.map(narrowestOf))))
  return Math.max(160, least, snap(areas / (count * wishedDepth)))
}

/** Rooms next to each other, as wide as their areas need, the last up to the end of the row. */
function rowAlong(
  row: readonly WishedRoom[],
  left: number,
  top: number,
  width: number,
  height: number,
): LaidRoom[] {
  const spare = width - sum(row.map(narrowestOf))
  const share = width / areaOf(row)
  const wanted = row.map((room) => Math.max(0, share * room.area - narrowestOf(room)))
  const all = sum(wanted) || 1
  let [from, soFar] = [left, 0]
  return row.map((room, at) => {
    soFar += narrowestOf(room) + (spare * (wanted[at] ?? 0)) / all
    const to = at === row.length - 1 ? left + width : left + snap(soFar)
    const laid = { room, box: box(from, top, to - from, height) }
    from = to
    return laid
  })
}

/** Kitchens that share no wall with a dining place, bathrooms far from the beds. */
function apart(rooms: readonly LaidRoom[]): number {
  const touches = (one: LaidRoom, other: LaidRoom) => {
    const [x, y] = [shared(one.box, other.box, 'x'), shared(one.box, other.box, 'y')]
    return (x === 0 && y > grid) || (y === 0 && x > grid)
  }
  const without = (type: WishedRoom['type'], others: WishedRoom['type'][]) =>
    rooms.some(({ room }) => others.includes(room.type)) &&
    rooms.some(
      (one) =>
        one.room.type === type &&
        !rooms.some((other) => others.includes(other.room.type) && touches(one, other)),
    )
  return (
    (without('kitchen', ['living_room', 'dining_room']) ? 0.8 : 0) +
    (without('bathroom', ['bedroom', 'kids_room']) ? 0.3 : 0)
  )
}

export const isHall = ({ type }: Pick<WishedRoom, 'type'>) => type === 'hallway'

const box = (x: number, y: number, width: number, height: number): Box => ({
  position: { x, y },
  size: { width, height },
})
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const areaOf = (rooms: readonly WishedRoom[]) => sum(rooms.map(({ area }) => area))
