import { brokenInvariants } from '@fgm/db/invariants'
import { families } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { addChild, openFeature, root } from '../../../test/cast.ts'
import {
  confirm,
  createLaunch,
  familyAt,
  hour,
  isFamilyAt,
  mailsGoOut,
  twoDaysLater,
} from '../../../test/launch-app.ts'
import { premiumCount } from '../../../test/library-size.ts'
import { type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const at = 'ana@example.com'

const save = (browser: TestBrowser, activityId: string) =>
  browser.post('/user/save-activity', { activity_id: activityId })

/** A family whose founding spot is held, and that saved all of the premium library. */
async function collector() {
  const app = createLaunch()
  openFeature(app, 'premium_library')
  const ana = await app.register({ name: 'Ana' })
  const premium: string[] = (await ana.get('/premium/activities')).body.activities.map(
    ({ id }: { id: string }) => id,
  )
  for (const id of premium) expect((await save(ana, id)).status).toBe(200)
  const open = async () => {
    const responses = await Promise.all(premium.map((id) => ana.get(`/activities/${id}`)))
    return responses.filter(({ status }) => status === 200).length
  }
  expect([premium.length, await open()]).toEqual([premiumCount, premiumCount])
  const [first, second, third, fourth] = premium as [string, string, string, string]
  return { app, ana, premium, open, first, second, third, fourth }
}

const blocked = async (app: TestApp) => {
  const administrator = await root(app)
  const path = `/api/admin/families/${familyAt(app, at).id}`
  await administrator.post(`${path}/block`, { is_blocked: true, reason: 'A script' })
  expect((await administrator.post(`${path}/release-spot`, { reason: 'A script' })).status).toBe(
    200,
  )
  await administrator.post(`${path}/block`, { is_blocked: false, reason: 'A mistake' })
}

describe('what a family saved as a member', () => {
  test('closes when an unconfirmed spot is released: no page, no list, no printable, no mark', async () => {
    const { app, ana, open, first } = await collector()
    const childId = await addChild(ana, { name: 'Tom', birth_date: '2019-01-01' })
    expect(await twoDaysLater(app)).toBe(1)
    expect(await open()).toBe(0)
    expect((await ana.post(`/activities/download/${first}`)).status).toBe(403)
    expect((await ana.get(`/downloads/${first}.pdf`)).status).toBe(403)
    for (const mark of ['complete', 'favorite'])
      expect((await ana.post(`/activities/${first}/${mark}`, { child_id: childId })).status).toBe(
        403,
      )
    expect(JSON.stringify((await ana.get('/activities')).body)).not.toContain(`"${first}"`)
    expect(JSON.stringify((await ana.query('activities.cards')).body)).not.toContain(first)
    const again = await save(ana, first)
    expect([again.status, again.body.reason]).toEqual([403, 'not_premium'])
    expect((await ana.get('/user/activity-stats')).body.saved).toBe(0)
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('stays in its history, and opens again when the spot is taken back', async () => {
    const { app, ana, open, first, second } = await collector()
    const childId = await addChild(ana, { name: 'Tom', birth_date: '2019-01-01' })
    await ana.post(`/activities/${first}/complete`, { child_id: childId })
    await ana.post(`/activities/${second}/favorite`, { child_id: childId })
    await twoDaysLater(app)
    expect(await open()).toBe(0)
    expect((await ana.query('activities.marks')).body).toMatchObject({
      completed: [{ activity_id: first }],
      favorites: [{ activity_id: second }],
    })
    expect((await ana.get('/user/activity-stats')).body).toMatchObject({
      completed: 1,
      favorites: 1,
    })
    await mailsGoOut(app)
    expect((await confirm(app, at)).status).toBe(200)
    expect(await open()).toBe(premiumCount)
    expect((await ana.get('/user/activity-stats')).body.saved).toBe(premiumCount)
  })

  test('closes when an administrator releases the spot', async () => {
    const { app, open, ana } = await collector()
    await confirm(app, at)
    await blocked(app)
    const entered = await ana.post('/api/login', { email: at, password: testPassword })
    expect(entered.status).toBe(200)
    expect(await open()).toBe(0)
  })

  test('closes when a paid membership ends', async () => {
    const { app, open } = await collector()
    await confirm(app, at)
    const set = (change: Partial<typeof families.$inferInsert>) =>
      app.db.update(families).set(change).where(isFamilyAt(app, at)).run()
    set({ founding_member: false, tier: 'recovery_tier' })
    expect(await open()).toBe(premiumCount)
    set({ waitlist_status: 'reserved', activated_at: null })
    expect(await open()).toBe(0)
  })

  test('can be opened by a benefit like any other: three of them, which stay', async () => {
    const { app, ana, open, first, second, third, fourth } = await collector()
    await twoDaysLater(app)
    app.clock.advance(14 * 24 * hour)
    const cards = async () => (await ana.get('/premium/activities')).body
    const shown = await cards()
    expect(shown.openings).toEqual({ allowed: 3, used: 0 })
    for (const one of shown.activities)
      expect([one.is_open, one.is_saved, one.setup_instructions]).toEqual([false, false, null])
    for (const id of [first, second, third, third]) expect((await save(ana, id)).status).toBe(200)
    const refused = await save(ana, fourth)
    expect([refused.status, refused.body.reason]).toEqual([403, 'no_openings_left'])
    expect([await open(), (await cards()).openings]).toEqual([3, { allowed: 3, used: 3 }])
  })
})
