import type { ErrorCode } from '@fgm/shared/error-codes'

const network = 'Network error. Please try again.'

type ErrorData = {
  httpStatus?: number
  request_id?: string
  code?: ErrorCode
  fields?: Record<string, string | string[]>
}

/** The HTTP status of the response; undefined without a response (offline, server down). */
export function httpStatus(error: unknown): number | undefined {
  return errorData(error).httpStatus
}

/** The id that finds this failure in the server's log; only the server's own failures have one. */
export function requestId(error: unknown): string | undefined {
  return errorData(error).request_id
}

/** One sentence for a person: the server's own, or what to do when there was no response. */
export function errorMessage(error: unknown): string {
  if (httpStatus(error) === undefined) return network
  return error instanceof Error && error.message ? error.message : network
}

/** The server's details of a failure, which tRPC puts under `data`; other errors have none. */
export function errorData(error: unknown): ErrorData {
  if (typeof error !== 'object' || error === null || !('data' in error)) return {}
  return (error.data as ErrorData | null) ?? {}
}
