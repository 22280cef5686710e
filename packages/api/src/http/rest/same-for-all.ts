import { etagOf, hasSame } from '../etag.ts'
import type { RestProcedure } from './routes.ts'

/**
 * Responses that do not depend on who asks. They carry an ETag, and a program that polls them gets a 304 while they
 * stay as they are. `private`: what is stored between us and many must not hold anybody's renewed cookie.
 */
export const sameForAll: ReadonlySet<string> = new Set<RestProcedure>([
  'activities.listFree',
  'activities.listSamples',
  'auth.registrationInfo',
  'auth.signInOptions',
  'flags.current',
  'generator.suggestions',
])

/** A response with its tag, or 304 for who has it already. */
export function unlessKnown(headers: Headers, value: unknown): Response {
  const body = JSON.stringify(value)
  const kept = { etag: etagOf(body), 'cache-control': 'private, no-cache' }
  if (hasSame(headers, kept.etag)) return new Response(null, { status: 304, headers: kept })
  return new Response(body, { headers: { 'content-type': 'application/json', ...kept } })
}
