import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import {
  type FakeOpenAi,
  goodAnswer,
  replies,
  startFakeOpenAi,
} from '../../../test/fakes/openai.ts'
import { generatorApp, ledgerOf, streamedPress, wishOfFive } from '../../../test/generator-app.ts'
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

/** A press over a real connection, which can be cut. */
async function press(path: string, body: unknown, signal: AbortSignal, headers = {}) {
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
const pressStream = (signal: AbortSignal) =>
  press('/trpc/generator.generate?batch=1', { 0: wishOfFive }, signal, {
    'trpc-accept': 'application/jsonl',
  })

/** Reads an answer bit by bit, until a text has arrived. */
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

const draftsIn = (text: string) =>
  [...text.matchAll(/"type":"draft","draft":(\{.*?\})\}/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** Waits, without a clock, until the only generation has ended so. */
async function untilState(state: string) {
  while (ledgerOf(app, 'Eve').states[0] !== state) await new Promise(setImmediate)
}

describe('the draft', () => {
  test('shows the first section as soon as it is whole, while the provider still writes', async () => {
    const { reply, give } = replies.stepwise([
      '{"title":"Mountain Li',
      'ne Maps"',
      `,${JSON.stringify(goodAnswer).replace(/^\{"title":"[^"]*",/, '')}`,
    ])
    fake.next(reply)
    const reader = readerOf(await pressStream(new AbortController().signal))
    await reader.until('Choosing materials...')
    give(0)
    give(1)
    await reader.until('"draft":{"title":"Mountain Line Maps"}')
    expect(reader.text()).not.toContain('"type":"done"')
    give(2)
    await reader.until('"type":"done"')
    expect(reader.text()).toContain('Checking for safety...')
  })

  test('holds whole sections and whole lines only, and grows', async () => {
    fake.next(replies.streamed())
    const reader = readerOf(await pressStream(new AbortController().signal))
    await reader.until('"type":"done"')
    const drafts = draftsIn(reader.text())
    expect(drafts.length).toBeGreaterThan(8)
    const whole: Record<string, unknown> = goodAnswer
    for (const draft of drafts)
      for (const [section, shown] of Object.entries(draft)) {
        const lines = Array.isArray(shown) ? shown : [shown]
        expect([whole[section]].flat()).toEqual(expect.arrayContaining(lines))
      }
    const sizes = drafts.map((draft) => JSON.stringify(draft).length)
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  })

  test('starts over when the next attempt begins', async () => {
    fake.next(replies.cutMidway(), replies.streamed())
    const reader = readerOf(await pressStream(new AbortController().signal))
    await reader.until('"type":"done"')
    expect(reader.text()).toContain('Looking into our idea book...')
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, states: ['delivered'] })
  })
})

describe('a parent who leaves', () => {
  const doors: [string, (signal: AbortSignal) => Promise<Response>][] = [
    ['the stream', pressStream],
    ['REST', (signal) => press('/api/ai/generate-activity', wishOfFive, signal)],
  ]
  const moments: [string, () => ReturnType<typeof replies.hanging>][] = [
    ['before the answer begins', replies.hanging],
    ['in the middle of it', replies.hangingMidway],
  ]
  const cases = doors.flatMap((door) => moments.map((moment) => [...door, ...moment] as const))
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

  test('can press again at once', async () => {
    fake.next(replies.hanging())
    const leaving = new AbortController()
    const work = pressStream(leaving.signal).then((response) => response.text())
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
    const stream = () => streamedPress(limited, other, wishOfFive)
    expect(await stream()).toContain('"type":"done"')
    const refused = await stream()
    expect(refused).toContain('A short breath between two activities.')
    expect(refused).toContain('"reason":"cooldown_active"')
    expect(refused).toContain('"retry_after_seconds":20')
  })
})
