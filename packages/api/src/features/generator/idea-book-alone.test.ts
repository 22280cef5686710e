import { activities } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { generatorApp, leaveCredits, ledgerOf, wishOfFive } from '../../../test/generator-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

const generate = (browser: TestBrowser, key?: string, changes = {}) =>
  browser.post(
    '/api/ai/generate-activity',
    { ...wishOfFive, ...changes },
    key ? { 'idempotency-key': key } : {},
  )

describe('a generation without a provider', () => {
  test('is one activity, costs nothing, and the same key returns it again', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const responses = [await generate(browser, 'click-0001'), await generate(browser, 'click-0001')]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[1]?.body).toEqual(responses[0]?.body)
    expect(responses[0]?.body).toMatchObject({
      activity: { credits_charged: 0 },
      credits_remaining: 50,
    })
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['delivered'] })
  })

  test('works without any credit, and the status shows that before', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    leaveCredits(app, 'Eve', 0)
    const { body: status } = await browser.get('/ai/generation-status')
    expect(status).toMatchObject({ allowed: true, credits_remaining: 0, reason: null })
    const { status: code, body } = await generate(browser)
    expect([code, body.activity.credits_charged, body.credits_remaining]).toEqual([200, 0, 0])
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 0, spent: [] })
  })

  test('for two children is a play for two, safe for the younger, and has something for each to do', async () => {
    const browser = await eve(generatorApp([]))
    const wish = { prompt: '', child_age: 8, second_child_age: 4 }
    const { status, body } = await generate(browser, undefined, wish)
    expect([status, body.activity.min_age]).toEqual([200, 4])
    expect(body.activity.moments.works_for_two_ages).toBe(true)
    expect(body.activity.moments.two_ages).toEqual({
      small: expect.any(String),
      big: expect.any(String),
    })
    const alone = await generate(browser, undefined, { prompt: '', child_age: 4 })
    expect(alone.body.activity.title).not.toBe(body.activity.title)
  })

  test('notes what it understood of the wish, and stores where the activity can be played', async () => {
    const browser = await eve(generatorApp([]))
    const prompt = 'He has a cold and wants to stay on the couch'
    const { body } = await generate(browser, undefined, { prompt })
    expect(body.notes[0]).toBe('We understood: a cold · on the couch · quiet.')
    expect(body.activity.moments).toMatchObject({ adult_energy: 0 })
    expect(body.activity.moments.place).toContain('sofa')
  })

  test("names the library's activity for the moment, also for the same key", async () => {
    const browser = await eve(generatorApp([]))
    const wish = { prompt: 'We are stuck in a waiting room', category: 'Language', child_age: 6 }
    const { body } = await generate(browser, 'click-0001', wish)
    expect(body.written_activity).toEqual({ id: expect.any(String), title: expect.any(String) })
    const written = await browser.get(`/activities/${body.written_activity.id}`)
    expect([written.status, written.body.title]).toEqual([200, body.written_activity.title])
    expect(written.body.moments.made_for).toContain('waiting_room')
    expect((await generate(browser, 'click-0001', wish)).body).toEqual(body)
    expect((await generate(browser)).body.written_activity).toBeNull()
  })

  test('fifty at once deliver what the hourly limit allows, and take no credit', async () => {
    const app = generatorApp([])
    const fewer = { monthly: 50, daily: 10, hourly: 5, cooldown_seconds: 0 }
    const limits = { founding_premium: fewer, launch_special: fewer, trial: fewer }
    writeSetting(app.deps, 'generation_limits', limits)
    const browser = await eve(app)
    const responses = await Promise.all(Array.from({ length: 50 }, () => generate(browser)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(45)
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, spent: [] })
    const { body } = await browser.get('/ai/generation-status')
    expect(body).toMatchObject({ hourly_count: 5, daily_count: 5, credits_remaining: 50 })
  })

  test('that cannot be stored costs nothing and leaves nothing: a retry with its key makes it', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    app.connection.exec(
      "create trigger broken before insert on activities begin select raise(abort, 'sql secret'); end",
    )
    const refused = await generate(browser, 'click-0002')
    expect([refused.status, refused.body.error]).toEqual([
      503,
      'Failed to generate activity. No credit was used.',
    ])
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['released'] })
    const own = app.db.select().from(activities).all()
    expect(own.filter(({ owner_family_id }) => owner_family_id !== null)).toEqual([])
    app.connection.exec('drop trigger broken')
    expect((await generate(browser, 'click-0002')).status).toBe(200)
    const states = ['released', 'delivered']
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states })
  })

  test('of a variation of what is not theirs gets 404 and leaves no row', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const variation = { kind: 'easier', of_activity_id: 'nobody-knows' }
    expect((await generate(browser, undefined, { variation })).status).toBe(404)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: [] })
  })
})
