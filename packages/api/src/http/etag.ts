import { sha256 } from '../core/sha256.ts'

/** The validator of a response (RFC 9110): the same for the same bytes. */
export const etagOf = (body: Uint8Array | string) => `"${sha256(body).slice(0, 22)}"`

/** Whether the client has this content already; a compressing proxy may have made the tag a weak one. */
export function hasSame(headers: Headers, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? []
  return known.some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))
}
