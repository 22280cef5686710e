import { z } from 'zod'

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

/** A drawing of one move of a step, as paths that the page and the printed sheet both draw. */
export const StepSketch = z
  .object({
    step: z.number().int().min(1).describe('The step it belongs to, counted from 1'),
    words: z.string().describe('What it shows, in words'),
    paths: z.array(
      z.object({
        pen: z.enum(sketchPens),
        d: z.string().describe('An SVG path on a paper of 160 by 120'),
      }),
    ),
  })
  .meta({ id: 'StepSketch' })
export type StepSketch = z.output<typeof StepSketch>
