import { describe, expect, test } from 'vitest'
import { atNight, everyNth } from '../../../test/extent.ts'
import { goodResponse, type Reply, replies, responseWith } from '../../../test/fakes/openai.ts'
import { providerOfFile } from '../../../test/generator-app.ts'
import { connectionLimits } from '../../http/connections.ts'
import { AiFailure, type AiRequest } from '../ai.ts'
import type { Attempt } from './attempts.ts'
import { createAiGateway, gatewayTimeouts } from './gateway.ts'
import { type Semaphore, unlimited } from './semaphore.ts'
import type { Provider } from './vendors.ts'

const [first, second] = [await providerOfFile(), await providerOfFile()]

/** The real timeouts divided by fifty. */
const shortTimeouts = {
  budget_ms: 880,
  timeouts: { headers_ms: 400, idle_ms: 200, total_ms: 500 },
}
/** For tests that are not about time, on a busy machine. */
const longTimeouts = {
  budget_ms: 8_000,
  timeouts: { headers_ms: 4_000, idle_ms: 4_000, total_ms: 8_000 },
}

function gatewayOf(
  providers: Provider[],
  settings: typeof longTimeouts & { semaphore?: Semaphore } = longTimeouts,
) {
  const attempts: Attempt[] = []
  const gateway = createAiGateway({
    providers,
    choices: () => ({
      strategy: 'fallback',
      is_enabled: () => true,
      is_primary: ({ is_primary }) => is_primary,
    }),
    record: (attempt) => attempts.push(attempt),
    sample: () => ({ ...requestOf({ generation_id: null }), reading: () => null }),
    now: () => new Date(),
    random: () => 0.5,
    ...settings,
  })
  return { gateway, attempts, outcomes: () => attempts.map(({ outcome }) => outcome) }
}

const both = (settings?: Parameters<typeof gatewayOf>[1]) =>
  gatewayOf(
    [first.provider({ name: 'first', is_primary: true }), second.provider({ name: 'second' })],
    settings,
  )

type Good = typeof goodResponse
const isGood = (value: unknown): value is Good =>
  typeof value === 'object' && value !== null && 'title' in value

const requestOf = (changes: Partial<AiRequest<Good>> = {}): AiRequest<Good> => ({
  prompt: { system: 'Write an activity.', user: '{"child_age":5}' },
  schema: { name: 'activity', json_schema: { type: 'object' } },
  check: (value) =>
    isGood(value)
      ? { is_good: true, value }
      : { is_good: false, kind: 'invalid', problems: ['title: Required'] },
  onText: () => {},
  onAttempt: () => {},
  signal: new AbortController().signal,
  generation_id: 'g1',
  family: null,
  ...changes,
})

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'delivered',
    (cause: unknown) => (cause instanceof AiFailure ? cause.kind : String(cause)),
  )

describe('the real timeouts', () => {
  test('leave one of the 45 seconds for the idea book, and time for a second provider', () => {
    const { budget_ms, timeouts } = gatewayTimeouts
    expect([budget_ms, timeouts]).toEqual([
      44_000,
      { headers_ms: 20_000, idle_ms: 10_000, total_ms: 25_000 },
    ])
    expect(budget_ms - timeouts.total_ms).toBeGreaterThan(15_000)
  })

  test('end well before the server closes a silent connection', () => {
    expect(connectionLimits.silent_ms - gatewayTimeouts.budget_ms).toBeGreaterThanOrEqual(10_000)
  })
})

describe('a good response', () => {
  const shapes: [string, Reply][] = [
    ['in small pieces', replies.streamed()],
    ['in small pieces without usage', replies.streamed(goodResponse, { has_usage: false })],
    ['whole', replies.whole()],
    ['in a fence', replies.streamed(`\`\`\`json\n${JSON.stringify(goodResponse)}\n\`\`\``)],
    ['in prose', replies.whole(`Sure! ${JSON.stringify(goodResponse)} Have fun!`)],
  ]
  test.each(shapes)('%s is delivered by the first provider', async (_, reply) => {
    first.next(reply)
    const { gateway, attempts } = both()
    const response = await gateway.generate(requestOf())
    expect([response.value.title, response.provider]).toEqual([goodResponse.title, 'first'])
    expect(attempts).toMatchObject([{ outcome: 'delivered', is_success: true, provider: 'first' }])
  })

  test('is recorded with its tokens and cost in millionths of a dollar; unknown stays unknown', async () => {
    first.next(replies.streamed(), replies.streamed(goodResponse, { has_usage: false }))
    const { gateway, attempts } = both()
    await gateway.generate(requestOf())
    await gateway.generate(requestOf())
    expect(attempts).toMatchObject([
      { input_tokens: 900, output_tokens: 400, cost_micro_usd: 1_700, generation_id: 'g1' },
      { input_tokens: null, output_tokens: null, cost_micro_usd: null },
    ])
  })

  test('grows while it is read: every text begins with the one before it', async () => {
    const texts: string[] = []
    await both().gateway.generate(requestOf({ onText: (text) => void texts.push(text) }))
    expect(texts.length).toBeGreaterThan(10)
    texts.reduce((shorter, longer) => {
      expect(longer.startsWith(shorter)).toBe(true)
      return longer
    })
  })
})

describe('a provider that fails', () => {
  const failures: [string, () => Reply, string][] = [
    ['with 401', () => replies.refused(401, 'bad key sk-fake-secret'), 'unauthorized'],
    ['with 403', () => replies.refused(403, 'no'), 'unauthorized'],
    ['with 404', () => replies.refused(404, 'no such model'), 'unknown_model'],
    ['with 429 and Retry-After 60', () => replies.refused(429, 'slow', '60'), 'rate_limited'],
    ['with 500', () => replies.refused(500, 'oops'), 'server_error'],
    ['with a page and 502', () => replies.html(502), 'server_error'],
    ['with a page and 200', () => replies.html(200), 'invalid_answer'],
    ['by hanging before the headers', replies.hanging, 'timeout'],
    ['by hanging in the middle', replies.hangingMidway, 'timeout'],
    ['by dripping without end', () => replies.dripping(5), 'timeout'],
    ['by cutting the connection in the middle', replies.cutMidway, 'cut_off'],
    ['with 10 MB at once', () => replies.huge(10, false), 'invalid_answer'],
    ['with 10 MB in one endless event', () => replies.huge(10, true), 'invalid_answer'],
    ['with no choices', replies.noChoices, 'empty_answer'],
    ['with an event that is not JSON', replies.brokenEvent, 'invalid_answer'],
    ['with an error in the stream', replies.errorEvent, 'server_error'],
    ['by sending us elsewhere', () => replies.redirected('http://127.0.0.1:9/'), 'network'],
  ]
  test.each(failures)('%s falls back to the next one', async (_, reply, outcome) => {
    first.next(reply())
    const settings = outcome === 'timeout' ? shortTimeouts : longTimeouts
    const { gateway, outcomes } = both(settings)
    const started = performance.now()
    const response = await gateway.generate(requestOf())
    first.release()
    expect([response.provider, ...outcomes()]).toEqual(['second', outcome, 'delivered'])
    expect(performance.now() - started).toBeLessThan(settings.budget_ms)
    expect(gateway.inFlight()).toBe(0)
  })

  test.each(everyNth(failures, 3))(
    '%s, as both do, ends in one failure within the budget',
    async (_, reply, outcome) => {
      first.next(reply())
      second.next(reply())
      const settings = outcome === 'timeout' ? shortTimeouts : longTimeouts
      const { gateway } = both(settings)
      const started = performance.now()
      expect(await kindOf(gateway.generate(requestOf()))).toBe('failed')
      first.release()
      second.release()
      expect(performance.now() - started).toBeLessThan(settings.budget_ms + 300)
      expect(gateway.inFlight()).toBe(0)
    },
  )

  test('because it is unreachable falls back to the next one', async () => {
    const gone = first.provider({ base_url: 'http://127.0.0.1:9/v1', is_primary: true })
    const { gateway, outcomes } = gatewayOf([gone, second.provider({ name: 'second' })])
    expect((await gateway.generate(requestOf())).provider).toBe('second')
    expect(outcomes()).toEqual(['network', 'delivered'])
  })

  test('is never retried by the library: one request each, whatever Retry-After says', async () => {
    first.always(replies.refused(429, 'slow', '60'))
    const before = first.calls.length
    await both().gateway.generate(requestOf())
    expect(first.calls.length - before).toBe(1)
  })
})

describe('a slow provider', () => {
  atNight('gets the full budget if it is the only one', async () => {
    first.next(replies.dripping(5))
    const { gateway, attempts } = gatewayOf([first.provider()], shortTimeouts)
    expect(await kindOf(gateway.generate(requestOf()))).toBe('failed')
    expect(attempts[0]?.outcome).toBe('timeout')
    expect(attempts[0]?.ms).toBeGreaterThanOrEqual(shortTimeouts.budget_ms * 0.8)
  })

  test('that keeps sending is abandoned after its share, and the next one still has time', async () => {
    first.next(replies.dripping(5))
    const { gateway, attempts } = both(shortTimeouts)
    expect((await gateway.generate(requestOf())).provider).toBe('second')
    expect(attempts[0]?.ms).toBeGreaterThanOrEqual(shortTimeouts.timeouts.total_ms * 0.8)
    expect(attempts[0]?.ms).toBeLessThan(shortTimeouts.budget_ms * 0.9)
  })
})

describe('a limit of time', () => {
  test('holds for pieces that have arrived already, however long each is read', async () => {
    first.next(replies.streamed('x'.repeat(39_000)))
    const { gateway, outcomes } = gatewayOf([first.provider()], { ...longTimeouts, budget_ms: 300 })
    let pieces = 0
    const busily = () => {
      pieces += 1
      const began = performance.now()
      while (performance.now() - began < 5) Math.sqrt(began)
    }
    expect(await kindOf(gateway.generate(requestOf({ onText: busily })))).toBe('failed')
    expect(outcomes()).toEqual(['timeout'])
    expect(pieces).toBeLessThanOrEqual(61)
  })
})

describe('a response that cannot be used', () => {
  const bad: [string, Reply][] = [
    ['no JSON', replies.whole('I would rather not.')],
    ['broken JSON', replies.streamed('{"title": "Map", "description"')],
    ['a missing field', replies.streamed({ description: 'x' })],
    ['deep nesting', replies.streamed(`{"a":${'['.repeat(15_000)}`)],
  ]
  test.each(bad)('(%s) is repaired once by the same provider', async (_, reply) => {
    first.next(reply)
    const { gateway, outcomes } = both()
    const response = await gateway.generate(requestOf())
    expect([response.provider, ...outcomes()]).toEqual(['first', 'invalid_answer', 'delivered'])
    expect(first.calls.at(-1)?.body.messages[1].content).toContain('It cannot be used:\n- ')
    const [, { content }] = first.calls.at(-1)?.body.messages ?? []
    const [words, note] = response.prompt.user.split('\n\n')
    expect(content.startsWith(words)).toBe(true)
    expect(note).toMatch(/^\[The answer could not be used\. The same words were sent once more/)
  })

  test.each(bad)(
    '(%s) twice goes to the next provider, without another repair',
    async (_, reply) => {
      first.next(reply, reply)
      second.next(reply)
      const { gateway, outcomes } = both()
      expect(await kindOf(gateway.generate(requestOf()))).toBe('failed')
      expect(outcomes()).toEqual(['invalid_answer', 'invalid_answer', 'invalid_answer'])
    },
  )

  test('because it is unsafe twice is a failure of its own kind', async () => {
    const check = () => ({ is_good: false as const, kind: 'unsafe' as const, problems: ['No.'] })
    const { gateway, outcomes } = gatewayOf([first.provider()])
    expect(await kindOf(gateway.generate(requestOf({ check })))).toBe('unsafe')
    expect(outcomes()).toEqual(['unsafe_answer', 'unsafe_answer'])
  })

  test('still reports what was sent', async () => {
    first.always(replies.refused(500, 'no'))
    const cause = await gatewayOf([first.provider()])
      .gateway.generate(requestOf())
      .catch((failure: AiFailure) => failure)
    const [system, user] = first.calls.at(-1)?.body.messages ?? []
    expect((cause as AiFailure).sent).toEqual({ system: system.content, user: user.content })
  })
})

describe('what a provider refuses', () => {
  const format = (body: { response_format?: { type: string } }) => body.response_format?.type
  const refusesSchema = replies.refusing(
    (body) => (format(body) === 'json_schema' ? 'This model does not support json_schema' : null),
    replies.streamed(),
  )
  const refusesJson = replies.refusing(
    (body) => (format(body) ? `response_format ${format(body)} is unavailable` : null),
    replies.streamed(),
  )

  test('a schema: JSON is requested instead, with the schema in words, and remembered', async () => {
    first.always(refusesSchema)
    const { gateway, outcomes } = gatewayOf([first.provider()], longTimeouts)
    const from = first.calls.length
    const response = await gateway.generate(requestOf())
    await gateway.generate(requestOf())
    const sent = first.calls.slice(from).map(({ body }) => format(body))
    expect(sent).toEqual(['json_schema', 'json_object', 'json_object'])
    expect(outcomes()).toEqual(['refused_manner', 'delivered', 'delivered'])
    expect(response.prompt.system).toBe(first.calls.at(-1)?.body.messages[0].content)
    expect(response.prompt.system).toContain('The JSON schema of the answer: {"type":"object"}')
  })

  test('JSON too: the same request falls back to plain text', async () => {
    first.always(refusesJson)
    const { gateway, outcomes } = gatewayOf([first.provider()])
    expect((await gateway.generate(requestOf())).value.title).toBe(goodResponse.title)
    expect(outcomes()).toEqual(['refused_manner', 'refused_manner', 'delivered'])
  })

  test('a schema, refused for ten requests at once: none of them falls back further than JSON', async () => {
    first.always(refusesSchema)
    const { gateway } = gatewayOf([first.provider()], longTimeouts)
    const from = first.calls.length
    await Promise.all(Array.from({ length: 10 }, () => gateway.generate(requestOf())))
    const kinds = new Set(first.calls.slice(from).map(({ body }) => format(body)))
    expect([...kinds].sort()).toEqual(['json_object', 'json_schema'])
  })

  test('max_tokens: newer models get its other name', async () => {
    const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    first.always(
      replies.refusing((body) => ('max_tokens' in body ? message : null), replies.streamed()),
    )
    const { gateway } = gatewayOf([first.provider()])
    await gateway.generate(requestOf())
    expect(first.calls.at(-1)?.body.max_completion_tokens).toBe(5_000)
  })

  test('anything else in the request is not retried', async () => {
    first.always(replies.refused(400, 'temperature is out of range'))
    const { gateway, outcomes } = gatewayOf([first.provider()])
    expect(await kindOf(gateway.generate(requestOf()))).toBe('failed')
    expect(outcomes()).toEqual(['bad_request'])
  })
})

describe('a parent who leaves', () => {
  const leaving: [string, () => Reply][] = [
    ['before the response begins', replies.hanging],
    ['in the middle of it', replies.hangingMidway],
  ]
  test.each(leaving)('%s closes the connection and calls no other provider', async (_, reply) => {
    first.next(reply())
    const { gateway, outcomes } = both()
    const stop = new AbortController()
    const [before, others] = [first.calls.length, second.calls.length]
    const work = kindOf(gateway.generate(requestOf({ signal: stop.signal })))
    while (first.calls.length === before) await new Promise(setImmediate)
    stop.abort()
    expect(await work).toBe('aborted')
    await first.calls.at(-1)?.closed
    expect([outcomes(), second.calls.length - others]).toEqual([['aborted'], 0])
    expect(gateway.inFlight()).toBe(0)
  })
})

describe('a test call', () => {
  test('reports its result and ignores breaker and quota', async () => {
    const { gateway, attempts } = both(shortTimeouts)
    expect(await gateway.test('first')).toMatchObject({
      ...{ is_success: true, title: goodResponse.title, manner: 'structured' },
      ...{ input_tokens: 900, output_tokens: 400 },
    })
    first.next(replies.refused(401, 'no'))
    expect(await gateway.test('first')).toMatchObject({
      is_success: false,
      ...{ failure: 'unauthorized', vendor_status: 401, vendor_code: 'error' },
    })
    first.next(replies.hanging())
    expect(await gateway.test('first')).toMatchObject({ failure: 'timeout' })
    first.release()
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['tested', 'unauthorized', 'timeout'])
  })
})

test('changed responses keep the shape of the good one', () => {
  expect(Object.keys(responseWith({ title: 'x' }))).toEqual(Object.keys(goodResponse))
})

describe('calls that cannot be counted, because the database cannot be written', () => {
  /** A gateway that can count only its first call. */
  function uncounted() {
    let calls = 0
    const acquire: Semaphore['acquire'] = (...args) => {
      calls += 1
      if (calls > 1) throw new Error('database or disk is full')
      return unlimited.acquire(...args)
    }
    return both({ ...longTimeouts, semaphore: { ...unlimited, acquire } })
  }

  test('are no failure of the writer of a text that needs a reading', async () => {
    second.always(replies.refused(500, 'overloaded'))
    const { gateway, attempts } = uncounted()
    const reading = () => ({ ...requestOf(), verdictOf: () => null })
    expect(await kindOf(gateway.generate(requestOf({ reading })))).toBe('unread')
    expect(attempts.map(({ provider, outcome }) => `${provider} ${outcome}`)).toEqual([
      ...['second server_error', 'first unread'],
    ])
  })

  test('are not made: a response is not repaired, and no other provider is called', async () => {
    first.next(replies.streamed({ words: 'no title' }))
    const { gateway, attempts } = uncounted()
    expect(await kindOf(gateway.generate(requestOf()))).toBe('failed')
    expect(attempts.map(({ provider, outcome }) => `${provider} ${outcome}`)).toEqual([
      'first invalid_answer',
    ])
  })
})
