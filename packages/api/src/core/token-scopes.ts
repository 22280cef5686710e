import type { TokenScope } from '@fgm/shared/tokens'
import { forbidden } from './errors.ts'

/*
 * What an access token may do (docs/decisions/041-access-tokens.md). Both the guard of every procedure and the OpenAPI
 * document use it.
 */

type Call = { path: string; type: string; access: 'everyone' | 'family' | 'administrator' }

/** The scope that a call needs; null if it needs a session, so that no token is accepted. */
export type RequiredScope = TokenScope | null

/** Who owns the account, and its money: a program must not change either. */
const forSessions = new Set(['auth', 'tokens', 'payments', 'families'])
/** Exceptions that reveal no secret. */
const readable = new Set([
  'auth.profile',
  'auth.registrationInfo',
  'auth.signInOptions',
  'auth.status',
  'families.members',
])
/** What shows the family's days to others, and continues after the token is revoked. */
const outliving = new Set(['reminders.newCalendar', 'reminders.addDevice'])
const generating = new Set(['generator.generate', 'generator.generateWhole'])

/** The scope that a token needs for a procedure. */
export function scopeOf({ path, type, access }: Call): RequiredScope {
  const [feature = ''] = path.split('.')
  if (forSessions.has(feature)) return readable.has(path) ? 'read' : null
  if (outliving.has(path)) return null
  if (access === 'administrator') return 'admin'
  if (generating.has(path)) return 'generate'
  return type === 'query' ? 'read' : 'write'
}

/** Refuses a token without the scope; a caller with a session passes. @throws 403. */
export function requireScope(
  token: { scopes: readonly TokenScope[] } | null,
  needed: RequiredScope,
) {
  if (!token) return
  if (needed === null)
    throw forbidden('session_required', 'An access token is not enough here. Please use the pages.')
  if (!token.scopes.includes(needed))
    throw forbidden('scope_missing', `This access token may not do that: it lacks “${needed}”.`, {
      needs_scope: needed,
    })
}
