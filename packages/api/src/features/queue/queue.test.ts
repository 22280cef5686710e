import { families } from '@fgm/db/schema'
import { asc, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registerFamilies } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { creditBalance } from '../credits/credits.ts'
import { activateFamily, moveUpQueue, queuePosition } from './queue.ts'

/** Numbers of the waiting families, the first in the queue first. */
const queueOf = ({ db }: TestApp) =>
  db
    .select()
    .from(families)
    .where(isNotNull(families.queue_order))
    .orderBy(asc(families.queue_order))
    .all()

const numbers = (app: TestApp) => queueOf(app).map((family) => family.registration_number ?? 0)

const idOf = ({ db }: TestApp, number: number) =>
  db.select().from(families).where(eq(families.registration_number, number)).get()?.id ?? ''

function appWithQueue(waiting: number) {
  const app = createTestApp()
  registerFamilies(app, 50 + waiting)
  return app
}

test('families wait in the order of registration; founders do not wait', () => {
  const app = appWithQueue(4)
  expect(numbers(app)).toEqual([51, 52, 53, 54])
  expect(queueOf(app).map((family) => queuePosition(app.db, family.queue_order))).toEqual([
    1, 2, 3, 4,
  ])
  expect(queuePosition(app.db, null)).toBeNull()
})

test('any moves have the same effect as on a list', () => {
  const app = appWithQueue(30)
  const expected = numbers(app)
  const move = fc.record({ number: fc.integer({ min: 51, max: 80 }), places: fc.nat(7) })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      for (const { number, places } of moves) {
        const at = expected.indexOf(number)
        const to = Math.max(0, at - places)
        expected.splice(to, 0, ...expected.splice(at, 1))
        expect(moveUpQueue(app.db, idOf(app, number), places)).toBe(at - to)
      }
      expect(numbers(app)).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})

test('a hundred moves to the same place work', () => {
  const app = appWithQueue(4)
  for (let turn = 0; turn < 100; turn += 1) {
    const last = numbers(app)[3] ?? 0
    expect(moveUpQueue(app.db, idOf(app, last), 2)).toBe(2)
  }
  expect(new Set(numbers(app))).toEqual(new Set([51, 52, 53, 54]))
})

test('a family that becomes active leaves the queue, and receives its credits once', () => {
  const app = appWithQueue(3)
  const id = idOf(app, 52)
  expect([1, 2, 3].map(() => activateFamily(app.deps, app.db, id))).toEqual([true, false, false])
  expect(numbers(app)).toEqual([51, 53])
  expect(creditBalance(app.db, id)).toEqual({ remaining: 50, total: 50, used: 0 })
  expect(moveUpQueue(app.db, id, 5)).toBe(0)
})
