import { furnitureKind } from '@fgm/shared/blueprint-catalog'
import type { Furniture, Room } from '@fgm/shared/blueprint-document'
import { isRoom } from './editor-state.ts'

/** What a room or a piece is called: its own name, or its kind. */
export const partName = (part: Room | Furniture): string =>
  isRoom(part) ? part.label : furnitureKind(part.type).label

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
