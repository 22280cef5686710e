import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { Stream } from 'openai/core/streaming'
import { z } from 'zod'
import type { AiPrompt } from '../ai.ts'
import type { Provider } from './providers.ts'

/** Kinds of failure in our own words; what a vendor says never leaves this file. */
export type FailureKind =
  | 'timeout'
  | 'network'
  | 'rate_limited'
  | 'server_error'
  | 'unauthorized'
  | 'bad_request'
  | 'cut_off'
  | 'invalid_answer'
  | 'unsafe_answer'
  | 'aborted'

/** A manner of asking that a provider does not know, so that it can be asked in another one. */
export type RefusedManner = 'output_mode' | 'max_tokens'

/** One call failed. `refused` names what to ask otherwise. */
export class CallFailure extends Error {
  readonly kind: FailureKind
  readonly refused: RefusedManner | null
  constructor(
    kind: FailureKind,
    { refused = null, cause }: { refused?: RefusedManner | null; cause?: unknown } = {},
  ) {
    super(kind, { cause })
    this.kind = kind
    this.refused = refused
  }
}

/** How a provider is asked; what it refuses is remembered and not asked again. */
export type Manner = {
  output_mode: Provider['output_mode']
  /** Newer models of OpenAI know the limit of an answer by another name. */
  tokens_field: 'max_tokens' | 'max_completion_tokens'
}

export type CallResult = {
  text: string
  first_token_ms: number | null
  input_tokens: number | null
  output_tokens: number | null
}

/** How long a provider may be silent: until it begins, between two pieces, and how long all of it may take. */
export type Patience = { headers_ms: number; idle_ms: number; total_ms: number }

/** The longest answer we read, in letters; an activity is a fraction of it. */
const longest_answer = 40_000
/** The most we take from a connection, in bytes: a stream says much around each word. */
const most_bytes = 4_000_000
/** The most without a line's end: the library searches a line anew with each piece of it. */
const most_bytes_of_a_line = 256_000
const most_tokens = 2_500

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        message: z
          .object({ content: z.string().nullish(), refusal: z.string().nullish() })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z
    .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
})

type CallRequest = {
  /** Sent exactly as they are. */
  words: AiPrompt
  manner: Manner
  schema: { name: string; json_schema: Record<string, unknown> }
  onText: (text: string) => void
  signal: AbortSignal
}

/**
 * Asks one provider once and reads its answer as it comes. No retries here.
 * @throws CallFailure for everything that is not a whole answer.
 */
export async function callProvider(
  provider: Provider,
  request: CallRequest,
  patience: Patience,
): Promise<CallResult> {
  const started = performance.now()
  // One controller for every reason to stop.
  const ours = new AbortController()
  const stop = () => ours.abort()
  request.signal.addEventListener('abort', stop)
  if (request.signal.aborted) stop()
  let is_too_slow = false
  const giveUp = () => {
    is_too_slow = true
    ours.abort()
  }
  const whole = setTimeout(giveUp, patience.total_ms)
  let silence = setTimeout(giveUp, patience.headers_ms)
  const result: CallResult = {
    text: '',
    first_token_ms: null,
    input_tokens: null,
    output_tokens: null,
  }
  try {
    const client = clientOf(provider, patience)
    const response = await Promise.race([
      openRequest(client, provider, request, ours.signal),
      stopped(ours.signal),
    ])
    let is_finished = false
    for await (const raw of readAnswer(response, ours, client)) {
      clearTimeout(silence)
      silence = setTimeout(giveUp, patience.idle_ms)
      is_finished = take(raw, result, started) || is_finished
      request.onText(result.text)
    }
    // A cut connection ends the stream without an error; only a finish reason says that this is all.
    if (!is_finished) throw new CallFailure('cut_off')
    return result
  } catch (cause) {
    throw toFailure(cause, { is_stopped: request.signal.aborted, is_too_slow })
  } finally {
    clearTimeout(silence)
    clearTimeout(whole)
    request.signal.removeEventListener('abort', stop)
    ours.abort()
  }
}

/** Adds one piece of an answer to what there is. @returns true when the provider says that it was the last. */
function take(raw: unknown, result: CallResult, started: number): boolean {
  const chunk = Chunk.parse(raw)
  result.input_tokens = chunk.usage?.prompt_tokens ?? result.input_tokens
  result.output_tokens = chunk.usage?.completion_tokens ?? result.output_tokens
  const choice = chunk.choices[0]
  const piece = choice?.delta?.content ?? choice?.message?.content
  if (piece) {
    result.first_token_ms ??= Math.round(performance.now() - started)
    result.text += piece
  }
  if (result.text.length > longest_answer) throw new CallFailure('invalid_answer')
  return Boolean(choice?.finish_reason)
}

const clientOf = (provider: Provider, patience: Patience) =>
  new OpenAI({
    apiKey: provider.api_key,
    baseURL: provider.base_url,
    // The library would take these two from the environment and send them to every provider.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: patience.headers_ms,
    // It would print what a vendor sent.
    logLevel: 'off',
    // A provider has no business sending us, with our key, to somewhere else.
    fetchOptions: { redirect: 'error' },
  })

function openRequest(
  client: OpenAI,
  provider: Provider,
  { words, manner, schema }: CallRequest,
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
        [manner.tokens_field]: most_tokens,
        stream: true,
        stream_options: { include_usage: true },
        ...responseFormat(manner.output_mode, schema),
      },
      { signal },
    )
    .asResponse()
}

function responseFormat(
  output_mode: Provider['output_mode'],
  { name, json_schema }: { name: string; json_schema: Record<string, unknown> },
) {
  if (output_mode === 'plain') return {}
  if (output_mode === 'json') return { response_format: { type: 'json_object' as const } }
  return {
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name, strict: true, schema: json_schema },
    },
  }
}

/** Rejects when the signal says so; never resolves. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new CallFailure('aborted')))
  })
}

/** Pieces of a stream, or the one piece of a server that does not stream. */
async function* readAnswer(
  response: Response,
  controller: AbortController,
  client: OpenAI,
): AsyncGenerator<unknown> {
  const bounded = new Response(response.body?.pipeThrough(bounds(controller.signal)), {
    headers: response.headers,
  })
  const is_stream = response.headers.get('content-type')?.includes('text/event-stream')
  if (is_stream) yield* Stream.fromSSEResponse<unknown>(bounded, controller, client)
  else yield JSON.parse(await bounded.text())
}

/**
 * Lets an answer of a bearable size through, and fails at the byte that is too many. It also ends with
 * the signal: fetch itself forgets its signal when garbage is collected while a body is being read.
 */
function bounds(signal: AbortSignal) {
  let count = 0
  let count_of_line = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(new CallFailure('aborted')))
    },
    transform: (bytes, controller) => {
      count += bytes.byteLength
      const line_end = bytes.lastIndexOf(10)
      count_of_line = line_end < 0 ? count_of_line + bytes.byteLength : bytes.length - line_end
      if (count > most_bytes || count_of_line > most_bytes_of_a_line)
        controller.error(new CallFailure('invalid_answer'))
      else controller.enqueue(bytes)
    },
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
  if (cause instanceof APIConnectionError) return new CallFailure('network', { cause })
  if (cause instanceof APIError && typeof cause.status === 'number')
    return new CallFailure(kindOfStatus(cause.status), { cause, refused: refusedBy(cause) })
  if (cause instanceof APIError) return new CallFailure('server_error', { cause })
  if (cause instanceof SyntaxError || cause instanceof z.ZodError)
    return new CallFailure('invalid_answer', { cause })
  return new CallFailure('cut_off', { cause })
}

function refusedBy({ status, message }: APIError): RefusedManner | null {
  if (status !== 400 && status !== 422) return null
  if (/max_completion_tokens/i.test(message)) return 'max_tokens'
  const is_about_schema =
    /response_format|json_schema|json_object|\$schema|additionalProperties/i.test(message)
  return is_about_schema ? 'output_mode' : null
}

function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'server_error' : 'bad_request'
}
