import { OpensWith } from '@fgm/shared/activities/activities'
import { ErrorCode, type ErrorCodeOf, type ErrorStatus } from '@fgm/shared/error-codes'
import { formatWait } from '@fgm/shared/text/wait'
import { TokenScope } from '@fgm/shared/tokens'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'

/*
 * A refusal is a TRPCError with a code for programs and a public sentence for people; details go in `cause`,
 * which never leaves the server. REST and tRPC send the same (decisions §7).
 */

/** The body of an error in REST and tRPC, and its schema in the OpenAPI document. */
export const PublicError = z
  .object({
    error: z.string().describe('A sentence for a person, which may change'),
    code: ErrorCode,
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('For invalid input: a sentence per field, by its path'),
    error_type: z
      .string()
      .optional()
      .describe('An older word for some kinds of refusals; new programs read `code`'),
    title: z
      .string()
      .optional()
      .describe(
        'With the code `locked`: the title of the activity that is not open to this family',
      ),
    opens_with: OpensWith.optional().describe(
      'With the code `locked`, what opens it: `account` signing up, while a founding spot is free; `premium` the membership; `early_access` saving it, with a benefit of the family; `coming_soon` nothing yet: the premium library is not open',
    ),
    reason: z
      .string()
      .optional()
      .describe('Why something is not open to this family; new programs read `code`'),
    threshold: z.number().optional().describe('What a feature waits for until it opens'),
    current: z.number().optional().describe('How far that is'),
    retry_after_seconds: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('When to try again; the same as the header Retry-After'),
    needs_scope: TokenScope.optional().describe(
      'With the code `scope_missing`: what the access token would have to be allowed',
    ),
    request_id: z
      .string()
      .optional()
      .describe('On a server error: the id of this request in the log'),
  })
  .meta({ id: 'Error' })
export type PublicError = z.output<typeof PublicError>

/** The extra fields of a refusal, in addition to its code and sentence. */
export type ErrorExtras = Omit<PublicError, 'error' | 'code' | 'request_id'>

/** A refusal: its code, which implies the status, a public sentence, and extra fields if it has any. */
export class RefusalError extends TRPCError {
  readonly errorCode: ErrorCode
  readonly extras: ErrorExtras
  constructor(
    status: RefusalStatus,
    errorCode: ErrorCode,
    message: string,
    extras: ErrorExtras = {},
    cause?: unknown,
  ) {
    super({ code: trpcCodes[status], message, cause })
    this.errorCode = errorCode
    this.extras = extras
  }
}

const trpcCodes = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  499: 'CLIENT_CLOSED_REQUEST',
  503: 'SERVICE_UNAVAILABLE',
} as const satisfies Partial<Record<ErrorStatus, TRPCError['code']>>
type RefusalStatus = keyof typeof trpcCodes

/** Makes refusals of one status; accepts only its own codes. */
const refusing =
  <Status extends RefusalStatus>(status: Status) =>
  (code: ErrorCodeOf<Status>, message: string, extras?: ErrorExtras, cause?: unknown) =>
    new RefusalError(status, code, message, extras, cause)

export const invalid = refusing(400)
export const unauthorized = refusing(401)
export const paymentRequired = refusing(402)
export const forbidden = refusing(403)
const missing = refusing(404)
export const conflict = refusing(409)
export const limited = refusing(429)
export const cancelled = refusing(499)

/** Input that a schema refused; the response has a message per field. */
export const invalidInput = (cause: z.ZodError) =>
  invalid('invalid_input', 'That does not look right.', {}, cause)

export const signedOut = (message = 'Please log in first.') => unauthorized('signed_out', message)

/** 403 for what only administrators may do (decisions §7). */
export const accessDenied = () => forbidden('access_denied', 'Access Denied')

/** Missing, or another family's: the response is the same. `noun` as in 'Activity not found'. */
export const notFound = (noun: string) => missing('not_found', `${noun} not found`)

/** 404: an invitation that is used, withdrawn, expired or unknown. */
export const invitationOver = () =>
  missing(
    'invitation_over',
    'This invitation has been used or taken back, or is too old. Please ask for a new one.',
  )

/** 422: an Idempotency-Key that came with different input before. */
export const keyReused = () =>
  refusing(422)(
    'idempotency_key_reused',
    'This Idempotency-Key was sent with another input before. Please use a new one.',
  )

/** 405: `methods` are those that the path takes. */
export const wrongMethod = (methods: string[]) =>
  refusing(405)('wrong_method', `This address takes ${methods.join(' and ')} only.`)

export const tooLarge = () => refusing(413)('too_large', 'That is too large for us to take.')

/** 429: the client may retry after `seconds`. */
export const tooMany = (
  seconds: number,
  message = `That was a lot in a short time. Please try again in ${formatWait(seconds)}.`,
) => limited('rate_limited', message, { retry_after_seconds: Math.max(1, Math.ceil(seconds)) })

/** 503: we are busy, or something we need does not respond. */
export const unavailable = (
  code: ErrorCodeOf<503>,
  message: string,
  seconds: number,
  cause?: unknown,
) => refusing(503)(code, message, { retry_after_seconds: seconds }, cause)

/** The sentence contains 'CSRF', as the spec has it for integrators; clients fetch a new token and try once more. */
export const csrfRefused = () =>
  invalid('csrf', 'The CSRF token is missing or no longer valid. Please try again.')

/** 500: an unexpected failure; only the request id leaves the server. */
export const fault = (cause: unknown) => new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })

/** The codes of tRPC's own errors, before any procedure runs. */
const codesOfTrpc: Partial<Record<TRPCError['code'], ErrorCode>> = {
  PARSE_ERROR: 'not_json',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'wrong_method',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
  PAYLOAD_TOO_LARGE: 'too_large',
  CLIENT_CLOSED_REQUEST: 'stopped',
}

/** The code of any failure that is not a fault of ours. */
export const errorCodeOf = (error: TRPCError): ErrorCode =>
  error instanceof RefusalError ? error.errorCode : (codesOfTrpc[error.code] ?? 'invalid_input')

/** The response by the code of SQLite or the system, when nothing can be written but reading still works. */
const keptNot: [codes: RegExp, code: ErrorCodeOf<503>, sentence: string, seconds: number][] = [
  [/^SQLITE_BUSY/, 'busy', 'A lot is going on right now. Please try again in a moment.', 5],
  // Of packages/db/src/primary-watch.ts.
  [
    /^PRIMARY_UNREACHABLE$/,
    'busy',
    'We cannot keep this right now. Please try again in a minute.',
    60,
  ],
  // A full disk; SHMSIZE is the index of SQLite's write-ahead log.
  [
    /^(SQLITE_FULL|ENOSPC|SQLITE_IOERR_(SHMSIZE|WRITE))$/,
    'no_room',
    'There is no room to keep this right now. Please try again later.',
    60,
  ],
]

/** 503 for a failure that prevents all writing; null for any other. */
export function notKept(cause: unknown): RefusalError | null {
  const found = keptNot.find(([codes]) => codes.test(failureCode(cause) ?? ''))
  return found ? unavailable(found[1], found[2], found[3], cause) : null
}

/** Whether writing fails while reading works: the disk is full, the primary is down, or others write for too long. */
export const cannotWrite = (cause: unknown): boolean => notKept(cause) !== null

/** The code that SQLite or the system gave a failure (`SQLITE_BUSY`, `ENOSPC`), at any depth of its causes. */
export function failureCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && !(cause instanceof TRPCError)) return code
  }
  return undefined
}
