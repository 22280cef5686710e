import type { ErrorCode } from '@fgm/shared/error-codes'
import { errorData } from './errors.ts'

/** The code of the refusal, such as 'not_premium' or 'email_taken': pages branch on this, never on a sentence. */
export function errorCode(error: unknown): ErrorCode | undefined {
  return errorData(error).code
}

/** The server's refusals by field name, for `form.setError`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = Object.entries(errorData(error).fields ?? {})
  return Object.fromEntries(
    fields.map(([name, message]) => [name, Array.isArray(message) ? (message[0] ?? '') : message]),
  )
}
