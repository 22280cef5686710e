import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * Answers with a page in the smallest form the browser understands. Every page has a head of its own, so it is
 * compressed when it is asked for: quickly (a millisecond for the landing page) rather than tightly, and without the
 * threads that hash passwords. A page holds nothing secret, so its length tells nobody anything.
 */
export function compressPage(c: Context, page: string, status: ContentfulStatusCode): Response {
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) {
    nameEncoding(c, 'br')
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return c.body(new Uint8Array(brotliCompressSync(page, { params })), status)
  }
  if (/\bgzip\b/.test(accepted)) {
    nameEncoding(c, 'gzip')
    return c.body(new Uint8Array(gzipSync(page)), status)
  }
  return c.body(page, status)
}

function nameEncoding(c: Context, encoding: 'br' | 'gzip') {
  c.header('content-encoding', encoding)
  c.header('vary', 'Accept-Encoding', { append: true })
}
