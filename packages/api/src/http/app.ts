import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import { bearerToken, createContext } from '../core/context.ts'
import type { Deps } from '../core/deps.ts'
import { cannotWrite, failureCode, notFound, RefusalError, tooLarge } from '../core/errors.ts'
import { noteRefused } from '../core/security-events.ts'
import { requireScope } from '../core/token-scopes.ts'
import { mountQueueExport } from '../features/admin/queue-export.ts'
import { createSessions } from '../features/auth/sessions.ts'
import { mountDownloads } from '../features/downloads/downloads.http.ts'
import { mountHealth, type Readiness } from '../features/health/health.http.ts'
import { mountHuntPrinting } from '../features/hunts/hunts.http.ts'
import { mountMail } from '../features/mail/mail.http.ts'
import { mountMcp } from '../features/mcp/mcp.http.ts'
import { mountMetrics } from '../features/metrics/metrics.http.ts'
import { createMetrics, type Metrics } from '../features/metrics/metrics.ts'
import { mountPayments } from '../features/payments/payments.http.ts'
import { mountReminders } from '../features/reminders/reminders.http.ts'
import { mountWeekPrinting } from '../features/week/week.http.ts'
import { accessLog } from './access-log.ts'
import { mountApiDocs } from './pages/api-docs.ts'
import { hasPage } from './pages/page-heads.ts'
import { mountPages, mountSentForms } from './pages/pages.ts'
import type { StaticFiles } from './pages/static-files.ts'
import { remoteAddress, warnOfProxy } from './remote-address.ts'
import { limitInFlight } from './requests-in-flight.ts'
import { asksForCsrfToken, cacheControl } from './rest/negotiation.ts'
import { errorResponse, type MakeContext, mountRest, refuseOtherMethods } from './rest/rest.ts'
import { appRouter } from './router.ts'
import { securityHeaders } from './security-headers.ts'

const largestBody = 256 * 1024
/**
 * Long responses without a secret. A secret next to words that a stranger may choose can be guessed from the compressed
 * length (BREACH), so nothing else is compressed here; a proxy compresses all but CSRF tokens, which send `no-transform`.
 */
const compressedPaths = ['/trpc/activities.cards', '/trpc/activities.list']
const batchLimit = 10

/**
 * The server as a function from request to response: tRPC at /trpc, the REST table at the spec's
 * paths, and the pages from `files`. It does not listen: `main.ts` does; tests call it directly.
 */
export function createApp(
  deps: Deps,
  {
    files,
    readiness = { is_draining: false },
    metrics = createMetrics(deps),
  }: { files: StaticFiles; readiness?: Readiness; metrics?: Metrics },
): Hono {
  const app = new Hono()
  const sessions = createSessions(deps)
  const makeContext: MakeContext = async (c, responseHeaders) => {
    const from = {
      remote_address: remoteAddress(c, deps.config.trusted_proxies),
      request_id: c.get('requestId'),
    }
    try {
      const ctx = await createContext(deps, sessions, c.req.raw, {
        ...from,
        response_headers: responseHeaders,
        needs_browser_secret: asksForCsrfToken(c.req.path),
      })
      c.set('user_id', ctx.parent?.id ?? null)
      return ctx
    } catch (cause) {
      noteRefused({ deps, parent: null, ...from }, { path: routePath(c), type: 'query' }, cause)
      throw cause
    }
  }

  app.use(requestId({ limitLength: 64 }))
  app.use(accessLog(deps.log, metrics.observe))
  app.use(securityHeaders(deps.config))
  app.use(warnOfProxy(deps.log, deps.config.trusted_proxies))
  app.use(limitInFlight(deps.config.trusted_proxies))
  app.on(
    ['POST', 'PUT', 'PATCH', 'DELETE'],
    '*',
    bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }),
  )
  for (const path of compressedPaths) app.get(path, compress())
  app.onError((cause, c) => errorResponse(c, cause))
  app.notFound(refuseOtherMethods(app, (path) => hasPage(deps.db, path)))

  mountHealth(app, deps, readiness)
  mountMetrics(app, deps, metrics)
  mountTrpc(app, makeContext)
  mountSentForms(app)
  mountRest(app, makeContext)
  mountDownloads(app, makeContext)
  mountHuntPrinting(app, makeContext)
  mountWeekPrinting(app, makeContext)
  mountQueueExport(app, makeContext)
  mountMail(app, deps)
  mountReminders(app, deps)
  mountMcp(app, deps, makeContext)
  mountPayments(app, deps, makeContext)
  mountApiDocs(app)
  mountPages(app, deps, files)
  return app
}

function mountTrpc(app: Hono, makeContext: MakeContext) {
  app.all('/trpc/*', async (c) => {
    if (!isDecodable(new URL(c.req.url).pathname)) throw notFound('Page')
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      maxBatchSize: batchLimit,
      req: c.req.raw,
      router: appRouter,
      createContext: ({ resHeaders }) => {
        // Only for the pages, so its procedures need no scopes.
        if (bearerToken(c.req.raw.headers) !== null) requireScope({ scopes: [] }, null)
        return makeContext(c, resHeaders)
      },
      onError: ({ error, path }) => {
        if (error.code !== 'INTERNAL_SERVER_ERROR' && !cannotWrite(error)) return
        const currentRequestId = c.get('requestId')
        c.get('log').error(
          { request_id: currentRequestId, err: error.cause ?? error, path },
          'procedure failed',
        )
        c.set('failure', failureCode(error) ?? 'unknown')
      },
      responseMeta: ({ errors }) => {
        const headers = new Headers({ 'cache-control': cacheControl(c.req.path) })
        const first = errors[0]
        const seconds = first instanceof RefusalError ? first.extras.retry_after_seconds : undefined
        if (seconds !== undefined) headers.set('retry-after', String(seconds))
        return { headers }
      },
    })
    // tRPC's errors before any procedure are JSON without a content type; they would be sent as plain text.
    if (response.status >= 400) response.headers.set('content-type', 'application/json')
    // The HTTP server decides about framing; tRPC sets `chunked` also where the length is known.
    response.headers.delete('transfer-encoding')
    return response
  })
}

/** The rest of the body is not read, so the connection cannot serve another request. */
function refuseLargeBody(c: HonoContext): Response {
  const response = errorResponse(c, tooLarge())
  response.headers.set('connection', 'close')
  return response
}

/** False for broken escapes such as `%E0%A4%A`, which tRPC would report as its own failure. */
function isDecodable(pathname: string): boolean {
  try {
    // The result depends on the decoded text; otherwise the bundler drops the call as useless.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
