import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import {
  type FakeOpenAi,
  goodResponse,
  replies,
  responseWith,
  startFakeOpenAi,
  unsafeReading,
} from '../../../test/fakes/openai.ts'
import {
  generatorApp,
  ledgerOf,
  streamedGeneration,
  wishOfFive,
} from '../../../test/generator-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let fake: FakeOpenAi
let app: TestApp
let browser: TestBrowser
let server: ReturnType<typeof serve>
let origin: string
beforeEach(async () => {
  fake = await startFakeOpenAi()
  app = generatorApp([fake.provider()])
  browser = await eve(app)
  server = serve({ fetch: app.app.fetch, port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await fake.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** A generation request over a real connection, which can be cut. */
async function generate(path: string, body: unknown, signal: AbortSignal, headers = {}) {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': await browser.csrfToken(),
      ...headers,
    },
    body: JSON.stringify(body),
  })
}
const generateStream = (signal: AbortSignal) =>
  generate('/trpc/generator.generate?batch=1', { 0: wishOfFive }, signal, {
    'trpc-accept': 'application/jsonl',
  })

/** Reads a response in chunks, until a text has arrived. */
function readerOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    text: () => text,
    until: async (wanted: string) => {
      while (!text.includes(wanted)) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error(`${wanted} never came: ${text}`)
        text += value
      }
    },
  }
}

/** A response with a mark in every word that says what to do. */
const unsafeResponse = responseWith({
  title: 'A Title',
  description: 'Something for two that the rules know nothing of, kwyx.',
  setup_instructions: ['Sit down, kwyx.', 'Do the kwyx together.', 'Put all away, kwyx.'],
  learning_objectives: ['Counts kwyx', 'Names kwyx'],
  connection_prompt: 'Ask: "What is a kwyx?"',
  easier: 'You do the kwyx.',
  harder: 'Do the kwyx twice.',
  safety_note: 'Sit at the table in the same room, kwyx.',
})

const draftsIn = (text: string) =>
  [...text.matchAll(/"type":"draft","draft":(\{.*?\})\}/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** Waits, without a clock, until the only generation has that state. */
async function untilState(state: string) {
  while (ledgerOf(app, 'Eve').states[0] !== state) await new Promise(setImmediate)
}

describe('the draft', () => {
  test('shows the first section as soon as it is complete, while the provider is still writing', async () => {
    const { reply, give } = replies.stepwise([
      '{"title":"Mountain Li',
      'ne Maps"',
      `,${JSON.stringify(goodResponse).replace(/^\{"title":"[^"]*",/, '')}`,
    ])
    fake.next(reply)
    const reader = readerOf(await generateStream(new AbortController().signal))
    await reader.until('Choosing materials...')
    give(0)
    give(1)
    await reader.until('"draft":{"title":"Mountain Line Maps"}')
    expect(reader.text()).not.toContain('"type":"done"')
    give(2)
    await reader.until('"type":"done"')
    expect(reader.text()).toContain('Checking for safety...')
  })

  test('holds the title and what to fetch, complete, and grows; it has nothing that says what to do', async () => {
    const { title, materials_list: things } = goodResponse
    fake.next(replies.streamed())
    const reader = readerOf(await generateStream(new AbortController().signal))
    await reader.until('"type":"done"')
    expect(draftsIn(reader.text())).toEqual([
      { title },
      { title, materials_list: things.slice(0, 1) },
      { title, materials_list: things },
    ])
  })

  test('leaves out a thing to fetch that is as long as a step', async () => {
    const long = `1 crayon, and then you draw with it ${'on and on '.repeat(8)}`
    fake.next(replies.streamed(responseWith({ materials_list: [long, '1 sheet of paper'] })))
    const reader = readerOf(await generateStream(new AbortController().signal))
    await reader.until('"type":"done"')
    const [before = ''] = reader.text().split('"type":"done"')
    expect(before).not.toContain('on and on')
    expect(before).toContain('1 sheet of paper')
  })

  test('is cleared when a reader refuses the text, of which no other word was ever sent', async () => {
    fake.next(replies.streamed(unsafeResponse), replies.streamed())
    const { reply, give } = replies.stepwise([JSON.stringify(unsafeReading)])
    fake.nextReading(reply)
    const reader = readerOf(await generateStream(new AbortController().signal))
    await reader.until('Reading it once more for safety...')
    expect(reader.text()).toContain('"draft":{"title":"A Title"')
    expect(reader.text()).not.toContain('kwyx')
    give(0)
    await reader.until('Making it safer...')
    expect(draftsIn(reader.text().replaceAll('"draft":{}', '"draft":{"gone":1}')).at(-1)).toEqual({
      gone: 1,
    })
    await reader.until('"type":"done"')
    expect(reader.text()).not.toContain('kwyx')
    expect(reader.text()).toContain(goodResponse.setup_instructions[0])
  })

  test.each([
    ['refuses twice', () => replies.streamed(unsafeReading)],
    ['fails', () => replies.refused(500, 'dead')],
    ['does not know', () => replies.streamed('I cannot say.')],
  ])('of a response whose reader %s never sends any of its steps', async (_, reply) => {
    fake.always(replies.streamed(unsafeResponse))
    fake.alwaysRead(reply())
    const bytes = await streamedGeneration(app, browser, wishOfFive)
    expect(bytes).toContain('Reading it once more for safety...')
    expect(bytes).toContain('"is_ai":false')
    expect(bytes).not.toContain('kwyx')
  })

  test('starts over when the next attempt begins', async () => {
    fake.next(replies.cutMidway(), replies.streamed())
    const reader = readerOf(await generateStream(new AbortController().signal))
    await reader.until('"type":"done"')
    expect(reader.text()).toContain('Looking in our idea book...')
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, states: ['delivered'] })
  })
})

describe('a parent who leaves', () => {
  const transports: [string, (signal: AbortSignal) => Promise<Response>][] = [
    ['the stream', generateStream],
    ['REST', (signal) => generate('/api/ai/generate-activity', wishOfFive, signal)],
  ]
  const moments: [string, () => ReturnType<typeof replies.hanging>][] = [
    ['before the response begins', replies.hanging],
    ['in the middle of it', replies.hangingMidway],
  ]
  const cases = transports.flatMap((way) => moments.map((moment) => [...way, ...moment] as const))
  test.each(cases)('%s (%#) closes the provider connection and pays nothing', async (...row) => {
    const [, open, , reply] = row
    fake.next(reply())
    const leaving = new AbortController()
    const work = open(leaving.signal)
      .then((response) => response.text())
      .catch(() => 'left')
    while (fake.calls.length === 0) await new Promise(setImmediate)
    expect(ledgerOf(app, 'Eve').states).toEqual(['reserved'])
    leaving.abort()
    expect(await work).toBe('left')
    await fake.calls[0]?.closed
    await untilState('released')
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['released'] })
    expect(fake.calls).toHaveLength(1)
    const { body } = await browser.get('/ai/generation-status')
    expect(body).toMatchObject({ credits_remaining: 50, hourly_count: 0, allowed: true })
  })

  test('can generate again at once', async () => {
    fake.next(replies.hanging())
    const leaving = new AbortController()
    const work = generateStream(leaving.signal).then((response) => response.text())
    work.catch(() => {})
    while (fake.calls.length === 0) await new Promise(setImmediate)
    leaving.abort()
    await untilState('released')
    const { status } = await browser.post('/api/ai/generate-activity', wishOfFive)
    expect([status, ledgerOf(app, 'Eve').balance]).toEqual([200, 49])
  })
})

describe('a refusal', () => {
  test('comes through the stream with its reason and its seconds', async () => {
    const limited = generatorApp([fake.provider()], { has_limits: true })
    const other = await eve(limited)
    const stream = () => streamedGeneration(limited, other, wishOfFive)
    expect(await stream()).toContain('"type":"done"')
    const refused = await stream()
    expect(refused).toContain('A short breath between two activities.')
    expect(refused).toContain('"reason":"cooldown_active"')
    expect(refused).toContain('"retry_after_seconds":20')
  })
})
