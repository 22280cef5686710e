import { createHash } from 'node:crypto'
import type { Family, Parent } from '@fgm/db/schema'
import { sessionCookie } from '../features/auth/cookies.ts'
import type { Sessions } from '../features/auth/sessions.ts'
import { type CallerToken, callerOfToken } from '../features/tokens/tokens.ts'
import type { Deps, LimitState } from './deps.ts'
import { invalid } from './errors.ts'

/** What every procedure knows of the request, over REST or tRPC. */
export type Context = {
  deps: Deps
  sessions: Sessions
  /** Who is logged in, by the session cookie or an access token. Null for visitors. */
  parent: Parent | null
  /** The family of `parent`, which owns everything that is not the parent's own. Null for visitors. */
  family: Family | null
  /** The access token that came instead of cookies; null for browsers. */
  token: CallerToken | null
  /** The raw session id of this browser; null for visitors and programs. */
  session_id: string | null
  /** What CSRF tokens of this browser are made from: its session, or its anonymous cookie. */
  browser_secret: string | null
  /** Identifies this browser later; null for one that never logged in or registered. */
  device_secret: string | null
  csrf_token: string | null
  /** Its `signal` is aborted when the client disconnects; created on first use, as few requests need it. */
  request: Pick<Request, 'signal'>
  idempotency_key: string | null
  /** The client's address, for rate limits only. */
  remote_address: string
  request_id: string
  /** Headers of the response: procedures that log in or out set cookies here. */
  response_headers: Headers
  /** Where the next page of the requested list begins; REST puts it into the header Link. */
  paging: { next_cursor: string | null }
}

/**
 * Builds the context of one request: who sends it, from where, with which cookies. For a request with an access token
 * all cookies are ignored.
 * @throws 401 for an invalid token.
 */
export async function createContext(
  deps: Deps,
  sessions: Sessions,
  request: Pick<Request, 'headers' | 'signal'>,
  {
    remote_address,
    request_id,
    response_headers,
    needs_browser_secret,
  }: Pick<Context, 'remote_address' | 'request_id' | 'response_headers'> & {
    /** Gives a visitor the cookie that CSRF tokens are tied to; only needed to issue a token. */
    needs_browser_secret: boolean
  },
): Promise<Context> {
  const bearer = bearerToken(request.headers)
  const program = bearer === null ? null : await callerWithToken(deps, bearer)
  const cookies = sessionCookie.read(program ? null : request.headers.get('cookie'), deps.config)
  const { user, session } = cookies.session_id
    ? await sessionOf(deps, sessions, cookies.session_id)
    : { user: null, session: null }
  if (session?.fresh)
    response_headers.append('set-cookie', sessions.createSessionCookie(session.id).serialize())
  return {
    deps: { ...deps, noteLimit: (limit) => addRateLimit(response_headers, limit) },
    sessions,
    request,
    remote_address,
    request_id,
    response_headers,
    paging: { next_cursor: null },
    parent: (program ?? user)?.parent ?? null,
    family: (program ?? user)?.family ?? null,
    token: program?.token ?? null,
    session_id: session?.id ?? null,
    browser_secret: session?.id ?? anonymousSecret(),
    device_secret: cookies.device_secret,
    csrf_token: request.headers.get('x-csrftoken'),
    idempotency_key: request.headers.get('idempotency-key'),
  }

  function anonymousSecret(): string | null {
    if (cookies.anonymous_secret || program || !needs_browser_secret)
      return cookies.anonymous_secret
    const secret = deps.newToken(24)
    response_headers.append('set-cookie', sessionCookie.anonymous(secret, deps.config))
    return secret
  }
}

/** Looks again for a session that another server may have just created. */
async function sessionOf({ copy }: Pick<Deps, 'copy'>, sessions: Sessions, id: string) {
  const found = await sessions.validateSession(id)
  if (found.session || !copy) return found
  await copy.refreshForMiss()
  return sessions.validateSession(id)
}

/** The same for a token. @throws 401 for an invalid one. */
async function callerWithToken(deps: Deps, bearer: string) {
  try {
    return callerOfToken(deps, bearer)
  } catch (cause) {
    if (!deps.copy) throw cause
    await deps.copy.refreshForMiss()
    return callerOfToken(deps, bearer)
  }
}

/** What comes after `Authorization: Bearer`; null if the header is missing or of another scheme. */
export function bearerToken(headers: Headers): string | null {
  const [, token] = /^Bearer(?: +(.*))?$/i.exec(headers.get('authorization') ?? '') ?? [null, null]
  return token === null ? null : (token ?? '').trim()
}

/** Adds a limit to RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers-10, RFC 9651). */
function addRateLimit(headers: Headers, limit: LimitState) {
  const { name, attempts, seconds, remaining, endsIn } = limit
  headers.append('ratelimit-policy', `"${name}";q=${attempts};w=${seconds}`)
  headers.append('ratelimit', `"${name}";r=${remaining};t=${endsIn}`)
}

/**
 * The `Idempotency-Key` header as a key; null if there is none.
 * @throws 400 when it is too short to be unique, or too long to store.
 */
export function idempotencyKey(header: string | null): string | null {
  const key = header?.trim()
  if (!key) return null
  if (key.length < 8 || key.length > 100)
    throw invalid('invalid_input', 'An Idempotency-Key needs 8 to 100 characters.')
  return key
}

/** An address as rate limits count it: IPv6 by its /64, since one home has many. */
export function throttleAddress(remoteAddress: string): string {
  const address = remoteAddress.replace(/^::ffff:/i, '')
  if (!address.includes(':')) return address
  return createHash('sha256').update(networkOf(address, 4)).digest('hex')
}

/** The network of a customer or of a school: an IPv4 address by its /24, IPv6 by its /48. */
export function largerNetwork(remoteAddress: string): string {
  const address = remoteAddress.replace(/^::ffff:/i, '')
  return address.includes(':')
    ? `${networkOf(address, 3)}::/48`
    : `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** The first groups of an IPv6 address, the same for every way to write it. */
function networkOf(address: string, count: number): string {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, count)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
