import type { Db } from '@fgm/db'
import type { Family } from '@fgm/db/schema'
import { isMember } from '@fgm/shared/family/membership'
import type { Context } from '../../core/context.ts'
import { throttleAddress } from '../../core/context.ts'
import { forbidden, unavailable } from '../../core/errors.ts'
import type { Paper } from '../../print/document.ts'
import { contentDisposition } from '../../print/file-name.ts'
import type { PrintableCertificate } from '../../print/hunt/certificate.ts'
import type { PrintableHunt } from '../../print/hunt/section.ts'
import { PdfBusyError, PdfTimeoutError } from '../../print/pdf-renderer.ts'
import type { PrintableReceipt } from '../../print/receipt.ts'
import type { PrintableWeek } from '../../print/week/sunday-sheet.ts'
import { findActivity } from '../activities/activities.ts'
import { isOpenedByBenefit } from '../collection/collection.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'

export type { Paper } from '../../print/document.ts'
export type { PrintableHunt, PrintableStory } from '../../print/hunt/section.ts'

/**
 * POST /activities/download/{id}: where the printable of an activity is. Free ones are for everybody,
 * others for active families (spec part one §1: PDF export), and for whom a benefit opened it.
 * @throws 404 for an activity that is missing, 403 `locked` when it is not open, 403 when its PDF is not part of the
 * membership.
 */
export function requestDownload(
  ctx: Pick<Context, 'deps' | 'family'>,
  id: string,
): { download_url: string } {
  requirePrintable(ctx, id)
  return { download_url: `/downloads/${encodeURIComponent(id)}.pdf` }
}

/** Renders the printable itself. @throws as `requestDownload`, and 503 when too many are being made or this one takes too long. */
export async function renderDownload(ctx: Context, id: string, paper: Paper): Promise<Response> {
  const activity = requirePrintable(ctx, id)
  countAttempt(
    ctx.deps,
    limits.download_by_address,
    ctx.family?.id ?? throttleAddress(ctx.remote_address),
  )
  const { config, pdfs } = ctx.deps
  const url = `${config.base_url}/activities/${encodeURIComponent(id)}`
  const bytes = await inTime(pdfs.render({ ...activity, url }, { paper }))
  return pdfResponse(bytes, activity.title)
}

/** Renders a hunt on paper. @throws 503 when too many sheets are being made or this one takes too long. */
export async function renderHunt(
  { pdfs }: Pick<Context['deps'], 'pdfs'>,
  hunt: PrintableHunt,
  paper: Paper,
): Promise<Response> {
  const bytes = await inTime(pdfs.renderHunt(hunt, { paper }))
  return pdfResponse(bytes, `Scavenger hunt ${hunt.hunt_name}`)
}

/** Renders the certificate of a hunt. @throws as `renderHunt`. */
export async function renderCertificate(
  { pdfs }: Pick<Context['deps'], 'pdfs'>,
  certificate: PrintableCertificate,
  paper: Paper,
): Promise<Response> {
  const bytes = await inTime(pdfs.renderCertificate(certificate, { paper }))
  return pdfResponse(bytes, `Certificate ${certificate.hunt_name}`)
}

/** Renders a week for the fridge. @throws as `renderHunt`. */
export async function renderWeek(
  { pdfs }: Pick<Context['deps'], 'pdfs'>,
  week: PrintableWeek,
  paper: Paper,
): Promise<Response> {
  const bytes = await inTime(pdfs.renderWeek(week, { paper }))
  return pdfResponse(bytes, `Five for the fridge ${week.starts_on}`)
}

const pdfResponse = (bytes: Uint8Array, title: string): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(title),
      'cache-control': 'private, no-cache',
    },
  })

/** The paper that a query names; A4 unless it says 'letter'. */
export const paperOf = (query: string | undefined): Paper => (query === 'letter' ? 'letter' : 'a4')

/** Renders a receipt. @throws 503 when too many sheets are being made or this one takes too long. */
export const renderReceipt = (
  { pdfs }: Pick<Context['deps'], 'pdfs'>,
  receipt: PrintableReceipt,
): Promise<Uint8Array> => inTime(pdfs.renderReceipt(receipt))

async function inTime(sheet: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await sheet
  } catch (cause) {
    if (cause instanceof PdfBusyError)
      throw unavailable(
        'busy',
        'Many printables are being made right now. Please try again in a moment.',
        2,
        cause,
      )
    if (cause instanceof PdfTimeoutError)
      throw unavailable(
        'printable_too_slow',
        'This printable takes longer than usual, so we stopped it. Please try again in a minute.',
        60,
        cause,
      )
    throw cause
  }
}

function requirePrintable({ deps, family }: Pick<Context, 'deps' | 'family'>, id: string) {
  const activity = findActivity(deps, family, id)
  if (activity.library !== 'free' && !(family && mayPrint(deps.db, family, id)))
    throw forbidden('not_premium', 'Printables of this activity come with premium.')
  return activity
}

const mayPrint = (db: Db, family: Family, id: string) =>
  isMember(family) || isOpenedByBenefit(db, family, id)
