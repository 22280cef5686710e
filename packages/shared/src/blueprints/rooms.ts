import { oneLine } from '../text/text.ts'
import { documentLimits, type RoomType, roomKind } from './catalog.ts'
import {
  type BlueprintDocument,
  type Box,
  type Furniture,
  nameKey,
  type Point,
  type Room,
  RoomColor,
  RoomLabel,
} from './document.ts'
import {
  done,
  type Edited,
  findRoom,
  freshId,
  furniturePosition,
  isFiniteBox,
  isFinitePoint,
  noSuchRoom,
  type Placing,
  refused,
  replaceRoom,
  roomPosition,
} from './edits.ts'
import type { OnFloor } from './floors.ts'
import { boxBetween, clamp, shifted, snap, snapPoint, wayFrom } from './geometry.ts'
import { rotationOf, turnedBy, withRotation } from './turning.ts'

/* Edits of rooms. Furniture moves with its room. */

const { drawn_room_side } = documentLimits

/** Draws a room from a first click to a second one; at least 80 x 80 (content README §7.4). */
export function drawRoom(
  document: BlueprintDocument,
  { type, from, to, ...on }: { type: RoomType; from: Point; to: Point } & OnFloor,
  placing: Placing = {},
): Edited {
  if (!isFinitePoint(from) || !isFinitePoint(to)) return refused(document, outside)
  const box = boxBetween(snapPoint(from, placing.grid), snapPoint(to, placing.grid))
  return addRoom(document, { type, ...box, ...on }, placing)
}

/** Adds a room with a given box. @returns the id of the new room, or why there is none. */
export function addRoom(
  document: BlueprintDocument,
  { type, position, size, floor }: Box & OnFloor & { type: RoomType },
  placing: Placing = {},
): Edited {
  const box = { position, size }
  const problem = newRoomProblem(document, box)
  if (problem) return refused(document, problem)
  const id = freshId(document, 'room')
  const { label, color } = roomKind(type)
  const room: Room = {
    id,
    type,
    position: roomPosition(document, box, placing),
    size,
    label: freeLabel(document, label),
    color,
    ...(floor === 2 && { floor }),
  }
  return done({ ...document, rooms: [...document.rooms, room] }, id)
}

/** Moves a room, and its furniture with it. */
export function moveRoom(
  document: BlueprintDocument,
  id: string,
  position: Point,
  placing: Placing = {},
): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  if (!isFinitePoint(position)) return refused(document, outside)
  const there = roomPosition(document, { position, size: room.size }, placing)
  const by = wayFrom(room.position, there)
  const moved = { ...room, position: there }
  const furniture = document.furniture.map((piece) =>
    piece.roomId === id ? { ...piece, position: placeWith(document, moved, piece, by) } : piece,
  )
  return done({ ...replaceRoom(document, moved), furniture }, id)
}

/** Gives a room a new box; its furniture is pushed inside as far as it fits. */
export function resizeRoom(
  document: BlueprintDocument,
  id: string,
  box: Box,
  { grid }: Placing = {},
): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  if (!isFiniteBox(box)) return refused(document, outside)
  const { width, height } = document.dimensions
  const size = {
    width: clamp(snap(box.size.width, grid), drawn_room_side, width),
    height: clamp(snap(box.size.height, grid), drawn_room_side, height),
  }
  const resized = {
    ...room,
    size,
    position: roomPosition(document, { position: box.position, size }, { grid }),
  }
  const furniture = document.furniture.map((piece) =>
    piece.roomId === id
      ? { ...piece, position: furniturePosition(document, resized, piece, { grid: 0 }) }
      : piece,
  )
  return done({ ...replaceRoom(document, resized), furniture }, id)
}

/** Turns a room and its furniture clockwise by a quarter. Refused if it then does not fit the canvas. */
export function rotateRoom(document: BlueprintDocument, id: string): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  const size = { width: room.size.height, height: room.size.width }
  if (!fitsCanvas(document, size))
    return refused(document, `${room.label} is too long to be turned on this sheet.`)
  const turned = { ...room, size, position: roomPosition(document, { ...room, size }, { grid: 0 }) }
  const furniture = document.furniture.map((piece) =>
    piece.roomId === id ? turnedWith(document, room, turned, piece) : piece,
  )
  return done({ ...replaceRoom(document, turned), furniture }, id)
}

/** Puts a copy of a room, with its furniture, one step next to it. */
export function duplicateRoom(document: BlueprintDocument, id: string): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  const pieces = document.furniture.filter((piece) => piece.roomId === id)
  if (document.furniture.length + pieces.length > documentLimits.furniture)
    return refused(document, furnitureIsFull)
  const problem = newRoomProblem(document, { ...room, size: atLeastDrawn(room.size) })
  if (problem) return refused(document, problem)
  const step = shifted(room.position, { x: 20, y: 20 })
  const copy = {
    ...room,
    id: freshId(document, 'room'),
    label: freeLabel(document, room.label),
    position: roomPosition(document, { position: step, size: room.size }, { grid: 0 }),
  }
  return addCopy(document, copy, room, pieces)
}

/** Adds a copy of a room, with copies of its pieces at the same positions. */
export function addCopy(
  document: BlueprintDocument,
  copy: Room,
  was: Box,
  pieces: readonly Furniture[],
): Edited {
  const by = wayFrom(was.position, copy.position)
  let copied = { ...document, rooms: [...document.rooms, copy] }
  for (const piece of pieces) {
    const twin = {
      ...piece,
      id: freshId(copied, piece.type),
      roomId: copy.id,
      position: placeWith(document, copy, piece, by),
    }
    copied = { ...copied, furniture: [...copied.furniture, twin] }
  }
  return done(copied, copy.id)
}

/** Gives a room another name: one clean line of at most 40 characters. */
export function renameRoom(document: BlueprintDocument, id: string, label: string): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  const cleaned = RoomLabel.safeParse(label)
  if (!cleaned.success)
    return refused(document, `A room needs a name of 1 to ${documentLimits.label} characters.`)
  const isTaken = document.rooms.some(
    (other) => other.id !== id && nameKey(other.label) === nameKey(cleaned.data),
  )
  if (isTaken)
    return refused(document, `There is a “${cleaned.data}” already. Please choose another name.`)
  return done(replaceRoom(document, { ...room, label: cleaned.data }), id)
}

/** Gives a room another color, written like #FDE7C8. */
export function recolorRoom(document: BlueprintDocument, id: string, color: string): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  if (!RoomColor.safeParse(color).success)
    return refused(document, 'A color is written like #FDE7C8.')
  return done(replaceRoom(document, { ...room, color }), id)
}

/** Makes a room another kind of room; a name and a color that were not chosen change with it. */
export function changeRoomType(document: BlueprintDocument, id: string, type: RoomType): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  const [old, kind] = [roomKind(room.type), roomKind(type)]
  const isOwnLabel = room.label.replace(/ \d+$/, '') !== old.label
  const others = { ...document, rooms: document.rooms.filter((other) => other.id !== id) }
  return done(
    replaceRoom(document, {
      ...room,
      type,
      label: isOwnLabel ? room.label : freeLabel(others, kind.label),
      color: room.color === old.color ? kind.color : room.color,
    }),
    id,
  )
}

/** A label that no room has: 'Bedroom', then 'Bedroom 2' and so on. */
export function freeLabel({ rooms }: BlueprintDocument, label: string): string {
  const taken = new Set(rooms.map((room) => nameKey(room.label)))
  if (!taken.has(nameKey(label))) return label
  const stem = label.replace(/ \d+$/, '')
  let number = 2
  const numbered = () => `${oneLine(stem.slice(0, documentLimits.label - 5))} ${number}`.trim()
  while (taken.has(nameKey(numbered()))) number += 1
  return numbered()
}

const outside = 'That is not a place on the sheet.'
export const roomsAreFull = `A blueprint can have at most ${documentLimits.rooms} rooms.`
export const furnitureIsFull = `A blueprint can have at most ${documentLimits.furniture} pieces of furniture.`

function newRoomProblem(document: BlueprintDocument, box: Box): string | undefined {
  if (document.rooms.length >= documentLimits.rooms) return roomsAreFull
  if (!isFiniteBox(box)) return outside
  const { width, height } = box.size
  if (width < drawn_room_side || height < drawn_room_side)
    return 'That is too small for a room. Please tap a little further away.'
  return fitsCanvas(document, box.size) ? undefined : 'This room is larger than the sheet.'
}

const fitsCanvas = ({ dimensions }: BlueprintDocument, { width, height }: Box['size']) =>
  width <= dimensions.width && height <= dimensions.height

/** A room from elsewhere may be smaller than can be drawn here; so may its copy. */
const atLeastDrawn = ({ width, height }: Box['size']) => ({
  width: Math.max(width, drawn_room_side),
  height: Math.max(height, drawn_room_side),
})

function placeWith(document: BlueprintDocument, room: Room, piece: Furniture, by: Point): Point {
  const position = shifted(piece.position, by)
  return furniturePosition(document, room, { position, size: piece.size }, { grid: 0 })
}

/** A piece turned clockwise with its room: what was at the left wall is then at the upper one. */
function turnedWith(
  document: BlueprintDocument,
  room: Room,
  turned: Room,
  piece: Furniture,
): Furniture {
  const { width, height } = piece.size
  const below = room.size.height - (piece.position.y - room.position.y) - height
  const across = { width: height, height: width }
  const size = fitsCanvas(document, across) ? across : piece.size
  const position = {
    x: turned.position.x + below,
    y: turned.position.y + (piece.position.x - room.position.x),
  }
  const there = furniturePosition(document, turned, { position, size }, { grid: 0 })
  const moved = { ...piece, size, position: there }
  return size === across ? withRotation(moved, turnedBy(rotationOf(piece), 1)) : moved
}
