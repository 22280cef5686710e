/** A sentence that has to hold, what proves it, and in words what the proofs do not say. */
export type Case = readonly [statement: string, proofs: readonly string[], words?: string]

/** The proof that many faults share. */
export const killed =
  'e2e/crashes: killed \u0024{rounds} times under \u0024{writes_a_round} writes, nothing acknowledged is lost and nothing is half'
