import { errorCodes } from '@fgm/shared/error-codes'
import type { oas31, ZodOpenApiObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import type { RequiredScope } from '../../core/token-scopes.ts'
import type { ProcedureFacts } from '../../core/trpc.ts'
import type { RestProcedure } from './routes.ts'

/*
 * What an operation takes, and its error responses (decisions §7), as far as its definition says; the rest is in the texts
 * of `operations/`.
 */

/**
 * What the OpenAPI document says of an operation in addition to its schemas: the first sentence is its summary. `refuses` are
 * the error statuses that do not follow from its access, path or input.
 */
export type OperationText = string | { text: string; refuses: readonly Refusal[] }

export function textsOf(text: string) {
  const [summary = '', ...sentences] = text.split('. ')
  return { summary, description: sentences.join('. ') }
}

/** The texts of some operations. */
export type OperationTexts = Partial<Record<RestProcedure, OperationText>>

/** How a request is authenticated. The cookie's name follows BASE_URL (docs/decisions/004-cookies-follow-base-url.md). */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-fgm_session',
    description: 'The session, over https. Logging in sets it.',
  },
  session_over_http: {
    type: 'apiKey',
    in: 'cookie',
    name: 'fgm_session',
    description: 'The same where BASE_URL is plain http, as on a developer’s machine.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description:
      'From GET /api/csrf-token, with the cookies that came with it. After logging in or out, fetch a new one.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token of a parent (`fgm_…`, made in the profile), instead of cookie and CSRF token. Each call names the scope that it asks for; a request with a token has no cookies.',
  },
} as const

/** What a request has to carry: one of these sets. `scope` is what a token must have; null if no token is accepted. */
export function securityOf(
  access: ProcedureFacts['access'],
  isChange: boolean,
  scope: RequiredScope,
): Record<string, string[]>[] {
  const csrf: Record<string, string[]> = isChange ? { csrf: [] } : {}
  const signedIn: Record<string, string[]>[] = [
    { session: [], ...csrf },
    { session_over_http: [], ...csrf },
    ...(scope === null ? [] : [{ token: [scope] }]),
  ]
  return access === 'everyone' ? [csrf, ...signedIn] : signedIn
}

const secondsHeader = {
  'Retry-After': {
    description: 'Seconds until it is worth trying again',
    schema: { type: 'integer', minimum: 1 },
  },
} as const

/** Every error response by its status: the name of its component, and what it means. */
const refusals = {
  400: ['InvalidInput', 'The input is not valid, or the CSRF token is missing or no longer valid.'],
  401: ['SignedOut', 'No session, wrong credentials, or an access token that opens nothing.'],
  402: ['NoCredits', 'No credits are left.'],
  403: ['NotAllowed', 'Not open to who asks, to an access token, or only to administrators.'],
  404: ['NotFound', 'There is no such thing, or it belongs to another family.'],
  409: ['Conflict', 'It does not go together with what is there already.'],
  413: ['TooLarge', 'The body is larger than 256 kB.'],
  422: ['KeyReused', 'The Idempotency-Key came with another input before.'],
  429: ['TooMany', 'Too often, or too much at once.'],
  500: ['Failure', 'Something went wrong on our side. The log knows it by its `request_id`.'],
  503: ['Unavailable', 'Busy, in maintenance, or something that is needed does not answer.'],
} as const satisfies Record<number, readonly [string, string]>

type Refusal = keyof typeof refusals

/** What decides which error responses an operation has. */
export type OperationFacts = {
  access: ProcedureFacts['access']
  /** It changes something, so it has a body and needs a CSRF token. */
  isChange?: boolean
  /** It accepts an access token, which may be wrong or lack a scope. */
  readsToken: boolean
  /** It accepts an Idempotency-Key. */
  takesKey?: boolean
  hasInput?: boolean
  /** Its path names one thing. */
  hasId?: boolean
  refuses?: readonly Refusal[] | undefined
}

/** The error responses of one operation, as references to the components. */
export function refusalsOf(facts: OperationFacts): ZodOpenApiResponsesObject {
  const derived: [Refusal, boolean | undefined][] = [
    [400, facts.hasInput || facts.isChange],
    [401, facts.access !== 'everyone' || facts.readsToken],
    [403, facts.access === 'administrator' || facts.readsToken],
    [404, facts.hasId || facts.takesKey],
    [413, facts.isChange],
    [422, facts.takesKey],
    [429, true],
    [500, true],
    [503, true],
  ]
  const own = derived.filter(([, applies]) => applies).map(([status]) => status)
  const statuses = [...new Set([...own, ...(facts.refuses ?? [])])].sort()
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }]),
  )
}

/** The components that those references name. */
export const refusalComponents: NonNullable<ZodOpenApiObject['components']>['responses'] =
  Object.fromEntries(
    Object.entries(refusals).map(([status, [name, description]]) => [
      name,
      {
        description,
        ...(['429', '503'].includes(status) && { headers: secondsHeader }),
        content: { 'application/json': { schema: errorWith(Number(status) as Refusal) } },
      },
    ]),
  )

/** The error schema, with only the codes of one status. */
function errorWith(status: Refusal): oas31.SchemaObject {
  const codes: readonly string[] = errorCodes[status]
  return {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: [...codes] } } },
    ],
  }
}
