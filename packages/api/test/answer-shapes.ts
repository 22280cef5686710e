import type { Shape } from './shape-replies.ts'
import { refusals, unusable } from './unusable-shapes.ts'
import { learned, usable } from './usable-shapes.ts'

const delivered = (shapes: Omit<Shape, 'outcome'>[]): Shape[] =>
  shapes.map((shape) => ({ outcome: 'delivered', ...shape }))

/** All of them, with their outcomes. */
export const responseShapes: readonly Shape[] = [
  ...delivered(usable),
  ...delivered(learned),
  ...unusable,
  ...refusals,
]
