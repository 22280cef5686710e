import { furnitureKind, furnitureKinds, roomKinds } from '@fgm/shared/blueprints/catalog'
import type { Furniture, Room } from '@fgm/shared/blueprints/document'

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
export function pieceNames(pieces: readonly Furniture[]): string[] {
  return pieces.map((piece, at) => {
    const alike = pieces.filter(({ type }) => type === piece.type)
    const name = capital(partName(piece))
    if (alike.length === 1) return name
    const number = pieces.slice(0, at + 1).filter(({ type }) => type === piece.type).length
    return `${name} ${number}`
  })
}

export const roomOptions = roomKinds.map(({ type, label }) => ({ value: type, label }))

export const furnitureOptions = furnitureKinds.map(({ type, label }) => ({
  value: type,
  label: capital(label),
}))
