import { auditEntries, referrals, sessions } from '@fgm/db/schema'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ana, eve, openFeature, root } from '../../../test/cast.ts'
import { download, moreFamilies, shared } from '../../../test/community.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { addBlueprint } from '../../../test/houses.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { parentsOf } from '../parents/parents.ts'

const google = await startFakeGoogle()
afterAll(google.close)

let app: TestApp
let administrator: TestBrowser
let family: TestBrowser
let id: string
beforeEach(async () => {
  app = createTestApp({}, { google: google.verifier() })
  administrator = await root(app)
  family = (await ana(app)).browser
  id = familyIdOf(app, 'Ana')
})

const setBlocked = (isBlocked: boolean, of = id) =>
  administrator.post(`/api/admin/families/${of}/block`, { is_blocked: isBlocked, reason: 'Spam' })
const right = { email: 'ana@example.com', password: 'quiet-otter-42' }
const sentence = 'This account is blocked. If you think that is a mistake, please contact support.'

describe('a blocked family', () => {
  test('is logged out everywhere at once, and stays logged out after unblocking', async () => {
    const laptop = app.browser()
    await laptop.post('/api/login', right)
    const { status, body } = await setBlocked(true)
    expect([status, body.blocked_at]).toEqual([200, '2026-03-02T09:00:00.000Z'])
    for (const browser of [family, laptop])
      expect((await browser.get('/user/profile')).status).toBe(401)
    expect((await setBlocked(false)).body.blocked_at).toBe(null)
    expect((await family.get('/user/profile')).status).toBe(401)
    expect((await laptop.post('/api/login', right)).status).toBe(200)
    expect((await laptop.get('/user/profile')).status).toBe(200)
  })

  test('learns of it only with its correct password, so that no one else does', async () => {
    await setBlocked(true)
    const refused = await app.browser().post('/api/login', right)
    expect([refused.status, refused.body]).toEqual([
      403,
      { error: sentence, code: 'account_blocked' },
    ])
    const wrong = await app.browser().post('/api/login', { ...right, password: 'wrong-otter' })
    const unknown = await app.browser().post('/api/login', { ...right, email: 'x@example.com' })
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
    expect(app.db.select().from(sessions).all()).toHaveLength(1)
  })

  test('cannot log in with Google either, and its address is not taken over', async () => {
    await setBlocked(true)
    const token = await google.idToken()
    const { status, body } = await app.browser().post('/api/auth/google', { token })
    expect([status, body.error]).toEqual([403, sentence])
    await setBlocked(false)
    expect((await app.browser().post('/api/login', right)).status).toBe(200)
    await app.browser().post('/api/auth/google', { token })
    await setBlocked(true)
    expect((await app.browser().post('/api/auth/google', { token })).status).toBe(403)
  })

  test('does not get a session from a login in progress', async () => {
    const own = parentsOf(app.db, id).map((parent) => parent.id)
    const open = app.db.select().from(sessions).where(inArray(sessions.parent_id, own)).all()
    const [response] = await Promise.all([
      app.browser().post('/api/login', right),
      setBlocked(true),
    ])
    expect([200, 403]).toContain(response.status)
    // As if it were written only now: the row alone opens nothing.
    app.db.insert(sessions).values(open).run()
    expect([open.length, (await family.get('/user/profile')).status]).toEqual([1, 401])
  })

  test('gets no reset mail, and the same response as anyone; an earlier link no longer works', async () => {
    await family.post('/api/auth/forgot-password', { email: right.email })
    const token = mailedToken(app.mails, 'reset-password')
    await setBlocked(true)
    const before = app.mails.length
    const request = (email: string) => app.browser().post('/api/auth/forgot-password', { email })
    expect((await request(right.email)).body).toEqual((await request('x@example.com')).body)
    expect(app.mails).toHaveLength(before)
    const password = 'loud-otter-43'
    const reset = await app.browser().post('/api/auth/reset-password', { token, password })
    expect(reset.status).toBe(400)
    const verify = { token: mailedToken(app.mails, 'verify-email') }
    expect((await app.browser().post('/api/auth/verify-email', verify)).status).toBe(400)
  })
})

describe('what a blocked family shared', () => {
  beforeEach(() => openFeature(app, 'community_sharing'))
  const listed = async (browser: TestBrowser) =>
    (await browser.get('/community/activities')).body.items.map((one: { id: string }) => one.id)

  test('is hidden while it is blocked; families that saved it keep it', async () => {
    const item = await shared(app, family, 'Ana', 'own-idea')
    const other = await eve(app)
    const [late] = await moreFamilies(app, 1)
    await download(other, item)
    await setBlocked(true)
    expect(await listed(other)).toEqual([])
    expect((await other.get('/community/trending')).body.items).toEqual([])
    expect((await download(late?.browser ?? other, item)).status).toBe(404)
    expect((await other.get(`/activities/${item}`)).status).toBe(200)
    await setBlocked(false)
    expect(await listed(other)).toEqual([item])
    expect((await download(late?.browser ?? other, item)).status).toBe(200)
  })

  test('stays removed when an administrator removed it', async () => {
    const item = await shared(app, family, 'Ana', 'own-idea')
    const other = await eve(app)
    await other.post(`/community/activities/${item}/report`, { reason: 'Unkind' })
    await setBlocked(true)
    await administrator.post(`/api/admin/reports/${item}`, { decision: 'remove' })
    await setBlocked(false)
    expect(await listed(other)).toEqual([])
  })

  test("does not hide others' activities by its reports", async () => {
    const author = await eve(app)
    const item = await shared(app, author, 'Eve', 'her-idea')
    const families = await moreFamilies(app, 3)
    const report = (browser: TestBrowser) =>
      browser.post(`/community/activities/${item}/report`, { reason: 'Odd' })
    await report(families[0]?.browser ?? author)
    await setBlocked(true, familyIdOf(app, 'Moreb'))
    for (const { browser } of families.slice(1)) await report(browser)
    expect(await listed(author)).toEqual([item])
  })

  test('includes its houses', async () => {
    const house = await addBlueprint(family, { is_public: true })
    const other = await eve(app)
    const gallery = async () => (await other.query('blueprints.gallery')).body.community.length
    expect([await gallery(), (await other.get(`/api/blueprints/${house}`)).status]).toEqual([
      1, 200,
    ])
    await setBlocked(true)
    expect([await gallery(), (await other.get(`/api/blueprints/${house}`)).status]).toEqual([
      0, 404,
    ])
    await setBlocked(false)
    expect(await gallery()).toBe(1)
  })
})

describe('invitations by a blocked family', () => {
  const codeOf = async () => (await family.get('/user/profile')).body.referral_code
  const come = (referralCode: string, name: string) =>
    app.register({ name, referral_code: referralCode } as { name: string })

  test('no longer count for newcomers, who can still register', async () => {
    const code = await codeOf()
    await setBlocked(true)
    await come(code, 'Nora')
    expect(app.db.select().from(referrals).all()).toEqual([])
  })

  test('that were pending are reviewed by a person; news mails stop', async () => {
    await come(await codeOf(), 'Nora')
    await setBlocked(true)
    const verify = { token: mailedToken(app.mails, 'verify-email'), password: testPassword }
    await app.browser().post('/api/auth/verify-email', verify)
    const held = (await administrator.get('/api/admin/referrals')).body.referrals
    expect(held).toMatchObject([{ reason: 'blocked_family', referrer: { name: 'Ana' } }])
    await administrator.post(`/api/admin/referrals/${held[0].id}`, { decision: 'accept' })
    const kinds = app.connection
      .prepare(
        'select kind from mail_outbox where parent_id in (select id from parents where family_id = ?)',
      )
      .all(id)
    expect(kinds).not.toContainEqual({ kind: 'friend_joined' })
  })
})

describe('blocking', () => {
  test('twice at once is one change', async () => {
    const responses = await Promise.all([setBlocked(true), setBlocked(true), setBlocked(true)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(app.db.select().from(auditEntries).all()).toMatchObject([
      { action: 'admin.blockFamily', target_id: id, details: { is_blocked: true, reason: 'Spam' } },
    ])
  })

  test('is not for oneself or another administrator, and needs a reason', async () => {
    const own = await setBlocked(true, familyIdOf(app, 'Root'))
    expect([own.status, own.body.error]).toEqual([409, 'You cannot block yourself.'])
    app.connection.exec(`update parents set is_admin = 1 where name = 'Ana';
      update families set registration_number = null where id = '${id}'`)
    expect((await setBlocked(true)).status).toBe(409)
    const path = `/api/admin/families/${id}/block`
    expect((await administrator.post(path, { is_blocked: true, reason: ' ' })).status).toBe(400)
    expect((await administrator.post(path, { is_blocked: 'yes', reason: 'x' })).status).toBe(400)
    expect(app.db.select().from(auditEntries).all()).toEqual([])
  })
})
