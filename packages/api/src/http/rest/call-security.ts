import type { RequiredScope } from '../../core/token-scopes.ts'
import type { ProcedureFacts } from '../../core/trpc.ts'

/** How a call proves who sends it. The name of the cookie follows BASE_URL (docs/decisions/004-cookies-follow-base-url.md). */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-fgm_session',
    description: 'The session, over https. Logging in sets it.',
  },
  session_over_http: {
    type: 'apiKey',
    in: 'cookie',
    name: 'fgm_session',
    description: 'The same where BASE_URL is plain http, as on a developer’s machine.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description:
      'From GET /api/csrf-token, with the cookies that came with it. After logging in or out, fetch a new one.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token of a parent (`fgm_…`, made in the profile), instead of cookie and CSRF token. Each call names the scope that it asks for; a request with a token has no cookies.',
  },
} as const

/** What a call has to carry: one of these together. `scope` is what a token must have; null where none will do. */
export function securityOf(
  access: ProcedureFacts['access'],
  isChange: boolean,
  scope: RequiredScope,
): Record<string, string[]>[] {
  const csrf: Record<string, string[]> = isChange ? { csrf: [] } : {}
  const signedIn: Record<string, string[]>[] = [
    { session: [], ...csrf },
    { session_over_http: [], ...csrf },
    ...(scope === null ? [] : [{ token: [scope] }]),
  ]
  return access === 'everyone' ? [csrf, ...signedIn] : signedIn
}
