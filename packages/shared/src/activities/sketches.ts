/* Without the schema (`StepSketch` in activities.ts): pages that draw sketches do not load zod. */

/** The size of a sketch's paper, in its own units. */
export const sketchSize = { width: 160, height: 120 }

/**
 * What a path of a sketch is: the front of a sheet, its back, something tinted (water, tape) or solid; an outline, a fine line, a
 * fold (dashed), a cut (dash and dot), what is hidden or was there before (dotted), and the arrow of a movement.
 */
export const sketchPens = [
  ...(['paper', 'back', 'shade', 'solid'] as const),
  ...(['line', 'thin', 'fold', 'cut', 'ghost', 'arrow'] as const),
] as const
export type SketchPen = (typeof sketchPens)[number]
