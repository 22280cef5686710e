import { activities } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { generatorApp, leaveCredits, ledgerOf, wishOfFive } from '../../../test/generator-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

const press = (browser: TestBrowser, key?: string, changes = {}) =>
  browser.post(
    '/api/ai/generate-activity',
    { ...wishOfFive, ...changes },
    key ? { 'idempotency-key': key } : {},
  )

describe('a press when there is no provider', () => {
  test('is one activity, costs nothing, and the same key responds with it again', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const answers = [await press(browser, 'click-0001'), await press(browser, 'click-0001')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(answers[0]?.body).toMatchObject({
      activity: { credits_charged: 0 },
      credits_remaining: 50,
    })
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['delivered'] })
  })

  test('works without a single credit, and the status says so before', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    leaveCredits(app, 'Eve', 0)
    const { body: status } = await browser.get('/ai/generation-status')
    expect(status).toMatchObject({ allowed: true, credits_remaining: 0, reason: null })
    const { status: code, body } = await press(browser)
    expect([code, body.activity.credits_charged, body.credits_remaining]).toEqual([200, 0, 0])
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 0, spent: [] })
  })

  test('for two children is a play for two, safe for the younger, and says what each does', async () => {
    const browser = await eve(generatorApp([]))
    const wish = { prompt: '', child_age: 8, second_child_age: 4 }
    const { status, body } = await press(browser, undefined, wish)
    expect([status, body.activity.min_age]).toEqual([200, 4])
    expect(body.activity.moments.works_for_two_ages).toBe(true)
    expect(body.activity.moments.two_ages).toEqual({
      small: expect.any(String),
      big: expect.any(String),
    })
    const alone = await press(browser, undefined, { prompt: '', child_age: 4 })
    expect(alone.body.activity.title).not.toBe(body.activity.title)
  })

  test('says what it understood of the wish, and keeps where the activity can be played', async () => {
    const browser = await eve(generatorApp([]))
    const prompt = 'He has a cold and wants to stay on the couch'
    const { body } = await press(browser, undefined, { prompt })
    expect(body.notes[0]).toBe('We understood: a cold · on the couch · quiet.')
    expect(body.activity.moments).toMatchObject({ adult_energy: 0 })
    expect(body.activity.moments.place).toContain('sofa')
  })

  test('names the activity of the library that was written for the moment, also to the same key', async () => {
    const browser = await eve(generatorApp([]))
    const wish = { prompt: 'We are stuck in a waiting room', category: 'Language', child_age: 6 }
    const { body } = await press(browser, 'click-0001', wish)
    expect(body.written_activity).toEqual({ id: expect.any(String), title: expect.any(String) })
    const written = await browser.get(`/activities/${body.written_activity.id}`)
    expect([written.status, written.body.title]).toEqual([200, body.written_activity.title])
    expect(written.body.moments.made_for).toContain('waiting_room')
    expect((await press(browser, 'click-0001', wish)).body).toEqual(body)
    expect((await press(browser)).body.written_activity).toBeNull()
  })

  test('fifty at once deliver what the hour allows, and take no credit', async () => {
    const app = generatorApp([])
    const fewer = { monthly: 50, daily: 10, hourly: 5, cooldown_seconds: 0 }
    const limits = { founding_premium: fewer, launch_special: fewer, trial: fewer }
    writeSetting(app.deps, 'generation_limits', limits)
    const browser = await eve(app)
    const answers = await Promise.all(Array.from({ length: 50 }, () => press(browser)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 50, spent: [] })
    const { body } = await browser.get('/ai/generation-status')
    expect(body).toMatchObject({ hourly_count: 5, daily_count: 5, credits_remaining: 50 })
  })

  test('that cannot be kept costs nothing and leaves no half: the next one with its key makes it', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    app.connection.exec(
      "create trigger broken before insert on activities begin select raise(abort, 'sql secret'); end",
    )
    const refused = await press(browser, 'click-0002')
    expect([refused.status, refused.body.error]).toEqual([
      503,
      'Failed to generate activity. No credit was used.',
    ])
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['released'] })
    const own = app.db.select().from(activities).all()
    expect(own.filter(({ owner_family_id }) => owner_family_id !== null)).toEqual([])
    app.connection.exec('drop trigger broken')
    expect((await press(browser, 'click-0002')).status).toBe(200)
    const states = ['released', 'delivered']
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states })
  })

  test('for a variation of what is not theirs is not found, and no row is left of it', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const variation = { kind: 'easier', of_activity_id: 'nobody-knows' }
    expect((await press(browser, undefined, { variation })).status).toBe(404)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: [] })
  })
})
