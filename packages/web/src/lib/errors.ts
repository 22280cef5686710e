import { formatWait } from './format.ts'

const network = 'Network error. Please try again.'

type ErrorData = {
  httpStatus?: number
  request_id?: string
  reason?: string
  error_type?: string
  retry_after_seconds?: number
  fields?: Record<string, string | string[]>
}

/** The HTTP status the server answered with; undefined when no answer came (offline, server down). */
export function httpStatus(error: unknown): number | undefined {
  return data(error).httpStatus
}

/** The id that finds this failure in the server's log; only the server's own faults carry one. */
export function requestId(error: unknown): string | undefined {
  return data(error).request_id
}

/** One sentence for a person: the server's own words, or what to do when no answer came. */
export function errorMessage(error: unknown): string {
  if (httpStatus(error) === undefined) return network
  return error instanceof Error && error.message ? withWait(error.message, error) : network
}

// 'Please try again in a while' says how long a while is, where the server knows (429).
function withWait(message: string, error: Error): string {
  const seconds = data(error).retry_after_seconds
  return seconds ? message.replace('in a while', `in ${formatWait(seconds)}`) : message
}

/** The server's own words, or this sentence when no answer came (spec part two §8). */
export function errorMessageOr(sentence: string, error: unknown): string {
  return httpStatus(error) === undefined ? sentence : errorMessage(error)
}

/** Why the server refused, as a word for the pages: 'not_premium', 'no_openings_left'. */
export function refusalReason(error: unknown): string | undefined {
  return data(error).reason
}

/** What kind of refusal it is, where the server names one: 'second_factor_required'. */
export function errorType(error: unknown): string | undefined {
  return data(error).error_type
}

/** The server's refusals by field name, for `form.setError`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = Object.entries(data(error).fields ?? {})
  return Object.fromEntries(
    fields.map(([name, message]) => [name, Array.isArray(message) ? (message[0] ?? '') : message]),
  )
}

// tRPC puts the server's error shape under `data`; anything else has none.
function data(error: unknown): ErrorData {
  if (typeof error !== 'object' || error === null || !('data' in error)) return {}
  return (error.data as ErrorData | null) ?? {}
}
