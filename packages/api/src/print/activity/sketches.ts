/** The sketches of the steps on a printed activity: beside a step where there is one, below it where there are more. */
import type { StepSketch } from '@fgm/shared/activities/activities'
import { type SketchPen, sketchSize } from '@fgm/shared/activities/sketches'
import { inkOperators, numeral, svgPath } from '../drawings.ts'
import { drawRows, heightOf, type Row, row } from '../flow.ts'
import type { Density, Setting } from '../rows.ts'
import { drawn, type Mark } from '../sheet.ts'

/** From here on a step has its sketches below it. */
export const SKETCHES_BELOW = 2

/** Between two sketches, and between text and sketch. */
const AIR = 12

/** Inches where there is room; where a sheet is set close, still large enough to tell a fold from a cut. */
const widthAt = ({ gap }: Density) => (gap > 10 ? 92 : 70)

/** The room that a sketch beside a step takes from its text. */
export const sketchRoom = (density: Density) => widthAt(density) + AIR

const heightOfSketch = (width: number) => (width * sketchSize.height) / sketchSize.width

/** The rows of a step with its sketch at the right of them, as one row: a sketch is never cut. */
export function besideSketch(rows: Row[], sketch: StepSketch, { width, density }: Setting): Row {
  const wide = widthAt(density)
  const height = Math.max(heightOf(rows), heightOfSketch(wide))
  return row(height, (x, top) => [
    ...sketchMarks(sketch, x + width - wide, top, wide),
    ...drawRows(rows, x, top),
  ])
}

/** Sketches side by side on what the indent leaves of the width, in as many lines as it takes. */
export function sketchRows(sketches: StepSketch[], indent: number, setting: Setting): Row[] {
  const wide = widthAt(setting.density)
  const perLine = Math.floor((setting.width - indent + AIR) / (wide + AIR))
  const lines = Array.from({ length: Math.ceil(sketches.length / perLine) }, (_, line) =>
    sketches.slice(line * perLine, (line + 1) * perLine),
  )
  return lines.map((line) =>
    row(heightOfSketch(wide) + 3, (x, top) =>
      line.flatMap((sketch, at) =>
        sketchMarks(sketch, x + indent + at * (wide + AIR), top - 3, wide),
      ),
    ),
  )
}

/** One sketch with its upper left corner at x, top. */
function sketchMarks({ paths }: StepSketch, x: number, top: number, width: number): Mark[] {
  const scale = width / sketchSize.width
  const placed = `${numeral(scale)} 0 0 ${numeral(-scale)} ${numeral(x)} ${numeral(top)} cm`
  const strokes = paths.map(({ pen, d }) => {
    const { width: stroke = 2, dash = '', paint = 'S', look = INK } = pens[pen]
    return `q ${look} ${numeral(stroke)} w 1 J 1 j ${dash && `[${dash}] 0 d`} ${svgPath(d)} ${paint} Q`
  })
  return [drawn(`q ${placed}\n${strokes.join('\n')}\nQ`)]
}

const INK = inkOperators('ink')

type Pen = { width?: number; dash?: string; paint?: 'S' | 'B'; look?: string }

/** Like the pens on the page, with tints that cost a home printer little. */
const pens: Record<SketchPen, Pen> = {
  paper: { paint: 'B', look: `${INK} 1 1 1 rg` },
  back: { paint: 'B', look: `${INK} 1 0.94 0.8 rg` },
  shade: { paint: 'B', look: `${INK} 0.85 0.94 0.92 rg` },
  solid: { paint: 'B' },
  line: {},
  thin: { width: 1, look: inkOperators('edge') },
  fold: { dash: '6 5', look: inkOperators('teal') },
  cut: { dash: '9 4 1.5 4' },
  ghost: { width: 1.4, dash: '1 5' },
  arrow: { width: 2.6, look: inkOperators('coral') },
}
