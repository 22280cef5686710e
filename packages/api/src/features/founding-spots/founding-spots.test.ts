import { inTransaction, openDatabase } from '@fgm/db'
import { brokenInvariants } from '@fgm/db/invariants'
import { mailOutboxTable } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { registerFamilies, root } from '../../../test/cast.ts'
import {
  confirm,
  createLaunch,
  familyAt,
  hour,
  mailsGoOut,
  spotsLeft,
  twoDaysLater,
} from '../../../test/launch-app.ts'
import { createTestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { confirmAddress } from '../auth/email-links.ts'
import { releaseLapsedSpots } from '../auth/spot-releases.ts'
import { creditBalance } from '../credits/credits.ts'
import { setFeatureMode } from '../flags/flags.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { parentsOf } from '../parents/parents.ts'
import { announceOpenSpots } from '../waitlist/spots.ts'
import { settleWithoutMailServer } from './founding-spots.ts'

const at = 'ana@example.com'
const spotOf = async (browser: TestBrowser) => (await browser.get('/waitlist/status')).body
const credits = async (browser: TestBrowser) =>
  (await browser.get('/user/profile')).body.ai_credits.remaining

describe('a founding spot', () => {
  test('is held for two days, with three credits, as mails say', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    expect(await spotOf(ana)).toMatchObject({
      user: { waitlist_status: 'active', founding_member: true, tier_price: 0 },
      founding_spot: { state: 'held', held_until: '2026-03-04T09:00:00.000Z' },
    })
    expect([await credits(ana), await spotsLeft(app)]).toEqual([3, 49])
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'Your founding spot is held for you',
      'Please confirm your email address',
    ])
    for (const { text } of app.mails)
      expect(text).toContain('held for you until Wednesday, March 4, 09:00 UTC')
  })

  test('is permanent once the address is confirmed, with the other 47 credits, once', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    const responses = await Promise.all([confirm(app, at), confirm(app, at), confirm(app, at)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(responses[0]?.body.message).toContain('Your founding spot is yours for life.')
    expect(await credits(ana)).toBe(50)
    expect((await spotOf(ana)).founding_spot).toMatchObject({
      state: 'confirmed',
      held_until: null,
    })
    expect(await twoDaysLater(app)).toBe(0)
    expect(await spotsLeft(app)).toBe(49)
  })

  test('is permanent at once without a mail server', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    expect((await spotOf(ana)).founding_spot.state).toBe('confirmed')
    expect([await credits(ana), await twoDaysLater(app)]).toEqual([50, 0])
  })

  test('that was held becomes permanent when the mail server is removed from the settings', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    const config = { ...app.deps.config, smtp_url: null }
    settleWithoutMailServer({ ...app.deps, config })
    settleWithoutMailServer({ ...app.deps, config })
    expect([await credits(ana), await twoDaysLater(app)]).toEqual([50, 0])
  })

  test('is confirmed by a new password from a mail as well', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    await app.browser().post('/api/auth/forgot-password', { email: at })
    const token = /reset-password\?token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1]
    await app.browser().post('/api/auth/reset-password', { token, password: 'merry-lamp-77' })
    expect(familyAt(app, at)).toMatchObject({ founding_member: true, spot_held_until: null })
    expect(creditBalance(app.db, familyAt(app, at).id).remaining).toBe(50)
    expect((await ana.get('/user/profile')).status).toBe(401)
  })
})

describe('an unconfirmed spot', () => {
  test('is released after two days: the family keeps its number, and waits with the terms of a Pioneer', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    app.clock.advance(48 * hour - 1)
    expect([releaseLapsedSpots(app.deps), await spotsLeft(app)]).toEqual([0, 49])
    app.clock.advance(1)
    expect([releaseLapsedSpots(app.deps), releaseLapsedSpots(app.deps)]).toEqual([1, 0])
    expect(await spotOf(ana)).toMatchObject({
      user: {
        registration_number: 1,
        waitlist_status: 'reserved',
        founding_member: false,
        tier: 'recovery_tier',
        tier_price: 300,
        registration_price: 300,
        queue_position: 1,
      },
      founding_spot: { state: 'released', is_one_free: true },
    })
    expect([await credits(ana), await spotsLeft(app)]).toEqual([0, 50])
    // Nothing of it is free of charge any more.
    setFeatureMode(app.deps, 'payments', 'on')
    const order = await ana.post('/api/payment/create-order', { currency: 'USD' })
    expect(order.body.skip_payment).not.toBe(true)
    expect(familyAt(app, at).waitlist_status).toBe('reserved')
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('is followed by one mail with one button, without the family’s words, which takes it back', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    await twoDaysLater(app)
    await deliverDueMails(app.deps)
    expect(app.mails).toHaveLength(3)
    const { subject, to, text, html } = app.mails.at(-1) ?? expect.unreachable()
    expect([subject, to]).toEqual([
      'Your founding spot was released, and you can ask for it back',
      { name: '', address: at },
    ])
    expect(text).not.toContain('Ana')
    expect(html.match(/<a /g)).toHaveLength(1)
    const { body } = await confirm(app, at)
    expect(body.message).toContain('A founding spot was free: it is yours again, for life.')
    expect(await spotOf(ana)).toMatchObject({
      user: {
        waitlist_status: 'active',
        founding_member: true,
        tier_price: 0,
        queue_position: null,
      },
      founding_spot: { state: 'confirmed', held_until: null },
    })
    expect([await credits(ana), await spotsLeft(app)]).toEqual([50, 49])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('goes to the next family, whatever its number, and cannot be taken back when none is free', async () => {
    const app = createLaunch()
    await app.register({ name: 'Ana' })
    registerFamilies(app, 49)
    const waiting = await app.register({ name: 'Ben' })
    expect((await spotOf(waiting)).founding_spot).toEqual({
      state: 'none',
      held_until: null,
      is_one_free: false,
    })
    expect(await twoDaysLater(app)).toBe(50)
    const late = await app.register({ name: 'Cleo' })
    expect((await spotOf(late)).user).toMatchObject({
      registration_number: 52,
      founding_member: true,
      tier: 'founding_premium',
      tier_price: 0,
      registration_price: 0,
    })
    registerFamilies(app, 49, 'later')
    expect(await spotsLeft(app)).toBe(0)
    await deliverDueMails(app.deps)
    expect((await confirm(app, at)).body.message).toContain('all taken by now')
    expect(familyAt(app, at)).toMatchObject({ founding_member: false, spot_held_until: null })
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('is not released while the mail that asks to confirm waits for the mail server', async () => {
    const app = createLaunch()
    app.mail_trouble.is_down = true
    await app.register({ name: 'Ana' })
    expect(await twoDaysLater(app)).toBe(0)
    app.db
      .update(mailOutboxTable)
      .set({ state: 'failed' })
      .where(eq(mailOutboxTable.kind, 'verify_email'))
      .run()
    expect(releaseLapsedSpots(app.deps)).toBe(1)
  })

  test('is released after four days, even if its first mail still waits', async () => {
    const app = createLaunch()
    app.mail_trouble.is_down = true
    await app.register({ name: 'Ana' })
    app.clock.advance(96 * hour - 1)
    expect(releaseLapsedSpots(app.deps)).toBe(0)
    app.clock.advance(1)
    expect(releaseLapsedSpots(app.deps)).toBe(1)
  })

  test('is not extended by requesting another link while mails are delayed', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    app.clock.advance(47 * hour)
    app.mail_trouble.is_down = true
    await ana.post('/api/auth/resend-verification')
    const waiting = app.db
      .select()
      .from(mailOutboxTable)
      .where(eq(mailOutboxTable.state, 'waiting'))
      .all()
    expect(waiting.map(({ kind }) => kind)).toEqual(['verify_email'])
    app.clock.advance(hour)
    expect(releaseLapsedSpots(app.deps)).toBe(1)
  })

  test('is released after a restart, but not by a clock that went back', async () => {
    const app = createLaunch()
    app.clock.advance(3_650 * 24 * hour)
    await app.register({ name: 'Ana' })
    app.clock.advance(-3_650 * 24 * hour)
    expect(releaseLapsedSpots(app.deps)).toBe(0)
    app.clock.advance(48 * hour)
    const { db } = openDatabase(app.connection.serialize())
    expect(releaseLapsedSpots({ ...app.deps, db })).toBe(1)
  })

  test('whose mail cannot be written is released in the next run', async () => {
    const app = createLaunch()
    await app.register({ name: 'Ana' })
    app.connection.exec('drop table mail_outbox')
    await expect(twoDaysLater(app)).rejects.toThrow('no such table')
    expect(familyAt(app, at).founding_member).toBe(true)
  })

  test('of a family that leaves is free at once; one that was confirmed stays taken', async () => {
    const app = createLaunch()
    const ana = await app.register({ name: 'Ana' })
    const ben = await app.register({ name: 'Ben' })
    await confirm(app, 'ben@example.com')
    expect((await ana.delete('/user', { password: testPassword })).status).toBe(200)
    expect(await spotsLeft(app)).toBe(49)
    expect((await ben.delete('/user', { password: testPassword })).status).toBe(200)
    expect(await spotsLeft(app)).toBe(49)
  })
})

test.each([
  ['closed', 'off', 1],
  ['open', 'on', 0],
] as const)(
  'a family whose spot is released while payments are %s hears of them once',
  async (_, mode, mails) => {
    const app = createLaunch({ PAYMENTS: 'sandbox' })
    setFeatureMode(app.deps, 'payments', mode)
    await app.register({ name: 'Ana' })
    expect(await twoDaysLater(app)).toBe(1)
    expect(await announceOpenSpots(app.deps)).toBe(0)
    setFeatureMode(app.deps, 'payments', 'on')
    expect([await announceOpenSpots(app.deps), await announceOpenSpots(app.deps)]).toEqual([
      mails,
      0,
    ])
    expect(familyAt(app, at).spot_opened_at).not.toBeNull()
  },
)

describe('until its address is confirmed a founder', () => {
  test('counts for no threshold', async () => {
    const app = createLaunch()
    registerFamilies(app, 60)
    const flags = async () => (await app.browser().get('/feature-flags')).body
    expect(await flags()).toMatchObject({
      ai_generation_enabled: false,
      community_sharing_enabled: false,
      premium_library_enabled: false,
      activation_status: {
        current_metrics: { total_users: 10, premium_users: 0, founding_members: 0 },
      },
    })
    for (let number = 1; number <= 5; number += 1) await confirmFamily(app, number)
    expect(await flags()).toMatchObject({
      premium_library_enabled: true,
      activation_status: {
        current_metrics: { total_users: 15, premium_users: 5, founding_members: 5 },
      },
    })
    await twoDaysLater(app)
    expect((await flags()).activation_status.current_metrics).toEqual({
      total_users: 15,
      premium_users: 5,
      founding_members: 5,
    })
  })
})

describe('an administrator', () => {
  async function blockedFounder() {
    const app = createLaunch()
    const administrator = await root(app)
    const ana = await app.register({ name: 'Ana' })
    await confirm(app, at)
    const { id } = familyAt(app, at)
    const block = (isBlocked: boolean) =>
      administrator.post(`/api/admin/families/${id}/block`, {
        is_blocked: isBlocked,
        reason: 'A script',
      })
    const release = (browser = administrator) =>
      browser.post(`/api/admin/families/${id}/release-spot`, { reason: 'A script' })
    return { app, administrator, ana, id, block, release }
  }

  test('releases the spot of a blocked founder: free at once, audited, and never again for that family', async () => {
    const { app, id, block, release } = await blockedFounder()
    await block(true)
    const responses = await Promise.all([release(), release(), release()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(responses[0]?.body).toMatchObject({
      founding_member: false,
      founding_spot: { state: 'none', held_until: null },
      waitlist_status: 'reserved',
      credits_remaining: 0,
    })
    expect(await spotsLeft(app)).toBe(50)
    const log = app.connection
      .prepare("select target_id, details from audit_entries where action = 'admin.releaseSpot'")
      .all()
    expect(log).toEqual([{ target_id: id, details: '{"reason":"A script"}' }])
    await block(false)
    await confirm(app, at)
    expect(familyAt(app, at).founding_member).toBe(false)
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('does not release the spot of a family that is not blocked, or that does not exist', async () => {
    const { administrator, release } = await blockedFounder()
    const refused = await release()
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Only a blocked family can lose its founding spot. Please block it first.',
    ])
    const path = '/api/admin/families/nobody/release-spot'
    expect((await administrator.post(path, { reason: 'x' })).status).toBe(404)
    expect((await administrator.post(path, { reason: ' ' })).status).toBe(400)
  })

  test('is the only one who can do so', async () => {
    const { app, block, release } = await blockedFounder()
    await block(true)
    const eve = await app.register({ name: 'Eve' })
    expect((await release(eve)).status).toBe(403)
    expect((await release(app.browser())).status).toBe(401)
    expect(familyAt(app, at).founding_member).toBe(true)
  })
})

type Launch = ReturnType<typeof createLaunch>

/** Confirms the address of a family that registered without a browser. */
async function confirmFamily(app: Launch, number: number) {
  await mailsGoOut(app)
  const [parent] = parentsOf(app.db, familyAt(app, `family-${number}@example.org`).id)
  if (parent) inTransaction(app.db, (tx) => confirmAddress(app.deps, tx, parent))
}
