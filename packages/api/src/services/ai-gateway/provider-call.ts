import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { z } from 'zod'
import type { AiPrompt, AiSchema } from '../ai.ts'
import { type Capabilities, fieldsOf } from './capabilities.ts'
import {
  asCode,
  CallFailure,
  failureInStream,
  failureOf,
  networkFailure,
  type VendorSign,
} from './failures.ts'
import { responseChunks } from './response-stream.ts'
import type { Provider } from './vendors.ts'

export type CallResult = {
  text: string
  /** Why it ended, in the vendor's word: 'stop', 'length'; null if it only said that it was over. */
  finish_reason: string | null
  first_token_ms: number | null
  input_tokens: number | null
  output_tokens: number | null
}

/** Timeouts of a provider: until its response begins, between two chunks, and for the whole response. */
export type Timeouts = { headers_ms: number; idle_ms: number; total_ms: number }

/** The longest response we read, in characters; an activity is a fraction of it. */
const maxResponseLength = 40_000
const maxRefusalLength = 8_000

/** A text, or parts, some of which are text and some are thoughts of the model. */
const Content = z.union([
  z.string(),
  z
    .array(z.object({ type: z.string().nullish(), text: z.string().nullish() }))
    .transform((parts) =>
      parts.map(({ type, text }) => (type === 'text' || !type ? (text ?? '') : '')).join(''),
    ),
])

const Words = z.object({ content: Content.nullish(), refusal: z.string().nullish() }).nullish()

const Chunk = z.object({
  choices: z
    .array(z.object({ delta: Words, message: Words, finish_reason: z.string().nullish() }))
    .nullish(),
  usage: z
    .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
  error: z.unknown().optional(),
})

type CallRequest = {
  /** Sent exactly as they are. */
  words: AiPrompt
  capabilities: Capabilities
  schema: AiSchema
  onText: (text: string) => void | Promise<void>
  signal: AbortSignal
}

/**
 * Calls one provider once and streams its response. No retries here.
 * @throws CallFailure if the response is not complete or has no text.
 */
export async function callProvider(provider: Provider, request: CallRequest, timeouts: Timeouts) {
  const started = performance.now()
  // One controller for every reason to stop.
  const ours = new AbortController()
  const stop = () => ours.abort()
  request.signal.addEventListener('abort', stop)
  if (request.signal.aborted) stop()
  let isTooSlow = false
  const giveUp = () => {
    isTooSlow = true
    ours.abort()
  }
  const whole = setTimeout(giveUp, timeouts.total_ms)
  let silence = setTimeout(giveUp, timeouts.headers_ms)
  const received = new ResponseText(started)
  let refusal: CallFailure | null = null
  try {
    const client = clientOf(provider, timeouts, (failure) => {
      refusal = failure
    })
    const response = await Promise.race([
      openRequest(client, provider, request, ours.signal),
      stopped(ours.signal),
    ])
    const { pieces, isDone } = responseChunks(response, ours, client)
    for await (const raw of pieces) {
      clearTimeout(silence)
      if (received.take(raw)) await request.onText(received.text)
      // Our own reading time is not the provider's silence.
      silence = setTimeout(giveUp, timeouts.idle_ms)
    }
    return received.result(isDone())
  } catch (cause) {
    // The library wraps the errors that its fetch throws.
    throw toFailure(refusal ?? cause, {
      is_stopped: request.signal.aborted,
      is_too_slow: isTooSlow,
    })
  } finally {
    clearTimeout(silence)
    clearTimeout(whole)
    request.signal.removeEventListener('abort', stop)
    ours.abort()
  }
}

class ResponseText {
  text = ''
  readonly #started: number
  #finish_reason: string | null = null
  #isRefused = false
  #counts = { first_token_ms: null, input_tokens: null, output_tokens: null } as Pick<
    CallResult,
    'first_token_ms' | 'input_tokens' | 'output_tokens'
  >

  constructor(started: number) {
    this.#started = started
  }

  /** Adds one chunk. @returns whether it has text. */
  take(raw: unknown): boolean {
    const { choices, usage, error } = Chunk.parse(raw)
    if (error) throw failureInStream(error)
    this.#counts.input_tokens = usage?.prompt_tokens ?? this.#counts.input_tokens
    this.#counts.output_tokens = usage?.completion_tokens ?? this.#counts.output_tokens
    const choice = choices?.[0]
    this.#finish_reason = choice?.finish_reason || this.#finish_reason
    this.#isRefused ||= Boolean(choice?.delta?.refusal ?? choice?.message?.refusal)
    const piece = choice?.delta?.content ?? choice?.message?.content
    if (!piece) return false
    this.#counts.first_token_ms ??= Math.round(performance.now() - this.#started)
    this.text += piece
    if (this.text.length > maxResponseLength) throw new CallFailure('too_long')
    return true
  }

  /**
   * The result at the end. A cut connection ends a stream without an error: only a finish reason, or
   * `isDone`, shows that it is complete.
   * @throws CallFailure if it is not complete, was filtered or has no text.
   */
  result(isDone: boolean): CallResult {
    const finishReason = this.#finish_reason
    const sign: VendorSign = { vendor_status: null, vendor_code: asCode(finishReason) }
    if (finishReason === null && !isDone) throw new CallFailure('cut_off')
    if (this.#isRefused)
      throw new CallFailure('filtered', { sign: { ...sign, vendor_code: 'refusal' } })
    if (finishReason && /filter|safety|refusal|prohibited|blocklist/i.test(finishReason))
      throw new CallFailure('filtered', { sign })
    if (this.text.trim() === '')
      throw new CallFailure(isAtLength(finishReason) ? 'too_long' : 'empty_answer', { sign })
    return { text: this.text, finish_reason: finishReason, ...this.#counts }
  }
}

/** Whether a response ended because it reached the token limit. */
export const isAtLength = (finishReason: string | null) =>
  finishReason !== null && /^(?:length|max_tokens|max_output_tokens)$/i.test(finishReason)

const clientOf = (
  provider: Provider,
  timeouts: Timeouts,
  onRefusal: (failure: CallFailure) => void,
) =>
  new OpenAI({
    apiKey: provider.api_key,
    baseURL: provider.base_url,
    // The library would take these two from the environment and send them to every provider.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeouts.headers_ms,
    // It would print what a vendor sent.
    logLevel: 'off',
    // A provider must not redirect us, with our key, to another address.
    fetchOptions: { redirect: 'error' },
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      if (response.ok) return response
      const failure = failureOf(response.status, await beginningOf(response))
      onRefusal(failure)
      throw failure
    },
  })

/** The library would read an error body to its end, however long, and put it into its message. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    while (reader && text.length < maxRefusalLength) {
      const { value, done } = await reader.read()
      if (done) break
      text += value
    }
  } catch {
    // The status alone is enough.
  }
  void reader?.cancel().catch(() => {})
  return text.slice(0, maxRefusalLength)
}

function openRequest(
  client: OpenAI,
  provider: Provider,
  { words, capabilities, schema }: CallRequest,
  signal: AbortSignal,
): Promise<Response> {
  return client.chat.completions
    .create(
      {
        model: provider.model,
        messages: [
          { role: 'system', content: words.system },
          { role: 'user', content: words.user },
        ],
        stream: true,
        ...fieldsOf(capabilities, schema),
      },
      { signal },
    )
    .asResponse()
}

/** Rejects when the signal is aborted; never resolves. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new CallFailure('aborted')))
  })
}

function toFailure(
  cause: unknown,
  { is_stopped, is_too_slow }: { is_stopped: boolean; is_too_slow: boolean },
): CallFailure {
  if (is_stopped) return new CallFailure('aborted', { cause })
  if (is_too_slow || cause instanceof APIConnectionTimeoutError)
    return new CallFailure('timeout', { cause })
  if (cause instanceof CallFailure) return cause
  if (cause instanceof APIConnectionError) return networkFailure(cause)
  if (cause instanceof APIError) return failureInStream(cause.error)
  if (cause instanceof SyntaxError || cause instanceof z.ZodError)
    return new CallFailure('invalid_answer', { cause })
  return new CallFailure('cut_off', { cause })
}
