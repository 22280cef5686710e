import { furnitureKind, furnitureKinds, roomKinds } from '@fgm/shared/blueprints/catalog'
import type { Furniture, Room } from '@fgm/shared/blueprints/document'

/* What rooms, pieces and lengths are called. */

export const isRoom = (part: Room | Furniture): part is Room => !('roomId' in part)

/** What a room or a piece is called: its own name, or its kind. */
export const partName = (part: Room | Furniture): string =>
  isRoom(part) ? part.label : furnitureKind(part.type).label

const listed = new Intl.ListFormat('en')

/** 'Office lies on Kitchen and Hallway.' */
export const liesOn = (room: Room, under: readonly Room[]): string =>
  `${room.label} lies on ${listed.format(under.map(({ label }) => label))}.`

/** 'It is on the table now.' */
export const standsOn = (under: readonly Furniture[]): string =>
  `It is on the ${listed.format([...new Set(under.map(partName))])} now.`

/** The first letter large: 'Toy box'. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Numbers the pieces of a kind in a room where there are several: 'Chair 2'. */
export function namedPieces(pieces: readonly Furniture[]): { id: string; name: string }[] {
  return pieces.map((piece) => {
    const { id, type } = piece
    const alike = pieces.filter((other) => other.type === type)
    const name = capital(partName(piece))
    return { id, name: alike.length === 1 ? name : `${name} ${alike.indexOf(piece) + 1}` }
  })
}

export const roomOptions = roomKinds.map(({ type, label }) => ({ value: type, label }))

export const furnitureOptions = furnitureKinds.map(({ type, label }) => ({
  value: type,
  label: capital(label),
}))

type Unit = { name: string; size: number; step: number }

/* Lengths as parents measure their homes: in feet where one does so, else in metres. On the sheet a step of the grid is a foot. */
const inFeet = new Set(['US', 'LR', 'MM'])
// What a browser calls its language may be no locale at all; what its dates are written in is one.
const { locale } = new Intl.DateTimeFormat().resolvedOptions()
const region = new Intl.Locale(locale).maximize().region ?? 'US'

/** The unit of lengths here, and how many canvas units one of it is. */
export const lengthUnit: Unit = inFeet.has(region)
  ? { name: 'ft', size: 20, step: 1 }
  : { name: 'm', size: 60, step: 0.1 }

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A length of the sheet in words: '12 ft'. */
export const lengthWords = (length: number): string =>
  `${number.format(length / lengthUnit.size)} ${lengthUnit.name}`
