/* The interface of AI providers, in our words; `ai-gateway/` speaks the OpenAI protocol to them and is the only place that retries. */

/** What left the building for one answer. */
export type AiPrompt = { system: string; user: string }

/** What a check says of an answer: fine, not in the agreed shape, or not safe to show. */
export type AiVerdict<Value> =
  | { is_good: true; value: Value }
  | { is_good: false; kind: 'invalid' | 'unsafe'; problems: string[] }

/** Name and JSON schema of an answer, for providers that can be held to it. */
export type AiSchema = { name: string; json_schema: Record<string, unknown> }

/** What a reader says of a text: safe, not safe, why and by which sentences of it, or that it does not know. */
export type ReaderVerdict =
  | { verdict: 'agreed' }
  | { verdict: 'refused'; problems: string[]; sentences: string[] }
  | { verdict: 'unsure' }

/** What a reader is asked. `verdictOf` judges its whole answer; null where that has another shape. */
export type AiReading = {
  prompt: AiPrompt
  schema: AiSchema
  verdictOf: (answer: unknown) => ReaderVerdict | null
}

export type AiRequest<Value> = {
  prompt: AiPrompt
  schema: AiSchema
  /** Judges a complete answer (parsed JSON). Decides about repair and about the next provider. */
  check: (answer: unknown) => AiVerdict<Value> | Promise<AiVerdict<Value>>
  /**
   * Has what passed the check read once more, by another provider where there is one. What a reader
   * refuses goes back once like any unsafe answer; what no reader agreed to is not delivered. Null where
   * there is nothing new to read.
   */
  reading?: (value: Value) => AiReading | null
  /** Called with all text of the running attempt so far, each time some arrives; the next waits until it is read. */
  onText: (text: string) => void | Promise<void>
  /** Called when an attempt begins, so that a page can say that it starts over. */
  onAttempt: (provider: { name: string; display_name: string }, isRepair: boolean) => void
  /** The parent left or stopped: the provider's call is cut and nothing more is asked. */
  signal: AbortSignal
  generation_id: string | null
  /** Whose share of the day's calls it takes; null for none. */
  family: string | null
}

/** An answer that passed its check, with everything that was said to get it. */
export type AiResponse<Value> = {
  value: Value
  provider: string
  display_name: string
  model: string
  /** What was sent, word for word; of a repair without the unchecked answer that went back. */
  prompt: AiPrompt
  /** What the reader that agreed was sent; null where none was asked. */
  reading: AiPrompt | null
}

/** A call that failed: whose, of what kind, and what the vendor gave it for a number and a name. */
type LastCall = {
  provider: string
  outcome: string
  vendor_status: number | null
  vendor_code: string | null
}

/**
 * Why no provider could deliver. `unsafe`: they answered, and not safely, twice; `unread`: a safe answer was not read once more;
 * `day_is_full`: the calls of this day are used up, and `share_is_used` those of the family. `sent` is what was sent all the same,
 * as in `AiResponse`; null when nothing was. `last` says for the log what the last call failed of.
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
  ask: <Value>(request: AiRequest<Value>) => Promise<AiResponse<Value>>
}
