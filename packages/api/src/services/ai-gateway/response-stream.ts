import { setImmediate as nextTurn } from 'node:timers/promises'
import type OpenAI from 'openai'
import { Stream } from 'openai/core/streaming'
import { CallFailure } from './failures.ts'

/** The most bytes we read from a connection: a stream sends much around each word. */
const mostBytes = 4_000_000
/** The longest line: the library searches a line from its start for each chunk of it. */
const mostBytesOfALine = 256_000
/** '[DONE]' is on its own line, which may arrive in two chunks. */
const longestEnd = 16

/**
 * Chunks of a stream, or the only chunk of a server that does not stream, whatever its content type. After
 * each chunk the event loop has a turn, and an aborted signal ends the loop, even if the whole response
 * has arrived. `isDone` tells whether the provider has marked the end.
 * @throws CallFailure for too many bytes; SyntaxError for what is not JSON.
 */
export function responseChunks(response: Response, controller: AbortController, client: OpenAI) {
  // As if a line had ended before the first one.
  const watch = { tail: '\n', isDone: false }
  return { pieces: read(), isDone: () => watch.isDone }

  async function* read(): AsyncGenerator<unknown> {
    const body = response.body?.pipeThrough(bounds(controller.signal, watch))
    const { stream, begin } = await peeked(body)
    const bounded = new Response(stream, { headers: response.headers })
    const raws = isStream(response, begin)
      ? Stream.fromSSEResponse<unknown>(bounded, controller, client)
      : [JSON.parse(await bounded.text())]
    for await (const raw of raws) {
      await nextTurn()
      if (controller.signal.aborted) throw new CallFailure('aborted')
      yield raw
    }
    if (!isStream(response, begin)) watch.isDone = true
  }
}

/** The beginning of the body decides; if that is unclear, its content type does. */
function isStream(response: Response, begin: string): boolean {
  const first = begin.trimStart()
  if (first.startsWith('{')) return false
  if (/^(?::|data|event|id|retry)/.test(first)) return true
  return response.headers.get('content-type')?.includes('text/event-stream') ?? false
}

async function peeked(body: ReadableStream<Uint8Array> | undefined) {
  if (!body) return { stream: null, begin: '' }
  const reader = body.getReader()
  const first = await reader.read()
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (first.value) controller.enqueue(first.value)
      if (first.done) controller.close()
    },
    pull: async (controller) => {
      const { value, done } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { stream, begin: new TextDecoder('latin1').decode(first.value?.subarray(0, 200)) }
}

/**
 * Lets a response of limited size through, and fails at the first byte beyond. It also ends with
 * the signal: fetch itself forgets its signal if garbage is collected while a body is being read.
 */
function bounds(signal: AbortSignal, watch: { tail: string; isDone: boolean }) {
  let count = 0
  let countOfLine = 0
  const latin = new TextDecoder('latin1')
  return new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(new CallFailure('aborted')))
    },
    transform: (bytes, controller) => {
      count += bytes.byteLength
      const lineEnd = bytes.lastIndexOf(10)
      countOfLine = lineEnd < 0 ? countOfLine + bytes.byteLength : bytes.length - lineEnd
      const text = watch.tail + latin.decode(bytes)
      watch.isDone ||= /[\r\n]data: ?\[DONE\]/.test(text)
      watch.tail = text.slice(-longestEnd)
      if (count > mostBytes || countOfLine > mostBytesOfALine)
        controller.error(new CallFailure('invalid_answer'))
      else controller.enqueue(bytes)
    },
  })
}
