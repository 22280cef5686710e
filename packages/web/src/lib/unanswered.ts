import { httpStatus } from './errors.ts'

/** A network that is there but does not answer counts as none; the service worker says the same. */
export const patienceMs = 4_000

/** No answer at all, or a gateway that has no server behind it. */
export function isUnanswered(error: unknown): boolean {
  const status = httpStatus(error)
  return status === undefined || (status >= 502 && status <= 504)
}

/** Whether our server says that it is well, within that time. */
export async function serverAnswers(fetch = globalThis.fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
