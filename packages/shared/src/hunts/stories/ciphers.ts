import { furnitureKind } from '../../blueprints/catalog.ts'
import type { BlueprintDocument, Point } from '../../blueprints/document.ts'
import { sideBySide } from '../../blueprints/floors.ts'
import { boundsOf, centerOf } from '../../blueprints/geometry.ts'
import { placeAt, placesOf } from '../places.ts'

/* Secrets that children of nine can read: shifted letters, and squares of their own map. */

/** Each letter one further in the alphabet, Z becomes A; other signs stay. */
export const shifted = (word: string): string =>
  word
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) =>
      letter === 'Z' ? 'A' : String.fromCharCode(letter.charCodeAt(0) + 1),
    )

/** The map as a sheet of squares: columns have letters, rows have figures. */
export const mapColumns = ['A', 'B', 'C', 'D'] as const
export const mapRows = ['1', '2', '3', '4'] as const

export type Square = { column: string; row: string }

/** The square of the map in which a place lies, both floors next to each other; undefined if the map does not show it. */
export function squareOf(document: BlueprintDocument, place: string): Square | undefined {
  const map = sideBySide(document)
  const [at, bounds] = [pointOf(map, place), boundsOf(map)]
  if (!at || !bounds) return undefined
  const { position, size } = bounds
  const column = mapColumns[squareAlong(at.x - position.x, size.width)]
  const row = mapRows[squareAlong(at.y - position.y, size.height)]
  return column && row ? { column, row } : undefined
}

/** The map has as many columns as rows. */
const squareAlong = (from: number, side: number): number =>
  Math.max(0, Math.min(mapColumns.length - 1, Math.floor((from / side) * mapColumns.length)))

/**
 * Where a place is on the map: in the words of our own places, or else the furniture or the room that a parent's words name
 * ('behind the couch').
 */
export function pointOf(document: BlueprintDocument, place: string): Point | undefined {
  const words = ` ${wordsOf(place)} `
  const isSaid = (name: string) => words.includes(` ${wordsOf(name)} `)
  const told = placesOf(document).map((one) => {
    const isPieceSaid = one.piece !== undefined && isSaid(furnitureKind(one.piece.type).label)
    const fit = (isPieceSaid ? 2 : one.piece ? -1 : 0) + (isSaid(one.room.label) ? 1 : 0)
    return { one, fit }
  })
  const [best] = told.sort((a, b) => b.fit - a.fit)
  const found = placeAt(document, { location: place }) ?? (best && best.fit > 0 ? best.one : null)
  return found ? centerOf(found.piece ?? found.room) : undefined
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
