import { TRPCError } from '@trpc/server'
import { type Context, throttleAddress } from './context.ts'
import { errorCodeOf } from './errors.ts'
import { keyedHash } from './same-secret.ts'

/*
 * Security events (OWASP ASVS 5, V16.3): logging in and other changes to accounts, refused access, limits that
 * were hit, and changes by administrators. One log line each, without a name, address, password or token; `from`
 * is a keyed hash, the same for lines from one address.
 */

type Call = { path: string; type: 'query' | 'mutation' | 'subscription' }
type EventContext = Pick<Context, 'deps' | 'parent' | 'remote_address' | 'request_id'>

const isAboutAccounts = ({ path, type }: Call) =>
  type === 'mutation' && /^(?:auth|tokens|families)\./.test(path)
const isAdministration = ({ path, type }: Call) => type === 'mutation' && path.startsWith('admin.')

/** Logs an allowed call that is a security event. `data` is its response. */
export function noteAllowed(context: EventContext, call: Call, data: unknown) {
  // A login or registration has the user in its response; other callers are in the context.
  const { user } = (data ?? {}) as { user?: { id?: string } }
  const more = user?.id ? { user_id: user.id } : {}
  if (isAboutAccounts(call)) note(context, call, 'auth', 'done', more)
  if (isAdministration(call)) note(context, call, 'administration', 'done')
}

/** Refusals that are logged already: REST catches what a procedure has logged. */
const noted = new WeakSet<TRPCError>()

/** Logs a refused call that is a security event: access, limits, CSRF, and everything about accounts. */
export function noteRefused(context: EventContext, call: Call, cause: unknown) {
  if (!(cause instanceof TRPCError) || noted.has(cause)) return
  const event = eventOf(cause, call)
  if (!event) return
  noted.add(cause)
  note(context, call, event, 'refused', { code: cause.code })
}

function eventOf(error: TRPCError, call: Call) {
  const { code } = error
  if (code === 'INTERNAL_SERVER_ERROR') return null
  if (code === 'TOO_MANY_REQUESTS') return 'limit'
  if (isAboutAccounts(call)) return 'auth'
  if (code === 'UNAUTHORIZED' || code === 'FORBIDDEN') return 'access'
  return errorCodeOf(error) === 'csrf' ? 'access' : null
}

function note(
  { deps, parent, remote_address, request_id }: EventContext,
  { path }: Call,
  event: 'auth' | 'access' | 'limit' | 'administration',
  outcome: 'done' | 'refused',
  more: { user_id?: string; code?: TRPCError['code'] } = {},
) {
  const from = keyedHash(deps.csrf_key, `from ${throttleAddress(remote_address)}`).slice(0, 12)
  const line = { event, action: path, outcome, user_id: parent?.id ?? null, from, request_id }
  deps.log[outcome === 'done' ? 'info' : 'warn']({ ...line, ...more }, 'security')
}
