import { type FurnitureType, furnitureKind, isFlat } from './catalog.ts'
import type { BlueprintDocument, Box, Furniture, Point, Room, Rotation, Size } from './document.ts'
import { boxAround, centerOf, distance, gridSteps, grownBy, isWithin, overlap } from './geometry.ts'
import { backOf, isSideways, rotations, turnedSize } from './turning.ts'

/* How a new piece is placed: with its back to a wall if there is one near, a chair at a table. */

/** The box of a piece, and its rotation. */
export type Stand = Box & { rotation?: Rotation | undefined }

/** Up to this distance a wall is near enough for a back. */
const nearWall = 30
/** Up to this distance a chair belongs to a table. */
const nearTable = 40

/** How a new piece with this wanted middle is placed: with its back to a nearby wall. */
export function standAt(
  document: BlueprintDocument,
  room: Room,
  type: FurnitureType,
  at: Point,
): Stand {
  const { width, height, stands } = furnitureKind(type)
  const upright = boxAround(at, { width, height })
  if (stands === 'table') return { ...upright, rotation: chairRotation(document, room, upright) }
  if (stands !== 'wall') return upright
  const [nearest] = rotations
    .filter((rotation) => fits(turnedSize({ width, height }, rotation), room))
    .map((rotation) => ({ rotation, gap: gapTo(room, rotation, at) }))
    .filter(({ gap }) => gap <= height / 2 + nearWall)
    .sort((one, other) => one.gap - other.gap)
  if (!nearest) return upright
  const { rotation } = nearest
  const box = boxAround(at, turnedSize({ width, height }, rotation))
  return { ...box, position: atWall(box, room, rotation), rotation }
}

/** A new piece, or one to be copied: it keeps its size and rotation. */
type NewPiece = { type: FurnitureType } & Partial<Stand>

/**
 * The first place in a room where a piece meets no other: where a copied one was; along the walls, its back to them, then row by
 * row. Undefined if there is none.
 */
export function freeSpot(
  document: BlueprintDocument,
  room: Room,
  { type, size, position, rotation: own }: NewPiece,
): Stand | undefined {
  const { width, height, stands } = furnitureKind(type)
  const others = document.furniture.filter(
    (piece) => piece.roomId === room.id && isFlat(piece) === isFlat({ type }),
  )
  const isFree = (box: Box) => !others.some((other) => overlap(other, box))
  const asBefore = position && size && { position, size, rotation: own }
  if (asBefore && isWithin(asBefore, room) && isFree(asBefore)) return asBefore
  const turns = own !== undefined || size || stands !== 'wall' ? [] : rotations
  for (const rotation of turns) {
    const turned = turnedSize({ width, height }, rotation)
    const found = placesIn(room, turned)
      .map((position) => ({ position, size: turned }))
      .find((box) => isAtWall(box, room, rotation) && isFree(box))
    if (found) return { ...found, rotation }
  }
  const box = placesIn(room, size ?? { width, height })
    .map((position) => ({ position, size: size ?? { width, height } }))
    .find(isFree)
  if (!box) return undefined
  const rotation = own ?? (stands === 'table' ? chairRotation(document, room, box) : 0)
  return { ...box, rotation }
}

/** Whether two pieces cannot share a place: a rug lies below whatever stands on it. */
export const isInTheWay = (one: Furniture, other: Furniture): boolean =>
  isFlat(one) === isFlat(other) && overlap(one, other)

/** All places for a piece on the grid of a room, or for a room on that of the canvas, row by row. */
export function placesIn({ position, size }: Box, piece: Size): Point[] {
  const xs = gridSteps(position.x, position.x + size.width - piece.width)
  const ys = gridSteps(position.y, position.y + size.height - piece.height)
  return ys.flatMap((y) => xs.map((x) => ({ x, y })))
}

const fits = (size: Size, room: Room) =>
  size.width <= room.size.width && size.height <= room.size.height

/** From a point to the wall that the back of a piece is turned to. */
function gapTo({ position, size }: Box, rotation: Rotation, { x, y }: Point): number {
  const toWalls = {
    ...{ 0: y - position.y, 90: position.x + size.width - x },
    ...{ 180: position.y + size.height - y, 270: x - position.x },
  }
  return toWalls[rotation]
}

/** The box with its back at the wall, as far along it as before. */
function atWall(box: Box, room: Box, rotation: Rotation): Point {
  const { x, y } = box.position
  const by = backOf(rotation)
  const end = (axis: 'x' | 'y', side: 'width' | 'height', way: number) =>
    way < 0 ? room.position[axis] : room.position[axis] + room.size[side] - box.size[side]
  return isSideways(rotation)
    ? { x: end('x', 'width', by.x), y }
    : { x, y: end('y', 'height', by.y) }
}

function isAtWall(box: Box, room: Box, rotation: Rotation): boolean {
  const { x, y } = atWall(box, room, rotation)
  // Walls need not be on the grid that places are on.
  return Math.abs(x - box.position.x) < 20 && Math.abs(y - box.position.y) < 20
}

/** A chair faces the table or desk it stands at: its back points away from it. */
function chairRotation({ furniture }: BlueprintDocument, room: Room, chair: Box): Rotation {
  const at = centerOf(chair)
  const [table] = furniture
    .filter(({ type, roomId }) => roomId === room.id && (type === 'table' || type === 'desk'))
    .filter((one) => overlap(grownBy(one, nearTable), chair))
    .map((one) => ({ one, far: distance(centerOf(one), at) }))
    .sort((one, other) => one.far - other.far)
  return table ? awayFrom(table.one, at) : 0
}

/** The rotation of a back that points away from the middle of a box. */
function awayFrom(box: Furniture, { x, y }: Point): Rotation {
  const middle = centerOf(box)
  const [across, down] = [(x - middle.x) / box.size.width, (y - middle.y) / box.size.height]
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 90 : 270
  return down > 0 ? 180 : 0
}
