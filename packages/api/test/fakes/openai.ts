import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono, type Context as HonoContext } from 'hono'
import { hazardClasses, readerTask } from '../../src/features/ai-reader/ai-reader.ts'
import type { Provider } from '../../src/services/ai-gateway/vendors.ts'

/** A promise and the hand that keeps it. */
function deferred() {
  let resolve: () => void = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

/** One call as it arrived: every byte of it. */
export type ReceivedRequest = {
  /** Headers and body as text, to search in. */
  bytes: string
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read what was sent as a vendor would
  body: any
  /** Resolves when the caller closes the connection, or the answer is over. */
  closed: Promise<void>
  is_closed: () => boolean
}

type Call = ReceivedRequest & { close: () => void; released: Promise<void> }

/** How the server answers a call. */
export type Reply = (call: Call, c: HonoContext) => Response | Promise<Response>

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

/** What a reader answers that finds nothing, but for these classes. */
export const readingWith = (changes: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(hazardClasses.map((name) => [name, harmless])),
  ...changes,
})

/** What a reader answers that finds something unsafe. */
export const unsafeReading = readingWith({
  heat: { reason: 'It burns.', quote: 'Hold it over the flame.', severity: 'serious', score: 4 },
})

/** What a server can answer, the good and the bad. Texts are made of objects where one is given. */
export const replies = {
  /** In small pieces, as fast as they are taken. */
  streamed: (answer: unknown = goodResponse, { has_usage = true } = {}): Reply => {
    return (call) => streamOf(call, eventsOf(textOf(answer), has_usage))
  },
  whole: (answer: unknown = goodResponse): Reply => {
    return (_, c) => c.json(completionOf(textOf(answer)))
  },
  /** Piece by piece: each waits for its turn to be given. */
  stepwise: (pieces: string[]) => {
    const turns = pieces.map(() => deferred())
    const reply: Reply = (call) =>
      streamOf(call, async function* () {
        for (const [place, piece] of pieces.entries()) {
          await Promise.race([turns[place]?.promise, call.closed])
          yield chunkOf(piece)
        }
        yield* endOf(true)
      })
    return { reply, give: (place: number) => turns[place]?.resolve() }
  },
  /** A piece every few milliseconds, without end. */
  dripping: (everyMs: number): Reply => {
    return (call) =>
      streamOf(call, async function* () {
        while (!call.is_closed()) {
          yield chunkOf(' ')
          await new Promise((resolve) => setTimeout(resolve, everyMs))
        }
      })
  },
  /** Nothing at all until `release()`. */
  hanging: (): Reply => async (call, c) => {
    await Promise.race([call.released, call.closed])
    return c.json({}, 503)
  },
  /** The first half of an answer, then silence until `release()`. */
  hangingMidway: (): Reply => (call) =>
    streamOf(call, async function* () {
      yield chunkOf(firstHalf())
      await Promise.race([call.released, call.closed])
    }),
  /** The first half of an answer, and the end of the connection. */
  cutMidway: (): Reply => (call) =>
    streamOf(call, async function* () {
      yield chunkOf(firstHalf())
    }),
  huge: (megabytes: number, isStream: boolean): Reply => {
    const megabyte = 'x'.repeat(1024 * 1024)
    if (!isStream) return (_, c) => c.json(completionOf(megabyte.repeat(megabytes)))
    return (call) =>
      streamOf(call, async function* () {
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
  brokenEvent: (): Reply => (call) =>
    streamOf(call, async function* () {
      yield 'data: {vendor-secret\n\n'
    }),
  errorEvent: (): Reply => (call) =>
    streamOf(call, async function* () {
      yield chunkOf('{"title"')
      yield `data: ${JSON.stringify({ error: { message: 'vendor-secret overloaded' } })}\n\n`
    }),
  redirected:
    (to: string): Reply =>
    (_, c) =>
      c.redirect(to, 307),
  /** Refuses what is asked of it in a manner it does not know, and answers otherwise. */
  refusing:
    (refuses: (body: Call['body']) => string | null, then: Reply): Reply =>
    (call, c) => {
      const message = refuses(call.body)
      return message ? replies.refused(400, message)(call, c) : then(call, c)
    },
}

/**
 * A server on its own port that speaks as much of the OpenAI protocol as we use, and remembers
 * every byte. It answers from a list of replies, then always the same; as a reader from another list.
 */
export async function startFakeOpenAi() {
  const calls: Call[] = []
  const readings: Call[] = []
  let queue: Reply[] = []
  let standing: Reply = replies.streamed()
  let readingQueue: Reply[] = []
  let standingReading: Reply = replies.streamed(readingWith())
  let hangs = deferred()
  const app = new Hono().post('/v1/chat/completions', async (c) => {
    const call = await received(c, hangs.promise)
    if (isReading(call)) {
      readings.push(call)
      return (readingQueue.shift() ?? standingReading)(call, c)
    }
    calls.push(call)
    const reply = queue.shift() ?? standing
    return reply(call, c)
  })
  const server = serve({ fetch: app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/v1`

  return {
    base_url: baseUrl,
    /** Calls to write something, in the order they came. */
    calls: calls as readonly ReceivedRequest[],
    /** Calls to read something once more. */
    readings: readings as readonly ReceivedRequest[],
    /** Everything received, as one text. */
    bytes: () => [...calls, ...readings].map((call) => call.bytes).join('\n'),
    /** The next calls get these, one each. */
    next: (...list: Reply[]) => {
      queue.push(...list)
    },
    /** All calls after those get this one. */
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
    /** Lets go of every call that hangs. */
    release: () => {
      hangs.resolve()
      hangs = deferred()
    },
    /** As it is configured: AI_PROVIDERS takes it as JSON. */
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

const isReading = ({ body }: Call) => String(body.messages?.[0]?.content).startsWith(readerTask)

async function received(c: HonoContext, released: Promise<void>): Promise<Call> {
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

/** An event stream of what the source yields; a caller who leaves closes the call. */
function streamOf(call: Call, source: () => AsyncIterable<string>): Response {
  const pieces = source()[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await pieces.next()
      if (!done) return controller.enqueue(encoder.encode(value))
      controller.close()
      call.close()
    },
    cancel: () => call.close(),
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

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer))
const firstHalf = () => textOf(goodResponse).slice(0, 300)
