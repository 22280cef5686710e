import { sessions } from '@fgm/db/schema'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { system } from '../../services/system.ts'
import { sweepSessions } from './sessions.ts'

/* lucia reads the system clock, so these tests write the times of a session into its row. */

const day = 86_400_000
const inDays = (days: number) => new Date(system.now().getTime() + days * day).toISOString()
const daysUntil = (moment: string) => (Date.parse(moment) - system.now().getTime()) / day

test('a new session lasts 30 days', async () => {
  const { register, db } = createTestApp()
  await register({ name: 'Ana' })
  expect(daysUntil(expiryIn(db))).toBeCloseTo(30, 2)
})

test('a session unused for 30 days has expired and is removed', async () => {
  const { register, db } = createTestApp()
  const browser = await register({ name: 'Ana' })
  db.update(sessions)
    .set({ created_at: inDays(-31), expires_at: inDays(-1) })
    .run()
  expect((await browser.get('/user/profile')).status).toBe(401)
  expect((await browser.query('auth.profile')).status).toBe(401)
  expect(db.select().from(sessions).all()).toEqual([])
})

test('a session that is used in its second half lasts 30 days more', async () => {
  const { register, db } = createTestApp()
  const browser = await register({ name: 'Ana' })
  db.update(sessions)
    .set({ created_at: inDays(-20), expires_at: inDays(10) })
    .run()
  const { status, headers } = await browser.get('/user/profile')
  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toMatch(/^fgm_session=\w+/)
  expect(daysUntil(expiryIn(db))).toBeCloseTo(30, 2)
})

test('a session that is used in its first half costs no write', async () => {
  const { register, db } = createTestApp()
  const browser = await register({ name: 'Ana' })
  const expiresAt = inDays(20)
  db.update(sessions)
    .set({ created_at: inDays(-10), expires_at: expiresAt })
    .run()
  const { headers } = await browser.get('/user/profile')
  expect(headers.getSetCookie()).toEqual([])
  expect(expiryIn(db)).toBe(expiresAt)
})

test('no session lasts longer than 90 days, however often it is used', async () => {
  const { register, db } = createTestApp()
  const browser = await register({ name: 'Ana' })
  db.update(sessions)
    .set({ created_at: inDays(-85), expires_at: inDays(3) })
    .run()
  for (const _ of Array(3)) {
    expect((await browser.get('/user/profile')).status).toBe(200)
    expect(daysUntil(expiryIn(db))).toBeCloseTo(5, 2)
  }
})

test('a session works until its last moment', async () => {
  const { register, db } = createTestApp()
  const browser = await register({ name: 'Ana' })
  db.update(sessions)
    .set({ created_at: inDays(-89.99), expires_at: inDays(0.005) })
    .run()
  expect((await browser.get('/user/profile')).status).toBe(200)
  db.update(sessions)
    .set({ created_at: inDays(-90), expires_at: inDays(0) })
    .run()
  expect((await browser.get('/user/profile')).status).toBe(401)
})

test('sweeping removes only expired sessions', async () => {
  const { register, db, deps } = createTestApp()
  await register({ name: 'Ana' })
  await register({ name: 'Ben' })
  const [first] = db.select().from(sessions).all()
  db.update(sessions).set({ expires_at: deps.now().toISOString() }).run()
  db.insert(sessions)
    .values({
      ...(first as NonNullable<typeof first>),
      id: 'kept',
      expires_at: '2026-03-02T09:00:01.000Z',
    })
    .run()
  sweepSessions(db, deps.now())
  expect(db.select().from(sessions).all()).toMatchObject([{ id: 'kept' }])
})

test('a deleted family is logged out everywhere', async () => {
  const { register, connection } = createTestApp()
  const browser = await register({ name: 'Ana' })
  connection.exec('delete from families')
  expect((await browser.get('/user/profile')).status).toBe(401)
})

const expiryIn = (db: ReturnType<typeof createTestApp>['db']) =>
  db.select().from(sessions).get()?.expires_at ?? ''
