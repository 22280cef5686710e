/** What every printed document has: a paper, a title, a day, and a footer that leads to its page. */
import { PDFDocument, PDFHexString } from 'pdf-lib'
import { MARGIN } from './activity/end.ts'
import { cleanTitle } from './clean.ts'
import type { PageSize } from './sheet.ts'

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
