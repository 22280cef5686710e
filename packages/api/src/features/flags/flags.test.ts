import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, registerFamilies, root } from '../../../test/cast.ts'
import { atNight } from '../../../test/extent.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { writeSetting } from '../settings/settings.ts'
import { isFeatureOpen } from './flags.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp({ PAYMENTS: 'sandbox' })
})

const flags = async () => (await app.browser().get('/feature-flags')).body
const status = async () => (await flags()).activation_status.feature_status

/** So many active families that they are not counted for every response. */
function addThousands(families: number) {
  registerFamilies(app, 1)
  const names = app.db.all<{ name: string }>(sql`select name from pragma_table_info('families')`)
  const own: Record<string, string> = {
    registration_number: '1 + n',
    waitlist_status: "'active'",
  }
  const unique = ['id', 'email', 'email_key', 'email_canonical', 'referral_code']
  const values = names.map(
    ({ name }) => own[name] ?? (unique.includes(name) ? `${name} || n` : name),
  )
  app.connection.exec(`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${families - 1})
    insert into families (${names.map(({ name }) => name)}) select ${values} from families, numbers`)
}

describe('the feature flags', () => {
  test('are public and have the shape of the spec, all closed on an empty database', async () => {
    const closed = (threshold: number) => ({
      enabled: false,
      threshold,
      current: 0,
      ready_for_activation: false,
      mode: 'auto',
    })
    expect(await flags()).toEqual({
      payments_enabled: false,
      community_sharing_enabled: false,
      premium_library_enabled: false,
      ai_generation_enabled: false,
      activation_status: {
        current_metrics: { total_users: 0, premium_users: 0, founding_members: 0 },
        feature_status: {
          payments: closed(101),
          ai_generation: closed(25),
          community_sharing: closed(10),
          premium_library: closed(5),
        },
      },
    })
  })

  test.each([
    { feature: 'premium_library', at: 5 },
    { feature: 'community_sharing', at: 10 },
    { feature: 'ai_generation', at: 25 },
    { feature: 'payments', at: 101 },
  ])('open $feature automatically at $at, not one before', async ({ feature, at }) => {
    registerFamilies(app, at - 1)
    expect((await status())[feature]).toMatchObject({ enabled: false, current: at - 1 })
    await app.register({ name: 'Last' })
    expect((await status())[feature]).toMatchObject({
      enabled: true,
      current: at,
      ready_for_activation: true,
    })
    expect((await flags())[`${feature}_enabled`]).toBe(true)
  })

  test('count a family that paid as premium, and no administrator', async () => {
    registerFamilies(app, 51)
    await root(app)
    app.activate('Family 51')
    expect((await flags()).activation_status.current_metrics).toEqual({
      total_users: 51,
      premium_users: 51,
      founding_members: 50,
    })
  })

  test('follow a threshold that was changed', async () => {
    registerFamilies(app, 2)
    writeSetting(app.deps, 'premium_library_threshold', 2)
    expect((await status()).premium_library).toMatchObject({ enabled: true, threshold: 2 })
  })
})

describe('an administrator', () => {
  test('opens and closes a feature against its threshold, and resets it to the threshold', async () => {
    const browser = await root(app)
    const set = (mode: string) =>
      browser.post('/api/admin/feature-flags', { feature: 'payments', mode })
    const on = await set('on')
    expect([on.status, on.body.payments_enabled]).toEqual([200, true])
    expect((await status()).payments).toEqual({
      enabled: true,
      threshold: 101,
      current: 0,
      ready_for_activation: false,
      mode: 'on',
    })
    registerFamilies(app, 101)
    expect((await set('off')).body.payments_enabled).toBe(false)
    expect((await set('auto')).body.payments_enabled).toBe(true)
  })

  test('learns that setting the same mode again changed nothing, and the log keeps one entry', async () => {
    const browser = await root(app)
    const set = async (mode: string) =>
      (await browser.post('/api/admin/feature-flags', { feature: 'payments', mode })).body.message
    expect([await set('on'), await set('on'), await set('auto'), await set('auto')]).toEqual([
      'Payments: now on.',
      'Payments: already on. Nothing was changed.',
      'Payments: now automatic.',
      'Payments: already automatic. Nothing was changed.',
    ])
    const { body } = await browser.get('/api/admin/audit-log')
    expect(body.entries.map(({ details }: { details: object }) => details)).toEqual([
      { before: 'on', after: 'auto' },
      { before: 'auto', after: 'on' },
    ])
  })

  test('refuses other modes', async () => {
    const browser = await root(app)
    const path = '/api/admin/feature-flags'
    expect((await browser.post(path, { feature: 'payments', mode: 'maybe' })).status).toBe(400)
    expect((await browser.post(path, { feature: 'hunts', mode: 'on' })).status).toBe(400)
    expect((await status()).payments.mode).toBe('auto')
  })

  test('is the only one who can: visitors get 401, parents 403', async () => {
    const wanted = { feature: 'payments', mode: 'on' }
    const visitor = await app.browser().post('/api/admin/feature-flags', wanted)
    expect(visitor.status).toBe(401)
    const parent = await (await ana(app)).browser.post('/api/admin/feature-flags', wanted)
    expect([parent.status, parent.body]).toEqual([
      403,
      { error: 'Access Denied', code: 'access_denied' },
    ])
    expect((await flags()).payments_enabled).toBe(false)
  })
})

describe('among more than a thousand families', () => {
  const leave = () =>
    app.connection.exec(
      "update families set deleted_at = '2026-03-02' where registration_number = 900",
    )

  test('a threshold is always exact', async () => {
    addThousands(1_001)
    writeSetting(app.deps, 'premium_library_threshold', 1_001)
    expect(isFeatureOpen(app.db, 'premium_library')).toBe(true)
    await flags()
    leave()
    expect(isFeatureOpen(app.db, 'premium_library')).toBe(false)
  })

  atNight('the figure that is shown is exact again soon', async () => {
    addThousands(1_001)
    const shown = async () => (await flags()).activation_status.current_metrics.premium_users
    expect(await shown()).toBe(1_001)
    leave()
    await expect.poll(shown, { timeout: 10_000 }).toBe(1_000)
  })
})
