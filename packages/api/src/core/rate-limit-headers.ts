/*
 * RateLimit-Policy and RateLimit, as draft-ietf-httpapi-ratelimit-headers-10 has them: two lists of structured fields
 * (RFC 9651), an entry for each limit that a call was counted against.
 */

/** How a limit stands after a call. */
export type LimitState = {
  /** Of letters and hyphens. */
  name: string
  /** How many fit into a window of that many seconds. */
  attempts: number
  seconds: number
  /** How many are left, and in how many seconds the window ends. */
  remaining: number
  endsIn: number
}

/** Adds a limit to the headers of an answer. */
export function addRateLimit(answerHeaders: Headers, limit: LimitState) {
  const { name, attempts, seconds, remaining, endsIn } = limit
  answerHeaders.append('ratelimit-policy', `"${name}";q=${attempts};w=${seconds}`)
  answerHeaders.append('ratelimit', `"${name}";r=${remaining};t=${endsIn}`)
}
