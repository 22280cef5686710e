import { cleanTitle } from '../clean-text.ts'
import {
  footerMarks,
  linkFooters,
  MARGIN,
  openDocument,
  PAPERS,
  type Paper,
  saveDocument,
  smallPrint,
} from '../document.ts'
import { linePath, strokePath } from '../drawings.ts'
import { drawRows, gap, heightOf, lineRows, paginate, type Row, row } from '../flow.ts'
import { openFaces } from '../fonts.ts'
import { MISSING_MARK } from '../runs.ts'
import { paintPages } from '../sheet.ts'
import { createTypesetter } from '../text.ts'
import { cardPages } from './cards.ts'
import { mapRows } from './map.ts'
import { type PrintableHunt, type PrintableItem, type Sheet, sectionHead } from './section.ts'

/** A hunt on paper: cards to cut out, the key for the grown-up, and the map of the house. */

export type HuntPdfOptions = { paper: Paper }

/**
 * Renders a hunt. Any text is accepted, as for activities: what cannot be set is replaced by a mark.
 * @throws RangeError when `updated_at` is no date.
 */
export async function renderHuntPdf(
  hunt: PrintableHunt,
  { paper }: HuntPdfOptions,
): Promise<Uint8Array> {
  const size = PAPERS[paper]
  const faces = openFaces()
  const type = createTypesetter(faces)
  const top = size.height - MARGIN.top
  const sheet = { type, width: size.width - 2 * MARGIN.side, height: top - MARGIN.bottom }
  const doc = await openDocument(hunt.hunt_name || 'Scavenger hunt', new Date(hunt.updated_at))

  const flowing = [keyRows(hunt, sheet), mapRows(hunt, sheet)].flatMap(
    (rows) => paginate(rows, sheet.height, Number.POSITIVE_INFINITY)[0],
  )
  const pages = [...cardPages(hunt, sheet), ...flowing]
  const note = `${MISSING_MARK} stands for letters that cannot be printed here.`
  const whole = pages.map((rows, at) => [
    ...drawRows(rows, MARGIN.side, top),
    ...(type.hasMissing() ? [smallPrint(note, type)] : []),
    ...footerMarks(hunt.home_url, at + 1, pages.length, type, size),
  ])
  await paintPages(doc, faces, whole, size, type.space)
  linkFooters(doc, hunt.url, size)
  return saveDocument(doc)
}

/** The answers, for the grown-up who plays along. */

const NUMBER = 30
const BETWEEN = 18
/** Share of the width that the place has. */
const PLACE_SHARE = 0.36
/** Lines that writing takes at most; what takes more is no writing, and is cut. */
const LINES = { name: 3, tip: 6, place: 6 }

/** Number, what it is, where it is, and what counts. */
function keyRows({ hunt_name, items }: PrintableHunt, sheet: Sheet): Row[] {
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
