import { AiHealth, ServiceStatus } from '@fgm/shared/health'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { replies } from '../../../test/fakes/openai.ts'
import { generatorApp, providerOfFile, wishOfFive } from '../../../test/generator-app.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { writeSetting } from '../settings/settings.ts'

const fake = await providerOfFile()

const servicesOf = async (app: TestApp) =>
  (await app.browser().get('/api/system/service-status')).body
const healthOf = async (app: TestApp) => (await app.browser().get('/api/ai/health')).body

/** Generates `times` activities for a family. */
async function generated(app: TestApp, times: number) {
  const browser = await eve(app)
  for (let count = 0; count < times; count += 1)
    await browser.post('/api/ai/generate-activity', wishOfFive)
}

describe('the service status, for everyone', () => {
  test('without any provider is healthy: the idea book needs none', async () => {
    const app = createTestApp()
    const healthy = {
      status: 'healthy',
      circuit_breaker_state: 'closed',
      error_count: 0,
      last_error: null,
    }
    expect(await servicesOf(app)).toEqual({
      ai_generation: healthy,
      email_service: healthy,
      system_status: 'healthy',
      maintenance_mode: false,
      maintenance_message: null,
    })
    expect(await healthOf(app)).toEqual({
      status: 'healthy',
      primary_provider: null,
      available_providers: [],
      error_rates: {},
      response_times: {},
      circuit_breaker_states: {},
      last_errors: {},
      provider_health: {},
    })
  })

  test('is degraded after one failure of seven calls, with its kind', async () => {
    const app = generatorApp([fake.provider()])
    fake.next(replies.refused(500, 'vendor-secret'))
    // Three activities that are delivered take two calls each.
    await generated(app, 4)
    expect(await servicesOf(app)).toMatchObject({
      ai_generation: {
        status: 'degraded',
        circuit_breaker_state: 'closed',
        error_count: 1,
        last_error: 'Had a problem of its own',
      },
      system_status: 'degraded',
    })
    expect(await healthOf(app)).toMatchObject({ error_rates: { fake: 1 / 7 } })
  })

  test('is unhealthy and open after three in a row', async () => {
    const app = generatorApp([fake.provider()])
    fake.always(replies.refused(500, 'vendor-secret'))
    await generated(app, 3)
    const services = await servicesOf(app)
    expect(services.ai_generation).toEqual({
      status: 'unhealthy',
      circuit_breaker_state: 'open',
      error_count: 3,
      last_error: 'Had a problem of its own',
    })
    expect(ServiceStatus.parse(services)).toEqual(services)
    const health = await healthOf(app)
    expect(AiHealth.parse(health)).toEqual(health)
    expect(health).toMatchObject({
      status: 'unhealthy',
      primary_provider: 'fake',
      available_providers: [],
      circuit_breaker_states: { fake: 'open' },
      provider_health: { fake: 'unhealthy' },
    })
  })

  test('is healthy again a quarter of an hour after the last failure', async () => {
    const app = generatorApp([fake.provider()])
    fake.next(replies.refused(500, 'vendor-secret'))
    await generated(app, 2)
    app.clock.advance(15 * 60 + 1)
    expect((await servicesOf(app)).ai_generation).toMatchObject({
      status: 'healthy',
      error_count: 0,
    })
  })

  test('ignores parents who left, and disabled providers', async () => {
    const app = generatorApp([fake.provider(), fake.provider({ name: 'other' })])
    fake.always(replies.refused(500, 'vendor-secret'))
    await generated(app, 1)
    app.connection.exec("update ai_attempts set outcome = 'aborted' where provider = 'fake'")
    app.connection.exec("insert into ai_provider_choices values ('other', 0, 0, '2026-01-01')")
    expect(await healthOf(app)).toMatchObject({
      status: 'healthy',
      available_providers: ['fake'],
      error_rates: { fake: 0 },
      last_errors: { fake: null },
    })
  })

  test("has the administrator's sentence in maintenance", async () => {
    const app = generatorApp([fake.provider()])
    writeSetting(app.deps, 'maintenance_message', 'Back at nine.')
    expect(await servicesOf(app)).toMatchObject({
      ai_generation: { status: 'maintenance' },
      system_status: 'maintenance',
      maintenance_mode: true,
      maintenance_message: 'Back at nine.',
    })
    expect((await healthOf(app)).status).toBe('maintenance')
  })

  test('reports mails that wait after a failure', async () => {
    const app = createTestApp()
    app.mail_trouble.is_down = true
    await eve(app)
    await deliverDueMails(app.deps)
    const { email_service, system_status } = await servicesOf(app)
    expect([email_service.status, system_status]).toEqual(['degraded', 'degraded'])
    expect(email_service.last_error).toBe('Mails are delayed and tried again')
  })

  test('has no key, no address and no text of a vendor', async () => {
    const app = generatorApp([fake.provider()])
    for (const reply of [replies.refused(401, 'vendor-secret sk-fake-secret'), replies.html(502)])
      fake.next(reply)
    await generated(app, 2)
    const text = JSON.stringify([await servicesOf(app), await healthOf(app)])
    expect(text).not.toMatch(/sk-fake|vendor-secret|127\.0\.0\.1|https?:|localhost/)
  })
})
