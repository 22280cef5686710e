/** The end of a printed activity: the place to write how it went, and the foot of each page. */
import { emptyStar, linePath, logoMark, strokePath } from '../drawings.ts'
import { type Row, row } from '../flow.ts'
import type { Setting } from '../parts.ts'
import type { Mark, PageSize } from '../sheet.ts'
import type { Typesetter } from '../text.ts'

/** White around the text, in points; a home printer does not reach the last 12. */
export const MARGIN = { side: 48, top: 40, bottom: 54 }

/** Height of one line to write on. */
export const NOTE_LINE = 25

export const feedbackHeight = (noteLines: number) => 26 + noteLines * NOTE_LINE

/** 'How did it go?', five empty stars, and lines to write on. */
export function feedbackRow(noteLines: number, { type, width, density }: Setting): Row {
  const line = type.line('How did it go?', { size: density.heading, weight: 'bold' })
  const star = (at: number, x: number, top: number): Mark => ({
    kind: 'shape',
    operators: emptyStar(x + line.width + 26 + at * 25, top - 12.5, 10),
  })
  const noteLine = (at: number, x: number, top: number): Mark => {
    const y = top - 23 - (at + 1) * NOTE_LINE
    const path = linePath(x, y, x + width, y)
    return { kind: 'shape', operators: strokePath(path, 'edge', 0.8, '0.1 3.4') }
  }
  return row(feedbackHeight(noteLines), (x, top) => [
    { kind: 'line', line, x, y: top - 17, ink: 'ink' },
    ...Array.from({ length: 5 }, (_, at) => star(at, x, top)),
    ...Array.from({ length: noteLines }, (_, at) => noteLine(at, x, top)),
  ])
}

/** Name, address of the page, and where there are more of them, which page this is. */
export function footerMarks(
  url: string,
  number: number,
  count: number,
  type: Typesetter,
  { width }: PageSize,
): Mark[] {
  const [left, right, y] = [MARGIN.side, width - MARGIN.side, 26]
  const name = type.line('Five Good Minutes', { size: 10, weight: 'bold' })
  const page = type.line(count > 1 ? `Page ${number} of ${count}` : '', { size: 9.5 })
  const nameX = left + 17
  const addressX = nameX + name.width + 12
  const room = right - page.width - 16 - addressX
  const address = type.firstLines(url.replace(/^https?:\/\//u, ''), room, 1, { size: 9.5 })
  const rule = strokePath(linePath(left, y + 15, right, y + 15), 'line', 0.8)
  return [
    { kind: 'shape', operators: rule },
    { kind: 'shape', operators: logoMark(left + 6, y + 3, 5.8) },
    { kind: 'line', line: name, x: nameX, y, ink: 'ink' },
    ...address.map((line): Mark => ({ kind: 'line', line, x: addressX, y, ink: 'muted' })),
    { kind: 'line', line: page, x: right - page.width, y, ink: 'muted' },
  ]
}

/** A line of small print above the foot. */
export function smallPrint(text: string, type: Typesetter): Mark {
  const line = type.line(text, { size: 8.5 })
  return { kind: 'line', line, x: MARGIN.side, y: MARGIN.bottom - 11, ink: 'muted' }
}
