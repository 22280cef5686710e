import type { TokenScope } from '@fgm/shared/tokens'
import { forbidden } from './errors.ts'

/*
 * What an access token may do (docs/decisions/041-access-tokens.md), in one place: the guard of every procedure asks
 * here, and so does the OpenAPI document.
 */

type Call = { path: string; type: string; access: 'everyone' | 'family' | 'administrator' }

/** What a token must have for a call; null for what takes a session, whatever the token may. */
export type RequiredScope = TokenScope | null

/** Who owns the account, and its money: a program must not change either. */
const forSessions = new Set(['auth', 'tokens', 'payments', 'families'])
/** Of those what tells no secret. */
const readable = new Set([
  'auth.profile',
  'auth.registrationInfo',
  'auth.signInOptions',
  'auth.status',
  'families.members',
])
/** What tells the family's days to others, and goes on when the token is gone. */
const outliving = new Set(['reminders.newCalendar', 'reminders.addDevice'])
const generating = new Set(['generator.generate', 'generator.generateWhole'])

/** The scope that a procedure asks of a token. */
export function scopeOf({ path, type, access }: Call): RequiredScope {
  const [feature = ''] = path.split('.')
  if (forSessions.has(feature)) return readable.has(path) ? 'read' : null
  if (outliving.has(path)) return null
  if (access === 'administrator') return 'admin'
  if (generating.has(path)) return 'generate'
  return type === 'query' ? 'read' : 'write'
}

/** Refuses a token that may not do this; a caller with a session passes. @throws 403. */
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
