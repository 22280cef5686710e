import { parsedJson } from '../../core/parsed-json.ts'
import type { UnsupportedOption } from './capabilities.ts'

/** Kinds of failure in our own words; a vendor's own texts never leave this folder. */
export type FailureKind =
  | 'timeout'
  | 'network'
  | 'rate_limited'
  | 'no_credit'
  | 'server_error'
  | 'unauthorized'
  | 'unknown_model'
  | 'refused_manner'
  | 'bad_request'
  | 'cut_off'
  | 'too_long'
  | 'filtered'
  | 'empty_answer'
  | 'invalid_answer'
  | 'unsafe_answer'
  | 'unsure_answer'
  | 'aborted'

/** The vendor's status and name of a failure, e.g. 404 and 'model_not_found'. Never a sentence. */
export type VendorSign = { vendor_status: number | null; vendor_code: string | null }

export const noSign: VendorSign = { vendor_status: null, vendor_code: null }

type FailureDetails = {
  refused?: UnsupportedOption | null
  sign?: VendorSign
  cause?: unknown
}

/** One call failed. `refused` names the options that the provider does not support. */
export class CallFailure extends Error {
  readonly kind: FailureKind
  readonly refused: UnsupportedOption | null
  readonly sign: VendorSign
  constructor(kind: FailureKind, { refused = null, sign = noSign, cause }: FailureDetails = {}) {
    super(kind, { cause })
    this.kind = kind
    this.refused = refused
    this.sign = sign
  }
}

/** A refusal as the vendor worded it. Its sentence is read only here. */
type Refusal = { status: number | null; code: string | null; sentence: string }

/**
 * The failure of a refused call. `body` is the beginning of the response body, at most a few kilobytes.
 * Gemini sends its error in a list, with the reason in its details.
 */
export function failureOf(status: number, body: string): CallFailure {
  return toFailure(refusalOf(status, body))
}

/** The same for an error in the middle of a stream. */
export function failureInStream(error: unknown): CallFailure {
  const { code } = (error ?? {}) as { code?: unknown }
  const status = typeof code === 'number' && code >= 400 && code < 600 ? code : null
  return toFailure(refusalOf(status, JSON.stringify({ error }) ?? ''))
}

/** Node's code of a failed connection: 'ECONNREFUSED', 'ENOTFOUND'. */
export function networkFailure(cause: unknown): CallFailure {
  for (let at = cause; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    const vendorCode = at.message === 'unexpected redirect' ? 'redirect' : asNodeCode(code)
    if (vendorCode)
      return new CallFailure('network', {
        cause,
        sign: { vendor_status: null, vendor_code: vendorCode },
      })
  }
  return new CallFailure('network', { cause })
}

function toFailure(refusal: Refusal): CallFailure {
  const { status, code } = refusal
  const sign = { vendor_status: status, vendor_code: code }
  const refused = refusedBy(refusal)
  return new CallFailure(refused ? 'refused_manner' : kindOf(refusal), { refused, sign })
}

/** The first match wins. Names are checked before numbers: 400 and 429 mean many things. */
const kinds: [FailureKind, { code?: RegExp; sentence?: RegExp; status?: number[] }][] = [
  [
    'no_credit',
    {
      code: /insufficient_(?:quota|credits|balance|funds)|billing|payment_required/i,
      sentence: /insufficient (?:credits|balance|quota)|credit balance is too low/i,
      status: [402],
    },
  ],
  [
    'unauthorized',
    {
      code: /api_key|authentication|unauthenticated|permission_(?:denied|error)/i,
      sentence:
        /api[ _-]?key (?:not valid|is invalid|not found|expired)|(?:invalid|incorrect) api[ _-]?key/i,
    },
  ],
  [
    'unknown_model',
    {
      code: /model_(?:not_found|decommissioned|not_available|not_active|terms_required)|not_found/i,
      sentence:
        /model\b.{0,120}\b(?:not exist|not found|decommissioned|no longer|not available|retired)|not a valid model/i,
      status: [404],
    },
  ],
  ['filtered', { code: /content_filter|content_policy|responsibleai|safety/i }],
  // The model's fault, not the request's: its vendor could not read its output as JSON.
  ['invalid_answer', { code: /json_validate_failed/i }],
  ['unauthorized', { status: [401, 403] }],
  ['rate_limited', { status: [429], code: /rate_limit/i }],
  ['timeout', { status: [408, 504] }],
]

function kindOf({ status, code, sentence }: Refusal): FailureKind {
  const fits = kinds.find(
    ([, sign]) =>
      (status !== null && sign.status?.includes(status)) ||
      (code !== null && sign.code?.test(code)) ||
      sign.sentence?.test(sentence),
  )
  if (fits) return fits[0]
  return status === null || status >= 500 ? 'server_error' : 'bad_request'
}

/** Which part of the request a refusal is about. */
const refusals: [UnsupportedOption, RegExp][] = [
  ['tokens_field', /max_completion_tokens/i],
  ['stream_options', /stream_options|include_usage/i],
  ['reasoning_effort', /reasoning|thinking|\bthink\b/i],
  ['output_mode', /response_format|json_schema|json_object|\$schema|additionalProperties/i],
  ['most_tokens', /max_tokens|max_output_tokens|maximum (?:output|completion) tokens/i],
  ['any', /no endpoints\b.*\bparameters/i],
]

function refusedBy({ status, code, sentence }: Refusal): UnsupportedOption | null {
  // Some vendors' wording for more than the account's limit per minute.
  if (status === 413) return 'most_tokens'
  if (status !== 400 && status !== 404 && status !== 422) return null
  if (code !== null && /api_key|model_not_found|model_decommissioned|json_validate/i.test(code))
    return null
  return refusals.find(([, words]) => words.test(sentence))?.[0] ?? null
}

function refusalOf(status: number | null, body: string): Refusal {
  const document = parsedJson(body) ?? body
  const first = Array.isArray(document) ? document[0] : document
  const error = fieldOf(first, 'error') ?? first
  const param = fieldOf(error, 'param')
  const sentence =
    fieldOf(error, 'message') ?? (typeof error === 'string' ? error : fieldOf(error, 'detail'))
  return {
    status,
    code: reasonIn(fieldOf(error, 'details')) ?? namedCode(error),
    sentence: `${typeof param === 'string' ? param : ''} ${asText(sentence)}`,
  }
}

/** `code` is more precise than `type`; a number only repeats the status. */
const namedCode = (error: unknown) =>
  asCode(fieldOf(error, 'code')) ??
  asCode(fieldOf(error, 'type')) ??
  asCode(fieldOf(error, 'status'))

function reasonIn(details: unknown): string | null {
  if (!Array.isArray(details)) return null
  return details.map((entry) => asCode(fieldOf(entry, 'reason'))).find(Boolean) ?? null
}

/** A name as vendors write them; not anything that could be a sentence, a key or an address. */
export const asCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z][a-z_.]{1,49}$/i.test(value) ? value : null

/** A name as Node writes them; TLS names have digits: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'. */
const asNodeCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,79}$/.test(value) ? value : null

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
