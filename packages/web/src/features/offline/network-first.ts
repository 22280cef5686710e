import type { QueryPersister } from '@tanstack/react-query'
import type { Network } from '../../lib/network.ts'
import { hasNoResponse, timeoutMs } from '../../lib/unanswered.ts'
import { noteCachedAt } from './cached-at.ts'

/** The timeout once the server is known to be unreachable. */
const timeoutAwayMs = 500

/**
 * Every query goes to the server first. After a timeout it shows the cached response (`offline-frame.tsx`), and the
 * server's own as soon as it arrives. A refusal is a response.
 */
export function networkFirst(network: Network): QueryPersister {
  return async (fetchQuery, context, query) => {
    const pending = Promise.resolve(fetchQuery(context))
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      const ms = network.isAway() ? timeoutAwayMs : timeoutMs
      timer = setTimeout(() => reject(timedOut), ms)
    })
    try {
      const response = await Promise.race([pending, timeout])
      network.markOnline()
      noteCachedAt(query, undefined)
      return response
    } catch (error) {
      if (!hasNoResponse(error)) network.markOnline()
      else {
        const isAway = network.checkServer()
        const frame = await import('./offline-frame.tsx').catch(() => undefined)
        // Without that file nothing is cached either.
        if (frame)
          return (await frame.cachedFallback({
            network,
            query,
            pending,
            isAway,
            error: error === timedOut ? undefined : error,
          })) as never
        if (error === timedOut) return pending as never
      }
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

const timedOut = new TypeError('No response')
