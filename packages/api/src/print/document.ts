import { PDFDocument, PDFHexString } from 'pdf-lib'
import { cleanTitle } from './clean-text.ts'
import { linePath, logoMark, strokePath } from './drawings.ts'
import { openFaces } from './fonts.ts'
import { missingMark } from './runs.ts'
import { drawn, type Mark, type PageSize, paintPages, textAt } from './sheet.ts'
import { createTypesetter, type Typesetter } from './text.ts'

/** What every printed document has: a paper, a title, a day, and a footer with the address of its page. */

export type Paper = 'a4' | 'letter'

const papers: Record<Paper, PageSize> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

export type OnPaper = { paper: Paper }

/** The layout of a page: type, and the area between the margins in points, its upper left corner at x, top. */
export type Sheet = { type: Typesetter; width: number; height: number; x: number; top: number }

export function sheetOn(paper: Paper, type: Typesetter): Sheet {
  const { width, height } = papers[paper]
  const { side, top, bottom } = margin
  return {
    type,
    width: width - 2 * side,
    height: height - top - bottom,
    x: side,
    top: height - top,
  }
}

type Printed = OnPaper & {
  title: string
  /** Replaces the clock, so that the same content gives the same bytes. */
  made_at: Date
  /** The address in the footer of each page. */
  address: string
  /** The link of the footer when the sheet is read on a screen, if any. */
  link?: string
}

/**
 * The bytes of a document: the pages of `layOut`, each with its footer. Any text is accepted: what cannot be set is
 * replaced by a visible mark, and `layOut` reports it. @throws RangeError if `made_at` is not a date.
 */
export async function printDocument(
  { title, made_at, paper, address, link }: Printed,
  layOut: (sheet: Sheet) => Mark[][],
): Promise<Uint8Array> {
  const doc = await emptyDocument(title, made_at)
  const size = papers[paper]
  const faces = openFaces()
  const type = createTypesetter(faces)
  const pages = layOut(sheetOn(paper, type))
  const footed = pages.map((marks, at) => [
    ...marks,
    ...footerMarks(address, at + 1, pages.length, type, size),
  ])
  await paintPages(doc, faces, footed, size, type.space)
  if (link) linkFooters(doc, link, size)
  // Synchronous: the thread that makes them has nothing else to do.
  return doc.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY })
}

async function emptyDocument(title: string, madeAt: Date): Promise<PDFDocument> {
  if (Number.isNaN(madeAt.getTime())) throw new RangeError('The day of a printable is not a date')
  const doc = await PDFDocument.create({ updateMetadata: false })
  doc.setTitle([...cleanTitle(title)].slice(0, 200).join('') || 'Printable', {
    showInWindowTitleBar: true,
  })
  doc.setLanguage('en-US')
  doc.setAuthor('Five Good Minutes')
  doc.setCreator('Five Good Minutes')
  doc.setProducer('Five Good Minutes')
  doc.setCreationDate(madeAt)
  doc.setModificationDate(madeAt)
  return doc
}

function linkFooters(doc: PDFDocument, url: string, { width }: PageSize): void {
  if (!/^https?:\/\//u.test(url) || !URL.canParse(url)) return
  const address = PDFHexString.of(Buffer.from(new URL(url).href, 'latin1').toString('hex'))
  const printedTexts = 4
  for (const page of doc.getPages()) {
    const link = doc.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [margin.side, 20, margin.side + (width - 2 * margin.side) * 0.8, 38],
      Border: [0, 0, 0],
      F: printedTexts,
      A: { Type: 'Action', S: 'URI', URI: address },
    })
    page.node.addAnnot(doc.context.register(link))
  }
}

/** White around the text, in points; a home printer does not reach the last 12. */
const margin = { side: 48, top: 40, bottom: 54 }

/** Name, address of the page, and the page number if there are several. */
function footerMarks(
  url: string,
  number: number,
  count: number,
  type: Typesetter,
  { width }: PageSize,
): Mark[] {
  const [left, right, y] = [margin.side, width - margin.side, 26]
  const name = type.line('Five Good Minutes', { size: 10, weight: 'bold' })
  const page = type.line(count > 1 ? `Page ${number} of ${count}` : '', { size: 9.5 })
  const nameX = left + 17
  const addressX = nameX + name.width + 12
  const room = right - page.width - 16 - addressX
  const address = type.firstLines(url.replace(/^https?:\/\//u, ''), room, 1, { size: 9.5 })
  const rule = strokePath(linePath(left, y + 15, right, y + 15), 'line', 0.8)
  return [
    drawn(rule),
    drawn(logoMark(left + 6, y + 3, 5.8)),
    textAt(name, nameX, y),
    ...address.map((line) => textAt(line, addressX, y, 'muted')),
    textAt(page, right - page.width, y, 'muted'),
  ]
}

/** A line above the footer: a note, and the meaning of the mark if one was set. */
export function smallPrint(type: Typesetter, note = ''): Mark[] {
  const missing = `${missingMark} stands for letters that cannot be printed here.`
  const words = [note, type.hasMissing() && missing].filter(Boolean).join('  ')
  const line = type.line(words, { size: 8.5 })
  return words ? [textAt(line, margin.side, margin.bottom - 11, 'muted')] : []
}
