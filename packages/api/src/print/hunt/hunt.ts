import { cleanTitle } from '../clean-text.ts'
import { type OnPaper, printDocument, type Sheet, smallPrint } from '../document.ts'
import { linePath, strokePath } from '../drawings.ts'
import { drawRows, gap, heightOf, lineRows, paginate, type Row, row } from '../flow.ts'
import { drawn, textAt } from '../sheet.ts'
import type { Typesetter } from '../text.ts'
import { cardPages } from './cards.ts'
import { mapRows } from './map.ts'
import { pictureCardPages } from './picture-cards.ts'
import { type PrintableHunt, type PrintableItem, sectionHead } from './section.ts'
import { paperTelling, storyRows } from './story.ts'

/** A hunt on paper: cards to cut out, its story if it has one, the key for the grown-up, and the map of the house. */

/** Renders a hunt. @throws RangeError if `updated_at` is not a date. */
export function renderHuntPdf(hunt: PrintableHunt, { paper }: OnPaper): Promise<Uint8Array> {
  const { hunt_name, updated_at, home_url: address, url: link } = hunt
  const title = hunt_name || 'Scavenger hunt'
  return printDocument({ title, made_at: new Date(updated_at), paper, address, link }, (sheet) => {
    const telling = paperTelling(hunt)
    const story = telling ? [storyRows(hunt, telling, sheet)] : []
    const cards = hunt.has_pictures ? pictureCardPages(hunt, sheet) : cardPages(hunt, sheet)
    const flowing = [...story, keyRows(hunt, sheet), mapRows(hunt, sheet)].flatMap(
      (rows) => paginate(rows, sheet.height, Number.POSITIVE_INFINITY)[0],
    )
    const pages = [...cards, ...flowing].map((rows) => drawRows(rows, sheet.x, sheet.top))
    return pages.map((marks) => [...marks, ...smallPrint(sheet.type)])
  })
}

/** The answers, for the adult who plays along. */

const numberWidth = 30
const between = 18
/** Share of the width for the place. */
const placeShare = 0.36
/** The most lines of normal writing; anything longer is cut. */
const mostLines = { name: 3, tip: 6, long_tip: 8, place: 6 }

/** Number, what it is, where it is, and what counts. */
function keyRows({ hunt_name, items }: PrintableHunt, sheet: Sheet): Row[] {
  const hint = `${cleanTitle(hunt_name)}. For the grown-up: best kept out of sight.`
  return [
    ...sectionHead('Answer key', hint, sheet),
    ...items.flatMap((item, at) => [...(at > 0 ? [gap(5)] : []), answerRow(item, at + 1, sheet)]),
  ]
}

/** The safety lines, which are never cut; then the answer, and the task at the place. */
const wordsForAdult = ({ answer, parent_tip, task }: PrintableItem): string =>
  [parent_tip, task?.safety, answer, task && `Once found: ${task.words}`].filter(Boolean).join(' ')

/** Long words for the adult are in smaller letters: there is always space for the safety lines of an item. */
function tipLines(words: string, width: number, type: Typesetter) {
  const lines = type.firstLines(words, width, mostLines.tip + 1, { size: 10.5 })
  return lines.length > mostLines.tip
    ? type.firstLines(words, width, mostLines.long_tip, { size: 8.5 })
    : lines
}

function answerRow(item: PrintableItem, number: number, { type, width }: Sheet): Row {
  const placeWidth = (width - numberWidth) * placeShare
  const nameWidth = width - numberWidth - placeWidth - between
  const figure = type.line(String(number), { size: 15, weight: 'bold' })
  const bold = { size: 12, weight: 'bold' } as const
  const answer = [
    ...lineRows(type.firstLines(cleanTitle(item.name), nameWidth, mostLines.name, bold)),
    ...lineRows(tipLines(cleanTitle(wordsForAdult(item)), nameWidth, type)),
  ]
  const location = cleanTitle(item.location)
  const place = lineRows(type.firstLines(location, placeWidth, mostLines.place, { size: 11.5 }))
  const height = Math.max(heightOf(answer), heightOf(place)) + 8
  return row(height, (x, top) => [
    drawn(strokePath(linePath(x, top, x + width, top), 'line', 0.8)),
    textAt(figure, x, top - 19, 'coral'),
    ...drawRows(answer, x + numberWidth, top - 5),
    ...drawRows(place, x + numberWidth + nameWidth + between, top - 5),
  ])
}
