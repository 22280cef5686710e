import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A page that stays as it is while the server runs, with the forms it was asked for in so far. */
export type ConstantPage = { text: string; forms: Map<'br' | 'gzip', Uint8Array<ArrayBuffer>> }

/**
 * Answers with a page in the smallest form the browser understands. Every page has a head of its own, so it is
 * compressed when it is asked for, and without the threads that hash passwords: a constant page once, and that is kept; any
 * other quickly (a millisecond) rather than tightly. A page holds nothing secret, so its length tells nobody anything.
 */
export function compressPage(
  c: Context,
  page: string | ConstantPage,
  status: ContentfulStatusCode,
): Response {
  const { text, forms } = typeof page === 'string' ? { text: page, forms: undefined } : page
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) {
    nameEncoding(c, 'br')
    const params = { [constants.BROTLI_PARAM_QUALITY]: forms ? 9 : 5 }
    const form = forms?.get('br') ?? new Uint8Array(brotliCompressSync(text, { params }))
    forms?.set('br', form)
    return c.body(form, status)
  }
  if (/\bgzip\b/.test(accepted)) {
    nameEncoding(c, 'gzip')
    const form = forms?.get('gzip') ?? new Uint8Array(gzipSync(text))
    forms?.set('gzip', form)
    return c.body(form, status)
  }
  return c.body(text, status)
}

function nameEncoding(c: Context, encoding: 'br' | 'gzip') {
  c.header('content-encoding', encoding)
  c.header('vary', 'Accept-Encoding', { append: true })
}
