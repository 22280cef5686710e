import { getConnInfo } from '@hono/node-server/conninfo'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import { createContext } from './context.ts'
import type { Deps } from './deps.ts'
import { ExtendedError, notFound, tooLarge } from './errors.ts'
import { createSessions } from './features/auth/sessions.ts'
import { mountDownloads } from './features/downloads/downloads.http.ts'
import { mountHealth, type Readiness } from './features/health/health.http.ts'
import { mountHuntPrinting } from './features/hunts/hunts.http.ts'
import { mountMail } from './features/mail/mail.http.ts'
import { mountPayments } from './features/payments/payments.http.ts'
import { mountApiDocs } from './pages/api-docs.ts'
import { mountPages } from './pages/pages.ts'
import { errorResponse, type MakeContext, mountRest } from './rest/rest.ts'
import { appRouter } from './router.ts'
import { securityHeaders } from './security-headers.ts'

declare module 'hono' {
  interface ContextVariableMap {
    log: Logger
  }
}

/** The largest body that is read, in bytes (decisions §12). */
const body_limit = 256 * 1024
/** Calls that fit into one tRPC request (decisions §12). */
const batch_limit = 10

/**
 * The whole server as a function from request to answer: tRPC at /trpc, the REST table at the spec's
 * paths, and the pages. Nothing listens yet; `main.ts` does that, and tests call it directly.
 */
export function createApp(
  deps: Deps,
  { web_folder, readiness = { is_draining: false } }: { web_folder: string; readiness?: Readiness },
): Hono {
  const app = new Hono()
  const sessions = createSessions(deps)
  const makeContext: MakeContext = (c, answer_headers) =>
    createContext(deps, sessions, c.req.raw, {
      remote_address: remoteAddress(c, deps.config.trusted_proxies),
      request_id: c.get('requestId'),
      answer_headers,
      needs_browser_secret: /csrf-?token/i.test(c.req.path),
    })

  app.use(requestId({ limitLength: 64 }))
  app.use(accessLog(deps.log))
  app.use(securityHeaders(deps.config))
  app.use(limitBody())
  app.onError((cause, c) => errorResponse(c, cause))
  app.notFound((c) => errorResponse(c, notFound('Page')))

  mountHealth(app, deps, readiness)
  mountTrpc(app, makeContext)
  mountRest(app, makeContext)
  mountDownloads(app, makeContext)
  mountHuntPrinting(app, makeContext)
  mountMail(app, deps)
  mountPayments(app, deps, makeContext)
  mountApiDocs(app)
  mountPages(app, deps, web_folder)
  return app
}

function mountTrpc(app: Hono, makeContext: MakeContext) {
  app.all('/trpc/*', async (c) => {
    if (!isDecodable(new URL(c.req.url).pathname)) throw notFound('Page')
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      maxBatchSize: batch_limit,
      req: c.req.raw,
      router: appRouter,
      createContext: ({ resHeaders }) => makeContext(c, resHeaders),
      onError: ({ error, path }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR')
          c.get('log').error({ err: error.cause ?? error, path }, 'procedure failed')
      },
      responseMeta: ({ errors }) => {
        const headers = new Headers({ 'cache-control': 'no-store' })
        const first = errors[0]
        const seconds =
          first instanceof ExtendedError ? first.extras.retry_after_seconds : undefined
        if (seconds !== undefined) headers.set('retry-after', String(seconds))
        return { headers }
      },
    })
    // What tRPC refuses before any procedure is JSON too, but does not say so.
    if (response.headers.get('content-type')?.startsWith('text/plain'))
      response.headers.set('content-type', 'application/json')
    return response
  })
}

/**
 * Refuses large bodies. Of a length that is told, Node reads no more than that; only where it is not
 * told has the body to be read and counted, which costs more than most calls.
 */
function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: body_limit, onError: refuseLargeBody })
  return (c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    const is_told = c.req.header('transfer-encoding') === undefined
    const length = Number(c.req.header('content-length') ?? Number.NaN)
    return is_told && length <= body_limit ? next() : limit(c, next)
  }
}

/** The rest of the body is not read, so the connection cannot serve another request. */
function refuseLargeBody(c: HonoContext): Response {
  const response = errorResponse(c, tooLarge())
  response.headers.set('connection', 'close')
  return response
}

/** False for broken escapes such as `%E0%A4%A`, which tRPC would take for a failure of its own. */
function isDecodable(pathname: string): boolean {
  try {
    // The answer depends on the decoded text, or the bundler takes the call for useless and drops it.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** One line per request: what was asked by its pattern, never by its content. */
function accessLog(log: Logger) {
  return async (c: HonoContext, next: () => Promise<void>) => {
    const request_id = c.get('requestId')
    const started = performance.now()
    c.set('log', log.child({ request_id }))
    await next()
    // Answers made elsewhere do not know the id; it goes on every one of them. Not by `c.header`, which
    // makes a finished answer anew, with its body as a stream.
    c.res.headers.set('x-request-id', request_id)
    if (c.req.path === '/healthz' || c.req.path === '/readyz') return
    log.info(
      {
        request_id,
        method: c.req.method,
        route: routePattern(c),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  }
}

/** The pattern that a request matched, e.g. `/activities/:id`; never the path itself, which can hold ids. */
function routePattern(c: HonoContext): string {
  return matchedRoutes(c).find(({ path }) => path !== '*' && path !== '/*')?.path ?? 'page'
}

/**
 * The address of whoever is asking. Forwarded addresses are believed only when the connection comes
 * from a proxy named in TRUST_PROXY; then the last address that is not itself a trusted proxy counts.
 */
function remoteAddress(c: HonoContext, trusted_proxies: string[]): string {
  // Some proxies write the port as well; it is not part of who is asking.
  const plain = (address: string) =>
    address
      .trim()
      .replace(/^\[(.+)\](?::\d+)?$/, '$1')
      .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
      .replace(/^::ffff:/i, '')
  const socket_address = plain(connectionAddress(c))
  if (!trusted_proxies.includes(socket_address)) return socket_address
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean)
  return hops.findLast((hop) => !trusted_proxies.includes(hop)) ?? socket_address
}

function connectionAddress(c: HonoContext): string {
  // Without a socket (`app.request` in tests) there is nobody but ourselves.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : '127.0.0.1'
}
