import type { Family, Parent } from '@fgm/db/schema'
import { initTRPC, type TRPCError } from '@trpc/server'
import { ZodError, z } from 'zod'
import { auditedBy } from '../features/audit/audit.ts'
import { csrfToken } from '../features/auth/cookies.ts'
import { provenBy } from '../features/auth/proof.ts'
import { once } from '../features/idempotency/idempotency.ts'
import { type Context, idempotencyKey } from './context.ts'
import type { Deps } from './deps.ts'
import {
  accessDenied,
  csrfRefused,
  errorCodeOf,
  notKept,
  type PublicError,
  RefusalError,
  signedOut,
} from './errors.ts'
import { isSameSecret } from './same-secret.ts'
import { noteAllowed, noteRefused } from './security-events.ts'
import { requireScope, scopeOf } from './token-scopes.ts'

/** Turns any failure into the public error. Unexpected ones keep only the request id. */
export function publicError(error: TRPCError, requestId: string | undefined): PublicError {
  if (error.code === 'INTERNAL_SERVER_ERROR')
    return {
      error: 'Something went wrong on our side. Please try again.',
      code: 'server_error',
      request_id: requestId,
    }
  if (error.cause instanceof ZodError) return fieldProblems(error.cause)
  if (error.cause instanceof SyntaxError)
    return { error: 'This is not valid JSON.', code: 'not_json' }
  return {
    error: error.message,
    code: errorCodeOf(error),
    ...(error instanceof RefusalError && error.extras),
  }
}

function fieldProblems(cause: ZodError): PublicError {
  const fields: Record<string, string> = {}
  for (const issue of cause.issues) {
    const field = issue.path.length > 0 ? z.core.toDotPath(issue.path) : ''
    if (field && !(field in fields)) fields[field] = issue.message
  }
  const error = cause.issues[0]?.message ?? 'That does not look right.'
  return { error, code: 'invalid_input', ...(Object.keys(fields).length > 0 && { fields }) }
}

/** What a procedure declares about itself. */
export type ProcedureFacts = {
  access: 'everyone' | 'family' | 'administrator'
  /** It accepts an Idempotency-Key. */
  takesKey?: true
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureFacts>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { error: message, ...rest } = publicError(error, ctx?.request_id)
      // `code` is ours, as in REST: tRPC's own code is the number next to `message`.
      return { ...shape, message, data: { ...rest, httpStatus: shape.data.httpStatus } }
    },
  })

export const router = t.router
/** The input of a procedure that takes none. */
export const nothing = z.object({}).optional()

/**
 * Runs before every procedure: its check, and a log line for any refusal, here or later. One middleware, because each
 * costs more than most checks. `Known` is what the check guarantees.
 */
const guard = <Known extends object>(check: (ctx: Context, type: string) => void) =>
  t.middleware(async ({ ctx, path, type, meta, next }) => {
    const { copy } = ctx.deps
    try {
      // A change needs the current data, whichever server wrote it.
      if (type === 'mutation') copy?.refresh()
      check(ctx, type)
      if (ctx.token)
        requireScope(ctx.token, scopeOf({ path, type, access: meta?.access ?? 'everyone' }))
    } catch (cause) {
      noteRefused(ctx, { path, type }, cause)
      throw notKept(cause) ?? cause
    }
    // The type argument is for the compiler only: passing `Known` on would copy the context at every call.
    const work = () => next() as ReturnType<typeof next<Known>>
    let result = await work()
    if (copy && type === 'query' && !result.ok && result.error.code === 'NOT_FOUND') {
      await copy.refreshForMiss()
      result = await work()
    }
    if (result.ok) {
      noteAllowed(ctx, { path, type }, result.data)
      return result
    }
    const refusal = result.error.code === 'INTERNAL_SERVER_ERROR' && notKept(result.error.cause)
    if (refusal) throw refusal
    noteRefused(ctx, { path, type }, result.error)
    return result
  })

/**
 * Mutations must prove that our own page or an integrator sent them, not another site. A token is proof: browsers never
 * send one automatically.
 */
function requireCsrf({ deps, token, browser_secret, csrf_token }: Context, type: string) {
  if (type !== 'mutation' || token) return
  if (!browser_secret || !isSameSecret(csrfToken(deps, browser_secret), csrf_token))
    throw csrfRefused()
}

function requireUser(ctx: Context, type: string) {
  if (!ctx.parent) throw signedOut()
  requireCsrf(ctx, type)
}

/** Open to everyone. */
export const publicProcedure = t.procedure
  .meta({ access: 'everyone' })
  .use(guard<object>(requireCsrf))

/** For logged-in parents; `ctx.parent` and `ctx.family` are set. Visitors get 401 before anything else is checked. */
export const userProcedure = t.procedure
  .meta({ access: 'family' })
  .use(guard<{ parent: Parent; family: Family }>(requireUser))

/** For what needs more than a session: `ctx.proven` checks the password once more. */
export const provenProcedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { proven: provenBy(ctx) } }),
)

/** For what creates something: `ctx.once` runs it once for an Idempotency-Key. */
export const creatingProcedure = userProcedure
  .meta({ access: 'family', takesKey: true })
  .use(({ ctx, path, next }) => next({ ctx: { once: onceFor(ctx, path) } }))

const onceFor =
  (ctx: Context & { parent: Parent }, procedure: string) =>
  <Result>(
    input: unknown,
    work: (deps: Deps) => Result extends PromiseLike<unknown> ? never : Result,
  ): Result => {
    const key = idempotencyKey(ctx.idempotency_key)
    const request = { parent: ctx.parent, procedure, key, input }
    const { result, isRepeated } = once<Result>(ctx.deps, request, work)
    if (isRepeated) ctx.response_headers.set('idempotency-replayed', 'true')
    return result
  }

/** For administrators; parents get 403 'Access Denied' and visitors 401. */
export const adminProcedure = userProcedure
  .meta({ access: 'administrator' })
  .use(({ ctx, next }) => {
    if (!ctx.parent.is_admin) throw accessDenied()
    return next()
  })

/**
 * For changes by administrators. Each runs in `ctx.audited`, which writes the row of the audit log;
 * `admin/audited-changes.test.ts` checks all of them.
 */
export const auditedProcedure = adminProcedure.use(({ ctx, path, next }) =>
  next({ ctx: { audited: auditedBy(ctx.deps, ctx.parent, path, ctx.token) } }),
)
