import type { AiStrategy } from '@fgm/shared/ai-providers'
import { shuffled } from '@fgm/shared/seeded-chance'
import type { Provider } from './vendors.ts'

export type Candidate = {
  provider: Provider
  is_primary: boolean
  in_flight: number
  msPerToken: number | null
}

/** A typical activity, to compare prices by. */
const typicalTokens = { input: 900, output: 700 }
/** Providers this close to the fastest share the load, so that one does not get all of it. */
const latencyMargin = 1.2

/**
 * Puts candidates into the order of their calls (spec part two §7). `turn` counts requests,
 * `random` is from 0 to 1. Only `primary_only` leaves any out.
 */
export function inOrder<One extends Candidate>(
  strategy: AiStrategy,
  candidates: One[],
  { turn, random }: { turn: number; random: () => number },
): One[] {
  const primaryFirst = [...candidates].sort((a, b) => Number(b.is_primary) - Number(a.is_primary))
  switch (strategy) {
    case 'primary_only':
      return primaryFirst.filter(({ is_primary }) => is_primary)
    case 'fallback':
      return primaryFirst
    case 'round_robin':
      return rotated(candidates, candidates.length === 0 ? 0 : turn % candidates.length)
    case 'load_balance':
      return shuffled(candidates, random).sort((a, b) => a.in_flight - b.in_flight)
    case 'cheapest_first':
      return [...primaryFirst].sort((a, b) => priceOf(a.provider) - priceOf(b.provider))
    case 'fastest_first':
      return byLatency(shuffled(candidates, random))
  }
}

const rotated = <T>(list: T[], by: number) => [...list.slice(by), ...list.slice(0, by)]

/** Unknown prices come last, not first as if free. */
function priceOf({ input_price_per_mtok, output_price_per_mtok }: Provider): number {
  if (input_price_per_mtok === null || output_price_per_mtok === null) return Number.MAX_VALUE
  return typicalTokens.input * input_price_per_mtok + typicalTokens.output * output_price_per_mtok
}

/** Untried ones first, then those near the fastest in random order, then the rest by latency. */
function byLatency<One extends Candidate>(candidates: One[]): One[] {
  const latencies = candidates.flatMap(({ msPerToken }) => msPerToken ?? [])
  const near = Math.min(...latencies) * latencyMargin
  const rank = ({ msPerToken }: Candidate) =>
    msPerToken === null ? -1 : msPerToken <= near ? 0 : msPerToken
  return [...candidates].sort((a, b) => rank(a) - rank(b))
}
