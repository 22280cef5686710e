import { documentLimits } from './catalog.ts'
import type { BlueprintDocument, Floor, Furniture, Point, Room } from './document.ts'
import { done, type Edited, findPiece, freshId, isFinitePoint, refused } from './edits.ts'
import { onFloor } from './floors.ts'
import { moveFurniture, pasteFurniture, rotateFurniture } from './furniture.ts'
import {
  boundsOf,
  canvasBox,
  furnitureNear,
  keepInside,
  roomAt,
  shifted,
  wayFrom,
} from './geometry.ts'
import { addCopy, freeLabel, furnitureIsFull, moveRoom, roomsAreFull } from './rooms.ts'
import { freePlaceFor } from './walls.ts'

/*
 * Edits of several parts of a house at once, each one undo step: what is selected together, and what was copied. Furniture moves
 * with its room.
 */

/** Rooms, and the pieces that move without their room. */
export type Group = { rooms: readonly Room[]; pieces: readonly Furniture[] }

/** The parts with these ids that still exist. */
export function groupOf(document: BlueprintDocument, ids: readonly string[]): Group {
  const wanted = new Set(ids)
  return {
    rooms: document.rooms.filter(({ id }) => wanted.has(id)),
    pieces: document.furniture.filter(({ id, roomId }) => wanted.has(id) && !wanted.has(roomId)),
  }
}

/**
 * Moves parts together, no further than the edge of the sheet or the wall of the room that holds one of the pieces. A piece over
 * another room changes rooms.
 */
export function moveGroup(document: BlueprintDocument, ids: readonly string[], by: Point): Edited {
  const group = groupOf(document, ids)
  const bounds = boundsOf({ rooms: group.rooms, furniture: group.pieces })
  if (!bounds || !isFinitePoint(by)) return refused(document, nothingThere)
  const { x, y } = bounds.position
  const wanted = { x: x + Math.round(by.x), y: y + Math.round(by.y) }
  const there = keepInside({ ...bounds, position: wanted }, canvasBox(document))
  const way = wayFrom(bounds.position, there)
  const moved = movedBy(document, group, way)
  const ways = group.pieces.map(({ id, position }) =>
    wayFrom(position, findPiece(moved, id)?.position ?? position),
  )
  const common = { x: shortest('x', way, ways), y: shortest('y', way, ways) }
  const isAll = common.x === way.x && common.y === way.y
  return { document: isAll ? moved : movedBy(document, group, common), ids }
}

function movedBy(document: BlueprintDocument, { rooms, pieces }: Group, by: Point) {
  const free = { grid: 0 }
  const withRooms = rooms.reduce(
    (house, { id, position }) => moveRoom(house, id, shifted(position, by), free).document,
    document,
  )
  return pieces.reduce(
    (house, { id, position }) => moveFurniture(house, id, shifted(position, by), free).document,
    withRooms,
  )
}

/** The shortest of these moves along an axis; none if one of them goes back. */
const shortest = (axis: 'x' | 'y', wanted: Point, ways: readonly Point[]): number =>
  ways
    .map((way) => way[axis])
    .reduce(
      (least, way) => (way * wanted[axis] <= 0 ? 0 : Math.abs(way) < Math.abs(least) ? way : least),
      wanted[axis],
    )

/** Turns each piece clockwise around its own middle. Rooms stay: turned one by one they would overlap their neighbours. */
export function turnGroup(document: BlueprintDocument, ids: readonly string[]): Edited {
  const { pieces } = groupOf(document, ids)
  if (pieces.length === 0) return refused(document, 'Rooms are turned one at a time.')
  const turned = pieces.reduce((house, { id }) => rotateFurniture(house, id).document, document)
  if (turned === document) return refused(document, 'They are too long to be turned on this sheet.')
  return { document: turned, ids }
}

/** Removes parts; rooms with their furniture. */
export function removeGroup(document: BlueprintDocument, ids: readonly string[]): Edited {
  const { rooms, pieces } = groupOf(document, ids)
  if (rooms.length + pieces.length === 0) return refused(document, nothingThere)
  const gone = new Set([...rooms, ...pieces].map(({ id }) => id))
  return done({
    ...document,
    rooms: document.rooms.filter(({ id }) => !gone.has(id)),
    furniture: document.furniture.filter(({ id, roomId }) => !gone.has(id) && !gone.has(roomId)),
  })
}

/** The delete tool: furniture within 10 units of the click, else the room under it (spec part two §2). */
export function removeAt(document: BlueprintDocument, point: Point, floor: Floor = 1): Edited {
  const here = onFloor(document, floor)
  const part = furnitureNear(here, point)[0] ?? roomAt(here, point)
  return part
    ? removeGroup(document, [part.id])
    : refused(document, 'There is nothing here to delete.')
}

/** What was copied, as it was, including the furniture of its rooms. */
export type Clip = Group & { inRooms: readonly Furniture[] }

export function clipOf(document: BlueprintDocument, ids: readonly string[]): Clip {
  const group = groupOf(document, ids)
  const rooms = new Set(group.rooms.map(({ id }) => id))
  return { ...group, inRooms: document.furniture.filter(({ roomId }) => rooms.has(roomId)) }
}

type PasteAt = {
  floor: Floor
  /** The room that pieces go to. By default their own, else the first of the floor with a free spot. */
  roomId?: string | undefined
}

/**
 * Puts copies of parts on a floor: rooms together if that is free, else each at the nearest free place; pieces at a free spot of
 * a room. Refused as a whole if one of them finds none.
 * @returns the ids of the copies.
 */
export function pasteClip(document: BlueprintDocument, clip: Clip, at: PasteAt): Edited {
  const { rooms, pieces, inRooms } = clip
  if (document.rooms.length + rooms.length > documentLimits.rooms)
    return refused(document, roomsAreFull)
  if (document.furniture.length + pieces.length + inRooms.length > documentLimits.furniture)
    return refused(document, furnitureIsFull)
  const ids: string[] = []
  let pasted = document
  const parts = [...placedTogether(document, rooms, at.floor), ...pieces]
  for (const part of parts) {
    const { problem, id, ...edited } =
      'roomId' in part ? pastePiece(pasted, part, at) : pasteRoom(pasted, part, inRooms, at.floor)
    if (problem !== undefined || id === undefined) return refused(document, problem ?? nothingThere)
    pasted = edited.document
    ids.push(id)
  }
  return { document: pasted, ids }
}

const nothingThere = 'This is no longer there.'

/** A copied room at its place, and as it was, where its furniture is. */
type PlacedRoom = Room & { was?: Room }

/** The rooms, moved as one block to where it overlaps no other room; unmoved if there is no such place. */
function placedTogether(
  document: BlueprintDocument,
  rooms: readonly Room[],
  floor: Floor,
): readonly PlacedRoom[] {
  const block = boundsOf({ rooms, furniture: [] })
  const place = block && freePlaceFor(document, { ...block, floor })
  if (!block || !place) return rooms
  const by = wayFrom(block.position, place)
  return rooms.map((room) => ({ ...room, position: shifted(room.position, by), was: room }))
}

function pasteRoom(
  document: BlueprintDocument,
  room: PlacedRoom,
  inRooms: readonly Furniture[],
  floor: Floor,
): Edited {
  const { was = room, floor: _, ...own } = room
  const position = freePlaceFor(document, { ...room, floor })
  if (!position)
    return refused(document, `There is no free place that is as large as ${room.label}.`)
  const copy: Room = {
    ...own,
    id: freshId(document, 'room'),
    label: freeLabel(document, room.label),
    position,
    ...(floor === 2 && { floor }),
  }
  const pieces = inRooms.filter(({ roomId }) => roomId === room.id)
  return addCopy(document, copy, was, pieces)
}

function pastePiece(document: BlueprintDocument, piece: Furniture, at: PasteAt): Edited {
  if (at.roomId !== undefined) return pasteFurniture(document, at.roomId, piece)
  const { rooms } = onFloor(document, at.floor)
  const own = rooms.filter(({ id }) => id === piece.roomId)
  for (const { id } of [...own, ...rooms]) {
    const pasted = pasteFurniture(document, id, piece)
    if (pasted.problem === undefined) return pasted
  }
  return refused(
    document,
    rooms.length === 0
      ? 'Furniture needs a room to stand in. Please draw one on this floor first.'
      : 'There is no free spot on this floor.',
  )
}
