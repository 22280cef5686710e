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

/** One answered request, as the log and the figures know it. */
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
 * One line per request: what was asked by its pattern, never by its content; who, by id; the status and
 * the milliseconds. The request id of the edge, or ours, goes on the line and on the answer.
 */
export function accessLog(log: Logger, onAnswer: (answered: LoggedRequest) => void) {
  // These lines hold patterns, numbers and ids alone. Searching each of them for secrets took fifteen
  // times as long as writing it, and more than answering most calls.
  const requests = log.child({}, { redact: [], formatters: { log: (line) => line } })
  return async (c: HonoContext, next: () => Promise<void>) => {
    const requestId = c.get('requestId')
    const started = performance.now()
    c.set('log', log)
    await next()
    // Answers made elsewhere do not know the id; it goes on every one of them.
    // Not by `c.header`, which makes a new response, with its body as a stream.
    c.res.headers.set('x-request-id', requestId)
    if (unwatched.has(c.req.path)) return
    const answered = {
      method: c.req.method,
      route: routePattern(c),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    }
    const failure = c.get('failure')
    onAnswer({ ...answered, ...(failure && { failure }) })
    requests.info(
      { request_id: requestId, ...answered, user_id: c.get('user_id') ?? null },
      'request',
    )
  }
}

/**
 * The pattern that a request matched, e.g. `/activities/:id`, or the procedure that it called; never the
 * path itself, which can hold ids, and of which a stranger can think up any number.
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
