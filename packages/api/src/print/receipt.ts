/** A receipt as a PDF: one page, set with the same faces and foot as the printables. */

import { cleanTitle } from './clean-text.ts'
import { footerMarks, MARGIN, openDocument, PAPERS, saveDocument } from './document.ts'
import { linePath, strokePath } from './drawings.ts'
import { drawRows, gap, lineRows, type Row, row } from './flow.ts'
import { openFaces } from './fonts.ts'
import { paintPages } from './sheet.ts'
import { createTypesetter, type Typesetter } from './text.ts'

export type PrintableReceipt = {
  receipt_number: string
  /** 'YYYY-MM-DD'. */
  paid_on: string
  family: string
  email: string
  item: string
  /** With its currency, as in '$5'. */
  price: string
  payment_id: string
  /** A line under the table; empty for none. */
  note: string
  url: string
}

const size = PAPERS.a4
const width = size.width - 2 * MARGIN.side
const labelWidth = 130

/** Renders a receipt. The same receipt gives the same bytes. @throws RangeError when `paid_on` is no date. */
export async function renderReceiptPdf(receipt: PrintableReceipt): Promise<Uint8Array> {
  const faces = openFaces()
  const type = createTypesetter(faces)
  const paidAt = new Date(`${receipt.paid_on}T00:00:00Z`)
  const doc = await openDocument(`Receipt ${receipt.receipt_number}`, paidAt)
  const marks = [
    ...drawRows(receiptRows(receipt, type), MARGIN.side, size.height - MARGIN.top - 20),
    ...footerMarks(receipt.url, 1, 1, type, size),
  ]
  await paintPages(doc, faces, [marks], size, type.space)
  return saveDocument(doc)
}

function receiptRows(receipt: PrintableReceipt, type: Typesetter): Row[] {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${receipt.paid_on}T00:00:00Z`),
  )
  const facts = [
    ['Receipt', receipt.receipt_number],
    ['Paid on', day],
    ['Paid by', `${receipt.family}, ${receipt.email}`],
    ['For', receipt.item],
    ['Payment', receipt.payment_id],
  ] as const
  return [
    ...lineRows(type.wrap('Receipt', width, { size: 26, weight: 'bold' })),
    gap(18),
    ...facts.flatMap(([label, value]) => factRows(label, value, type)),
    rule(),
    ...factRows('Total paid', receipt.price, type, 'bold'),
    gap(14),
    ...lineRows(type.wrap('One payment, once. Nothing renews.', width, { size: 11 }), {
      ink: 'muted',
    }),
    ...lineRows(type.wrap(receipt.note, width, { size: 11 }), { ink: 'muted' }),
  ]
}

/** A label and what it says beside it, on two lines at most: a name may be long. */
function factRows(
  label: string,
  value: string,
  type: Typesetter,
  weight: 'regular' | 'bold' = 'regular',
): Row[] {
  const name = type.line(label, { size: 12, weight: 'bold' })
  const style = { size: 12, weight }
  const lines = type.firstLines(cleanTitle(value), width - labelWidth, 2, style)
  const height = 12 * 1.36 * Math.max(1, lines.length) + 8
  return [
    row(height, (x, top) => [
      { kind: 'line', line: name, x, y: top - 14, ink: 'muted' },
      ...drawRows(lineRows(lines), x + labelWidth, top - 1),
    ]),
  ]
}

const rule = (): Row =>
  row(16, (x, top) => [
    {
      kind: 'shape',
      operators: strokePath(linePath(x, top - 6, x + width, top - 6), 'line', 0.8),
    },
  ])
