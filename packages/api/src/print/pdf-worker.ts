/** The thread that renders printables: one job in, one result out, in order. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type ActivityPdfOptions, renderActivityPdf } from './activity/activity.ts'
import type { PrintableActivity } from './activity/blocks.ts'
import type { OnPaper } from './document.ts'
import { type PrintableCertificate, renderCertificatePdf } from './hunt/certificate.ts'
import { renderHuntPdf } from './hunt/hunt.ts'
import type { PrintableHunt } from './hunt/section.ts'
import { type PrintableReceipt, renderReceiptPdf } from './receipt.ts'
import { type PrintableWeek, renderSundaySheet } from './week/sunday-sheet.ts'

/** One sheet: an activity or a week for the fridge, a hunt to cut out, its certificate, or a receipt. */
export type PdfWork =
  | { activity: PrintableActivity; options: ActivityPdfOptions }
  | { hunt: PrintableHunt; options: OnPaper }
  | { certificate: PrintableCertificate; options: OnPaper }
  | { week: PrintableWeek; options: OnPaper }
  | { receipt: PrintableReceipt }

export type PdfResult = { bytes: Uint8Array } | { failure: string }

const port = parentPort
if (!port) throw new Error('pdf-worker is started by pdf-renderer, not by itself')

// On a small machine the thread shares a core with the event loop. Linux counts niceness by thread, so
// the event loop keeps its priority; elsewhere the call would slow the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

port.on('message', async (work: PdfWork) => {
  try {
    const bytes = await render(work)
    port.postMessage({ bytes } satisfies PdfResult, [bytes.buffer as ArrayBuffer])
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port.postMessage({ failure } satisfies PdfResult)
  }
})

function render(work: PdfWork): Promise<Uint8Array> {
  if ('receipt' in work) return renderReceiptPdf(work.receipt)
  if ('certificate' in work) return renderCertificatePdf(work.certificate, work.options)
  if ('week' in work) return renderSundaySheet(work.week, work.options)
  if ('hunt' in work) return renderHuntPdf(work.hunt, work.options)
  return renderActivityPdf(work.activity, work.options)
}
