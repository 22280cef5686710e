import { PDFDocument, PDFHexString } from 'pdf-lib'
import { cleanTitle } from './clean-text.ts'
import { linePath, logoMark, strokePath } from './drawings.ts'
import type { Mark, PageSize } from './sheet.ts'
import type { Typesetter } from './text.ts'

/** What every printed document has: a paper, a title, a day, and a footer that leads to its page. */

export type Paper = 'a4' | 'letter'

export const PAPERS: Record<Paper, PageSize> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

/**
 * A document without pages. `made_at` stands for the clock, so that the same content gives the same
 * bytes. @throws RangeError when it is no date.
 */
export async function openDocument(title: string, madeAt: Date): Promise<PDFDocument> {
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

/** The footer leads to the page when the sheet is read on a screen. */
export function linkFooters(doc: PDFDocument, url: string, { width }: PageSize): void {
  if (!/^https?:\/\//u.test(url) || !URL.canParse(url)) return
  const address = PDFHexString.of(Buffer.from(new URL(url).href, 'latin1').toString('hex'))
  const PRINTED = 4
  for (const page of doc.getPages()) {
    const link = doc.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [MARGIN.side, 20, MARGIN.side + (width - 2 * MARGIN.side) * 0.8, 38],
      Border: [0, 0, 0],
      F: PRINTED,
      A: { Type: 'Action', S: 'URI', URI: address },
    })
    page.node.addAnnot(doc.context.register(link))
  }
}

/** The finished bytes, in one go: the thread that makes them has nothing else to do. */
export const saveDocument = (doc: PDFDocument): Promise<Uint8Array> =>
  doc.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY })

/** White around the text, in points; a home printer does not reach the last 12. */
export const MARGIN = { side: 48, top: 40, bottom: 54 }

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
