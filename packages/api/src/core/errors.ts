import { OpensWith } from '@fgm/shared/activities/activities'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'

/*
 * A refusal is a TRPCError whose message is a public sentence; details go in `cause`, which never
 * leaves the server. Both doors send the same sentence (decisions §7).
 */

/** What both doors say of a failure, and what the OpenAPI document says of it: nothing else leaves the server. */
export const PublicError = z
  .object({
    error: z.string().describe('A sentence for a person'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('For input that is not valid: a sentence per field, by its path'),
    error_type: z
      .string()
      .optional()
      .describe('A word for programs, where the sentence may change'),
    title: z
      .string()
      .optional()
      .describe('With the type `locked`: what the activity is called that is not open to who asks'),
    opens_with: OpensWith.optional().describe(
      'With the type `locked`, what opens it: `account` signing up, while a founding spot is free; `premium` the membership; `early_access` saving it, by a benefit that the family has; `coming_soon` nothing yet, as the premium library is closed to all',
    ),
    reason: z.string().optional().describe('Why something is not open to this family, as a word'),
    threshold: z.number().optional().describe('What a feature that is not open yet waits for'),
    current: z.number().optional().describe('How far that is'),
    retry_after_seconds: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('When to try again; the same as the header Retry-After'),
    request_id: z
      .string()
      .optional()
      .describe('On a failure of ours: how the log knows this request'),
  })
  .meta({ id: 'Error' })
export type PublicError = z.output<typeof PublicError>

/** What a refusal may say beside the sentence. */
export type ErrorExtras = Omit<PublicError, 'error' | 'request_id'>

/** A refusal that carries more than a sentence, e.g. when to try again. */
export class ExtendedError extends TRPCError {
  readonly extras: ErrorExtras
  constructor(code: TRPCError['code'], message: string, extras: ErrorExtras, cause?: unknown) {
    super({ code, message, cause })
    this.extras = extras
  }
}

export const invalid = (message: string, cause?: unknown) =>
  new TRPCError({ code: 'BAD_REQUEST', message, cause })

export const signedOut = (message = 'Please sign in first.') =>
  new TRPCError({ code: 'UNAUTHORIZED', message })

export const forbidden = (message: string) => new TRPCError({ code: 'FORBIDDEN', message })

/** 403 with the reason as a word for the pages, and figures where a feature waits for them. */
export const locked = (message: string, extras: ErrorExtras) =>
  new ExtendedError('FORBIDDEN', message, extras)

/** Missing, or somebody else's: the answer is the same. `noun` as in 'Activity not found'. */
export const notFound = (noun: string) =>
  new TRPCError({ code: 'NOT_FOUND', message: `${noun} not found` })

/** 405: `methods` are those that the address takes. */
export const wrongMethod = (methods: string[]) =>
  new TRPCError({
    code: 'METHOD_NOT_SUPPORTED',
    message: `This address takes ${methods.join(' and ')} only.`,
  })

export const conflict = (message: string) => new TRPCError({ code: 'CONFLICT', message })

export const tooLarge = () =>
  new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: 'That is too large for us to take.' })

/** 429: the caller may try again after `seconds`. */
export const tooMany = (
  seconds: number,
  message = 'That was a bit often. Please try again in a while.',
) =>
  new ExtendedError('TOO_MANY_REQUESTS', message, {
    retry_after_seconds: Math.max(1, Math.ceil(seconds)),
  })

/** 503: we are busy, or something we need does not answer. */
export const unavailable = (message: string, seconds?: number, cause?: unknown) =>
  new ExtendedError(
    'SERVICE_UNAVAILABLE',
    message,
    seconds === undefined ? {} : { retry_after_seconds: seconds },
    cause,
  )

/** A CSRF refusal is a 400 whose text contains 'CSRF'; clients fetch a new token and try once more. */
export const csrfRefused = () =>
  invalid('The CSRF token is missing or no longer valid. Please try again.')

/** What the database or the machine say of a disk that is full; the last is of the index of SQLite's log. */
const outOfRoom = new Set(['SQLITE_FULL', 'ENOSPC', 'SQLITE_IOERR_SHMSIZE', 'SQLITE_IOERR_WRITE'])

/** True for a failure whose reason is that nothing more fits on the disk. */
export const isOutOfRoom = (error: unknown): boolean => outOfRoom.has(failureCode(error) ?? '')

/** 503: the disk is full. Nothing was kept, and reading goes on. */
export const noRoom = (cause: unknown) =>
  unavailable('There is no room to keep this right now. Please try again later.', 60, cause)

/** The code that the database or the machine gave to a failure (`SQLITE_BUSY`, `ENOSPC`), however it is wrapped. */
export function failureCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && !(cause instanceof TRPCError)) return code
  }
  return undefined
}
