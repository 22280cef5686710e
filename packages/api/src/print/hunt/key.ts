/** The answers, for the grown-up who plays along. */

import { cleanTitle } from '../clean.ts'
import { linePath, strokePath } from '../drawings.ts'
import { drawRows, gap, heightOf, lineRows, type Row, row } from '../flow.ts'
import { sectionHead } from './parts.ts'
import type { PrintableHunt, PrintableItem, Sheet } from './sheet.ts'

const NUMBER = 30
const BETWEEN = 18
/** Share of the width that the place has. */
const PLACE_SHARE = 0.36
/** Lines that writing takes at most; what takes more is no writing, and is cut. */
const LINES = { name: 3, tip: 6, place: 6 }

/** Number, what it is, where it is, and what counts. */
export function keyRows({ hunt_name, items }: PrintableHunt, sheet: Sheet): Row[] {
  const hint = `${cleanTitle(hunt_name)}. For the grown-up: best kept out of sight.`
  return [
    ...sectionHead('Answer key', hint, sheet),
    ...items.flatMap((item, at) => [...(at > 0 ? [gap(5)] : []), answerRow(item, at + 1, sheet)]),
  ]
}

function answerRow(item: PrintableItem, number: number, { type, width }: Sheet): Row {
  const placeWidth = (width - NUMBER) * PLACE_SHARE
  const nameWidth = width - NUMBER - placeWidth - BETWEEN
  const figure = type.line(String(number), { size: 15, weight: 'bold' })
  const answer = [
    ...lineRows(
      type.firstLines(cleanTitle(item.name), nameWidth, LINES.name, { size: 12, weight: 'bold' }),
    ),
    ...lineRows(
      type.firstLines(cleanTitle(item.parent_tip ?? ''), nameWidth, LINES.tip, { size: 10.5 }),
    ),
  ]
  const place = lineRows(
    type.firstLines(cleanTitle(item.location), placeWidth, LINES.place, { size: 11.5 }),
  )
  const height = Math.max(heightOf(answer), heightOf(place)) + 8
  return row(height, (x, top) => [
    {
      kind: 'shape',
      operators: strokePath(linePath(x, top, x + width, top), 'line', 0.8),
    },
    { kind: 'line', line: figure, x, y: top - 19, ink: 'coral' },
    ...drawRows(answer, x + NUMBER, top - 5),
    ...drawRows(place, x + NUMBER + nameWidth + BETWEEN, top - 5),
  ])
}
