import type { FailureKind, VendorSign } from './failures.ts'
import type { CallResult } from './provider-call.ts'
import { costOf } from './providers.ts'
import type { Provider } from './vendors.ts'

/**
 * Outcomes of calls that worked. A text is delivered, tested, or safe but `unread`, because its reader failed; a
 * reader agrees or refuses.
 */
const successes = ['delivered', 'tested', 'unread', 'agreed', 'refused'] as const
type Success = (typeof successes)[number]

/** The record of one call: all statistics of providers are computed from these. */
export type Attempt = VendorSign & {
  generation_id: string | null
  /** What it was for: to write a text, or to read a text of another call. */
  purpose: 'writing' | 'reading'
  provider: string
  model: string
  outcome: FailureKind | Success
  is_success: boolean
  ms: number
  first_token_ms: number | null
  input_tokens: number | null
  output_tokens: number | null
  cost_micro_usd: number | null
}

type Ended = Pick<Attempt, 'generation_id' | 'purpose' | 'outcome' | 'ms'>

/** The record of a call that has ended. */
export function attemptOf(
  provider: Provider,
  { sign, result, ...ended }: Ended & { sign: VendorSign; result: CallResult | null },
): Attempt {
  const tokens = { input: result?.input_tokens ?? null, output: result?.output_tokens ?? null }
  return {
    ...ended,
    provider: provider.name,
    model: provider.model,
    is_success: (successes as readonly string[]).includes(ended.outcome),
    first_token_ms: result?.first_token_ms ?? null,
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    cost_micro_usd: costOf(provider, tokens),
    ...sign,
  }
}
