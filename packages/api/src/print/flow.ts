/** Rows of a sheet, from top to bottom, and how they fall on pages. */
import type { Ink } from './drawings.ts'
import { type Mark, textAt } from './sheet.ts'
import type { Line } from './text.ts'

/**
 * A strip across the page that is never cut. `keeps_next`: the next row must be on the same page.
 * A gap is a row that vanishes at the top of a page and may grow where there is room to spare.
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
const LEADING = 1.36

/** How far below the top of its row a line of Nunito is. */
export function baseline(size: number, height: number): number {
  return (height + 0.66 * size) / 2
}

export type LinesStyle = { ink?: Ink; leading?: number; indent?: number; keeps_next?: boolean }

/** Lines of a paragraph: short ones stay together, long ones leave no line alone on a page. */
export function lineRows(lines: Line[], style: LinesStyle = {}): Row[] {
  const { ink = 'ink', leading = LEADING, indent = 0, keeps_next = false } = style
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

/** Draws rows one under the other. */
export function drawRows(rows: Row[], x: number, top: number): Mark[] {
  let pen = top
  return rows.flatMap(({ height, draw }) => {
    const marks = draw(x, pen)
    pen -= height
    return marks
  })
}

/**
 * Rows page by page: rows that belong together move together, unless they are taller than a page.
 * `limit` pages at most; the second value says whether rows were left over.
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
