import { boxPath, type Ink, linePath, strokePath, tickBox } from './drawings.ts'
import { drawRows, gap, heightOf, lineRows, type Row, row } from './flow.ts'
import { drawn, type Mark } from './sheet.ts'
import type { Line, Typesetter } from './text.ts'

/** Parts every printed sheet is made of: headings, lists to tick, columns and thin frames. */

/** How closely a sheet is set; sizes in points. */
export type Density = {
  step: number
  body: number
  heading: number
  gap: number
  /** Line height as a multiple of the size. */
  leading: number
}

/** What a part needs to be set: type, the width of the column in points, and the density. */
export type Setting = { type: Typesetter; width: number; density: Density }

export function headingRows(text: string, { type, width, density }: Setting): Row[] {
  const lines = type.wrap(text, width, { size: density.heading, weight: 'bold' })
  return [...lineRows(lines, { keeps_next: true }), gap(density.gap * 0.25 + 2, true)]
}

/** One entry of a list with a box to tick before it. */
export function tickRows(lines: Line[], indent: number, density: Density): Row[] {
  const size = density.body * 0.95
  return marked(lineRows(lines, { indent, leading: density.leading }), (x, top, height) =>
    drawn(tickBox(x + 1, top - height / 2 - size / 2, size)),
  )
}

/** The rows with a mark on the first of them. */
export function marked(
  [first, ...rest]: Row[],
  markAt: (x: number, top: number, height: number) => Mark,
): Row[] {
  if (!first) return []
  const draw: Row['draw'] = (x, top) => [markAt(x, top, first.height), ...first.draw(x, top)]
  return [{ ...first, draw }, ...rest]
}

/** Columns of rows as one row; `step` is the distance from one column to the next. */
export function sideBySide(cells: Row[][], step: number): Row {
  return row(Math.max(...cells.map(heightOf)), (x, top) =>
    cells.flatMap((cell, at) => drawRows(cell, x + at * step, top)),
  )
}

export type Frame = {
  ink: Ink
  /** The corners, from the upper left one onwards. */
  radii: [number, number, number, number]
  drawSign?: (x: number, top: number) => string
}

/** Room a frame takes from the width of its content. */
export const FRAME_ROOM = 32

/** A thin frame around rows that belong together; what is too tall for one keeps to a side line. */
export function framed(inner: Row[], { width, density }: Setting, frame: Frame): Row[] {
  const { ink, radii, drawSign = () => '' } = frame
  const pad = density.gap * 0.45 + 1.5
  const height = heightOf(inner) + 2 * pad
  const indent = FRAME_ROOM / 2
  if (height < 240)
    return [
      row(height, (x, top) => [
        drawn(strokePath(boxPath(x, top, width, height, radii), ink, 1.2)),
        drawn(drawSign(x + indent, top - pad)),
        ...drawRows(inner, x + indent, top - pad),
      ]),
    ]
  return inner.map((line) => sideLined(line, ink, indent))
}

/** The row with a line along its left side. */
function sideLined(line: Row, ink: Ink, indent: number): Row {
  return {
    ...line,
    draw: (x, top) => [
      drawn(strokePath(linePath(x + 2, top, x + 2, top - line.height), ink, 1.8)),
      ...line.draw(x + indent, top),
    ],
  }
}
