import { brokenInvariants } from '@fgm/db/invariants'
import { creditEntriesTable, families, mailOutboxTable } from '@fgm/db/schema'
import { and, desc, eq, isNotNull, like } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setBlocked } from '../src/features/auth/auth.ts'
import { verifyEmail } from '../src/features/auth/email-links.ts'
import { createFamily } from '../src/features/auth/registration.ts'
import { releaseLapsedSpots } from '../src/features/auth/spot-releases.ts'
import { creditBalance } from '../src/features/credits/credits.ts'
import { releaseFoundingSpot } from '../src/features/founding-spots/founding-spots.ts'
import { currentRegistrationInfo } from '../src/features/offers/offers.ts'
import { parentsOf } from '../src/features/parents/parents.ts'
import { createLaunch, hour } from './launch-app.ts'
import type { TestApp } from './test-app.ts'

/*
 * An invented week of a launch: families register by form and by Google, many at a time, some confirm, some are blocked and
 * lose their spot, some are unblocked, and time passes. After each step the spots, the numbers and the credits add up.
 */

const actions = {
  register: (app: TestApp, count: number) => come(app, (count % 30) + 1, false),
  google: (app: TestApp, count: number) => come(app, (count % 5) + 1, true),
  confirm: (app: TestApp, place: number) => {
    const family = familyOf(app, place)
    const [parent] = family ? parentsOf(app.db, family.id) : []
    const token = parent && newestToken(app, parent.id)
    if (token && !family?.blocked_at)
      try {
        verifyEmail(app.deps, token, parent)
      } catch (refusal) {
        expect(String(refusal)).toContain('too old')
      }
  },
  block: (app: TestApp, place: number) => {
    const family = familyOf(app, place)
    if (!family) return
    setBlocked(app.deps, app.db, family.id, true)
    releaseFoundingSpot(app.deps, app.db, family, {
      mayTakeBack: false,
      arePaymentsOpen: false,
    })
  },
  letIn: (app: TestApp, place: number) => {
    const family = familyOf(app, place)
    if (family) setBlocked(app.deps, app.db, family.id, false)
  },
  wait: (app: TestApp, hours: number) => {
    app.db.update(mailOutboxTable).set({ state: 'sent', sent_at: 'now' }).run()
    app.clock.advance(((hours % 30) + 1) * hour)
    releaseLapsedSpots(app.deps)
  },
}
type Action = keyof typeof actions

let visitors = 0
function come({ deps }: TestApp, count: number, isEmailVerified: boolean) {
  for (let place = 0; place < count; place += 1) {
    visitors += 1
    const email = `visitor-${visitors}@example.com`
    const family = { name: 'Ana', email, password_hash: null, referral_code: null }
    createFamily(deps, { ...family, is_email_verified: isEmailVerified })
  }
}

const familyOf = ({ db }: TestApp, place: number) => {
  const all = db.select().from(families).where(isNotNull(families.registration_number)).all()
  return all[place % Math.max(1, all.length)]
}

const newestToken = ({ db }: TestApp, parentId: string) =>
  db
    .select()
    .from(mailOutboxTable)
    .where(
      and(
        eq(mailOutboxTable.parent_id, parentId),
        like(mailOutboxTable.text_body, '%/verify-email?%'),
      ),
    )
    .orderBy(desc(mailOutboxTable.created_at))
    .all()
    .map(({ text_body }) => /verify-email\?token=([\w-]+)/.exec(text_body)?.[1])[0]

function expectSound(app: TestApp) {
  expect(brokenInvariants(app.connection)).toEqual([])
  const all = app.db.select().from(families).where(isNotNull(families.registration_number)).all()
  const founders = all.filter(({ founding_member }) => founding_member)
  expect(founders.length).toBeLessThanOrEqual(50)
  const info = currentRegistrationInfo(app.deps)
  expect(info.spots_remaining).toBe(50 - founders.length)
  expect(info.next_user_number).toBe(all.length + 1)
  const held = founders.filter(({ spot_held_until }) => spot_held_until !== null)
  const entries = app.db.select().from(creditEntriesTable).all()
  const given = entries.reduce((sum, { amount }) => sum + amount, 0)
  expect(given).toBe(held.length * 3 + (founders.length - held.length) * 50)
  for (const { id } of held) expect(creditBalance(app.db, id).remaining).toBe(3)
}

test('in an invented week of a launch spots, numbers and credits add up after every step', () => {
  const step = fc.tuple(
    fc.constantFrom<Action>('register', 'google', 'confirm', 'confirm', 'block', 'letIn', 'wait'),
    fc.nat(200),
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (week) => {
      const app = createLaunch()
      try {
        for (const [action, figure] of week) {
          actions[action](app, figure)
          expectSound(app)
        }
      } finally {
        app.connection.close()
      }
    }),
    { numRuns: 30 },
  )
}, 120_000)
