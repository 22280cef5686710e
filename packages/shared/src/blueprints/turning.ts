import type { Furniture, Point, Rotation, Size } from './document.ts'

/* How a piece stands: its back is above at 0, to the right at 90, below at 180, to the left at 270. */

export type Turned = { rotation?: Rotation | undefined }

export const rotationOf = ({ rotation }: Turned): Rotation => rotation ?? 0

/** The rotation after so many quarter turns clockwise. */
export const turnedBy = (rotation: Rotation, quarters: number): Rotation =>
  rotations[((rotation / 90 + quarters) % 4) as 0 | 1 | 2 | 3]

export const rotations = [0, 90, 180, 270] as const

/** Whether width and depth are swapped. */
export const isSideways = (rotation: Rotation): boolean => rotation % 180 === 90

/** A size as it is after a turn, or before one. */
export const turnedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  isSideways(rotation) ? { width: height, height: width } : { width, height }

/** The piece with a rotation; an unturned one has no such field, like pieces from before rotation existed. */
export function withRotation<Piece extends Omit<Furniture, 'rotation'>>(
  piece: Piece,
  rotation: Rotation,
): Piece & Turned {
  const { rotation: _, ...rest } = piece as Piece & Turned
  return (rotation === 0 ? rest : { ...rest, rotation }) as Piece & Turned
}

const sides: Record<Rotation, string> = { 0: 'above', 90: 'right', 180: 'below', 270: 'left' }

/** Where the back of a piece is, for screen readers: 'Its back is to the right.' */
export function backWords(piece: Turned): string {
  const side = sides[rotationOf(piece)]
  return `Its back is ${side === 'right' || side === 'left' ? `to the ${side}` : side}.`
}

/** The direction of the back: one step up at 0. */
export const backOf = (rotation: Rotation): Point => backs[rotation]

const backs: Record<Rotation, Point> = {
  0: { x: 0, y: -1 },
  90: { x: 1, y: 0 },
  180: { x: 0, y: 1 },
  270: { x: -1, y: 0 },
}
