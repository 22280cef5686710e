import type { ProcedureFacts } from '../../core/trpc.ts'

/** How a call proves who sends it. The name of the cookie follows BASE_URL (docs/decisions/004-cookies-follow-base-url.md). */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-fgm_session',
    description: 'The session, over https. Signing in sets it.',
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
      'From GET /api/csrf-token, with the cookies that came with it. After signing in or out, fetch a new one.',
  },
} as const

/** What a call has to carry: one of these together. */
export function securityOf(
  access: ProcedureFacts['access'],
  isChange: boolean,
): Record<string, string[]>[] {
  const csrf: Record<string, string[]> = isChange ? { csrf: [] } : {}
  const signedIn = [
    { session: [], ...csrf },
    { session_over_http: [], ...csrf },
  ]
  return access === 'everyone' ? [csrf, ...signedIn] : signedIn
}
