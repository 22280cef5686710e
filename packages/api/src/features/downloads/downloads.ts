import { dayOf } from '@fgm/shared/days'
import { isMember } from '@fgm/shared/family/membership'
import { type Context, throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { forbidden, unavailable } from '../../core/errors.ts'
import type { Paper } from '../../print/document.ts'
import { contentDisposition } from '../../print/file-name.ts'
import { PdfBusyError, PdfTimeoutError } from '../../print/pdf-renderer.ts'
import type { PdfWork } from '../../print/pdf-worker.ts'
import { findActivity } from '../activities/activities.ts'
import { isOpenedByBenefit } from '../collection/collection.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'

/**
 * POST /activities/download/{id}: the address of an activity's printable. Free ones are for everyone, others for active
 * families (spec part one §1: PDF export), and for families whose benefit opened it.
 * @throws 404 for an activity that is missing, 403 `locked` if it is not open, 403 if its PDF is not part of the membership.
 */
export function requestDownload(ctx: Pick<Context, 'deps' | 'family'>, id: string) {
  requirePrintable(ctx, id)
  return { download_url: `/downloads/${encodeURIComponent(id)}.pdf` }
}

/** Renders the printable itself. @throws as `requestDownload`, and 503 if too many are being made or this one takes too long. */
export async function renderDownload(ctx: Context, id: string, paper: Paper): Promise<Response> {
  const activity = requirePrintable(ctx, id)
  countAttempt(
    ctx.deps,
    limits.download_by_address,
    ctx.family?.id ?? throttleAddress(ctx.remote_address),
  )
  const { config, now } = ctx.deps
  const url = `${config.base_url}/activities/${encodeURIComponent(id)}`
  const options = { paper, created_on: dayOf(now()) }
  return pdfResponse(ctx.deps, { activity: { ...activity, url }, options }, activity.title)
}

/** A sheet to open in the browser; the title becomes its file name. @throws as `renderPdf`. */
export const pdfResponse = async (
  deps: Pick<Deps, 'pdfs'>,
  work: PdfWork,
  title: string,
): Promise<Response> =>
  new Response((await renderPdf(deps, work)) as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(title),
      'cache-control': 'private, no-cache',
    },
  })

/** The paper of a query; A4 unless it says 'letter'. */
export const paperOf = (query: string | undefined): Paper => (query === 'letter' ? 'letter' : 'a4')

/** A sheet as a PDF. @throws 503 if too many sheets are being made or this one takes too long. */
export async function renderPdf({ pdfs }: Pick<Deps, 'pdfs'>, work: PdfWork): Promise<Uint8Array> {
  try {
    return await pdfs.render(work)
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
  const mayPrint = family && (isMember(family) || isOpenedByBenefit(deps.db, family, id))
  if (activity.library !== 'free' && !mayPrint)
    throw forbidden('not_premium', 'Printables of this activity come with premium.')
  return activity
}
