import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Answers that are long and hold nothing secret. One that held a secret beside words that a stranger may choose would
 * tell it by its length; so no other is packed, and none that travels together with one.
 */
const packed_paths = new Set(['/trpc/activities.cards', '/trpc/activities.list'])

const quality = 5
const kept_texts = 8
/** Most families are answered alike: what was packed last is not packed again. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>()

/** The answer in fewer bytes, where it is one of those and the browser understands it; else as it is. */
export async function packAnswer(request: Request, answer: Response): Promise<Response> {
  const is_whole = answer.headers.get('content-type')?.startsWith('application/json')
  const is_understood = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  if (!packed_paths.has(new URL(request.url).pathname) || !is_whole || !is_understood) return answer
  const headers = new Headers(answer.headers)
  headers.set('content-encoding', 'br')
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  return new Response(packed(await answer.text()), { status: answer.status, headers })
}

function packed(text: string): Uint8Array<ArrayBuffer> {
  const before = kept.get(text)
  if (before) return before
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const bytes = new Uint8Array(brotliCompressSync(text, { params }))
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= kept_texts) kept.delete(oldest)
  kept.set(text, bytes)
  return bytes
}
