import type { BlueprintDocument, Box, Furniture, Point, Room } from './document.ts'
import { canvasBox, keepInside, snapPoint } from './geometry.ts'

/*
 * What every edit of a drawn house is made of. An edit is a pure function: a document goes in, a new
 * one comes out. A refused one gives back the very same document and a sentence that says why.
 */

/** What an edit gives: the document afterwards, what it was about (`ids` if more than one), and why it was refused if it was. */
export type Edited = {
  document: BlueprintDocument
  id?: string
  ids?: readonly string[]
  problem?: string
}

/** `grid` 0 places freely; left out, everything comes to lie on the grid. */
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

/** An id that no room and no piece of this document has. */
export function freshId({ rooms, furniture }: BlueprintDocument, stem: string): string {
  const taken = new Set([...rooms, ...furniture].map(({ id }) => id))
  let number = taken.size + 1
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

/** The nearest place a room may have: on the grid and on the canvas. */
export function roomPosition(document: BlueprintDocument, box: Box, { grid }: Placing): Point {
  return keepInside({ ...box, position: snapPoint(box.position, grid) }, canvasBox(document))
}

/** The nearest place a piece may have: in its room as far as it fits, on the canvas always. */
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
