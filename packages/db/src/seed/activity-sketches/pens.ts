import type { StepSketch } from '@fgm/shared/activities/activities'
import type { SketchPen } from '@fgm/shared/activities/sketches'

/*
 * Drawing functions for sketches. A sketch lies on a paper of 160 by 120; later shapes cover earlier ones. Folds are dashed, cuts
 * are dash and dot with scissors, what was there before is dotted, and an arrow shows the direction.
 */

type Path = StepSketch['paths'][number]
export type Sketches = Readonly<Record<string, readonly StepSketch[]>>

const pen =
  (name: SketchPen) =>
  (d: string): Path => ({ pen: name, d })

export const paper = pen('paper')
export const back = pen('back')
export const shade = pen('shade')
export const solid = pen('solid')
export const line = pen('line')
export const thin = pen('thin')
export const fold = pen('fold')
export const cut = pen('cut')
export const ghost = pen('ghost')
/** A second string, next to a plain one. */
export const colored = pen('arrow')

type Point = readonly [x: number, y: number]

/** An arrow from one point to another, bent toward a third. */
export function arrow(from: Point, toward: Point, to: Point): Path {
  const angle = Math.atan2(to[1] - toward[1], to[0] - toward[0])
  const barb = (turn: number) =>
    at([to[0] - 8 * Math.cos(angle + turn), to[1] - 8 * Math.sin(angle + turn)])
  const shaft = `M${at(from)}Q${at(toward)} ${at(to)}`
  return { pen: 'arrow', d: `${shaft}M${barb(0.55)}L${at(to)}L${barb(-0.55)}` }
}

/** Small scissors whose blades point from `x`, `y` in the direction of `degrees`; 0 is to the right. */
export function scissors(x: number, y: number, degrees = 0): Path {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = (along: number, across: number): string =>
    at([x + along * cos - across * sin, y + along * sin + across * cos])
  const ring = (across: number) =>
    `M${turned(-13.5, across)}A3.2 3.2 0 1 0 ${turned(-19.5, across)}A3.2 3.2 0 1 0 ${turned(-13.5, across)}`
  const blades = `M${turned(-14, -3)}L${turned(2, 3)}M${turned(-14, 3)}L${turned(2, -3)}`
  return line(`${ring(-4.5)}${ring(4.5)}${blades}`)
}

export function disc(x: number, y: number, radius: number, squash = 1): string {
  const flat = round(radius * squash)
  const half = `${radius} ${flat} 0 1 0`
  return `M${at([x - radius, y])}A${half} ${at([x + radius, y])}A${half} ${at([x - radius, y])}Z`
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}Z`

/** One sketch of a step, counted from 1, with what it shows in words. */
export const sketch = (step: number, words: string, ...paths: Path[]): StepSketch => ({
  step,
  words,
  paths,
})

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`
const round = (value: number): number => Math.round(value * 10) / 10
