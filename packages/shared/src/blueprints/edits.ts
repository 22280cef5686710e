import type { BlueprintDocument, Box, Furniture, Point, Room } from './document.ts'
import { canvasBox, keepInside, snapPoint } from './geometry.ts'

/*
 * The building blocks of every edit of a drawn house. An edit is a pure function: it takes a document and returns a new one. A
 * refused edit returns the same document and a sentence with the reason.
 */

/** The result of an edit: the document afterwards, what it changed (`ids` if more than one), and the reason if it was refused. */
export type Edited = {
  document: BlueprintDocument
  id?: string
  ids?: readonly string[]
  problem?: string
}

/** `grid` 0 places freely; by default everything snaps to the grid. */
export type Placing = { grid?: number }

export const done = (document: BlueprintDocument, id?: string): Edited =>
  id === undefined ? { document } : { document, id }

export const refused = (document: BlueprintDocument, problem: string): Edited => ({
  document,
  problem,
})

export const isFinitePoint = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y)

export const isFiniteBox = ({ position, size }: Box): boolean =>
  isFinitePoint(position) && Number.isFinite(size.width) && Number.isFinite(size.height)

/** An id that no room or piece of this document has. */
export function freshId({ rooms, furniture }: BlueprintDocument, stem: string): string {
  const taken = new Set([...rooms, ...furniture].map(({ id }) => id))
  let number = taken.size + 1
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

/** The nearest possible place for a room: on the grid and on the canvas. */
export function roomPosition(document: BlueprintDocument, box: Box, { grid }: Placing): Point {
  return keepInside({ ...box, position: snapPoint(box.position, grid) }, canvasBox(document))
}

/** The nearest possible place for a piece: inside its room as far as it fits, always on the canvas. */
export function furniturePosition(
  document: BlueprintDocument,
  room: Room,
  box: Box,
  { grid }: Placing,
): Point {
  const snapped = { ...box, position: snapPoint(box.position, grid) }
  const inRoom = { ...box, position: keepInside(snapped, room) }
  return keepInside(inRoom, canvasBox(document))
}

export function replaceRoom(document: BlueprintDocument, room: Room): BlueprintDocument {
  return {
    ...document,
    rooms: document.rooms.map((other) => (other.id === room.id ? room : other)),
  }
}

export function replacePiece(document: BlueprintDocument, piece: Furniture): BlueprintDocument {
  return {
    ...document,
    furniture: document.furniture.map((other) => (other.id === piece.id ? piece : other)),
  }
}

export const findRoom = ({ rooms }: BlueprintDocument, id: string) =>
  rooms.find((room) => room.id === id)

export const findPiece = ({ furniture }: BlueprintDocument, id: string) =>
  furniture.find((piece) => piece.id === id)

export const noSuchRoom = 'This room is no longer there.'
export const noSuchPiece = 'This piece of furniture is no longer there.'
