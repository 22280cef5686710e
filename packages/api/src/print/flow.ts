/** Rows of a sheet, from top to bottom, and how they fall on pages. */
import { boxPath, type Ink, linePath, strokePath, tickBox } from './drawings.ts'
import { drawn, type Mark, textAt } from './sheet.ts'
import type { Line, Typesetter } from './text.ts'

/**
 * A strip across the page that is never cut. `keeps_next`: the next row must be on the same page.
 * A gap is a row that vanishes at the top of a page and may grow if there is extra space.
 */
export type Row = {
  height: number
  keeps_next: boolean
  is_gap: boolean
  draw: (x: number, top: number) => Mark[]
}

export function row(height: number, draw: Row['draw'], keepsNext = false): Row {
  return { height, keeps_next: keepsNext, is_gap: false, draw }
}

export function gap(height: number, keepsNext = false): Row {
  return { height, keeps_next: keepsNext, is_gap: true, draw: () => [] }
}

export function heightOf(rows: Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0)
}

/** Line height that suits both faces, as a multiple of the size. */
const lineLeading = 1.36

/** How far below the top of its row a line of Nunito is. */
export function baseline(size: number, height: number): number {
  return (height + 0.66 * size) / 2
}

type LinesStyle = { ink?: Ink; leading?: number; indent?: number; keeps_next?: boolean }

/** Lines of a paragraph: short ones stay together, long ones leave no line alone on a page. */
export function lineRows(lines: Line[], style: LinesStyle = {}): Row[] {
  const { ink = 'ink', leading = lineLeading, indent = 0, keeps_next = false } = style
  return lines.map((line, at) => {
    const height = line.size * leading
    const isLast = at === lines.length - 1
    const stays = lines.length <= 5 || at === 0 || at === lines.length - 2
    return row(
      height,
      (x, top) => [textAt(line, x + indent, top - baseline(line.size, height), ink)],
      isLast ? keeps_next : stays,
    )
  })
}

/** Draws rows one below the other. */
export function drawRows(rows: Row[], x: number, top: number): Mark[] {
  let pen = top
  return rows.flatMap(({ height, draw }) => {
    const marks = draw(x, pen)
    pen -= height
    return marks
  })
}

/**
 * Rows page by page: rows that belong together stay together, unless they are taller than a page.
 * At most `limit` pages; the second value tells whether rows were left over.
 */
export function paginate(rows: Row[], height: number, limit: number): [Row[][], boolean] {
  const pages: Row[][] = []
  let page: Row[] = []
  let used = 0
  const turn = () => {
    pages.push(withoutEdgeGaps(page))
    page = []
    used = 0
  }
  for (const group of groupsOf(rows)) {
    if (page.length > 0 && used + heightOf(withoutEdgeGaps(group)) > height) turn()
    for (const each of group) {
      if (page.length > 0 && !each.is_gap && used + each.height > height) turn()
      if (pages.length >= limit) return [pages, true]
      if (page.length === 0 && each.is_gap) continue
      page.push(each)
      used += each.height
    }
  }
  if (page.length > 0) turn()
  return [pages, false]
}

function groupsOf(rows: Row[]): Row[][] {
  const groups: Row[][] = []
  let group: Row[] = []
  for (const each of rows) {
    group.push(each)
    if (each.keeps_next) continue
    groups.push(group)
    group = []
  }
  return group.length > 0 ? [...groups, group] : groups
}

function withoutEdgeGaps(rows: Row[]): Row[] {
  const first = rows.findIndex((each) => !each.is_gap)
  const last = rows.findLastIndex((each) => !each.is_gap)
  return first < 0 ? [] : rows.slice(first, last + 1)
}

/* Parts of every printed sheet: headings, lists to tick, columns and thin frames. */

/** How closely a sheet is set; sizes in points. */
export type Density = {
  step: number
  body: number
  heading: number
  gap: number
  /** Line height as a multiple of the size. */
  leading: number
}

/** The setting of a part: type, the width of the column in points, and the density. */
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

type Frame = {
  ink: Ink
  /** The corners, from the upper left one onwards. */
  radii: [number, number, number, number]
  drawSign?: (x: number, top: number) => string
}

/** The width that a frame takes from its content. */
export const frameRoom = 32

/** A thin frame around rows that belong together; content that is too tall gets a side line instead. */
export function framed(inner: Row[], { width, density }: Setting, frame: Frame): Row[] {
  const { ink, radii, drawSign = () => '' } = frame
  const pad = density.gap * 0.45 + 1.5
  const height = heightOf(inner) + 2 * pad
  const indent = frameRoom / 2
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

function sideLined(line: Row, ink: Ink, indent: number): Row {
  return {
    ...line,
    draw: (x, top) => [
      drawn(strokePath(linePath(x + 2, top, x + 2, top - line.height), ink, 1.8)),
      ...line.draw(x + indent, top),
    ],
  }
}
