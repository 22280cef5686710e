import { setTimeout as wait } from 'node:timers/promises'
import autocannon, { type Result } from 'autocannon'
import type { LoadRequest } from './cases.ts'

/** The results of a load. Times in milliseconds. */
export type Measured = {
  per_second: number
  p50: number
  p97_5: number
  p99: number
  max: number
  /** Unsuccessful responses. */
  refused: number
}

type LoadOptions = { seconds: number; connections?: number }

/** Sends the requests again and again, each connection its own share, as fast as the responses come. */
export async function load(
  url: string,
  requests: LoadRequest[],
  { seconds, connections = 50 }: LoadOptions,
): Promise<Measured> {
  let clientCount = 0
  const sharers = Math.min(connections, requests.length)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const share = clientCount++ % sharers
      client.setRequests(shareOf(requests, share, sharers))
    },
  })
  return {
    per_second: Math.round(result.requests.average),
    p50: result.latency.p50,
    p97_5: result.latency.p97_5,
    p99: result.latency.p99,
    max: result.latency.max,
    refused: result.non2xx + result.errors,
  }
}

/** How many groups of connections start their seconds at different times. */
const groups = 50
/** Until all connections are open and the first round is over, the times of each group do not count. */
const settlingMs = 1_500

/**
 * Sends `per_second` requests, spread over the second. autocannon sends a connection's share at the start of each second, so here
 * each group starts its seconds a little after the one before; and the times are the measured ones, without the generator's
 * corrections.
 */
export async function steadyLoad(
  url: string,
  requests: LoadRequest[],
  { seconds, connections = groups, per_second }: LoadOptions & { per_second: number },
): Promise<Measured> {
  const times: number[] = []
  const results = await Promise.all(
    Array.from({ length: groups }, async (_, place) => {
      await wait((place * 1000) / groups)
      return new Promise<Result>((resolve, reject) => {
        const group = autocannon(
          {
            url,
            connections: connections / groups,
            overallRate: per_second / groups,
            duration: seconds,
            requests: shareOf(requests, place, groups),
          },
          (cause, result) => (cause ? reject(cause) : resolve(result)),
        )
        const begun = performance.now()
        group.on('response', (_client, _status, _bytes, time) => {
          if (performance.now() - begun > settlingMs) times.push(time)
        })
      })
    }),
  )
  times.sort((one, other) => one - other)
  const atMost = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  return {
    per_second: Math.round((times.length * 1000) / (seconds * 1000 - settlingMs)),
    p50: atMost(0.5),
    p97_5: atMost(0.975),
    p99: atMost(0.99),
    max: Math.round(times.at(-1) ?? 0),
    refused: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
  }
}

const shareOf = (requests: LoadRequest[], share: number, sharers: number) =>
  requests.filter((_, place) => place % sharers === share)
