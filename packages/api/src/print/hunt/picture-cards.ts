import { pictureClue, placeAt } from '@fgm/shared/hunts/places'
import { cleanTitle } from '../clean-text.ts'
import type { Sheet } from '../document.ts'
import { circlePath, likeSvg, strokePath, svgPath } from '../drawings.ts'
import { drawRows, heightOf, type Row, row } from '../flow.ts'
import { drawn, type Mark, textAt } from '../sheet.ts'
import { clueDrawing, isDrawable } from './drawings.ts'
import { centered, cut, foundCode, type PrintableHunt, qrOperators } from './section.ts'
import { gainRows, paperTelling, upsideDown, whereToLay } from './story.ts'

/** Four large cards a page for children who do not read: the place as one sees it, and below it the words. */

const perPage = 4
const pad = 16
const pictureSize = { least: 90, most: 190 }
const clueSizes = [17, 16, 15, 14, 13, 12, 11]
/** The share of the remaining height for the words; the picture gets the rest. */
const wordsShare = 0.45
const code = 52

/** The cards page by page, two by two. */
export function pictureCardPages(hunt: PrintableHunt, sheet: Sheet): Row[][] {
  const [width, height] = [sheet.width / 2, sheet.height / 2]
  const pages: Row[][] = []
  for (let from = 0; from < hunt.items.length; from += perPage) {
    const numbers = hunt.items.slice(from, from + perPage).map((_, at) => from + at)
    pages.push([
      row(sheet.height, (x, top) => [
        ...cuts(x, top, sheet),
        ...numbers.flatMap((at) => {
          const [column, line] = [at % 2, Math.floor((at - from) / 2)]
          return cardMarks(hunt, at, x + column * width, top - line * height, sheet)
        }),
      ]),
    ])
  }
  return pages
}

function cuts(x: number, top: number, { width, height }: Sheet): Mark[] {
  const [middle, across] = [x + width / 2, top - height / 2]
  return [cut(middle, top, middle, top - height), cut(x, across, x + width, across)]
}

function cardMarks(hunt: PrintableHunt, at: number, left: number, top: number, sheet: Sheet) {
  const item = hunt.items[at]
  if (!item) return []
  const { type } = sheet
  const [x, width] = [left + pad, sheet.width / 2 - 2 * pad]
  const bottom = top - sheet.height / 2 + 10
  const gain = gainRows(paperTelling(hunt), at, width, sheet)
  const gainTop = top - pad - code - 6
  const pictureTop = gainTop - heightOf(gain)
  const room = pictureTop - bottom - 22
  const words = [
    ...clueRows(cleanTitle(item.description), room, { type, width }),
    ...centered(placeAt(hunt.house, item)?.room.label ?? item.location, 10.5, 1, { type, width }),
  ]
  const size = Math.min(pictureSize.most, Math.max(pictureSize.least, room - heightOf(words)))
  const wordsTop = bottom + 16 + heightOf(words)
  return [
    ...numberMarks(at + 1, x, top - pad, sheet),
    drawn(qrOperators({ ...foundCode(hunt, item), side: code }, x + width - code, top - pad)),
    ...drawRows(gain, x, gainTop),
    drawn(blob(x + width / 2, (pictureTop + wordsTop) / 2, size * 0.55)),
    ...pictureMarks(hunt, at, x, (pictureTop + wordsTop) / 2, width, size, type),
    ...drawRows(words, x, wordsTop),
    ...upsideDown(whereToLay(hunt.items, at), x, bottom, width, sheet),
  ]
}

/** The place as one sees it, with the color or the shape beside it; else a question mark. */
function pictureMarks(
  hunt: PrintableHunt,
  at: number,
  x: number,
  middle: number,
  width: number,
  size: number,
  type: Sheet['type'],
): Mark[] {
  const item = hunt.items[at]
  const picture = item && pictureClue(item, hunt.house)
  if (picture && isDrawable(picture)) {
    const drawing = Math.min(size * 0.9, width * 0.58)
    return [drawn(clueDrawing(picture, x, middle + drawing / 2, width, drawing))]
  }
  const mark = type.line('?', { size: size * 0.6, weight: 'bold' })
  return [textAt(mark, x + (width - mark.width) / 2, middle - size * 0.2)]
}

function numberMarks(number: number, x: number, top: number, { type }: Sheet): Mark[] {
  const radius = 20
  const line = type.line(String(number), { size: 24, weight: 'bold' })
  return [
    drawn(strokePath(circlePath(x + radius, top - radius, radius), 'ink', 1.6)),
    textAt(line, x + radius - line.width / 2, top - radius - 8.5),
  ]
}

/** The clue, as large as it fits beside a large picture, else beside a small one. */
function clueRows(clue: string, room: number, column: Pick<Sheet, 'type' | 'width'>): Row[] {
  const most = room - pictureSize.least
  for (const wanted of [room * wordsShare, most])
    for (const size of clueSizes) {
      const rows = centered(clue, size, 30, column, 'bold')
      if (heightOf(rows) <= wanted - 15) return rows
    }
  return centered(clue, 8.5, Math.floor((most - 15) / 11.6), column, 'bold')
}

/** A pale ground, cut by hand. */
function blob(x: number, y: number, radius: number): string {
  const scale = radius / 45
  const path = svgPath('M5 52C0 22 24 7 50 7S93 23 92 52 75 88 47 88 9 82 5 52Z')
  return likeSvg(`0.992 0.945 0.863 rg\n${path}\nf`, x - 48 * scale, y + 47 * scale, scale)
}
