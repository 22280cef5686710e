import { openDatabase } from '@fgm/db'
import { families, mailOutboxTable, parents } from '@fgm/db/schema'
import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inLetters, registerFamilies } from '../../../test/cast.ts'
import { createTestApp, mailedToken, type TestApp } from '../../../test/test-app.ts'
import { setFeatureMode } from '../flags/flags.ts'
import { deliverDueMails } from '../mail/mail.ts'
import { announceOpenSpots } from './spots.ts'

/** That many families wait: the 50 before them are founders. */
function appWith(waiting: number) {
  const app = createTestApp({ PAYMENTS: 'sandbox' })
  setFeatureMode(app.deps, 'payments', 'off')
  registerFamilies(app, 50 + waiting)
  return app
}

const open = (app: TestApp) => setFeatureMode(app.deps, 'payments', 'on')
const announcements = ({ db }: Pick<TestApp, 'db'>) =>
  db
    .select()
    .from(mailOutboxTable)
    .where(eq(mailOutboxTable.kind, 'spot_opened'))
    // Mails of one moment are sent in the order of their writing.
    .orderBy(asc(mailOutboxTable.created_at), sql`rowid`)
    .all()
const notifiedCount = ({ db }: TestApp) =>
  db.select().from(families).where(isNotNull(families.spot_opened_at)).all().length

test('while payments are closed no mail goes out', async () => {
  const app = appWith(3)
  expect(await announceOpenSpots(app.deps)).toBe(0)
  expect([announcements(app).length, notifiedCount(app)]).toEqual([0, 0])
})

test('once payments open every waiting family gets one mail, in order, and no founder', async () => {
  const app = appWith(250)
  open(app)
  expect(await announceOpenSpots(app.deps)).toBe(250)
  expect(await announceOpenSpots(app.deps)).toBe(0)
  const mails = announcements(app)
  const numbers = Array.from({ length: 250 }, (_, place) => `family-${place + 51}@example.org`)
  expect(mails.map(({ to_address }) => to_address)).toEqual(numbers)
  expect(mails.every(({ unsubscribe_url }) => unsubscribe_url !== null)).toBe(true)
  expect(notifiedCount(app)).toBe(250)
})

test('two announcers at once write no mail twice', async () => {
  const app = appWith(250)
  open(app)
  const counts = await Promise.all([1, 2, 3].map(() => announceOpenSpots(app.deps)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250)
  expect(new Set(announcements(app).map(({ parent_id }) => parent_id)).size).toBe(250)
  expect(announcements(app)).toHaveLength(250)
})

test('the mail names the price of the family, and links to the checkout', async () => {
  const app = appWith(51)
  open(app)
  await announceOpenSpots(app.deps)
  await deliverDueMails(app.deps)
  const textTo = (number: number) =>
    app.mails.find(
      ({ to, subject }) =>
        to.address === `family-${number}@example.org` && subject === 'Your spot is open',
    )?.text
  expect(textTo(51)).toContain('One payment of $3 and premium is yours for life')
  expect(textTo(101)).toContain('One payment of $7 and')
  expect(textTo(51)).toContain('See what you get:\nhttp://localhost:3000/upgrade\n')
  expect(textTo(50)).toBeUndefined()
})

test('a family that stopped such mails gets none, and is not considered again', async () => {
  const app = appWith(2)
  app.db.update(parents).set({ unsubscribed_at: '2026-03-01T00:00:00.000Z' }).run()
  open(app)
  expect(await announceOpenSpots(app.deps)).toBe(2)
  expect([announcements(app).length, notifiedCount(app)]).toEqual([0, 2])
})

test('a family that registers while payments are open reads it in its welcome mail only', async () => {
  const app = appWith(0)
  await app.register({ name: 'Ben' })
  open(app)
  await app.register({ name: 'Eve' })
  expect(await announceOpenSpots(app.deps)).toBe(1)
  expect(announcements(app).map(({ to_address }) => to_address)).toEqual(['ben@example.com'])
  const welcome = (name: string) =>
    app.mails.find(
      ({ to, subject }) =>
        to.address === `${name.toLowerCase()}@example.com` && subject.startsWith('Welcome'),
    )?.text
  const mayPay = 'one payment, and premium is yours for life: http://localhost:3000/upgrade'
  expect(welcome('Eve')).toContain(mayPay)
  expect(welcome('Ben')).not.toContain('/upgrade')
  expect(welcome('Ben')).toContain('See your place:\nhttp://localhost:3000/dashboard\n')
})

test('a founder who registers while payments are open gets no request to pay', async () => {
  const app = createTestApp({ PAYMENTS: 'sandbox' })
  open(app)
  await app.register({ name: 'Ana' })
  expect(app.mails[0]?.text).not.toContain('/upgrade')
  expect(await announceOpenSpots(app.deps)).toBe(0)
})

test('after a restart only the remaining families get the mail', async () => {
  const app = appWith(3)
  open(app)
  await announceOpenSpots(app.deps)
  app.db
    .update(families)
    .set({ spot_opened_at: null })
    .where(eq(families.registration_number, 52))
    .run()
  const { db } = openDatabase(app.connection.serialize())
  expect(await announceOpenSpots({ ...app.deps, db })).toBe(1)
  expect(announcements({ db })).toHaveLength(4)
})

test('a family whose mail cannot be written gets it in the next run', async () => {
  const app = appWith(1)
  open(app)
  app.connection.exec('drop table mail_outbox')
  await expect(announceOpenSpots(app.deps)).rejects.toThrow('no such table')
  expect(notifiedCount(app)).toBe(0)
})

test('the tenth friend opens payment early, and the mail says so', async () => {
  const app = appWith(0)
  setFeatureMode(app.deps, 'payments', 'auto')
  const ben = await app.register({ name: 'Ben' })
  const { referral_code } = (await ben.get('/user/profile')).body
  for (let friend = 1; friend <= 10; friend += 1) {
    // Ten on one day would wait for an administrator's review.
    app.clock.advance(25 * 3_600)
    const one = await app.register({ name: `Friend${inLetters(friend)}`, referral_code })
    await one.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })
  }
  const mails = await friendMailsTo(app, 'Ben')
  expect(mails.map((text) => text.includes('/upgrade'))).toEqual([...Array(9).fill(false), true])
  const status = (await ben.get('/waitlist/status')).body
  expect([status.user.referral_count, status.can_pay]).toEqual([10, true])
})

async function friendMailsTo(app: TestApp, name: string): Promise<string[]> {
  await deliverDueMails(app.deps)
  const isOfFriend = /joined with your code$/
  return app.mails
    .filter(
      ({ to, subject }) =>
        to.address === `${name.toLowerCase()}@example.com` && isOfFriend.test(subject),
    )
    .map(({ text }) => text)
}
