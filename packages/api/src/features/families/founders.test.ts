import { brokenInvariants } from '@fgm/db/invariants'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana } from '../../../test/cast.ts'
import {
  invite,
  joinAs,
  leaveFamily,
  moveIn,
  removeParent,
  secondParent,
} from '../../../test/families.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { releaseLapsedSpots } from '../auth/spot-releases.ts'
import { registrationPace } from '../registration-limit/registration-limit.ts'
import { writeSetting } from '../settings/settings.ts'

/* The owner of a family whose founder never confirmed an address, and how leaving counts. */

let app: TestApp
let first: TestBrowser
let second: TestBrowser
let mia: string
beforeEach(async () => {
  app = createTestApp({ SMTP_URL: 'smtp://mail.example', RATE_LIMITS: 'on' })
  const registered = await ana(app)
  first = registered.browser
  mia = registered.child_id
  second = await secondParent(app, first)
})

const profile = async (browser: TestBrowser) => (await browser.get('/user/profile')).body
const newPassword = 'brave-new-otter'

/** The owner of the mailbox of the founder's address sets a new password. */
async function resetOfFounder(): Promise<TestBrowser> {
  await app.browser().post('/api/auth/forgot-password', { email: 'ana@example.com' })
  const token = mailedToken(app.mails, 'reset-password')
  const reset = { token, password: newPassword }
  expect((await app.browser().post('/api/auth/reset-password', reset)).status).toBe(200)
  const owner = app.browser()
  await owner.post('/api/login', { email: 'ana@example.com', password: newPassword })
  return owner
}

describe('a founder who never confirmed, and resets the password', () => {
  test('then has a new family, without children or the founding spot', async () => {
    const owner = await resetOfFounder()
    expect(await profile(owner)).toMatchObject({
      registration_number: 2,
      founding_member: false,
      children: [],
    })
    expect(await profile(second)).toMatchObject({
      registration_number: 1,
      founding_member: true,
      children: [{ id: mia }],
    })
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('leaves the other parent as the first one, who loses nothing and can invite them back', async () => {
    const owner = await resetOfFounder()
    const { parents } = (await second.get('/user/family')).body
    expect(parents).toMatchObject([{ name: 'Bo', is_you: true }])
    app.clock.advance(60)
    const back = { invitation: await invite(second), choice: 'bring', password: newPassword }
    expect((await owner.post('/user/family/join', back)).status).toBe(200)
    expect(await profile(owner)).toMatchObject({
      registration_number: 1,
      founding_member: true,
      children: [{ id: mia }],
    })
    const rank = (await second.get('/user/family')).body.parents
    expect(rank).toMatchObject([{ name: 'Bo' }, { name: 'Ana', is_removable: true }])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('leaves the founding spot to the family once the other parent has confirmed', async () => {
    const token = mailedToken(app.mails, 'verify-email')
    expect((await second.post('/api/auth/verify-email', { token })).status).toBe(200)
    await resetOfFounder()
    app.clock.advance(30 * 86_400)
    expect(releaseLapsedSpots(app.deps)).toBe(0)
    await second.post('/api/login', { email: 'bo@example.com', password: testPassword })
    expect(await profile(second)).toMatchObject({ registration_number: 1, founding_member: true })
  })

  test('and a spot that is released as usual, with a mail to the other parent, if no one has', async () => {
    await resetOfFounder()
    app.clock.advance(3 * 86_400)
    expect(releaseLapsedSpots(app.deps)).toBe(1)
    expect(await profile(second)).toMatchObject({ registration_number: 1, founding_member: false })
    const notified = `select distinct name from mail_outbox join parents on parents.id = parent_id
      where kind = 'spot_released'`
    expect(app.connection.prepare(notified).pluck().all()).toEqual(['Bo'])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('keeps the family if no one else is in it', async () => {
    await leaveFamily(second, false)
    const owner = await resetOfFounder()
    expect(await profile(owner)).toMatchObject({ registration_number: 1, children: [{ id: mia }] })
  })
})

describe('the limit on registrations', () => {
  const counted = () => registrationPace(app.deps).in_the_hour

  test('does not affect leaving and removing, even while registrations pause', async () => {
    const third = await joinAs(app, await invite(first), 'Cy')
    writeSetting(app.deps, 'registrations_an_hour', counted())
    const account = { name: 'Dee', email: 'dee@example.com', password: testPassword }
    expect((await app.browser().post('/register', account)).body.code).toBe('registrations_paused')
    expect((await leaveFamily(third, true)).status).toBe(200)
    expect((await removeParent(first, 'Bo')).status).toBe(200)
    expect(await profile(third)).toMatchObject({ registration_number: 2 })
  })

  test('counts new accounts, not leaving: that is limited to three families a day', async () => {
    app.connection.exec('update parents set email_verified_at = created_at')
    const before = counted()
    for (let round = 1; round <= 3; round += 1) {
      expect((await leaveFamily(second, false)).status).toBe(200)
      expect((await moveIn(second, await invite(first), 'leave_behind')).status).toBe(200)
    }
    expect((await leaveFamily(second, false)).status).toBe(429)
    expect(counted()).toBe(before)
    await joinAs(app, await invite(first), 'Cy')
    expect(counted()).toBe(before + 1)
  })
})
