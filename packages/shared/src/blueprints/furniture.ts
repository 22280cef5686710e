import { documentLimits, type FurnitureType } from './catalog.ts'
import type { BlueprintDocument, Box, Furniture, Point, Room } from './document.ts'
import {
  done,
  type Edited,
  findPiece,
  findRoom,
  freshId,
  furniturePosition,
  isFiniteBox,
  isFinitePoint,
  noSuchPiece,
  noSuchRoom,
  type Placing,
  refused,
  replacePiece,
} from './edits.ts'
import { floorOfPart, type OnFloor, onFloor } from './floors.ts'
import { boxAround, centerOf, clamp, roomAt, snap } from './geometry.ts'
import { furnitureIsFull } from './rooms.ts'
import { freeSpot, isInTheWay, type Stand, standAt } from './standing.ts'
import { rotationOf, turnedBy, withRotation } from './turning.ts'

/* Edits of furniture. Every piece belongs to a room and is kept inside it as far as it fits. */

/** Puts a piece with its middle at a point, into the room there; its back is to a nearby wall. */
export function addFurniture(
  document: BlueprintDocument,
  { type, at, floor = 1 }: { type: FurnitureType; at: Point } & OnFloor,
  placing: Placing = {},
): Edited {
  if (!isFinitePoint(at)) return refused(document, noRoomHere)
  const room = roomAt(onFloor(document, floor), at)
  if (!room) return refused(document, noRoomHere)
  const put = putPiece(document, room, type, standAt(document, room, type, at), placing)
  const piece = put.id === undefined ? undefined : findPiece(put.document, put.id)
  // A lamp may be on a table; a second tap at one spot means a second lamp next to the first.
  const isTwin = piece && piecesUnder(put.document, piece).some((one) => one.type === type)
  return isTwin ? furnishRoom(document, room.id, type) : put
}

/** Puts a piece at the first free spot of a room: furniture by list, without a pointer. Refused if there is none. */
export function furnishRoom(
  document: BlueprintDocument,
  roomId: string,
  type: FurnitureType,
): Edited {
  return pasteFurniture(document, roomId, { type })
}

/** Moves a piece; over another room it changes rooms, outside all rooms it stays in its own. */
export function moveFurniture(
  document: BlueprintDocument,
  id: string,
  position: Point,
  placing: Placing = {},
): Edited {
  const piece = findPiece(document, id)
  if (!piece) return refused(document, noSuchPiece)
  if (!isFinitePoint(position)) return refused(document, noRoomHere)
  const box = { position, size: piece.size }
  const here = onFloor(document, floorOfPart(document, piece))
  return settle(document, piece, roomAt(here, centerOf(box)), box, placing)
}

/** Gives a piece a new box within its room. */
export function resizeFurniture(
  document: BlueprintDocument,
  id: string,
  box: Box,
  placing: Placing = {},
): Edited {
  const piece = findPiece(document, id)
  if (!piece) return refused(document, noSuchPiece)
  if (!isFiniteBox(box)) return refused(document, noRoomHere)
  const room = findRoom(document, piece.roomId)
  const { width, height } = room?.size ?? document.dimensions
  const smallest = documentLimits.furniture_side
  const size = {
    width: clamp(snap(box.size.width, placing.grid), smallest, width),
    height: clamp(snap(box.size.height, placing.grid), smallest, height),
  }
  return settle(document, piece, room, { position: box.position, size }, placing)
}

/** Turns a piece clockwise by a quarter around its middle. */
export function rotateFurniture(document: BlueprintDocument, id: string): Edited {
  const piece = findPiece(document, id)
  if (!piece) return refused(document, noSuchPiece)
  const size = { width: piece.size.height, height: piece.size.width }
  const { dimensions } = document
  if (size.width > dimensions.width || size.height > dimensions.height)
    return refused(document, 'This piece is too long to be turned on this sheet.')
  const box = boxAround(centerOf(piece), size)
  const turned = withRotation(piece, turnedBy(rotationOf(piece), 1))
  // On the grid, its middle would move with every turn.
  return settle(document, turned, findRoom(document, piece.roomId), box, { grid: 0 })
}

/** Puts a copy of a piece at a free spot of its room. Refused if there is none. */
export function duplicateFurniture(document: BlueprintDocument, id: string): Edited {
  const piece = findPiece(document, id)
  if (!piece) return refused(document, noSuchPiece)
  return pasteFurniture(document, piece.roomId, piece)
}

/**
 * Puts a copied piece, or a new one, into a room: where it was, if that is in the room and free, else at a free spot. Refused if
 * there is none.
 */
export function pasteFurniture(
  document: BlueprintDocument,
  roomId: string,
  piece: Parameters<typeof freeSpot>[2],
): Edited {
  const room = findRoom(document, roomId)
  if (!room) return refused(document, noSuchRoom)
  const stand = freeSpot(document, room, piece)
  if (!stand) return refused(document, `There is no free spot in ${room.label}.`)
  return putPiece(document, room, piece.type, stand, { grid: 0 })
}

/** The pieces under another one, at least in part. */
export function piecesUnder({ furniture }: BlueprintDocument, piece: Furniture): Furniture[] {
  return furniture.filter(
    (other) => other.id !== piece.id && other.roomId === piece.roomId && isInTheWay(other, piece),
  )
}

const noRoomHere = 'Furniture needs a room to stand in. Please tap inside a room.'

function putPiece(
  document: BlueprintDocument,
  room: Room,
  type: FurnitureType,
  { rotation = 0, ...box }: Stand,
  placing: Placing,
): Edited {
  if (document.furniture.length >= documentLimits.furniture)
    return refused(document, furnitureIsFull)
  const id = freshId(document, type)
  const position = furniturePosition(document, room, box, placing)
  const size = { width: box.size.width, height: box.size.height }
  const piece = withRotation({ id, type, position, roomId: room.id, size }, rotation)
  return done({ ...document, furniture: [...document.furniture, piece] }, id)
}

/** Moves a piece to its new box, in the given room or else its own. */
function settle(
  document: BlueprintDocument,
  piece: Furniture,
  wanted: Room | undefined,
  box: Box,
  placing: Placing,
): Edited {
  const room = wanted ?? findRoom(document, piece.roomId)
  if (!room) return refused(document, noSuchRoom)
  const position = furniturePosition(document, room, box, placing)
  return done(
    replacePiece(document, { ...piece, roomId: room.id, position, size: box.size }),
    piece.id,
  )
}
