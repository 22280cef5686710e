/* The interface of AI providers, in our words; `ai-gateway/` speaks the OpenAI protocol to them and is the only place that retries. */

/** The prompt that was sent for one response. */
export type AiPrompt = { system: string; user: string }

/** The verdict of a check on a response: fine, not in the agreed shape, or not safe to show. */
export type AiVerdict<Value> =
  | { is_good: true; value: Value }
  | { is_good: false; kind: 'invalid' | 'unsafe'; problems: string[] }

/** Name and JSON schema of a response, for providers that can enforce one. */
export type AiSchema = { name: string; json_schema: Record<string, unknown> }

/** A reader's verdict on a text: safe, not safe with reasons and sentences, or unsure. */
export type ReaderVerdict =
  | { verdict: 'agreed' }
  | { verdict: 'refused'; problems: string[]; sentences: string[] }
  | { verdict: 'unsure' }

/** The prompt of a reader. `verdictOf` judges its whole response; null if that has another shape. */
export type AiReading = {
  prompt: AiPrompt
  schema: AiSchema
  verdictOf: (response: unknown) => ReaderVerdict | null
}

export type AiRequest<Value> = {
  prompt: AiPrompt
  schema: AiSchema
  /** Judges a complete response (parsed JSON). Decides about repair and about the next provider. */
  check: (response: unknown) => AiVerdict<Value> | Promise<AiVerdict<Value>>
  /**
   * Returns the prompt for a second reading of a value that passed the check, if possible by another provider. A text
   * that a reader refuses is repaired once like any unsafe response; without a reader's consent it is not delivered.
   * Null if there is nothing new to read.
   */
  reading?: (value: Value) => AiReading | null
  /** Called with all text of the running attempt each time some arrives; the next chunk waits until it returns. */
  onText: (text: string) => void | Promise<void>
  /** Called when an attempt begins, so that a page can show that it starts over. */
  onAttempt: (provider: { name: string; display_name: string }, isRepair: boolean) => void
  /** Aborted when the parent leaves or stops: the provider's call is cut and no other is made. */
  signal: AbortSignal
  generation_id: string | null
  /** Whose share of the day's calls it takes; null for none. */
  family: string | null
}

/** A response that passed its check, with all prompts that were sent for it. */
export type AiResponse<Value> = {
  value: Value
  provider: string
  display_name: string
  model: string
  /** The exact prompt that was sent; for a repair without the unchecked response that it quoted. */
  prompt: AiPrompt
  /** The prompt of the reader that agreed; null without a reading. */
  reading: AiPrompt | null
}

/** A failed call: its provider, its kind, and the vendor's status and name of the failure. */
type LastCall = {
  provider: string
  outcome: string
  vendor_status: number | null
  vendor_code: string | null
}

/**
 * Why no provider could deliver. `unsafe`: two unsafe responses; `unread`: no reader checked a safe response;
 * `day_is_full`: the daily quota is exceeded, `share_is_used`: the family's share of it. `sent` is the prompt that was sent,
 * as in `AiResponse`, or null. `last` is the last call's failure, for the log.
 */
export class AiFailure extends Error {
  readonly kind:
    | 'no_provider'
    | 'day_is_full'
    | 'share_is_used'
    | 'failed'
    | 'unsafe'
    | 'unread'
    | 'aborted'
  readonly sent: AiPrompt | null
  readonly last: LastCall | null
  constructor(
    kind: AiFailure['kind'],
    more: { cause?: unknown; sent?: AiPrompt | null; last?: LastCall } = {},
  ) {
    super(`No answer: ${kind}`, { cause: more.cause })
    this.kind = kind
    this.sent = more.sent ?? null
    this.last = more.last ?? null
  }
}

/** Calls the providers, in the order of the strategy. */
export type Ai = {
  hasProviders: () => boolean
  /** @throws AiFailure when none delivered within 45 seconds. */
  generate: <Value>(request: AiRequest<Value>) => Promise<AiResponse<Value>>
}
