import { activities, communityItems, families, parents } from '@fgm/db/schema'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ana, eve, openFeature, registerFamilies, root } from '../../../test/cast.ts'
import { download, shared } from '../../../test/community.ts'
import { startFakeGoogle } from '../../../test/fakes/google.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const google = await startFakeGoogle()
afterAll(google.close)

let app: TestApp
let family: TestBrowser
let childId: string
beforeEach(async () => {
  app = createTestApp({}, { google: google.verifier() })
  openFeature(app, 'community_sharing')
  const registered = await ana(app)
  family = registered.browser
  childId = registered.child_id
})

const leave = (browser: TestBrowser, proof: object = { password: testPassword }) =>
  browser.delete('/user', proof)

/** Every row of every table, as text. */
function everything(): string {
  const tables = app.connection
    .prepare("select name from sqlite_master where type = 'table'")
    .all() as { name: string }[]
  return tables
    .map(({ name }) => JSON.stringify(app.connection.prepare(`select * from "${name}"`).all()))
    .join('\n')
}

describe('leaving', () => {
  test('refuses a password in the URL, which would be kept in histories and logs', async () => {
    for (const body of [undefined, {}, { password: testPassword }]) {
      const response = await family.delete(`/user?password=${testPassword}`, body)
      expect(response.status).toBe(400)
      expect(response.body.error).toMatch(
        /^Please send the password in the body, never in the address/,
      )
    }
    expect((await family.get('/user/profile')).status).toBe(200)
    expect((await leave(family)).status).toBe(200)
  })

  test('leaves no row that names the family, its child, its address or its id', async () => {
    const id = familyIdOf(app, 'Ana')
    app.connection.prepare("update parents set name = 'Anneliese' where name = 'Ana'").run()
    await family.put(`/children/${childId}`, { name: 'Mirabelle', birth_date: '2021-05-20' })
    await family.post('/activities/shadow-wave/complete', { child_id: childId })
    await download(await eve(app), await shared(app, family, 'Anneliese', 'own-idea'))
    for (const word of ['Anneliese', 'Mirabelle', 'ana@example.com', id])
      expect([word, everything().includes(word)]).toEqual([word, true])
    const { status, body } = await leave(family)
    expect([status, body]).toEqual([
      200,
      { message: 'Your account and everything in it is gone. Take care.' },
    ])
    for (const word of ['Anneliese', 'Mirabelle', 'ana@example.com', id, childId, '"own-idea"'])
      expect([word, everything().includes(word)]).toEqual([word, false])
  })

  test('logs out everywhere, and the account cannot log in again', async () => {
    const elsewhere = app.browser()
    const login = { email: 'ana@example.com', password: testPassword }
    await elsewhere.post('/api/login', login)
    await leave(family)
    for (const browser of [family, elsewhere])
      expect((await browser.get('/user/profile')).status).toBe(401)
    expect((await app.browser().post('/api/login', login)).status).toBe(401)
    const stone = app.db.select().from(families).where(isNotNull(families.deleted_at)).get()
    for (const email of [`left-${stone?.id}`, `${stone?.id}`])
      expect((await app.browser().post('/api/login', { ...login, email })).status).toBe(401)
  })

  test('keeps the number and the founding spot taken: numbers have no gap', async () => {
    await leave(family)
    const again = await app.browser().post('/register', {
      name: 'Ana',
      email: 'ana@example.com',
      password: testPassword,
    })
    expect([again.status, again.body.user.registration_number]).toEqual([201, 2])
    registerFamilies(app, 48)
    const late = await app.register({ name: 'Late' })
    expect((await late.get('/user/profile')).body).toMatchObject({
      registration_number: 51,
      founding_member: false,
    })
  })

  test('removes the family from every figure and list', async () => {
    await eve(app)
    const administrator = await root(app)
    const metrics = async () =>
      (await app.browser().get('/feature-flags')).body.activation_status.current_metrics
    expect(await metrics()).toMatchObject({ premium_users: 2, founding_members: 2 })
    await leave(family)
    expect(await metrics()).toMatchObject({ premium_users: 1, founding_members: 1 })
    const { body } = await administrator.get('/api/admin/waitlist-queue')
    expect(body.summary).toMatchObject({ total_users: 1, active: 1 })
    expect(body.waitlist_queue).toEqual([])
  })

  test('keeps what friends earned by it, without its name', async () => {
    const code = (await family.get('/user/profile')).body.referral_code
    const friend = await app.register({ name: 'Wilhelmina', referral_code: code })
    await friend.post('/api/auth/verify-email', { token: mailedToken(app.mails, 'verify-email') })
    const counted = async () => (await family.get('/waitlist/status')).body.user.referral_count
    expect([await counted(), everything().includes('Wilhelmina')]).toEqual([1, true])
    await leave(friend)
    expect([await counted(), everything().includes('Wilhelmina')]).toEqual([1, false])
  })
})

describe('what it shared', () => {
  test('is removed with it, but copies of others stay', async () => {
    const other = await eve(app)
    const kept = await shared(app, family, 'Ana', 'kept')
    const gone = await shared(app, family, 'Ana', 'gone')
    await download(other, kept)
    await leave(family)
    expect((await other.get('/community/activities')).body.items).toEqual([])
    expect((await other.get(`/activities/${kept}`)).body.title).toBe('Squiggles of kept')
    expect(app.db.select().from(activities).where(eq(activities.id, gone)).all()).toEqual([])
    expect(app.db.select().from(communityItems).all()).toMatchObject([
      { activity_id: kept, state: 'withdrawn', author_family_id: null },
    ])
  })

  test("its ratings of others' activities are removed", async () => {
    const other = await eve(app)
    const id = await shared(app, other, 'Eve', 'hers')
    await download(family, id)
    await family.post(`/community/activities/${id}/rating`, { rating: 1 })
    await leave(family)
    const { body } = await other.query('community.byId', { id })
    expect(body).toMatchObject({ rating_avg: null, rating_count: 0, download_count: 1 })
  })
})

describe('leaving needs a proof', () => {
  test.each([
    ['nothing', {}, 'Please enter your password.'],
    ['an empty password', { password: '' }, 'Please enter your password.'],
    ['a wrong one', { password: 'quiet-otter-43' }, 'Your password is not right.'],
  ])('with %s it stays', async (_, proof, sentence) => {
    const { status, body } = await leave(family, proof)
    expect([status, body.error]).toEqual([400, sentence])
    expect((await family.get('/user/profile')).status).toBe(200)
  })

  test('logged in by Google with a fresh credential of that account', async () => {
    const browser = app.browser()
    const own = { sub: 'gina', email: 'gina@example.com', name: 'Gina' }
    await browser.post('/api/auth/google', { token: await google.idToken(own) })
    const other = await google.idToken({ sub: 'other', email: 'other@example.com' })
    expect((await leave(browser, { token: other })).body.error).toBe(
      'This Google account does not belong to your account.',
    )
    expect((await leave(browser, { password: testPassword })).body.error).toBe(
      'Please confirm with your Google account.',
    )
    expect((await leave(browser, { token: 'forged' })).status).toBe(401)
    expect((await leave(browser, { token: await google.idToken(own) })).status).toBe(200)
    expect(everything().includes('gina')).toBe(false)
  })

  test('not for the administrator or a visitor', async () => {
    const { status, body } = await leave(await root(app))
    expect([status, body.error]).toEqual([
      403,
      'An administrator cannot leave: someone has to look after the families.',
    ])
    expect((await leave(app.browser())).status).toBe(401)
  })

  test('ten times at once leaves one record', async () => {
    const token = await family.csrfToken()
    const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
    const body = JSON.stringify({ password: testPassword })
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => family.send('DELETE', '/user', body, headers)),
    )
    for (const { status } of responses) expect([200, 401, 503]).toContain(status)
    expect(app.db.select().from(parents).all()).toEqual([])
    const stones = app.db.select().from(families).all()
    expect(stones).toMatchObject([{ registration_number: 1, confirmed_at: null }])
  })
})

describe('logged-in browsers', () => {
  const browsers = async (browser: TestBrowser) =>
    (await browser.query('auth.browsers')).body.browsers

  test('are listed, and logged out one by one', async () => {
    const elsewhere = app.browser()
    await elsewhere.post('/api/login', { email: 'ana@example.com', password: testPassword })
    const list = await browsers(family)
    expect(list).toHaveLength(2)
    const other = list.find((one: { is_current: boolean }) => !one.is_current)
    expect((await family.mutate('auth.signBrowserOut', { id: other.id })).status).toBe(200)
    expect((await elsewhere.get('/user/profile')).status).toBe(401)
    expect(await browsers(family)).toMatchObject([{ is_current: true }])
    expect((await family.mutate('auth.signBrowserOut', { id: other.id })).status).toBe(404)
  })

  test('cannot be seen or logged out by others', async () => {
    const [own] = await browsers(family)
    const outsider = await eve(app)
    expect((await outsider.mutate('auth.signBrowserOut', { id: own.id })).status).toBe(404)
    expect((await app.browser().query('auth.browsers')).status).toBe(401)
    expect((await family.get('/user/profile')).status).toBe(200)
  })
})
