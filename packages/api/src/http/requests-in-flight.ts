import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { throttleAddress } from '../core/context.ts'
import { limited, unavailable } from '../core/errors.ts'
import { untilOver } from './connections.ts'
import { connectionAddress, isOwnAddress, remoteAddress } from './remote-address.ts'
import { errorResponse } from './rest/rest.ts'

/**
 * The most requests in flight, and bodies that have not fully arrived (docs/decisions/028-requests-in-flight.md).
 * From `bodiesInAll` on, half of the connections, a client may send one body at a time, up to `bodiesAtMost`.
 */
export const flightLimits = {
  ofClient: 100,
  bodiesOfClient: 30,
  bodiesInAll: 1_000,
  bodiesAtMost: 1_500,
}

type Flight = Pick<IncomingMessage, 'complete'>
type Flights = ReturnType<typeof createFlights>

/**
 * Refuses what one client sends beyond `limits` before its body is read: 429, or 503 if all clients
 * together send too many slow bodies, with `Retry-After`. A client is an address as for rate limits: the
 * forwarded one behind a trusted proxy, IPv6 by its /64. This machine itself is not counted.
 */
export function limitInFlight(
  trustedProxies: string[],
  flights: Flights = createFlights(),
): MiddlewareHandler {
  return (c, next) => {
    // Without a server, as in tests, there is no connection to hold.
    const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>
    if (!incoming || !outgoing) return next()
    const client = clientOf(c, trustedProxies)
    if (client === null) return next()
    const hasBody = isBodyAnnounced(c)
    const refusal = flights.refusalOf(client, hasBody)
    if (refusal) return Promise.resolve(refuse(c, refusal, hasBody))
    untilOver(incoming, outgoing, flights.begin(client, incoming))
    return next()
  }
}

/** Counts requests in flight by client. `begin` returns a function that ends one; clients without requests are forgotten. */
export function createFlights(limits = flightLimits) {
  const byClient = new Map<string, Set<Flight>>()
  return {
    inFlight: () => ({
      count: [...byClient.values()].reduce((sum, flights) => sum + flights.size, 0),
      clients: byClient.size,
    }),

    refusalOf(client: string, hasBody: boolean): 'client' | 'all' | undefined {
      const own = byClient.get(client) ?? new Set()
      if (own.size >= limits.ofClient) return 'client'
      if (!hasBody) return undefined
      const ownBodies = arriving(own)
      if (ownBodies >= limits.bodiesOfClient) return 'client'
      const most = ownBodies === 0 ? limits.bodiesAtMost : limits.bodiesInAll
      const inAll = [...byClient.values()].reduce((sum, flights) => sum + arriving(flights), 0)
      return inAll >= most ? 'all' : undefined
    },

    begin(client: string, flight: Flight): () => void {
      const own = byClient.get(client) ?? new Set()
      byClient.set(client, own.add(flight))
      return () => {
        own.delete(flight)
        if (own.size === 0 && byClient.get(client) === own) byClient.delete(client)
      }
    },
  }
}

/** How many bodies are still arriving; a request without a body is complete at once. */
const arriving = (flights: Set<Flight>) => [...flights].filter(({ complete }) => !complete).length

/** The client of a request; null for this machine and for a proxy that does not name its client. */
function clientOf(c: HonoContext, trustedProxies: string[]): string | null {
  const connection = connectionAddress(c)
  const address = remoteAddress(c, trustedProxies)
  if (address === connection && isOwnAddress(connection, trustedProxies)) return null
  return throttleAddress(address)
}

const isBodyAnnounced = (c: HonoContext): boolean =>
  c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0

function refuse(c: HonoContext, refusal: 'client' | 'all', hasBody: boolean): Response {
  const cause =
    refusal === 'client'
      ? limited('too_many_at_once', 'That was a lot at once. Please try again in a moment.', {
          retry_after_seconds: 1,
        })
      : unavailable('busy', 'Many families are here right now. Please try again in a moment.', 1)
  const response = errorResponse(c, cause)
  // An unread body would block the next request on this connection.
  if (hasBody) response.headers.set('connection', 'close')
  return response
}
