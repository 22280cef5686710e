/** A receipt as a PDF: one page, set with the same faces and foot as the printables. */

import { cleanTitle } from './clean-text.ts'
import { printDocument, type Sheet } from './document.ts'
import { linePath, strokePath } from './drawings.ts'
import { drawRows, gap, lineRows, type Row, row } from './flow.ts'
import type { Weight } from './runs.ts'
import { drawn, textAt } from './sheet.ts'

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

const labelWidth = 130

/** Renders a receipt. The same receipt gives the same bytes. @throws RangeError if `paid_on` is not a date. */
export function renderReceiptPdf(receipt: PrintableReceipt): Promise<Uint8Array> {
  const title = `Receipt ${receipt.receipt_number}`
  const paidAt = new Date(`${receipt.paid_on}T00:00:00Z`)
  return printDocument({ title, made_at: paidAt, paper: 'a4', address: receipt.url }, (sheet) => [
    drawRows(receiptRows(receipt, paidAt, sheet), sheet.x, sheet.top - 20),
  ])
}

type Column = Pick<Sheet, 'type' | 'width'>

function receiptRows(receipt: PrintableReceipt, paidAt: Date, column: Column): Row[] {
  const { type, width } = column
  const day = paidAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const last = `One payment, once. Nothing renews.\n${receipt.note}`
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
    ...facts.map(([label, value]) => factRow(label, value, column)),
    row(16, (x, top) => [drawn(strokePath(linePath(x, top - 6, x + width, top - 6), 'line', 0.8))]),
    factRow('Total paid', receipt.price, column, 'bold'),
    gap(14),
    ...lineRows(type.wrap(last, width, { size: 11 }), { ink: 'muted' }),
  ]
}

/** A label and its value beside it, on two lines at most: a name may be long. */
function factRow(
  label: string,
  value: string,
  { type, width }: Column,
  weight: Weight = 'regular',
): Row {
  const name = type.line(label, { size: 12, weight: 'bold' })
  const style = { size: 12, weight }
  const lines = type.firstLines(cleanTitle(value), width - labelWidth, 2, style)
  const height = 12 * 1.36 * Math.max(1, lines.length) + 8
  return row(height, (x, top) => [
    textAt(name, x, top - 14, 'muted'),
    ...drawRows(lineRows(lines), x + labelWidth, top - 1),
  ])
}
