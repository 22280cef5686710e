import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Hono, Context as HonoContext } from 'hono'
import { routePath } from 'hono/route'
import type { Context } from '../../core/context.ts'
import {
  failureCode,
  fault,
  invalid,
  notFound,
  notKept,
  RefusalError,
  wrongMethod,
} from '../../core/errors.ts'
import { noteRefused } from '../../core/security-events.ts'
import { type RequiredScope, requireScope } from '../../core/token-scopes.ts'
import { publicError } from '../../core/trpc.ts'
import { etagOf, hasSame } from '../etag.ts'
import { cacheControl, vary, wantsPage } from './negotiation.ts'
import { callProcedure } from './procedures.ts'
import { routes, sameForAll } from './routes.ts'

/** Makes the context of a request, and adds to the headers of its response. */
export type MakeContext = (c: HonoContext, responseHeaders: Headers) => Promise<Context>

/** Mounts every row of the table. A row's path may also be a page, if a browser navigates to it. */
export function mountRest(app: Hono, makeContext: MakeContext) {
  for (const [method, path, procedure, status] of routes) {
    app.on(method, path, async (c, next) => {
      if (method === 'GET' && isPagePath(path) && wantsPage(c.req.raw.headers)) return next()
      return respond(c, makeContext, 'of_procedure', async (ctx) => {
        const result = await callProcedure(ctx, procedure, await inputOf(c))
        return sameForAll.has(procedure)
          ? unlessKnown(c.req.raw.headers, result)
          : withNextPage(c, ctx, jsonResponse(result, status ?? 200))
      })
    })
  }
}

/** Paths under /api are never pages; nor are those that the spec names only for REST. */
const isPagePath = (path: string) => path === '/activities' || path.startsWith('/activities/')

/**
 * Handles one request: the response of `work`, or any failure as `{ error, code }` with its status (decisions §7).
 * Used by the table and by the features' own `.http.ts`.
 * @param scope what an access token must have, unless a procedure checks it
 */
export async function respond(
  c: HonoContext,
  makeContext: MakeContext,
  scope: RequiredScope | 'of_procedure',
  work: (ctx: Context) => Promise<Response>,
): Promise<Response> {
  const responseHeaders = new Headers()
  let response: Response
  let ctx: Context | undefined
  try {
    ctx = await makeContext(c, responseHeaders)
    if (scope !== 'of_procedure') requireScope(ctx.token, scope)
    response = await work(ctx)
  } catch (cause) {
    // Procedures log their own refusals; this is for routes without a procedure.
    if (ctx) noteRefused(ctx, { path: routePath(c), type: 'query' }, cause)
    response = errorResponse(c, cause)
  }
  for (const [name, value] of responseHeaders)
    if (name === 'set-cookie' || !response.headers.has(name)) response.headers.append(name, value)
  const unlessSaid = { 'cache-control': cacheControl(c.req.path), vary }
  for (const [name, value] of Object.entries(unlessSaid))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** A response with its ETag, or 304 if the client has it already. */
function unlessKnown(headers: Headers, value: unknown): Response {
  const body = JSON.stringify(value)
  const kept = { etag: etagOf(body), 'cache-control': 'private, no-cache' }
  if (hasSame(headers, kept.etag)) return new Response(null, { status: 304, headers: kept })
  return new Response(body, { headers: { 'content-type': 'application/json', ...kept } })
}

/** Adds `Link` with the address of the list's next page (RFC 8288), based on the requested address. */
function withNextPage(c: HonoContext, { paging }: Context, response: Response): Response {
  if (paging.next_cursor === null) return response
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.set('cursor', paging.next_cursor)
  response.headers.set('link', `<${pathname}?${searchParams}>; rel="next"`)
  return response
}

/** Not `Response.json`: the HTTP server would write its body as a stream, in pieces. */
const jsonResponse = (value: unknown, status: number) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

/** Any failure as a REST response. Unexpected ones are logged with the request id that is shown. */
export function errorResponse(c: HonoContext, cause: unknown): Response {
  const error = toTrpcError(cause)
  const status = getHTTPStatusCodeFromError(error)
  const requestId = c.get('requestId')
  if (status >= 500) {
    // A deliberate 503 is no fault: its line in the access log is enough, and a flood of them must not fill
    // the disk with stack traces.
    const isChosen = error.code === 'SERVICE_UNAVAILABLE' && error.cause === undefined
    if (!isChosen)
      c.get('log').error(
        { request_id: requestId, err: error.cause ?? error, status },
        'request failed',
      )
    c.set('failure', failureCode(error) ?? 'unknown')
  }
  const response = jsonResponse(publicError(error, requestId), status)
  response.headers.set('cache-control', cacheControl(c.req.path))
  response.headers.set('vary', vary)
  const challenge = challengeOf(error)
  if (challenge) response.headers.set('www-authenticate', challenge)
  const retryAfter = error instanceof RefusalError ? error.extras.retry_after_seconds : undefined
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter))
  return response
}

/** The `WWW-Authenticate` header for an access token that is not accepted (RFC 6750). */
function challengeOf(error: TRPCError): string | null {
  if (!(error instanceof RefusalError)) return null
  if (error.errorCode === 'token_invalid' || error.errorCode === 'token_expired')
    return 'Bearer error="invalid_token"'
  if (error.errorCode === 'token_missing') return 'Bearer'
  if (error.errorCode !== 'scope_missing') return null
  return `Bearer error="insufficient_scope", scope="${error.extras.needs_scope}"`
}

function toTrpcError(cause: unknown): TRPCError {
  if (cause instanceof TRPCError) return cause
  const { code } = cause as { code?: unknown }
  if (code === 'ECONNRESET')
    return invalid('incomplete_request', 'The request did not arrive in full.', {}, cause)
  return notKept(cause) ?? fault(cause)
}

/**
 * Input of a request: path beats body, or path beats query for reads. Changes never take input from the query string,
 * which is kept in histories and in the logs of proxies.
 */
async function inputOf(c: HonoContext): Promise<Record<string, unknown>> {
  const query = c.req.query()
  if (['GET', 'HEAD'].includes(c.req.method)) return { ...query, ...c.req.param() }
  if ('password' in query)
    throw invalid(
      'password_in_address',
      'Please send the password in the body, never in the address: addresses are logged.',
    )
  return { ...(await bodyOf(c)), ...c.req.param() }
}

async function bodyOf(c: HonoContext): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text === '') return {}
  // A form on another site can post text, but needs a preflight for this content type.
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw invalid('not_json', 'Please send JSON, with Content-Type: application/json.')
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid('not_json', 'Please send one JSON object.')
  return body as Record<string, unknown>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid('not_json', 'This is not valid JSON.', {}, cause)
  }
}

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * The response if no route and no page took a request: 405 with `Allow` if the path takes other methods,
 * 204 with `Allow` for OPTIONS, 404 otherwise. A page exists only for GET; a request for JSON stays a 404.
 * @param isPage whether a page has this path
 */
export function refuseOtherMethods(app: Hono, isPage: (path: string) => boolean) {
  return (c: HonoContext): Response => {
    const { path } = c.req
    const allowed = methods.filter((method) => isTaken(app, method, path))
    if (!allowed.includes('GET') && isPage(path)) allowed.unshift('GET')
    const requested = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (allowed.length === 0 || allowed.includes(requested))
      return errorResponse(c, notFound('Page'))
    const allow = [...allowed.flatMap(withHead), 'OPTIONS'].join(', ')
    if (requested === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    const response = errorResponse(c, wrongMethod(allowed))
    response.headers.set('allow', allow)
    return response
  }
}

/** Looks in the router itself; wildcard routes do not count. */
const isTaken = (app: Hono, method: string, path: string) =>
  app.router.match(method, path)[0].some(([[, route]]) => !route.path.endsWith('*'))

const withHead = (method: string) => (method === 'GET' ? ['GET', 'HEAD'] : [method])
