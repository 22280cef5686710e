import { queueMovesTable, referrals } from '@fgm/db/schema'
import { describe, expect, test } from 'vitest'
import { inLetters, registerFamilies, root } from '../../../test/cast.ts'
import { isNight } from '../../../test/extent.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { sweepTraces } from './referrals.ts'

const codeOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.get('/user/profile')).body.referral_code

const standing = async (browser: TestBrowser) => (await browser.get('/waitlist/status')).body

/** The groups for the rules; in full at night, a fifth in the gate. */
const shareOfCrowd = isNight ? 1 : 0.2

/** A friend registers with a code in its own browser, and confirms its address. */
async function befriend(app: TestApp, referralCode: string, name: string, email?: string) {
  const friend = await app.register({ name, referral_code: referralCode, ...(email && { email }) })
  await friend.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })
  return friend
}

/** A family that waits at that registration number, and its code. */
async function waitingFamily(app: TestApp, number: number) {
  registerFamilies(app, number - 1)
  const ben = await app.register({ name: 'Ben' })
  return { ben, code: await codeOf(ben) }
}

describe('inviting friends', () => {
  test('a friend counts once its address is confirmed, and only once', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    const friend = await app.register({ name: 'Ben', referral_code: await codeOf(ana) })
    expect((await standing(ana)).user).toMatchObject({ referral_count: 0, pending_referrals: 1 })
    const token = mailedToken(app.mails, 'verify-email')
    await Promise.all(
      Array.from({ length: 20 }, () => friend.post('/api/auth/verify-email', { token })),
    )
    expect((await standing(ana)).user).toMatchObject({ referral_count: 1, pending_referrals: 0 })
    const link = (await ana.post('/api/waitlist/referral', {})).body
    expect(link.referral_count).toBe(1)
    expect(link.referral_link).toContain(`/register?ref=${await codeOf(ana)}`)
  })

  test('three friends move a waiting family up five places, with a mail', async () => {
    const app = createTestApp()
    const { ben, code } = await waitingFamily(app, 60)
    expect((await standing(ben)).user.queue_position).toBe(10)
    for (const name of ['Cleo', 'Dina', 'Edda']) await befriend(app, code, name)
    const { user, moves, benefits } = await standing(ben)
    expect(user).toMatchObject({ queue_position: 5, referral_count: 3, rewards_earned: 1 })
    expect(moves).toMatchObject([{ places: 5, reason: 'friends_joined', referral_count: 3 }])
    expect(benefits).toEqual([{ id: 'skip_waitlist', type: 'skip_waitlist', expires_at: null }])
    await deliverDueMails(app.deps)
    const subjects = app.mails
      .filter(({ to }) => to.address === 'ben@example.com')
      .map(({ subject }) => subject)
    expect(subjects).toContain('You moved up 5 places')
    expect(subjects.filter((subject) => subject.endsWith('joined with your code'))).toHaveLength(3)
  })

  test('no family moves past the first place', async () => {
    const app = createTestApp()
    const { ben, code } = await waitingFamily(app, 53)
    for (const name of ['Cleo', 'Dina', 'Edda']) await befriend(app, code, name)
    const { user, moves } = await standing(ben)
    expect([user.queue_position, moves[0].places]).toEqual([1, 2])
  })

  test('three friends take a waitlisted family to a reserved spot', async () => {
    const app = createTestApp()
    const { ben, code } = await waitingFamily(app, 405)
    expect((await standing(ben)).user.waitlist_status).toBe('waitlisted')
    for (const name of ['Cleo', 'Dina', 'Edda']) await befriend(app, code, name)
    expect((await standing(ben)).user.waitlist_status).toBe('reserved')
  })

  test('a founder gains no place, because it does not wait', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    for (const name of ['Ben', 'Cleo', 'Dina']) await befriend(app, await codeOf(ana), name)
    const { user, moves } = await standing(ana)
    expect(user).toMatchObject({ queue_position: null, referral_count: 3, rewards_earned: 1 })
    expect(moves).toEqual([])
  })

  test('ten friends earn every reward once, and keep the rewards when a friend leaves', async () => {
    const app = createTestApp()
    const { ben, code } = await waitingFamily(app, 90)
    for (let friend = 1; friend <= 10; friend += 1) {
      app.clock.advance(10 * 3600)
      await befriend(app, code, `Friend${inLetters(friend)}`)
    }
    app.connection.exec(
      "delete from families where id = (select family_id from parents where name = 'Friendd')",
    )
    const { user, benefits } = await standing(ben)
    expect(user).toMatchObject({ referral_count: 10, queue_position: 25 })
    expect(benefits.map((benefit: { type: string }) => benefit.type)).toEqual([
      'skip_waitlist',
      'bonus_activity_pack',
      'early_payment_access',
    ])
    expect(app.db.select().from(queueMovesTable).all()).toHaveLength(3)
  })
})

describe('the rules of referrals', () => {
  const stateOf = (app: TestApp) =>
    app.db
      .select()
      .from(referrals)
      .all()
      .map(({ state, reason }) => [state, reason])

  test("one's own mailbox in another spelling does not count", async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana', email: 'ana.garcia@gmail.com' })
    const code = await codeOf(ana)
    await befriend(app, code, 'Dots', 'an.a.garcia@gmail.com')
    await befriend(app, code, 'Tags', 'anagarcia+kids@gmail.com')
    expect(stateOf(app)).toEqual([
      ['refused', 'own_address'],
      ['refused', 'own_address'],
    ])
  })

  test('a mailbox that has an account already does not count', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    await app.register({ name: 'Cleo', email: 'cleo.m@gmail.com' })
    await befriend(app, await codeOf(ana), 'Cleo', 'cleom+2@gmail.com')
    expect(stateOf(app)).toEqual([['refused', 'known_address']])
  })

  test('a mailbox that registers, leaves and registers again counts once', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    for (let round = 0; round < 3; round += 1) {
      const pal = await befriend(app, await codeOf(ana), 'Pal')
      expect((await pal.delete('/user', { password: testPassword })).status).toBe(200)
    }
    expect((await standing(ana)).user.referral_count).toBe(1)
    expect(stateOf(app).slice(1)).toEqual([
      ['refused', 'known_address'],
      ['refused', 'known_address'],
    ])
  })

  test("friends in the inviting family's own browser count, but not one right after the other", async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    const code = await codeOf(ana)
    const inOwnBrowser = (place: number) => ownBrowser(app, ana, code, place)
    await inOwnBrowser(1)
    app.clock.advance(120)
    await inOwnBrowser(2)
    expect(stateOf(app).map(([state]) => state)).toEqual(['counted', 'counted'])
    app.clock.advance(30)
    await inOwnBrowser(3)
    expect(stateOf(app).at(-1)).toEqual(['held', 'same_device'])
  })

  test('eleven friends of one school, an address for all of them, count automatically', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    const code = await codeOf(ana)
    for (let friend = 1; friend <= 11; friend += 1) {
      await befriend(app, code, `Friend${inLetters(friend)}`)
      app.clock.advance(15 * 60)
    }
    expect(stateOf(app)).toEqual(Array(11).fill(['counted', null]))
    expect((await standing(ana)).user.referral_count).toBe(11)
  })

  test('of 20 friends in a day through one connection twelve count, and the rest waits for a review', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    const code = await codeOf(ana)
    for (let friend = 1; friend <= 20; friend += 1) {
      await befriend(app, code, `Friend${inLetters(friend)}`)
      app.clock.advance(15 * 60)
    }
    const held = Array(8).fill(['held', 'same_connection'])
    expect(stateOf(app)).toEqual([...Array(12).fill(['counted', null]), ...held])
    expect((await standing(ana)).user.referral_count).toBe(12)
  })

  test('late confirmations, in any order, count no more than the first ones', async () => {
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana' })
    const friends: { token: string; friend: TestBrowser }[] = []
    for (let place = 1; place <= 15; place += 1) {
      const name = `Friend${inLetters(place)}`
      const friend = await app.register({ name, referral_code: await codeOf(ana) })
      friends.push({ friend, token: mailedToken(app.mails, 'verify-email') })
      app.clock.advance(15 * 60)
    }
    for (const { friend, token } of friends.reverse())
      await friend.post('/api/auth/verify-email', { token })
    expect((await standing(ana)).user.referral_count).toBe(12)
  })

  test.each([
    ['the day after', (app: TestApp) => app.clock.advance(86_400)],
    [
      'through another connection',
      (app: TestApp) => app.db.update(referrals).set({ network_hash: 'elsewhere' }).run(),
    ],
  ])('%s friends count again', async (_, change) => {
    const app = createTestApp()
    const code = await codeOf(await app.register({ name: 'Ana' }))
    for (let friend = 1; friend <= 13; friend += 1) {
      await befriend(app, code, `Friend${inLetters(friend)}`)
      app.clock.advance(15 * 60)
    }
    expect(stateOf(app).at(-1)).toEqual(['held', 'same_connection'])
    change(app)
    await befriend(app, code, 'Fay')
    expect(stateOf(app).at(-1)).toEqual(['counted', null])
  })

  test('the sixth friend within an hour through one connection waits for a review', async () => {
    const app = createTestApp()
    const code = await codeOf(await app.register({ name: 'Ana' }))
    for (let friend = 1; friend <= 6; friend += 1)
      await befriend(app, code, `Friend${inLetters(friend)}`)
    expect(stateOf(app)).toEqual([...Array(5).fill(['counted', null]), ['held', 'many_at_once']])
    app.clock.advance(3601)
    await befriend(app, code, 'Fay')
    expect(stateOf(app).at(-1)).toEqual(['counted', null])
  })

  test('of many invented registrations of one family, at most five count', async () => {
    const attempts = 500 * shareOfCrowd
    const app = createTestApp()
    const ana = await app.register({ name: 'Ana', email: 'ana.garcia@gmail.com' })
    const code = await codeOf(ana)
    for (let attempt = 0; attempt < attempts; attempt += 1)
      await attack[attempt % attack.length]?.(app, ana, code, attempt)
    expect(app.db.select().from(referrals).all()).toHaveLength(attempts)
    const counted = (await standing(ana)).user.referral_count
    expect(counted).toBeGreaterThan(0)
    expect(counted).toBeLessThanOrEqual(5)
  }, 120_000)

  test('of 100 pairs of friends behind one connection, at least 99 count', async () => {
    const pairs = 200 * shareOfCrowd
    const app = createTestApp()
    registerFamilies(app, 50)
    for (let pair = 0; pair < pairs; pair += 1) {
      const inviting = await app.register({ name: `Inviting${inLetters(pair)}` })
      await befriend(app, await codeOf(inviting), `Invited${inLetters(pair)}`)
    }
    const counted = stateOf(app).filter(([state]) => state === 'counted')
    expect(counted.length).toBeGreaterThanOrEqual(0.99 * pairs)
  }, 120_000)
})

/** A friend registers in the browser of the family that invites, and confirms its address. */
async function ownBrowser(app: TestApp, ana: TestBrowser, referralCode: string, place: number) {
  const email = `same-device-${place}@example.org`
  const own = app.browser()
  for (const [name, value] of ana.cookies) if (/device/.test(name)) own.cookies.set(name, value)
  await own.post('/register', {
    name: 'Same',
    email,
    password: 'quiet-otter-42',
    referral_code: referralCode,
  })
  await own.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })
}

/** Invented friends: dots, tags, the own browser, and many in a row from fresh browsers. */
const attack = [
  (app: TestApp, _: TestBrowser, code: string, place: number) =>
    befriend(app, code, 'Dots', dotted('anagarcia', place)),
  (app: TestApp, _: TestBrowser, code: string, place: number) =>
    befriend(app, code, 'Tags', `ana.garcia+${place}@gmail.com`),
  ownBrowser,
  (app: TestApp, _: TestBrowser, code: string, place: number) =>
    befriend(app, code, 'Burst', `burst-${place}@example.net`),
]

/** A spelling with dots where the number's binary form has a 1, and one tag to avoid duplicates. */
function dotted(name: string, place: number): string {
  const letters = [...name].map((letter, at) => ((place >> at) & 1 ? `${letter}.` : letter))
  return `${letters.join('').replace(/\.$/, '')}+d${place}@gmail.com`
}

test('the origin of a registration is deleted after a month', async () => {
  const app = createTestApp()
  const code = await codeOf(await app.register({ name: 'Ana' }))
  await befriend(app, code, 'Ben')
  const traces = () =>
    app.db
      .select()
      .from(referrals)
      .all()
      .map(({ device_hash, network_hash }) => [device_hash, network_hash])
  sweepTraces(app.db, app.deps.now())
  expect(traces()).toEqual([[expect.any(String), expect.any(String)]])
  app.clock.advance(31 * 86_400)
  sweepTraces(app.db, app.deps.now())
  expect(traces()).toEqual([[null, null]])
})

describe('the administrator decides', () => {
  /** A founder with five friends that counted and one that is held. */
  async function heldOne() {
    const app = createTestApp()
    const administrator = await root(app)
    const ana = await app.register({ name: 'Ana' })
    const code = await codeOf(ana)
    const friends = ['Ben', 'Cleo', 'Dina', 'Fay', 'Gus', 'Edda']
    for (const name of friends) await befriend(app, code, name)
    const { body } = await administrator.get('/api/admin/referrals')
    return { app, administrator, ana, held: body.referrals }
  }

  test('with the known facts of a held referral', async () => {
    const { held } = await heldOne()
    expect(held).toMatchObject([
      {
        reason: 'many_at_once',
        referrer: { name: 'Ana', email: 'ana@example.com', referral_count: 5 },
        referee: { name: 'Edda', email: 'edda@example.com' },
      },
    ])
  })

  test.each([
    ['accept', 6],
    ['refuse', 5],
  ])('to %s it, once', async (decision, referralCount) => {
    const { administrator, ana, held } = await heldOne()
    const path = `/api/admin/referrals/${held[0].id}`
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => administrator.post(path, { decision })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    expect((await standing(ana)).user.referral_count).toBe(referralCount)
    expect((await administrator.get('/api/admin/referrals')).body.referrals).toEqual([])
  })

  test('and no one else does', async () => {
    const { app, ana, held } = await heldOne()
    const path = `/api/admin/referrals/${held[0].id}`
    expect((await ana.get('/api/admin/referrals')).status).toBe(403)
    expect((await ana.post(path, { decision: 'accept' })).status).toBe(403)
    expect((await app.browser().get('/api/admin/referrals')).status).toBe(401)
  })
})
