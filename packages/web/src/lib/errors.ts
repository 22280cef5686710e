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
  return errorData(error).httpStatus
}

/** The id that finds this failure in the server's log; only the server's own faults carry one. */
export function requestId(error: unknown): string | undefined {
  return errorData(error).request_id
}

/** One sentence for a person: the server's own words, or what to do when no answer came. */
export function errorMessage(error: unknown): string {
  if (httpStatus(error) === undefined) return network
  return error instanceof Error && error.message ? withWait(error.message, error) : network
}

// 'Please try again in a while' says how long a while is, where the server knows (429).
function withWait(message: string, error: Error): string {
  const seconds = errorData(error).retry_after_seconds
  return seconds ? message.replace('in a while', `in ${formatWait(seconds)}`) : message
}

/** What the server says of a failure, which tRPC puts under `data`; anything else has none. */
export function errorData(error: unknown): ErrorData {
  if (typeof error !== 'object' || error === null || !('data' in error)) return {}
  return (error.data as ErrorData | null) ?? {}
}
