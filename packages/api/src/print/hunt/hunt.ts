/** A hunt on paper: cards to cut out, the key for the grown-up, and the map of the house. */
import { footerMarks, MARGIN, smallPrint } from '../activity/end.ts'
import { linkFooters, openDocument, PAPERS, type Paper, saveDocument } from '../document.ts'
import { drawRows, paginate } from '../flow.ts'
import { openFaces } from '../fonts.ts'
import { MISSING_MARK } from '../runs.ts'
import { paintPages } from '../sheet.ts'
import { createTypesetter } from '../text.ts'
import { cardPages } from './cards.ts'
import { keyRows } from './key.ts'
import { mapRows } from './map.ts'
import type { PrintableHunt } from './sheet.ts'

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
