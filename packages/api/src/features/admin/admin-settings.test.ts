import { auditEntries, settings } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ben, mia, registerFamilies, root } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let administrator: TestBrowser
beforeEach(async () => {
  app = createTestApp({ PAYMENTS: 'sandbox' })
  administrator = await root(app)
})

const path = '/api/admin/settings'
const change = (body: object) => administrator.put(path, body)
const read = async () => (await administrator.get(path)).body
const entries = () => app.db.select().from(auditEntries).all()

const usual = {
  launch_date: null,
  launch_on: '2026-04-01',
  are_spots_shown: true,
  payments_threshold: 101,
  ai_generation_threshold: 25,
  community_sharing_threshold: 10,
  premium_library_threshold: 5,
  child_limit_active: 2,
  child_limit_other: 1,
  ai_calls_a_day: 2_000,
  registrations_an_hour: 300,
  ai_unfinished_calls_a_family: 20,
  maintenance_message: null,
  is_first_share_reviewed: false,
  is_mcp_enabled: false,
  operator_name: null,
  operator_address: null,
  operator_email: null,
  data_place: null,
  refund_days: null,
  generation_limits: {
    founding_premium: { monthly: 50, daily: 10, hourly: 5, cooldown_seconds: 20 },
    launch_special: { monthly: 50, daily: 10, hourly: 5, cooldown_seconds: 20 },
    trial: { monthly: 3, daily: 3, hourly: 2, cooldown_seconds: 60 },
  },
}

describe('the settings', () => {
  test('have the defaults of the decisions', async () => {
    expect(await read()).toEqual(usual)
  })

  test('change in part; the rest stays, also inside the limits of a tier', async () => {
    const { status, body } = await change({
      launch_date: '2026-05-01',
      maintenance_message: ' Back at noon. ',
      generation_limits: { trial: { hourly: 3 } },
    })
    const now = {
      ...usual,
      ...{ launch_date: '2026-05-01', launch_on: '2026-05-01' },
      maintenance_message: 'Back at noon.',
      generation_limits: {
        ...usual.generation_limits,
        trial: { ...usual.generation_limits.trial, hourly: 3 },
      },
    }
    expect([status, body]).toEqual([200, now])
    expect(await read()).toEqual(now)
    expect((await change({ launch_date: null, maintenance_message: null })).body).toMatchObject({
      launch_on: '2026-04-01',
      maintenance_message: null,
    })
  })

  test('apply at once', async () => {
    const family = await ben(app)
    expect((await family.post('/children', mia)).status).toBe(201)
    expect((await family.post('/children', mia)).status).toBe(403)
    await change({ child_limit_other: 2, payments_threshold: 40, are_spots_shown: false })
    expect((await family.post('/children', mia)).status).toBe(201)
    expect((await family.get('/feature-flags')).body.payments_enabled).toBe(true)
    expect((await family.get('/registration-info')).body.spots_remaining).toBe(null)
  })

  test('are audited with the old and the new value, only of changed settings', async () => {
    await change({ payments_threshold: 40, child_limit_active: 2, are_spots_shown: false })
    expect(entries()).toMatchObject([
      {
        details: {
          before: { are_spots_shown: true, payments_threshold: 101 },
          after: { are_spots_shown: false, payments_threshold: 40 },
        },
      },
    ])
    const log = (await administrator.get('/api/admin/audit-log')).body.entries
    expect(log[0].what).toBe('Changed are spots shown, payments threshold.')
  })

  test('that are sent unchanged change nothing', async () => {
    expect((await change(usual.generation_limits && { child_limit_active: 2 })).status).toBe(200)
    expect((await change({})).status).toBe(200)
    expect([entries(), app.db.select().from(settings).all()]).toEqual([[], []])
  })
})

describe('a change is refused', () => {
  const trial = (limits: object) => ({ generation_limits: { trial: limits } })

  test.each([
    [
      'generation_limits.trial.hourly',
      trial({ hourly: 4 }),
      'An hour cannot hold more than a day.',
    ],
    ['generation_limits.trial.daily', trial({ daily: 4 }), 'A day cannot hold more than a month.'],
    ['generation_limits.trial.hourly', trial({ daily: 1 }), 'An hour cannot hold more than a day.'],
    ['child_limit_other', { child_limit_other: 3 }, /cannot have more children/],
    [
      'child_limit_active',
      { child_limit_active: 21 },
      'Please choose a whole number from 1 to 20.',
    ],
    ['launch_date', { launch_date: '1999-01-01' }, /the next 2 years/],
    ['launch_date', { launch_date: '2062-01-01' }, /the next 2 years/],
    ['launch_date', { launch_date: '2026-02-30' }, 'Please choose a day.'],
    [
      'payments_threshold',
      { payments_threshold: -1 },
      'Please choose a whole number from 0 to 1,000,000.',
    ],
    ['payments_threshold', { payments_threshold: '40' }, /must be a number/],
    ['maintenance_message', { maintenance_message: '' }, /required/],
    ['maintenance_message', { maintenance_message: 'x'.repeat(301) }, /300/],
  ])('in %s: %j', async (field, body, sentence) => {
    const response = await change({ are_spots_shown: false, ...body })
    expect([response.status, response.body.fields]).toEqual([
      400,
      { [field]: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) },
    ])
    expect([await read(), entries()]).toEqual([usual, []])
  })

  test('with an unknown name', async () => {
    const { status } = await change({ payments_mode: 'on' })
    expect([status, await read()]).toEqual([400, usual])
  })
})

test('of two changes at once both are stored, each with its entry', async () => {
  registerFamilies(app, 1)
  await Promise.all([change({ payments_threshold: 7 }), change({ child_limit_active: 3 })])
  expect(await read()).toMatchObject({ payments_threshold: 7, child_limit_active: 3 })
  expect(entries()).toHaveLength(2)
})
