import { httpStatus } from './errors.ts'

/** A network that is there but does not respond in time counts as none; the service worker uses the same time. */
export const timeoutMs = 4_000

/** Whether a request had no response, or only a gateway's without a server behind it. */
export function hasNoResponse(error: unknown): boolean {
  const status = httpStatus(error)
  return status === undefined || (status >= 502 && status <= 504)
}

/** Whether our server's health check succeeds within the timeout. */
export async function isServerHealthy(fetch = globalThis.fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
