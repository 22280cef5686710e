import autocannon from 'autocannon'
import type { LoadRequest } from './cases.ts'

/** What a load saw. Times in milliseconds. */
export type Measured = {
  per_second: number
  p50: number
  p95: number
  p99: number
  max: number
  /** Answers that were no success. */
  refused: number
}

type LoadOptions = { seconds: number; connections?: number; per_second?: number }

/**
 * Sends the requests over and over, each connection its own share of them, as fast as it is answered,
 * or `per_second` in all.
 */
export async function load(
  url: string,
  requests: LoadRequest[],
  { seconds, connections = 50, per_second }: LoadOptions,
): Promise<Measured> {
  let client_count = 0
  const sharers = Math.min(connections, requests.length)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(per_second && { overallRate: per_second }),
    setupClient: (client) => {
      const share = client_count++ % sharers
      client.setRequests(requests.filter((_, place) => place % sharers === share))
    },
  })
  return {
    per_second: Math.round(result.requests.average),
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    max: result.latency.max,
    refused: result.non2xx + result.errors,
  }
}
