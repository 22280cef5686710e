import { oncePer } from '../once-per.ts'
import { furnitureKind } from './catalog.ts'
import type { BlueprintDocument, Floor, Furniture, Point, Room } from './document.ts'
import { boundsOf, centerOf, distance } from './geometry.ts'

/* The two floors of a house: both use the same sheet size, and stairs connect them. */

export type OnFloor = { floor?: Floor | undefined }

/** A point of the sheet, on one of its floors. */
export type FloorPoint = Point & OnFloor

export const floorOf = ({ floor }: OnFloor): Floor => floor ?? 1

export const isSameFloor = (one: OnFloor, other: OnFloor): boolean =>
  floorOf(one) === floorOf(other)

/** Below, then above. */
export const floors = [1, 2] as const

export const floorNames: Record<Floor, string> = { 1: 'Downstairs', 2: 'Upstairs' }

/** The floors that have rooms, from below. */
export const floorsOf = ({ rooms }: BlueprintDocument): Floor[] =>
  floors.filter((floor) => rooms.some((room) => floorOf(room) === floor))

/** The floor with the most rooms; if equal, the lower one. */
export function mainFloorOf(document: BlueprintDocument): Floor {
  const roomsOn = (floor: Floor) => onFloor(document, floor).rooms.length
  return roomsOn(2) > roomsOn(1) ? 2 : 1
}

/** The floor of a room, or of the room that a piece stands in. */
export function floorOfPart({ rooms }: BlueprintDocument, part: Room | Furniture): Floor {
  if (!('roomId' in part)) return floorOf(part)
  const room = rooms.find(({ id }) => id === part.roomId)
  return room ? floorOf(room) : 1
}

/** One floor of a house as its own house; the same object every time, and the house itself if it has no other floor. */
export const onFloor = (document: BlueprintDocument, floor: Floor): BlueprintDocument =>
  byFloor(document)[floor]

const byFloor = oncePer(
  (document: BlueprintDocument): Record<Floor, BlueprintDocument> => ({
    1: onlyFloor(document, 1),
    2: onlyFloor(document, 2),
  }),
)

function onlyFloor(document: BlueprintDocument, floor: Floor): BlueprintDocument {
  const rooms = document.rooms.filter((room) => floorOf(room) === floor)
  if (rooms.length === document.rooms.length) return document
  const ids = new Set(rooms.map(({ id }) => id))
  return {
    ...document,
    rooms,
    furniture: document.furniture.filter(({ roomId }) => ids.has(roomId)),
  }
}

/** Both floors next to each other, as a house of one floor: for a picture that shows everything at once. */
export const sideBySide = oncePer(spreadOut)

/** Where a point is when the floors are next to each other. */
export function besideOne(document: BlueprintDocument, { x, y, floor }: FloorPoint): Point {
  return { x: x + (floor === 2 ? shiftOf(document) : 0), y }
}

function spreadOut(document: BlueprintDocument): BlueprintDocument {
  if (floorsOf(document).length < 2) return document
  const by = shiftOf(document)
  const above = new Set(onFloor(document, 2).rooms.map(({ id }) => id))
  const moved = <Part extends { position: Point }>(part: Part): Part => ({
    ...part,
    position: { x: part.position.x + by, y: part.position.y },
  })
  return {
    ...document,
    rooms: document.rooms.map(({ floor, ...room }) => (floor === 2 ? moved(room) : room)),
    furniture: document.furniture.map((piece) => (above.has(piece.roomId) ? moved(piece) : piece)),
  }
}

/** Between the floors of a picture: too far for a door. */
const betweenFloors = 60

/** How far the upper floor moves to the right of the lower one. */
function shiftOf(document: BlueprintDocument): number {
  const [below, above] = floors.map((floor) => boundsOf(onFloor(document, floor)))
  if (!below || !above) return 0
  return below.position.x + below.size.width + betweenFloors - above.position.x
}

/** Stairs from a room below to one above: where they begin and where they end. */
export type Stairs = { below: StairsEnd; above: StairsEnd }
type StairsEnd = { roomId: string; at: Point }

/** The stairs of a house: each piece on one floor, matched with the nearest unmatched one on the other. */
export const stairsOf = oncePer(pairedStairs)

function pairedStairs(document: BlueprintDocument): Stairs[] {
  const [below, above] = floors.map((floor) =>
    onFloor(document, floor).furniture.filter(({ type }) => type === stairsType),
  )
  if (!below?.length || !above?.length) return []
  const pairs = below
    .flatMap((one) =>
      above.map((other) => ({ one, other, far: distance(centerOf(one), centerOf(other)) })),
    )
    .sort((a, b) => a.far - b.far)
  const taken = new Set<Furniture>()
  return pairs.flatMap(({ one, other }) => {
    if (taken.has(one) || taken.has(other)) return []
    taken.add(one).add(other)
    return [{ below: endOf(one), above: endOf(other) }]
  })
}

const { type: stairsType } = furnitureKind('stairs')

const endOf = (piece: Furniture): StairsEnd => ({ roomId: piece.roomId, at: centerOf(piece) })
