import { databaseOn, openDatabase } from '@fgm/db'
import { brokenInvariants } from '@fgm/db/invariants'
import { migrateDatabase } from '@fgm/db/migrate'
import { columnsOf, entries, ownMigrations, tablesOf, townOf } from '@fgm/db/past-releases'
import { seedActivities } from '@fgm/db/seed/activities'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessionKey } from '../src/features/auth/sessions.ts'
import { everyNth } from './extent.ts'
import { createTestApp, testPassword } from './test-app.ts'

/* Families that registered with an earlier release, in the current release. */

const cookie = 'a-session-of-before-the-upgrade-0123456789'
let passwordHash = ''
beforeAll(async () => {
  const { deps } = createTestApp()
  passwordHash = await deps.passwords.hash(testPassword)
})

/** The database of such a release, migrated to the current one: made once, and copied for every test. */
const templates = new Map<number, { bytes: Buffer; had: string[] }>()

function upgraded(idx: number) {
  const template = templates.get(idx) ?? upgrade(idx)
  templates.set(idx, template)
  const { db, connection } = openDatabase(template.bytes)
  return { app: createTestApp({}, { db }), connection, had: template.had }
}

function upgrade(idx: number) {
  const { connection } = townOf(idx)
  const set = (query: string, ...values: string[]) => connection.prepare(query).run(...values)
  set('update users set password_hash = ?', passwordHash)
  const sessionEnd = new Date(Date.now() + 86_400_000).toISOString()
  set('update sessions set id = ?, expires_at = ?', sessionKey(cookie), sessionEnd)
  const had = [...tablesOf(connection), ...columnsOf(connection, 'users')]
  migrateDatabase(connection, ownMigrations)
  seedActivities(databaseOn(connection), new Date('2026-03-02T09:00:00.000Z'))
  // A copy in memory has no file for a write-ahead log.
  connection.pragma('journal_mode = DELETE')
  return { bytes: connection.serialize(), had }
}

const withUsers = entries.findIndex(({ tag }) => tag.endsWith('families_and_parents'))

describe.each(everyNth(entries.slice(0, withUsers), 4))('a family of $tag', ({ idx }) => {
  test('logs in and finds its number, children, credits and what they did', async () => {
    const { app, had } = upgraded(idx)
    const ana = app.browser()
    const credentials = { email: 'ANA@example.com', password: testPassword }
    const { status, body } = await ana.post('/api/login', credentials)
    expect([status, body.user]).toMatchObject([
      200,
      { id: 'ana', name: 'Ana “Ñ” 안나', registration_number: 1, founding_member: true },
    ])
    const profile = (await ana.get('/user/profile')).body
    expect(profile.children).toMatchObject([{ id: 'mia', name: 'Mia' }])
    expect(profile.ai_credits.remaining).toBe(49)
    expect((await ana.query('activities.marks')).body).toMatchObject({
      completed: [{ child_id: 'mia', activity_id: 'shadow-wave' }],
      favorites: [{ child_id: 'mia', activity_id: 'shadow-wave' }],
    })
    const made = had.includes('generations') ? 1 : 0
    const stats = { completed: 1, favorites: 1, ai_generated: made }
    expect((await ana.get('/user/activity-stats')).body).toMatchObject(stats)
  })

  test('is still logged in in its browser', async () => {
    const browser = upgraded(idx).app.browser()
    browser.cookies.set('fgm_session', cookie)
    expect((await browser.get('/api/auth/status')).body.user).toMatchObject({ id: 'ana' })
  })

  test('has the same place, and one that left does not come back', async () => {
    const { app, connection, had } = upgraded(idx)
    const login = (email: string) =>
      app.browser().post('/api/login', { email, password: testPassword })
    const standing = 'select id from families where queue_order is not null order by queue_order'
    expect(connection.prepare(standing).pluck().all()).toEqual(['cleo', 'dora', 'emil'])
    if (had.includes('deleted_at')) expect((await login('left-1@example.com')).status).toBe(401)
    const root = await login('root@example.com')
    // Authenticator apps exist, and were set up, from one release on.
    if (had.includes('second_factors')) expect(root.body.code).toBe('second_factor_required')
    else expect(root.body.user).toMatchObject({ is_admin: true, registration_number: null })
    expect(brokenInvariants(connection).filter((line) => kept.test(line))).toEqual([])
  })
})

/** Invariants of families and parents; rows about mails and payments of earlier releases are invented. */
const kept =
  /^(the file is whole|every reference|an administrator, and no one|a family has one|a family is confirmed)/
