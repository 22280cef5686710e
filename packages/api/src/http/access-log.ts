import type { Context as HonoContext } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import { procedurePaths } from './rest/procedures.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Where a failure is logged; add `request_id`. */
    log: Logger
    user_id: string | null
    /** The code of what went wrong inside, e.g. `SQLITE_BUSY`. */
    failure: string
  }
}

/** One handled request, for the log and the metrics. */
export type LoggedRequest = {
  method: string
  route: string
  status: number
  ms: number
  failure?: string
}

/** Polled every few seconds by machines: neither logged nor counted. */
const unwatched = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * One line per request: the pattern of its path, never its content; the id of the user; the status and
 * the milliseconds. The request id, from the edge or our own, is on the line and on the response.
 */
export function accessLog(log: Logger, onHandled: (handled: LoggedRequest) => void) {
  // These lines hold only patterns, numbers and ids. Searching each of them for secrets took fifteen
  // times as long as writing it, and longer than handling most requests.
  const requests = log.child({}, { redact: [], formatters: { log: (line) => line } })
  return async (c: HonoContext, next: () => Promise<void>) => {
    const requestId = c.get('requestId')
    const started = performance.now()
    c.set('log', log)
    await next()
    // Responses made elsewhere lack the id.
    // Not `c.header`, which makes a new response with its body as a stream.
    c.res.headers.set('x-request-id', requestId)
    if (unwatched.has(c.req.path)) return
    const handled = {
      method: c.req.method,
      route: routePattern(c),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    }
    const failure = c.get('failure')
    onHandled({ ...handled, ...(failure && { failure }) })
    requests.info(
      { request_id: requestId, ...handled, user_id: c.get('user_id') ?? null },
      'request',
    )
  }
}

/**
 * The pattern that a request matched, e.g. `/activities/:id`, or the procedure that it called; never the
 * path itself, which can hold ids and of which a stranger can invent any number.
 */
function routePattern(c: HonoContext): string {
  const pattern = matchedRoutes(c).find(({ path }) => path !== '*' && path !== '/*')?.path ?? 'page'
  return pattern === '/trpc/*' ? procedurePattern(c.req.path) : pattern
}

const knownProcedures: ReadonlySet<string> = new Set(procedurePaths())

function procedurePattern(path: string): string {
  const called = path.slice('/trpc/'.length)
  if (knownProcedures.has(called)) return `/trpc/${called}`
  const areKnown = called.split(',').every((name) => knownProcedures.has(name))
  return areKnown ? '/trpc/batch' : '/trpc/unknown'
}
