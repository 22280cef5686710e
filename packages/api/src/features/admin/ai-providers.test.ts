import { aiAttemptsTable } from '@fgm/db/schema'
import { type AiAttempt, AiDiagnostics } from '@fgm/shared/ai-providers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eve, root } from '../../../test/cast.ts'
import { readingWith, replies, unsafeReading } from '../../../test/fakes/openai.ts'
import { generatorApp, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { type Route, routes } from '../../http/rest/routes.ts'

const [one, two] = [await providerOfFile(), await providerOfFile()]

const base = '/api/admin/ai-providers'
const emergency = '/api/admin/ai-emergency-debug'

const openApp = () =>
  generatorApp([
    one.provider({ name: 'one', display_name: 'One' }),
    two.provider({ name: 'two', display_name: 'Two', input_price_per_mtok: undefined as never }),
  ])

/** An app with its administrator, and a family that generates. */
async function opened() {
  const app = openApp()
  return { app, browser: await root(app), family: await eve(app) }
}

const generate = (browser: TestBrowser) => browser.post('/api/ai/generate-activity', wishOfFive)
const madeBy = async (browser: TestBrowser): Promise<string> =>
  (await generate(browser)).body.activity.made_by.provider

describe('every path of the administrator', () => {
  const rows = routes.filter(([, path]) => path.startsWith('/api/admin/ai'))
  const inputs = { provider_name: 'two', strategy: 'fallback' }
  const request = (browser: TestBrowser, [method, path]: Route) =>
    method === 'GET' ? browser.get(path) : browser.post(path, inputs)

  test('are the 14 of the spec, and the recorded calls', () => {
    expect(rows).toHaveLength(15)
  })

  test.each(rows.map((route) => ({ name: `${route[0]} ${route[1]}`, route })))(
    '$name: visitors 401, parents 403, an administrator 200',
    async ({ route }) => {
      const app = openApp()
      const visitor = await request(app.browser(), route)
      expect([visitor.status, typeof visitor.body.error]).toEqual([401, 'string'])
      const parent = await request(await eve(app), route)
      expect([parent.status, parent.body]).toEqual([
        403,
        { error: 'Access Denied', code: 'access_denied' },
      ])
      expect((await request(await root(app), route)).status).toBe(200)
    },
  )

  test('knows no other provider: 404', async () => {
    const { browser } = await opened()
    for (const action of ['test', 'enable', 'disable', 'set-primary']) {
      const { status, body } = await browser.post(`${base}/${action}`, { provider_name: 'nobody' })
      expect([action, status, body]).toEqual([
        action,
        404,
        { error: 'Provider not found', code: 'not_found' },
      ])
    }
    const { status } = await browser.post(`${base}/set-strategy`, { strategy: 'random' })
    expect(status).toBe(400)
  })

  test('reveal no key and no address of a provider', async () => {
    const { browser } = await opened()
    one.next(replies.refused(401, 'vendor-secret sk-fake-secret'))
    await browser.post(`${base}/test-all`)
    const responses = await Promise.all(
      [base, '/api/admin/ai-provider-stats', emergency].map((path) => browser.get(path)),
    )
    const text = JSON.stringify(responses.map(({ body }) => body))
    expect(text).toContain('Refused our key')
    expect(text).not.toMatch(/sk-fake|127\.0\.0\.1|vendor-secret|localhost/)
  })
})

describe('the statistics', () => {
  const attempt = fc.record({
    provider: fc.constantFrom('one', 'two'),
    purpose: fc.constantFrom('writing' as const, 'reading' as const),
    outcome: fc.constantFrom('delivered', 'timeout', 'aborted', 'server_error', 'tested'),
    ms: fc.nat(40_000),
    input_tokens: fc.option(fc.nat(3_000)),
    output_tokens: fc.option(fc.nat(3_000)),
    cost_micro_usd: fc.option(fc.nat(50_000)),
    is_counted: fc.boolean(),
    seconds_ago: fc.nat(100_000),
  })
  const sql = `select count(*) as total_requests, coalesce(sum(is_success), 0) as successful_requests,
    coalesce(sum(ifnull(input_tokens, 0) + ifnull(output_tokens, 0)), 0) as total_tokens,
    sum(cost_micro_usd) / 1e6 as total_cost,
    round(avg(case when is_success = 1 then ms end)) as average_response_time,
    max(created_at) as last_used
    from ai_attempts where provider = ? and is_counted = 1`

  test('equal those counted in plain SQL, over 25 random histories', async () => {
    const { app, browser } = await opened()
    const save = app.connection.prepare('delete from ai_attempts')
    const histories = fc.sample(fc.array(attempt, { maxLength: 40 }), { numRuns: 25, seed: 7 })
    for (const history of histories) {
      save.run()
      insertAttempts(app, history)
      const { providers } = (await browser.get(base)).body
      for (const provider of providers)
        expect(provider).toMatchObject(app.connection.prepare(sql).get(provider.name) as object)
    }
  })

  type History = typeof attempt extends fc.Arbitrary<infer Row> ? Row[] : never

  function insertAttempts(app: TestApp, history: History) {
    for (const [place, { seconds_ago, ...row }] of history.entries())
      app.db
        .insert(aiAttemptsTable)
        .values({
          ...row,
          id: `a${place}`,
          model: 'm',
          is_success: row.outcome === 'delivered' || row.outcome === 'tested',
          first_token_ms: null,
          created_at: new Date(app.deps.now().getTime() - seconds_ago * 1000).toISOString(),
        })
        .run()
  }

  test('of a provider without a price are unknown in money, not nothing', async () => {
    const { browser, family } = await opened()
    await generate(family)
    await browser.post(`${base}/set-primary`, { provider_name: 'two' })
    await generate(family)
    const { providers } = (await browser.get(base)).body
    expect(providers).toMatchObject([
      { name: 'one', total_requests: 2, total_tokens: 2_600, total_cost: 0.0034, error_rate: 0 },
      { name: 'two', total_requests: 2, total_tokens: 2_600, total_cost: null },
    ])
  })

  test('show which calls were second readings, and their outcomes', async () => {
    const { browser, family } = await opened()
    two.nextReading(replies.streamed(unsafeReading), replies.streamed(readingWith()))
    await generate(family)
    two.nextReading(replies.refused(500, 'dead'))
    await generate(family)
    const { providers } = (await browser.get(base)).body
    // If the other gives no verdict, the writer reads.
    const one = { total: 1, agreed: 1, refused: 0, total_tokens: 1_300, total_cost: 0.0017 }
    const three = { total: 3, agreed: 1, refused: 1, total_tokens: 2_600 }
    expect(providers).toMatchObject([{ readings: one }, { readings: three, error_rate: 1 / 3 }])
    expect(providers[1].readings.average_response_time).toBeGreaterThanOrEqual(0)
    const { attempts } = (await browser.get('/api/admin/ai-attempts')).body
    const outcomes = attempts.map(({ purpose, outcome }: AiAttempt) => `${purpose} ${outcome}`)
    expect(outcomes.toSorted()).toEqual([
      ...['reading agreed', 'reading agreed', 'reading refused', 'reading server_error'],
      ...['writing delivered', 'writing delivered', 'writing unsafe_answer'],
    ])
  })

  test('start over after a reset; the attempts stay on record', async () => {
    const { app, browser, family } = await opened()
    await generate(family)
    await browser.post(`${base}/reset-stats`)
    const { providers } = (await browser.get(base)).body
    expect(providers[0]).toMatchObject({ total_requests: 0, last_used: null, total_tokens: 0 })
    expect(app.db.select().from(aiAttemptsTable).all()).toHaveLength(2)
  })

  test('name the last one used, also when two are used in the same moment', async () => {
    const { browser, family } = await opened()
    one.next(replies.refused(500, 'dead'))
    await generate(family)
    expect((await browser.get('/api/admin/ai-provider-stats')).body).toEqual({
      strategy: 'fallback',
      primary_provider: 'one',
      last_provider_used: 'two',
      fallback_enabled: true,
      circuit_breaker_enabled: true,
      calls_today: 3,
      calls_a_day: 2_000,
    })
  })
})

describe('a choice applies from the next request', () => {
  test('of the primary', async () => {
    const { browser, family } = await opened()
    expect(await madeBy(family)).toBe('one')
    const { body } = await browser.post(`${base}/set-primary`, { provider_name: 'two' })
    expect(body).toEqual({ message: 'The primary provider is changed.' })
    expect(await madeBy(family)).toBe('two')
    const { providers } = (await browser.get(base)).body
    expect(providers.map(({ is_primary }: { is_primary: boolean }) => is_primary)).toEqual([
      false,
      true,
    ])
  })

  test('of the enabled providers; the primary stays enabled while there are others', async () => {
    const { browser, family } = await opened()
    const refused = await browser.post(`${base}/disable`, { provider_name: 'one' })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This is the primary provider. Please choose another primary first.',
    ])
    await browser.post(`${base}/set-primary`, { provider_name: 'two' })
    await browser.post(`${base}/disable`, { provider_name: 'one' })
    two.next(replies.refused(500, 'dead'))
    expect(await madeBy(family)).toBe('ideabook')
    await browser.post(`${base}/enable`, { provider_name: 'one' })
    two.next(replies.refused(500, 'dead'))
    expect(await madeBy(family)).toBe('one')
  })

  test('of the strategy', async () => {
    const { browser, family } = await opened()
    await browser.post(`${base}/set-strategy`, { strategy: 'primary_only' })
    one.next(replies.refused(500, 'dead'))
    expect(await madeBy(family)).toBe('ideabook')
    await browser.post(`${base}/set-strategy`, { strategy: 'round_robin' })
    expect(new Set([await madeBy(family), await madeBy(family)]).size).toBe(2)
    const { body } = await browser.get('/api/admin/ai-provider-stats')
    expect(body).toMatchObject({ strategy: 'round_robin', fallback_enabled: true })
  })

  test('and a primary that is no longer configured loses its place', async () => {
    const { app, browser, family } = await opened()
    app.connection.exec("insert into ai_provider_choices values ('gone', 1, 1, '2026-01-01')")
    await browser.post(`${base}/set-strategy`, { strategy: 'primary_only' })
    expect(await madeBy(family)).toBe('one')
  })
})

describe('tests of providers', () => {
  test('show the state of each, in our words', async () => {
    const { browser } = await opened()
    two.next(replies.refused(429, 'vendor-secret', '60'))
    const { body } = await browser.post(`${base}/test-all`)
    expect(body.results).toMatchObject([
      { provider_name: 'one', success: true, error: null },
      { provider_name: 'two', success: false, error: 'Asked us to slow down' },
    ])
    expect(Number.isInteger(body.results[0].response_time)).toBe(true)
    two.next(replies.html(502))
    const alone = await browser.post(`${base}/test`, { provider_name: 'two' })
    expect(alone.body).toMatchObject({ success: false, error: 'Had a problem of its own' })
  })
})

describe('the emergency page', () => {
  async function withOpenBreaker() {
    const { app, browser, family } = await opened()
    one.always(replies.refused(500, 'vendor-secret'))
    two.always(replies.refused(401, 'vendor-secret'))
    for (let count = 0; count < 3; count += 1) await generate(family)
    return { app, browser, family }
  }

  test('has the shape of the spec, and says what to do', async () => {
    const { browser } = await withOpenBreaker()
    const { body } = await browser.get(emergency)
    expect(AiDiagnostics.parse(body)).toEqual(body)
    expect(body.ai_providers).toMatchObject([
      { name: 'one', status: 'unhealthy', circuit_breaker_state: 'open', error_rate: 1 },
      { name: 'two', status: 'unhealthy', circuit_breaker_state: 'closed', error_rate: 1 },
    ])
    expect(body.immediate_actions[0]).toMatch(/^One is not being asked until 20/)
    expect(body.recovery_suggestions).toEqual([
      'One: Wait, or choose another primary provider meanwhile.',
      'Two: Check its API key in the configuration and restart.',
    ])
    expect(body.recent_errors).toHaveLength(6)
    expect(body.recent_errors[0]).toMatchObject({
      ...{ error_type: 'unauthorized', provider: 'two' },
      ...{ vendor_status: 401, vendor_code: 'error' },
    })
    expect(body.system_health.active_connections).toBe(0)
    expect(body.system_health.memory_usage).toBeGreaterThan(20)
    expect(JSON.stringify(body)).not.toContain('vendor-secret')
  })

  test('closes breakers at once, keeping the statistics', async () => {
    const { browser, family } = await withOpenBreaker()
    one.always(replies.streamed())
    await browser.post(`${emergency}/reset-circuit-breakers`)
    const { body } = await browser.get(emergency)
    expect(body.ai_providers[0]).toMatchObject({ circuit_breaker_state: 'closed', error_rate: 1 })
    expect(await madeBy(family)).toBe('one')
  })

  test.each(['reset-circuit-breakers', 'force-reinitialize'])(
    'that is not put on record changes nothing: %s',
    async (action) => {
      const { app, browser } = await withOpenBreaker()
      app.connection.exec(
        "create trigger full before insert on audit_entries begin select raise(abort, 'no'); end",
      )
      expect((await browser.post(`${emergency}/${action}`)).status).toBe(500)
      app.connection.exec('drop trigger full')
      const { body } = await browser.get(emergency)
      expect(body.ai_providers[0]).toMatchObject({ circuit_breaker_state: 'open', error_rate: 1 })
    },
  )

  test('clears error counts, leaving breakers as they are', async () => {
    const { browser } = await withOpenBreaker()
    await browser.post(`${emergency}/clear-error-counts`)
    const { body } = await browser.get(emergency)
    expect(body.recent_errors).toEqual([])
    expect(body.ai_providers[0]).toMatchObject({ circuit_breaker_state: 'open', error_rate: 0 })
  })

  test('resets everything, and checks all of them', async () => {
    const { browser } = await withOpenBreaker()
    await browser.post(`${emergency}/force-reinitialize`)
    const { body } = await browser.get(emergency)
    expect(body.ai_providers[0]).toMatchObject({ circuit_breaker_state: 'closed', last_used: null })
    const check = await browser.post(`${emergency}/health-check-all`)
    expect(check.body.results).toHaveLength(2)
  })
})
