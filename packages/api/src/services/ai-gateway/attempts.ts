import type { FailureKind, VendorSign } from './failures.ts'
import type { Provider } from './provider.ts'
import type { CallResult } from './provider-call.ts'
import { costOf } from './providers.ts'

/** One call as it is put on record: every figure about providers is counted from these. */
export type Attempt = VendorSign & {
  generation_id: string | null
  provider: string
  model: string
  outcome: FailureKind | 'delivered' | 'tested'
  is_success: boolean
  ms: number
  first_token_ms: number | null
  input_tokens: number | null
  output_tokens: number | null
  cost_micro_usd: number | null
}

type Ended = {
  generation_id: string | null
  outcome: Attempt['outcome']
  sign: VendorSign
  ms: number
  result: CallResult | null
}

/** The record of a call that has ended. */
export function attemptOf(
  provider: Provider,
  { generation_id, outcome, sign, ms, result }: Ended,
): Attempt {
  const tokens = { input: result?.input_tokens ?? null, output: result?.output_tokens ?? null }
  return {
    generation_id,
    provider: provider.name,
    model: provider.model,
    outcome,
    is_success: outcome === 'delivered' || outcome === 'tested',
    ms,
    first_token_ms: result?.first_token_ms ?? null,
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    cost_micro_usd: costOf(provider, tokens),
    ...sign,
  }
}
