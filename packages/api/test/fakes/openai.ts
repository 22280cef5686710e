import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono, type Context as HonoContext } from 'hono'
import { hazardClasses, readerTask } from '../../src/features/ai-reader/ai-reader.ts'
import type { Provider } from '../../src/services/ai-gateway/vendors.ts'

function deferred() {
  let resolve: () => void = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

/** One request as it arrived: every byte of it. */
export type ReceivedRequest = {
  /** Headers and body as text, to search in. */
  bytes: string
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read what was sent as a vendor would
  body: any
  /** Resolves when the client closes the connection, or the response is over. */
  closed: Promise<void>
  is_closed: () => boolean
}

type OpenRequest = ReceivedRequest & { close: () => void; released: Promise<void> }

/** How the server responds to a request. */
export type Reply = (request: OpenRequest, c: HonoContext) => Response | Promise<Response>

/** An activity that is safe for a child of five, made of paper and crayons. */
export const goodResponse = {
  title: 'Mountain Line Maps',
  description: 'Draw one line that never lifts, then name the mountains and valleys it made.',
  category: 'Creative',
  difficulty_level: 'easy',
  min_age: 5,
  max_age: 6,
  duration_minutes: 15,
  prep_minutes: 1,
  materials: ['paper', 'drawing_tools'],
  materials_list: ['2 sheets of paper', '3 crayons'],
  setup_instructions: [
    'Lay one sheet of paper between you.',
    'Draw one long line together and do not lift the crayon.',
    'Name every mountain that the line made.',
    'Color the tallest one, then put the crayons away.',
  ],
  learning_objectives: ['Draws a line without lifting', 'Names what a shape looks like'],
  connection_prompt: 'Ask: "Which mountain would you climb first?"',
  easier: 'You draw the line and your child names the mountains.',
  harder: 'Draw the line with eyes on the partner instead of the paper.',
  safety_note: 'Sit at the table in the same room. Crayons are for paper only.',
  supervision: 'S1',
  skill: 'creativity',
  interests: ['art'],
  unsafe_request: false,
}

/** The same activity with other words in some sections. */
export const responseWith = (changes: Record<string, unknown>) => ({ ...goodResponse, ...changes })

const harmless = { reason: 'Nothing of it.', quote: '', severity: 'none', score: 0 }

/** The response of a reader that finds nothing, except in these classes. */
export const readingWith = (changes: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(hazardClasses.map((name) => [name, harmless])),
  ...changes,
})

/** The response of a reader that finds something unsafe. */
export const unsafeReading = readingWith({
  heat: { reason: 'It burns.', quote: 'Hold it over the flame.', severity: 'serious', score: 4 },
})

/** Responses of a server, good and bad. An object is sent as JSON text. */
export const replies = {
  /** In small chunks, as fast as they are read. */
  streamed: (content: unknown = goodResponse, { has_usage = true } = {}): Reply => {
    return (request) => streamOf(request, eventsOf(textOf(content), has_usage))
  },
  whole: (content: unknown = goodResponse): Reply => {
    return (_, c) => c.json(completionOf(textOf(content)))
  },
  /** Chunk by chunk: each waits until `give` is called for it. */
  stepwise: (pieces: string[]) => {
    const turns = pieces.map(() => deferred())
    const reply: Reply = (request) =>
      streamOf(request, async function* () {
        for (const [place, piece] of pieces.entries()) {
          await Promise.race([turns[place]?.promise, request.closed])
          yield chunkOf(piece)
        }
        yield* endOf(true)
      })
    return { reply, give: (place: number) => turns[place]?.resolve() }
  },
  /** A chunk every few milliseconds, without end. */
  dripping: (everyMs: number): Reply => {
    return (request) =>
      streamOf(request, async function* () {
        while (!request.is_closed()) {
          yield chunkOf(' ')
          await new Promise((resolve) => setTimeout(resolve, everyMs))
        }
      })
  },
  /** Nothing at all until `release()`. */
  hanging: (): Reply => async (request, c) => {
    await Promise.race([request.released, request.closed])
    return c.json({}, 503)
  },
  /** The first half of a response, then silence until `release()`. */
  hangingMidway: (): Reply => (request) =>
    streamOf(request, async function* () {
      yield chunkOf(firstHalf())
      await Promise.race([request.released, request.closed])
    }),
  /** The first half of a response, and the end of the connection. */
  cutMidway: (): Reply => (request) =>
    streamOf(request, async function* () {
      yield chunkOf(firstHalf())
    }),
  huge: (megabytes: number, isStream: boolean): Reply => {
    const megabyte = 'x'.repeat(1024 * 1024)
    if (!isStream) return (_, c) => c.json(completionOf(megabyte.repeat(megabytes)))
    return (request) =>
      streamOf(request, async function* () {
        for (let count = 0; count < megabytes; count += 1) yield megabyte
      })
  },
  refused: (status: 400 | 401 | 403 | 404 | 429 | 500, message: string, retryAfter = ''): Reply => {
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {}
    return (_, c) => c.json({ error: { message, type: 'error', code: null } }, status, headers)
  },
  html:
    (status: 200 | 502): Reply =>
    (_, c) =>
      c.html('<h1>vendor-secret gateway</h1>', status),
  noChoices: (): Reply => (_, c) => c.json({ id: '1', choices: [] }),
  brokenEvent: (): Reply => (request) =>
    streamOf(request, async function* () {
      yield 'data: {vendor-secret\n\n'
    }),
  errorEvent: (): Reply => (request) =>
    streamOf(request, async function* () {
      yield chunkOf('{"title"')
      yield `data: ${JSON.stringify({ error: { message: 'vendor-secret overloaded' } })}\n\n`
    }),
  redirected:
    (to: string): Reply =>
    (_, c) =>
      c.redirect(to, 307),
  /** Refuses requests with an option that it does not support, and responds to others. */
  refusing:
    (refuses: (body: OpenRequest['body']) => string | null, then: Reply): Reply =>
    (request, c) => {
      const message = refuses(request.body)
      return message ? replies.refused(400, message)(request, c) : then(request, c)
    },
}

/**
 * A server on its own port that speaks as much of the OpenAI protocol as we use, and remembers
 * every byte. It sends a list of replies, then always the same; to a reader's request from another list.
 */
export async function startFakeOpenAi() {
  const calls: OpenRequest[] = []
  const readings: OpenRequest[] = []
  let queue: Reply[] = []
  let standing: Reply = replies.streamed()
  let readingQueue: Reply[] = []
  let standingReading: Reply = replies.streamed(readingWith())
  let hangs = deferred()
  const app = new Hono().post('/v1/chat/completions', async (c) => {
    const request = await received(c, hangs.promise)
    if (isReading(request)) {
      readings.push(request)
      return (readingQueue.shift() ?? standingReading)(request, c)
    }
    calls.push(request)
    const reply = queue.shift() ?? standing
    return reply(request, c)
  })
  const server = serve({ fetch: app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/v1`

  return {
    base_url: baseUrl,
    /** Requests to write something, in order. */
    calls: calls as readonly ReceivedRequest[],
    /** Requests to read something once more. */
    readings: readings as readonly ReceivedRequest[],
    bytes: () => [...calls, ...readings].map((request) => request.bytes).join('\n'),
    /** The next requests get these, one each. */
    next: (...list: Reply[]) => {
      queue.push(...list)
    },
    /** All requests after those get this one. */
    always: (reply: Reply) => {
      queue = []
      standing = reply
    },
    /** The next readings get these, one each. */
    nextReading: (...list: Reply[]) => {
      readingQueue.push(...list)
    },
    /** All readings after those get this one. */
    alwaysRead: (reply: Reply) => {
      readingQueue = []
      standingReading = reply
    },
    /** Ends every request that hangs. */
    release: () => {
      hangs.resolve()
      hangs = deferred()
    },
    /** The configuration of a provider: AI_PROVIDERS takes it as JSON. */
    provider: (changes: Partial<Provider> = {}): Provider => ({
      name: 'fake',
      display_name: 'Fake AI',
      base_url: baseUrl,
      api_key: 'sk-fake-secret',
      model: 'fake-1',
      output_mode: 'structured',
      reasoning_effort: null,
      input_price_per_mtok: 1,
      output_price_per_mtok: 2,
      is_primary: false,
      ...changes,
    }),
    close: () => {
      hangs.resolve()
      if ('closeAllConnections' in server) server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type FakeOpenAi = Awaited<ReturnType<typeof startFakeOpenAi>>

const isReading = ({ body }: OpenRequest) =>
  String(body.messages?.[0]?.content).startsWith(readerTask)

async function received(c: HonoContext, released: Promise<void>): Promise<OpenRequest> {
  const text = await c.req.text()
  const closing = deferred()
  let isClosed = false
  const close = () => {
    isClosed = true
    closing.resolve()
  }
  c.req.raw.signal.addEventListener('abort', close)
  const lines = [...c.req.raw.headers].map(([name, value]) => `${name}: ${value}`)
  return {
    bytes: `${lines.join('\n')}\n\n${text}`,
    headers: new Headers(c.req.raw.headers),
    body: JSON.parse(text),
    closed: closing.promise,
    is_closed: () => isClosed,
    close,
    released,
  }
}

/** An event stream of the source's chunks; a client that disconnects closes the request. */
function streamOf(request: OpenRequest, source: () => AsyncIterable<string>): Response {
  const pieces = source()[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await pieces.next()
      if (!done) return controller.enqueue(encoder.encode(value))
      controller.close()
      request.close()
    },
    cancel: () => request.close(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function eventsOf(text: string, hasUsage: boolean) {
  return async function* () {
    for (let at = 0; at < text.length; at += 40) yield chunkOf(text.slice(at, at + 40))
    yield* endOf(hasUsage)
  }
}

const chunkOf = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`

const usage = { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1_300 }

function* endOf(hasUsage: boolean) {
  yield `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`
  if (hasUsage) yield `data: ${JSON.stringify({ choices: [], usage })}\n\n`
  yield 'data: [DONE]\n\n'
}

const completionOf = (content: string) => ({
  id: 'chatcmpl-1',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
})

const textOf = (content: unknown) =>
  typeof content === 'string' ? content : JSON.stringify(content)
const firstHalf = () => textOf(goodResponse).slice(0, 300)
