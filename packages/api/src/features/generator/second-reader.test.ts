import { activities, aiAttemptsTable, aiProviderChoices } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import {
  goodResponse,
  type Reply,
  readingWith,
  replies,
  responseWith,
  unsafeReading,
} from '../../../test/fakes/openai.ts'
import { generatorApp, ledgerOf, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { writeSetting } from '../settings/settings.ts'

const [fake, other] = [await providerOfFile(), await providerOfFile()]

const shortTimeouts = {
  budget_ms: 1_200,
  timeouts: { headers_ms: 900, idle_ms: 600, total_ms: 900 },
}

const one = () => [fake.provider({ name: 'one', is_primary: true })]
const two = () => [...one(), other.provider({ name: 'two' })]

/** One generation request of Eve over REST. */
async function clicked(app: TestApp) {
  const browser = await eve(app)
  const { status, body } = await browser.post('/api/ai/generate-activity', wishOfFive)
  fake.release()
  other.release()
  expect(status).toBe(200)
  return { ...body, ledger: ledgerOf(app, 'Eve') }
}

const attemptsOf = (app: TestApp) =>
  app.db
    .select()
    .from(aiAttemptsTable)
    .all()
    .map(({ provider, purpose, outcome }) => `${provider} ${purpose} ${outcome}`)

const byAi = { balance: 49, spent: [-1], states: ['delivered'] }
const byIdeaBook = { balance: 50, spent: [], states: ['delivered'] }

describe('a second reader', () => {
  test('that agrees lets an activity pass, for one credit', async () => {
    const app = generatorApp(one())
    const { activity, ledger } = await clicked(app)
    expect([activity.title, activity.made_by.is_ai]).toEqual([goodResponse.title, true])
    expect(ledger).toEqual(byAi)
    expect(attemptsOf(app)).toEqual(['one reading agreed', 'one writing delivered'])
  })

  test('that refuses sends it back once, with the reason and the sentence', async () => {
    fake.next(replies.streamed(responseWith({ title: 'First Draft' })), replies.streamed())
    fake.nextReading(replies.streamed(unsafeReading))
    const app = generatorApp(one())
    const { activity, ledger } = await clicked(app)
    expect([activity.title, ledger]).toEqual([goodResponse.title, byAi])
    const { content } = fake.calls.at(-1)?.body.messages[1] ?? {}
    expect(content).toContain('heat, serious): It burns. "Hold it over the flame."')
    expect(attemptsOf(app)).toEqual([
      ...['one reading refused', 'one writing unsafe_answer'],
      ...['one reading agreed', 'one writing delivered'],
    ])
  })

  test('that refuses twice leaves it to the idea book, and no other provider tries', async () => {
    fake.alwaysRead(replies.streamed(unsafeReading))
    other.alwaysRead(replies.streamed(unsafeReading))
    const app = generatorApp(two())
    const written = other.calls.length
    const { activity, notes, ledger } = await clicked(app)
    expect([activity.made_by.is_ai, ledger]).toEqual([false, byIdeaBook])
    expect(notes[0]).toMatch(/^What was written was not safe enough.*It cost no credit\.$/)
    expect(other.calls.length).toBe(written)
    const own = app.db.select().from(activities).where(eq(activities.library, 'own')).all()
    expect(own.map(({ title }) => title)).toEqual([activity.title])
  })

  test.each([
    ['is cut off', replies.cutMidway],
    ['fails', () => replies.refused(500, 'vendor-secret')],
    ['has no form', () => replies.streamed('Sorry!')],
  ])(
    'that refuses a text whose repair %s leaves it to the idea book, too',
    async (_name, reply) => {
      fake.next(replies.streamed(), reply())
      other.nextReading(replies.streamed(unsafeReading))
      const app = generatorApp(two())
      const { activity, ledger } = await clicked(app)
      expect([activity.made_by.is_ai, ledger]).toEqual([false, byIdeaBook])
      expect(attemptsOf(app).map((attempt) => attempt.split(' ', 2).join(' '))).toEqual([
        ...['two reading', 'one writing', 'one writing'],
      ])
    },
  )

  test('is not asked again about a repair that keeps the sentence it named', async () => {
    const steps = ['Sit down.', 'Do the kwyx together, now.', 'Tidy up.']
    const quote = 'Do the "kwyx" together, now!'
    const falling = { reason: 'A fall.', quote, severity: 'serious', score: 4 }
    fake.always(replies.streamed(responseWith({ setup_instructions: steps })))
    fake.nextReading(replies.streamed(readingWith({ falling })))
    const app = generatorApp(one())
    const { activity, ledger } = await clicked(app)
    expect([activity.made_by.is_ai, ledger]).toEqual([false, byIdeaBook])
    expect(attemptsOf(app)).toEqual([
      ...['one reading refused', 'one writing unsafe_answer', 'one writing unsafe_answer'],
    ])
  })

  test('reads what was repaired for the rules; its refusal then causes no further repair', async () => {
    const steps = ['Blow up a balloon.', 'Draw a face on it.', 'Tidy up.']
    fake.next(replies.streamed(responseWith({ setup_instructions: steps })), replies.streamed())
    fake.nextReading(replies.streamed(unsafeReading))
    const app = generatorApp(one())
    expect((await clicked(app)).activity.made_by.is_ai).toBe(false)
    expect(attemptsOf(app)).toEqual([
      ...['one writing unsafe_answer', 'one reading refused', 'one writing unsafe_answer'],
    ])
  })
})

describe("a text without a reader's consent is not shown", () => {
  const { choking: _, ...incomplete } = readingWith() as Record<string, unknown>
  const heat = (finding: object) =>
    replies.streamed(readingWith({ heat: { ...(incomplete.heat as object), ...finding } }))
  const safe = JSON.stringify(readingWith())
  const failing: [string, () => Reply, 'hangs'?][] = [
    ['hangs', replies.hanging, 'hangs'],
    ['hangs midway', replies.hangingMidway, 'hangs'],
    ['drips without end', () => replies.dripping(5), 'hangs'],
    ['responds with 500', () => replies.refused(500, 'vendor-secret')],
    ['responds with 401', () => replies.refused(401, 'vendor-secret')],
    ['is cut off', replies.cutMidway],
    ['sends no JSON', () => replies.streamed('It is all safe.')],
    ['sends half of it', () => replies.streamed(safe.slice(0, -2))],
    ['says yes', () => replies.streamed({ safe: true })],
    ['leaves out a class', () => replies.streamed(incomplete)],
    ['makes up a class', () => replies.streamed({ ...readingWith(), joy: incomplete.heat })],
    ['says more than the verdict', () => replies.streamed(`Here you go: ${safe}`)],
    ['says more after it', () => replies.streamed(`${safe}\nAll fine!`)],
    ['gives two verdicts', () => replies.streamed(`${safe}${safe}`)],
    ['wraps it', () => replies.streamed({ reading: readingWith() })],
    ['sends a list', () => replies.streamed(`[${safe}]`)],
    ['scores in words', () => heat({ score: '0' })],
    ['scores beyond the scale', () => heat({ score: -1 })],
    ['gives no reason', () => heat({ reason: '' })],
    ['says more of a class', () => heat({ verdict: 'safe' })],
    ['does not know', () => heat({ severity: 'unknown' })],
    ['does not know the word', () => heat({ severity: 'fine' })],
  ]
  test.each(failing)('when it %s', async (_name, reply, hangs) => {
    fake.alwaysRead(reply())
    const app = generatorApp(one(), hangs && { timeouts: shortTimeouts })
    const { activity, notes, prompt_seen, ledger } = await clicked(app)
    expect([activity.made_by.provider, ledger]).toEqual(['ideabook', byIdeaBook])
    expect(notes[0]).toBe(
      'What the AI wrote could not be read once more for safety, so this one comes from our idea book. It cost no credit.',
    )
    expect(prompt_seen.reading).toBeUndefined()
    expect(attemptsOf(app).at(-1)).toBe('one writing unread')
    expect(attemptsOf(app)).toHaveLength(2)
  })

  const doubts: [string, object][] = [
    ['a high score of something small', { severity: 'minor', score: 3 }],
    ['something serious with a low score', { severity: 'serious', score: 1 }],
    ['something unsafe, and does not know another', { severity: 'grave', score: 5 }],
  ]
  test.each(doubts)('when it finds %s', async (_name, finding) => {
    const water = { reason: 'Unclear.', quote: '', severity: 'unknown', score: 0 }
    const falling = { reason: 'A fall.', quote: 'Jump.', ...finding }
    fake.alwaysRead(replies.streamed(readingWith({ water, falling })))
    const { activity, notes } = await clicked(generatorApp(one()))
    expect(activity.made_by.is_ai).toBe(false)
    expect(notes[0]).toMatch(/^What was written was not safe enough/)
  })

  test('and the log has the reason, without a text of the vendor', async () => {
    const app = generatorApp(two())
    const lines: string[] = []
    app.deps.log = pino({}, { write: (line: string) => void lines.push(line) })
    other.alwaysRead(replies.streamed('vendor-secret'))
    await clicked(app)
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => /stands in/.test(msg))
    expect(line).toMatchObject({ kind: 'unread', provider: 'two', outcome: 'invalid_answer' })
    expect(lines.join()).not.toContain('vendor-secret')
  })
})

describe('a response of a reader is understood', () => {
  const safe = JSON.stringify(readingWith())
  const minor = { reason: 'A crayon.', quote: 'Draw.', severity: 'minor', score: 2 }
  test.each([
    ['whole', replies.whole(readingWith())],
    ['in a fence', replies.streamed(`\`\`\`json\n${safe}\n\`\`\``)],
    ['behind its thoughts', replies.streamed(`<think>Is it {safe}?</think>\n${safe}`)],
    ['with something minor', replies.streamed(readingWith({ choking: minor }))],
  ])('%s', async (_name, reply) => {
    fake.alwaysRead(reply)
    expect((await clicked(generatorApp(one()))).ledger).toEqual(byAi)
  })

  test('also after a downgrade of the request', async () => {
    const app = generatorApp(two())
    const isSchema = (body: { response_format?: { type: string } }) =>
      body.response_format?.type === 'json_schema'
    const refuses = (body: object) => (isSchema(body) ? 'response_format is not supported' : null)
    other.alwaysRead(replies.refusing(refuses, replies.streamed(readingWith())))
    expect((await clicked(app)).ledger).toEqual(byAi)
    expect(attemptsOf(app)).toContain('two reading refused_manner')
  })
})

describe('with two providers', () => {
  const [first, second] = ['one writing delivered', 'two reading agreed']

  test.each(['fallback', 'primary_only', 'round_robin'] as const)(
    'the other one reads (%s)',
    async (strategy) => {
      const app = generatorApp(two())
      writeSetting(app.deps, 'ai_strategy', strategy)
      await clicked(app)
      expect(attemptsOf(app).toSorted()).toEqual([first, second])
    },
  )

  test('the one that failed to write does not read', async () => {
    fake.next(replies.refused(500, 'dead'))
    const app = generatorApp(two())
    expect((await clicked(app)).ledger).toEqual(byAi)
    expect(attemptsOf(app)).toEqual([
      ...['one writing server_error', 'two reading agreed', 'two writing delivered'],
    ])
  })

  test.each([401, 404, 400, 429, 500] as const)(
    'the same one reads if the other always responds with %i',
    async (status) => {
      other.alwaysRead(replies.refused(status, 'dead'))
      const app = generatorApp(two())
      expect((await clicked(app)).ledger).toEqual(byAi)
      expect(attemptsOf(app).slice(1)).toEqual(['one reading agreed', first])
    },
  )

  test('no other reads after an unclear verdict, or without a call left in the quota', async () => {
    const app = generatorApp(two())
    other.alwaysRead(replies.streamed('It is all safe.'))
    expect((await clicked(app)).activity.made_by.is_ai).toBe(false)
    writeSetting(app.deps, 'ai_calls_a_day', 4)
    other.alwaysRead(replies.refused(401, 'dead'))
    const { body } = await (await app.register({ name: 'Kim' })).post(
      '/api/ai/generate-activity',
      wishOfFive,
    )
    expect(body.activity.made_by.is_ai).toBe(false)
    expect(attemptsOf(app)).not.toContain('one reading agreed')
  })

  test('the same one reads while the other is disabled', async () => {
    const app = generatorApp(two())
    const off = { name: 'two', is_enabled: false, is_primary: false, updated_at: '' }
    app.db.insert(aiProviderChoices).values(off).run()
    await clicked(app)
    expect(attemptsOf(app)).toEqual(['one reading agreed', first])
  })

  test('the same one reads while the other fails, and alone once its breaker is open', async () => {
    const app = generatorApp(two())
    const browser = await eve(app)
    other.alwaysRead(replies.refused(500, 'dead'))
    const made: boolean[] = []
    for (let click = 0; click < 4; click += 1) {
      const { body } = await browser.post('/api/ai/generate-activity', wishOfFive)
      made.push(body.activity.made_by.is_ai)
    }
    expect(made).toEqual([true, true, true, true])
    expect(app.deps.ai.breakerOf('two').state()).toBe('open')
    expect(attemptsOf(app).slice(-2)).toEqual(['one reading agreed', first])
  })
})

test('a parent who leaves during the reading ends the call and pays nothing', async () => {
  fake.alwaysRead(replies.hanging())
  const app = generatorApp(one())
  const browser = await eve(app)
  const leaving = new AbortController()
  const before = fake.readings.length
  const work = Promise.resolve(
    app.app.request('/api/ai/generate-activity', {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': await browser.csrfToken(),
      },
      body: JSON.stringify(wishOfFive),
    }),
  )
  while (fake.readings.length === before) await new Promise(setImmediate)
  leaving.abort()
  await work
  await fake.readings.at(-1)?.closed
  expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['released'] })
  expect(attemptsOf(app)).toEqual(['one reading aborted', 'one writing aborted'])
})
