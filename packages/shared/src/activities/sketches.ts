/* Without the schema (`StepSketch` in activities.ts): the pages that draw sketches do without zod. */

/** How large the paper of a sketch is, in its own units. */
export const sketchSize = { width: 160, height: 120 }

/**
 * What a path of a sketch is: a sheet from its front, from its back, something tinted (water, tape) or solid; an outline, a fine
 * line, a fold (dashed), a cut (dash and dot), what is hidden or was there before (dotted), and the arrow of a movement.
 */
export const sketchPens = [
  ...(['paper', 'back', 'shade', 'solid'] as const),
  ...(['line', 'thin', 'fold', 'cut', 'ghost', 'arrow'] as const),
] as const
export type SketchPen = (typeof sketchPens)[number]
