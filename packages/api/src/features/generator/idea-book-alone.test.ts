import { activities } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { eve } from '../../../test/cast.ts'
import { generatorApp, leaveCredits, ledgerOf, wishOfFive } from '../../../test/generator-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const press = (browser: TestBrowser, key?: string, changes = {}) =>
  browser.post(
    '/api/ai/generate-activity',
    { ...wishOfFive, ...changes },
    key ? { 'idempotency-key': key } : {},
  )

describe('a press when there is no provider', () => {
  test('is one activity and one credit, and the same key answers with it again', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const answers = [await press(browser, 'click-0001'), await press(browser, 'click-0001')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 49, spent: [-1], states: ['delivered'] })
  })

  test('fifty at once with 3 credits deliver exactly 3', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    leaveCredits(app, 'Eve', 3)
    const answers = await Promise.all(Array.from({ length: 50 }, () => press(browser)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(47)
    expect(ledgerOf(app, 'Eve')).toMatchObject({ balance: 0, spent: [-1, -1, -1] })
  })

  test('that cannot be kept costs nothing and leaves no half: the next one with its key makes it', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    app.connection.exec(
      "create trigger broken before insert on credit_entries when new.amount < 0 begin select raise(abort, 'sql secret'); end",
    )
    const refused = await press(browser, 'click-0002')
    expect([refused.status, refused.body.error]).toEqual([
      503,
      'Failed to generate activity. No credit was used.',
    ])
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: ['released'] })
    const own = app.db.select().from(activities).all()
    expect(own.filter(({ owner_user_id }) => owner_user_id !== null)).toEqual([])
    app.connection.exec('drop trigger broken')
    expect((await press(browser, 'click-0002')).status).toBe(200)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 49, spent: [-1], states: ['delivered'] })
  })

  test('for a variation of what is not theirs is not found, and no row is left of it', async () => {
    const app = generatorApp([])
    const browser = await eve(app)
    const variation = { kind: 'easier', of_activity_id: 'nobody-knows' }
    expect((await press(browser, undefined, { variation })).status).toBe(404)
    expect(ledgerOf(app, 'Eve')).toEqual({ balance: 50, spent: [], states: [] })
  })
})
