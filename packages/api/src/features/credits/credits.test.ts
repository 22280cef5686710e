import { creditEntriesTable } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { creditBalance, grantCredits } from './credits.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const familyIdOf = (name: string) =>
  (
    app.connection.prepare('select family_id as id from parents where name = ?').get(name) as {
      id: string
    }
  ).id

describe('credits', () => {
  test('a founding family begins with 50, and its profile shows them', async () => {
    const { browser } = await ana(app)
    expect((await browser.get('/user/profile')).body.ai_credits).toEqual({
      remaining: 50,
      total: 50,
      used: 0,
    })
    expect(app.db.select().from(creditEntriesTable).all()).toMatchObject([
      {
        family_id: familyIdOf('Ana'),
        amount: 50,
        reason: 'became_active',
        created_at: '2026-03-02T09:00:00.000Z',
      },
    ])
  })

  test('a reserved family has none', async () => {
    const family = await ben(app)
    expect((await family.get('/user/profile')).body.ai_credits).toEqual({
      remaining: 0,
      total: 0,
      used: 0,
    })
  })

  test("are the sum of a family's own ledger, never of another's", async () => {
    await ana(app)
    await eve(app)
    const userId = familyIdOf('Ana')
    grantCredits(app.deps, app.db, { family_id: userId, amount: 5, reason: 'became_active' })
    app.db
      .insert(creditEntriesTable)
      .values({
        id: 'spent',
        family_id: userId,
        amount: -3,
        reason: 'became_active',
        created_at: '2026-03-02T10:00:00.000Z',
      })
      .run()
    expect(creditBalance(app.db, userId)).toEqual({ remaining: 52, total: 55, used: 3 })
    expect(creditBalance(app.db, familyIdOf('Eve'))).toEqual({ remaining: 50, total: 50, used: 0 })
    expect(creditBalance(app.db, 'nobody')).toEqual({ remaining: 0, total: 0, used: 0 })
  })

  test('are deleted with the family', async () => {
    await ana(app)
    app.connection
      .prepare('delete from families where id = (select family_id from parents where name = ?)')
      .run('Ana')
    expect(app.db.select().from(creditEntriesTable).all()).toEqual([])
  })
})
