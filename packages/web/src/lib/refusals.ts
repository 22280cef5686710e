import { errorData, errorMessage, httpStatus } from './errors.ts'

/** The server's own words, or this sentence when no answer came (spec part two §8). */
export function errorMessageOr(sentence: string, error: unknown): string {
  return httpStatus(error) === undefined ? sentence : errorMessage(error)
}

/** Why the server refused, as a word for the pages: 'not_premium', 'no_openings_left'. */
export function refusalReason(error: unknown): string | undefined {
  return errorData(error).reason
}

/** What kind of refusal it is, where the server names one: 'second_factor_required'. */
export function errorType(error: unknown): string | undefined {
  return errorData(error).error_type
}

/** The server's refusals by field name, for `form.setError`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = Object.entries(errorData(error).fields ?? {})
  return Object.fromEntries(
    fields.map(([name, message]) => [name, Array.isArray(message) ? (message[0] ?? '') : message]),
  )
}
