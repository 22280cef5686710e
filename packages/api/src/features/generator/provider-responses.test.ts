import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { goodResponse, type Reply, replies, responseWith } from '../../../test/fakes/openai.ts'
import { generatorApp, ledgerOf, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'

const fake = await providerOfFile()

const shortTimeouts = {
  budget_ms: 900,
  timeouts: { headers_ms: 400, idle_ms: 300, total_ms: 600 },
}

/** One generation request of Eve over REST, with a provider that replies with `list`. */
async function generated(list: Reply[], timeouts?: typeof shortTimeouts) {
  const app = generatorApp([fake.provider()], timeouts && { timeouts })
  const browser = await eve(app)
  fake.next(...list)
  const response = await browser.post('/api/ai/generate-activity', wishOfFive)
  fake.release()
  return { app, browser, ...response, ledger: ledgerOf(app, 'Eve') }
}

const hazardous = responseWith({
  setup_instructions: [
    'Blow up a balloon for each of you.',
    'Draw a face on it.',
    'Let it fly and name where it lands.',
  ],
})

describe('a response of a provider is delivered for one credit', () => {
  const good: [string, Reply[]][] = [
    ['streamed', [replies.streamed()]],
    ['whole', [replies.whole()]],
    ['in a fence', [replies.whole(`\`\`\`json\n${JSON.stringify(goodResponse)}\n\`\`\``)]],
    ['in prose', [replies.whole(`Here you go: ${JSON.stringify(goodResponse)} Enjoy!`)]],
    ['without usage', [replies.streamed(goodResponse, { has_usage: false })]],
    ['after invalid JSON', [replies.whole('{"title":'), replies.streamed()]],
    ['after missing fields', [replies.whole({ title: 'Map' }), replies.streamed()]],
    ['after an unlisted material', [replies.whole(responseWith({ materials: ['rocket_fuel'] }))]],
    ['after an unticked material', [replies.whole(responseWith({ materials: ['scissors'] }))]],
    ['after a hazard, repaired', [replies.streamed(hazardous), replies.streamed()]],
    ['after links and markup', [replies.whole(responseWith({ easier: '<b>Go</b> www.x.com' }))]],
    ['after a text as long as a book', [replies.whole(responseWith({ title: 'x'.repeat(9_000) }))]],
    ['after a wrong type', [replies.whole(responseWith({ prep_minutes: 'two' }))]],
  ]
  test.each(good)('%s', async (_, list) => {
    const { status, body, ledger } = await generated(list)
    expect([status, body.activity.title]).toEqual([200, goodResponse.title])
    expect(body.activity).toMatchObject({
      credits_charged: 1,
      library: 'own',
      is_mine: true,
      duration_minutes: 15,
      materials: ['paper', 'drawing_tools'],
      made_by: { provider: 'fake', is_ai: true },
    })
    expect(body.credits_remaining).toBe(49)
    expect(ledger).toEqual({ balance: 49, spent: [-1], states: ['delivered'] })
  })
})

describe('the idea book replaces a provider that fails, free of charge', () => {
  const bad: [string, () => Reply, 'hangs'?][] = [
    ['invalid JSON, always', () => replies.whole('{')],
    ['missing fields, always', () => replies.whole({ title: 'Map' })],
    [
      'an unticked material, always',
      () => replies.whole(responseWith({ materials: ['scissors'] })),
    ],
    ['a hazard, always', () => replies.streamed(hazardous)],
    ['401', () => replies.refused(401, 'vendor-secret')],
    ['429 with Retry-After 60', () => replies.refused(429, 'vendor-secret', '60')],
    ['500', () => replies.refused(500, 'vendor-secret')],
    ['a page and 502', () => replies.html(502)],
    ['a hang before the headers', replies.hanging, 'hangs'],
    ['a hang in the middle', replies.hangingMidway, 'hangs'],
    ['a slow drip', () => replies.dripping(5), 'hangs'],
    ['a cut in the middle', replies.cutMidway],
    ['10 MB', () => replies.huge(10, false)],
    ['10 MB streamed', () => replies.huge(10, true)],
    ['no choices', replies.noChoices],
    ['an error in the stream', replies.errorEvent],
    ['a redirect', () => replies.redirected('http://169.254.169.254/')],
    ['a refusal of what we ask', () => replies.refused(400, 'vendor-secret')],
  ]
  test.each(bad)('%s', async (_, reply, hangs) => {
    fake.always(reply())
    const started = performance.now()
    const { status, body, ledger } = await generated([], hangs && shortTimeouts)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect([status, body.activity?.credits_charged, body.credits_remaining]).toEqual([200, 0, 50])
    expect(body.activity.made_by).toMatchObject({ provider: 'ideabook', is_ai: false })
    expect(body.activity.made_by.ribbon).toMatch(/^From our idea book/)
    expect(body.notes[0]).toMatch(/It cost no credit\.$/)
    expect(body.prompt_seen.user).toContain('"child_age":5')
    expect(JSON.stringify(body)).not.toMatch(/vendor-secret|sk-fake|127\.0\.0\.1/)
    expect(ledger).toEqual({ balance: 50, spent: [], states: ['delivered'] })
  })
})

describe('the log', () => {
  test('names the vendor, the kind and its code, but no sentence of the vendor', async () => {
    const app = generatorApp([fake.provider()])
    const lines: string[] = []
    app.deps.log = pino({}, { write: (line: string) => void lines.push(line) })
    fake.next(replies.refused(404, 'vendor-secret model'))
    const browser = await eve(app)
    await browser.post('/api/ai/generate-activity', wishOfFive)
    const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => /stands in/.test(msg))
    expect(line).toMatchObject({
      ...{ kind: 'failed', provider: 'fake', outcome: 'unknown_model' },
      ...{ vendor_status: 404, vendor_code: 'error' },
    })
    expect(lines.join()).not.toContain('vendor-secret')
  })
})

describe('what a parent reads', () => {
  test('when both responses were unsafe', async () => {
    const { body } = await generated([replies.streamed(hazardous), replies.streamed(hazardous)])
    expect(body.notes[0]).toMatch(/^What was written was not safe enough for this age/)
  })

  test('when the provider could not meet the wish safely and wrote something else', async () => {
    const { body } = await generated([replies.streamed(responseWith({ unsafe_request: true }))])
    expect(body.notes).toEqual(['We changed your wish to keep it safe.'])
  })

  test('without any provider: the idea book, by its name, for no credit', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const { body } = await browser.post('/api/ai/generate-activity', wishOfFive)
    expect(body.activity.made_by).toMatchObject({ is_ai: false, provider: 'ideabook' })
    expect(body.prompt_seen).toEqual({ system: '', user: '' })
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['delivered'] })
  })

  test('for a variation of what is not theirs: 404, and no row is left', async () => {
    const app = generatorApp([fake.provider()])
    const browser = await eve(app)
    const variation = { kind: 'easier', of_activity_id: 'nobody-knows' }
    const response = await browser.post('/api/ai/generate-activity', { ...wishOfFive, variation })
    expect([response.status, response.body]).toEqual([
      404,
      { error: 'Activity not found', code: 'not_found' },
    ])
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: [] })
  })

  test('when the idea book fails too: one sentence, no credit, no details', async () => {
    const { app, browser } = await generated([])
    app.connection.exec(
      "create trigger broken before insert on activities begin select raise(abort, 'sql secret'); end",
    )
    const response = await browser.post('/api/ai/generate-activity', wishOfFive)
    expect([response.status, response.body]).toEqual([
      503,
      {
        error: 'Failed to generate activity. No credit was used.',
        code: 'generation_failed',
        retry_after_seconds: 5,
      },
    ])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 49, states: ['delivered', 'released'] })
  })
})
