import {
  families,
  favorites,
  mailOutboxTable,
  parents,
  payments,
  plays,
  savedActivities,
} from '@fgm/db/schema'
import { cardSentence } from '@fgm/shared/activities/card-sentence'
import type { CommunityItem } from '@fgm/shared/community/community'
import { count, eq, isNotNull, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { inviterOf } from '../../../test/cast.ts'
import { atNight } from '../../../test/extent.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { findParentByEmail } from '../../features/auth/auth.ts'
import { listChildren } from '../../features/children/children.ts'
import { familyOf, parentsOf } from '../../features/parents/parents.ts'
import { makeDemoData, payers } from './demo-data.ts'
import { demoPassword, rootEmail } from './demo-families.ts'

const admin = { ADMIN_EMAIL: rootEmail, ADMIN_PASSWORD: demoPassword }
let demo: TestApp

beforeAll(async () => {
  demo = await demoApp()
})

async function demoApp(env: Record<string, string> = {}): Promise<TestApp> {
  const app = createTestApp({ ...admin, ...env })
  await makeDemoData(app.deps)
  return app
}

/** The families that came by a family's code, by the state of their referral. */
const friendsOf = (demo: TestApp, id: string) =>
  allFamilies(demo).filter((family) => inviterOf(demo.db, family.id) === id)

const allFamilies = ({ db }: TestApp) =>
  db
    .select()
    .from(families)
    .where(isNotNull(families.registration_number))
    .orderBy(families.registration_number)
    .all()

test('The demo data is large enough for every feature to be open', () => {
  const all = allFamilies(demo)
  expect(all.length).toBeGreaterThanOrEqual(101)
  expect(all.filter((family) => family.founding_member)).toHaveLength(50)
  expect(all.map((family) => family.registration_number)).toEqual(all.map((_, place) => place + 1))
})

test('Families came over the past weeks, none in the future, some have not confirmed their address', () => {
  const all = allFamilies(demo)
  const now = demo.deps.now().toISOString()
  const moments = all.map((family) => family.created_at)
  expect(moments).toEqual([...moments].sort())
  expect(moments.every((moment) => moment < now)).toBe(true)
  expect(new Set(moments.map((moment) => moment.slice(0, 10))).size).toBeGreaterThan(30)
  const unverified = all.filter((family) => family.confirmed_at === null)
  expect(unverified.length).toBeGreaterThan(10)
  expect(unverified.length).toBeLessThan(all.length / 2)
})

test('Ana is a founder with a child, Ben waits, and both can log in', async () => {
  const ana = demo.browser()
  expect((await ana.post('/api/login', signIn('ana@demo.example'))).body.user).toMatchObject({
    founding_member: true,
    email_verified: true,
  })
  expect((await ana.get('/user/profile')).body.children).toMatchObject([{ name: 'Mila', age: 4 }])
  const response = await demo.browser().post('/api/login', signIn('ben@demo.example'))
  expect(response.body.user).toMatchObject({ waitlist_status: 'reserved' })
  expect(response.body.user.registration_number).toBeGreaterThan(50)
})

test('Root is the administrator', async () => {
  const response = await demo.browser().post('/api/login', signIn(rootEmail))
  expect(response.body.user).toMatchObject({ is_admin: true })
})

test('Both Ana and Ben have invited friends who confirmed their addresses', () => {
  const inviters = allFamilies(demo).filter(({ id }) =>
    /^(ana|ben)@/.test(parentsOf(demo.db, id)[0]?.email ?? ''),
  )
  for (const { id } of inviters) {
    const friends = friendsOf(demo, id)
    expect(friends.length).toBeGreaterThanOrEqual(2)
    expect(friends.every((friend) => friend.confirmed_at !== null)).toBe(true)
  }
})

test('Children are 2 to 12 years old, and have played and liked things', () => {
  const { db, deps } = demo
  const ages = allFamilies(demo).flatMap((family) =>
    listChildren(deps, family).map((child) => child.age),
  )
  expect(Math.min(...ages)).toBe(2)
  expect(Math.max(...ages)).toBe(12)
  expect(db.select({ n: count() }).from(plays).get()?.n).toBeGreaterThan(300)
  expect(db.select({ n: count() }).from(favorites).get()?.n).toBeGreaterThan(50)
})

test('Families share what they made, save it, do it and report how it was', async () => {
  const ana = demo.browser()
  await ana.post('/api/login', signIn('ana@demo.example'))
  const { body } = await ana.get('/community/activities?sort=rating')
  expect(body.items.length).toBeGreaterThan(10)
  const names = body.items.map((item: CommunityItem) => item.creator_name)
  const sentences = body.items.map((item: CommunityItem) => cardSentence(item.activity.description))
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(names.every((name: string) => /^[\p{L}'-]+$/u.test(name))).toBe(true)
  expect(body.items.some((item: CommunityItem) => item.outcomes !== null)).toBe(true)
  expect((await ana.get('/community/trending')).body.items.length).toBeGreaterThan(5)
  expect(demo.db.select().from(savedActivities).all().length).toBeGreaterThan(60)
})

test('Ana has a home and memories of its hunts, and one hunt waits to be played', async () => {
  const ana = demo.browser()
  await ana.post('/api/login', signIn('ana@demo.example'))
  const { memories, hunts, summary } = (await ana.query('hunts.memories', {})).body
  expect([summary.plays, memories.length]).toEqual([6, 6])
  const days = memories.map(({ completed_at }: { completed_at: string }) => completed_at)
  expect(days).toEqual([...days].sort().reverse())
  expect(days[0] < demo.deps.now().toISOString()).toBe(true)
  for (const { children, fun_rating } of memories)
    expect([children[0].name, fun_rating >= 3]).toEqual(['Mila', true])
  expect(
    hunts.map(({ blueprint_data }: { blueprint_data: House }) => labels(blueprint_data)),
  ).toEqual(hunts.map(() => expect.stringContaining('Mila')))
  const own = (await ana.get('/api/scavenger-hunts')).body.hunts.slice(0, 2)
  expect(
    own.map(({ completed_count }: { completed_count: number }) => completed_count).sort(),
  ).toEqual([0, 2])
  expect(own.map(({ story_id }: { story_id: string | null }) => story_id)).toContain('night-train')
})

type House = { rooms: { label: string }[] }
const labels = ({ rooms }: House) => rooms.map(({ label }) => label).join(', ')

test('No mail was sent, and none is waiting', () => {
  expect(demo.mails).toEqual([])
  expect(
    demo.db.select().from(mailOutboxTable).where(ne(mailOutboxTable.state, 'sent')).all(),
  ).toEqual([])
})

atNight('With the test checkout some families have paid', { timeout: 60_000 }, async () => {
  const { db } = await demoApp({ PAYMENTS: 'sandbox' })
  const paid = db.select().from(payments).all()
  expect(paid.map(({ disposition }) => disposition)).toEqual(payers.map(() => 'activated'))
  expect(new Set(paid.map(({ currency }) => currency)).size).toBe(4)
  const ben = db.select().from(parents).where(eq(parents.email, 'ben@demo.example')).get()
  expect(ben && familyOf(db, ben).waitlist_status).toBe('reserved')
  expect(db.select().from(mailOutboxTable).where(ne(mailOutboxTable.state, 'sent')).all()).toEqual(
    [],
  )
})

atNight('Made twice, the demo data is the same', { timeout: 60_000 }, async () => {
  const other = await demoApp()
  const withoutHash = ({ db }: TestApp) =>
    db
      .select()
      .from(parents)
      .all()
      .map(({ password_hash: _, ...parent }) => parent)
  expect(withoutHash(other)).toEqual(withoutHash(demo))
  expect(allFamilies(other)).toEqual(allFamilies(demo))
  const played = (app: TestApp) =>
    app.db
      .select()
      .from(plays)
      .where(eq(plays.family_id, anasId(app) ?? ''))
      .all()
  expect(played(other)).toEqual(played(demo))
})

const signIn = (email: string) => ({ email, password: demoPassword })

const anasId = ({ db }: TestApp) => findParentByEmail(db, 'ana@demo.example')?.family_id
