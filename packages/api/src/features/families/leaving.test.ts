import { brokenInvariants } from '@fgm/db/invariants'
import { auditEntries } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, eve } from '../../../test/cast.ts'
import { addOwn } from '../../../test/community.ts'
import { invite, leaveFamily, moveIn, removeParent, secondParent } from '../../../test/families.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { programOf } from '../../../test/test-program.ts'
import { deliverDueMails } from '../mail/mail.ts'

/* Parents leave a family with other parents, are removed from it, or lose it with an address that was not theirs. */

let app: TestApp
let first: TestBrowser
let second: TestBrowser
let mia: string
beforeEach(async () => {
  app = createTestApp({ SMTP_URL: 'smtp://mail.example' })
  const registered = await ana(app)
  first = registered.browser
  mia = registered.child_id
  second = await secondParent(app, first)
})

const profile = async (browser: TestBrowser) => (await browser.get('/user/profile')).body
const names = async (browser: TestBrowser) =>
  (await browser.get('/user/family')).body.parents.map(({ name }: { name: string }) => name)
/** Every value in the database. */
const everything = () =>
  (
    app.connection
      .prepare("select name from sqlite_schema where type = 'table'")
      .pluck()
      .all() as string[]
  )
    .map((table) => JSON.stringify(app.connection.prepare(`select * from ${table}`).all()))
    .join()
async function mailsTo(address: string): Promise<string[]> {
  await deliverDueMails(app.deps)
  return app.mails.filter(({ to }) => to.address === address).map(({ subject }) => subject)
}

describe('two parents', () => {
  test('see the same, and what one has done the other sees', async () => {
    expect(await names(second)).toEqual(['Ana', 'Bo'])
    await second.post('/activities/shadow-wave/complete', { child_id: mia })
    expect((await first.get(`/activities/shadow-wave/status?child_id=${mia}`)).body).toEqual({
      is_completed: true,
      is_favorite: false,
    })
  })

  test('have separate favorites', async () => {
    const like = (browser: TestBrowser) =>
      browser.post('/activities/shadow-wave/favorite', { child_id: mia })
    const status = async (browser: TestBrowser) =>
      (await browser.get(`/activities/shadow-wave/status?child_id=${mia}`)).body.is_favorite
    expect((await like(second)).body.is_favorite).toBe(true)
    expect([await status(first), await status(second)]).toEqual([false, true])
    expect((await like(first)).body.is_favorite).toBe(true)
    expect((await like(second)).body.is_favorite).toBe(false)
    expect([await status(first), await status(second)]).toEqual([true, false])
  })

  test('are both notified, without names while an address is not confirmed', async () => {
    expect(await mailsTo('ana@example.com')).toContain('Another parent joined your family')
    expect(await mailsTo('bo@example.com')).toContain('Welcome to Five Good Minutes')
    app.connection.exec('update parents set email_verified_at = created_at')
    await secondParent(app, first, 'Cy')
    expect(await mailsTo('ana@example.com')).toContain('Cy joined your family')
    expect(await mailsTo('bo@example.com')).toContain('Cy joined your family')
  })
})

describe('a parent who leaves', () => {
  test('has a new family, with a copy of the children and what they did', async () => {
    await second.post('/activities/shadow-wave/complete', { child_id: mia })
    await second.post('/activities/shadow-wave/favorite', { child_id: mia })
    addOwn(app, 'Ana', 'anas-idea')
    await first.post('/activities/anas-idea/complete', { child_id: mia })
    const { status, body } = await leaveFamily(second, true)
    expect([status, body]).toEqual([200, { message: 'You have a family of your own now.' }])
    const own = await profile(second)
    expect(own).toMatchObject({
      registration_number: 2,
      founding_member: false,
      waitlist_status: 'reserved',
      children: [{ name: 'Mia', birth_date: '2021-05-20' }],
    })
    const { completed, favorites } = (await second.query('activities.marks')).body
    expect(completed).toHaveLength(2)
    expect(favorites).toMatchObject([{ child_id: own.children[0].id, activity_id: 'shadow-wave' }])
    expect(own.children[0].id).not.toBe(mia)
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('leaves the family unchanged, and both are notified', async () => {
    const before = await profile(first)
    await leaveFamily(second, true)
    expect(await profile(first)).toEqual(before)
    expect(await names(first)).toEqual(['Ana'])
    expect(await mailsTo('ana@example.com')).toContain('Another parent left your family')
    expect(await mailsTo('bo@example.com')).toContain('You are family #2 now')
    const actions = app.db.select().from(auditEntries).all()
    expect(actions.map(({ action }) => action)).toEqual([
      'families.join',
      'families.ownFamily',
      'families.leave',
    ])
  })

  test('cannot change the other family afterwards', async () => {
    await leaveFamily(second, true)
    const [copy] = (await profile(second)).children
    await second.post('/activities/flamingo-freeze/complete', { child_id: copy.id })
    const response = await second.post('/activities/flamingo-freeze/complete', { child_id: mia })
    expect(response.status).toBe(404)
    expect((await first.query('activities.marks')).body.completed).toEqual([])
  })

  test('may leave without a copy', async () => {
    await leaveFamily(second, false)
    expect((await profile(second)).children).toEqual([])
    expect((await profile(first)).children).toMatchObject([{ id: mia }])
  })

  test('may be the founder', async () => {
    await leaveFamily(first, true)
    expect(await names(second)).toEqual(['Bo'])
    expect(await profile(second)).toMatchObject({ registration_number: 1, children: [{ id: mia }] })
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('is refused while they are alone, with a wrong password, or logged out', async () => {
    const refused = await second.post('/user/family/leave', {
      with_copy: true,
      password: 'wrong-1',
    })
    expect(refused.body.code).toBe('wrong_password')
    expect((await leaveFamily(app.browser(), true)).status).toBe(401)
    await leaveFamily(second, false)
    expect((await leaveFamily(first, true)).body.code).toBe('last_parent')
  })

  test('deletes only their account if there is another parent', async () => {
    await second.post('/activities/shadow-wave/favorite', { child_id: mia })
    const { status, body } = await second.delete('/user', { password: testPassword })
    expect([status, body.message]).toEqual([
      200,
      'Your account is gone. Your family stays. Take care.',
    ])
    expect(await names(first)).toEqual(['Ana'])
    expect(everything()).not.toContain('bo@example.com')
    expect(await mailsTo('ana@example.com')).toContain('Another parent left your family')
    const last = await first.delete('/user', { password: testPassword })
    expect(last.body.message).toBe('Your account and everything in it is gone. Take care.')
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('a parent who is removed', () => {
  test('sees nothing any more, and keeps an account with a new family', async () => {
    const { status, body } = await removeParent(first, 'Bo')
    expect([status, body]).toEqual([200, { message: 'Bo no longer belongs to your family.' }])
    expect((await second.get('/user/profile')).status).toBe(401)
    const again = app.browser()
    await again.post('/api/login', { email: 'bo@example.com', password: testPassword })
    expect(await profile(again)).toMatchObject({ registration_number: 2, children: [] })
    expect(await mailsTo('ana@example.com')).not.toContain('Bo was removed from your family')
    expect(await mailsTo('bo@example.com')).toContain('You are family #2 now')
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('must have joined later, and cannot be oneself', async () => {
    expect((await removeParent(second, 'Ana')).body.code).toBe('not_before_you')
    expect((await removeParent(first, 'Ana')).body.code).toBe('own_account')
    expect(await names(first)).toEqual(['Ana', 'Bo'])
  })

  test('must be of the same family', async () => {
    const outsider = await eve(app)
    const { parents } = (await first.get('/user/family')).body
    for (const { id } of parents) {
      const path = `/user/family/parents/${id}/remove`
      expect((await outsider.post(path, { password: testPassword })).status).toBe(404)
      expect((await app.browser().post(path, { password: testPassword })).status).toBe(401)
    }
  })

  test('takes a copy of the children that they brought', async () => {
    const ben = await app.register({ name: 'Ben' })
    const leo = await addChild(ben, { name: 'Leo', birth_date: '2019-01-02' })
    await ben.post('/activities/shadow-wave/complete', { child_id: leo })
    app.connection.exec('update parents set email_verified_at = created_at')
    expect((await moveIn(ben, await invite(first), 'bring')).status).toBe(200)
    await removeParent(first, 'Ben')
    await ben.post('/api/login', { email: 'ben@example.com', password: testPassword })
    expect((await profile(ben)).children).toMatchObject([{ name: 'Leo' }])
    expect((await ben.query('activities.marks')).body.completed).toHaveLength(1)
    expect((await profile(first)).children).toHaveLength(2)
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('a child that both families have', () => {
  const twin = { name: 'Mia', birth_date: '2021-05-20' }
  async function bring(name: string) {
    const browser = await app.register({ name })
    const id = await addChild(browser, twin)
    await browser.post('/activities/shadow-wave/complete', { child_id: id })
    app.connection.exec('update parents set email_verified_at = created_at')
    app.clock.advance(60)
    expect((await moveIn(browser, await invite(first), 'bring')).status).toBe(200)
    return browser
  }
  async function childrenAfterRemoval(name: string, browser: TestBrowser) {
    expect((await removeParent(first, name)).status).toBe(200)
    const email = `${name.toLowerCase()}@example.com`
    await browser.post('/api/login', { email, password: testPassword })
    return (await profile(browser)).children
  }

  test('is copied for the parent who brought it, too, and stays', async () => {
    const ben = await bring('Ben')
    expect(await childrenAfterRemoval('Ben', ben)).toMatchObject([twin])
    expect((await ben.query('activities.marks')).body.completed).toHaveLength(1)
    expect((await profile(first)).children).toMatchObject([{ id: mia }])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('is copied for each of three who have it, no matter who brought it first, with all it did', async () => {
    await first.post('/activities/moo-moo-phone-call/complete', { child_id: mia })
    const ben = await bring('Ben')
    const cas = await bring('Cas')
    expect((await profile(first)).children).toHaveLength(1)
    for (const [name, browser] of [
      ['Cas', cas],
      ['Ben', ben],
    ] as const) {
      expect(await childrenAfterRemoval(name, browser)).toMatchObject([twin])
      expect((await browser.query('activities.marks')).body.completed).toHaveLength(2)
    }
    expect((await profile(first)).children).toMatchObject([{ id: mia }])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('is copied for the parent who brought the family into which another had brought it', async () => {
    const ben = await app.register({ name: 'Ben' })
    const cas = await app.register({ name: 'Cas' })
    await addChild(cas, twin)
    app.connection.exec('update parents set email_verified_at = created_at')
    expect((await moveIn(cas, await invite(ben), 'bring')).status).toBe(200)
    await leaveFamily(cas, false)
    expect((await moveIn(ben, await invite(first), 'bring')).status).toBe(200)
    expect((await moveIn(cas, await invite(first), 'leave_behind')).status).toBe(200)
    expect(await childrenAfterRemoval('Cas', cas)).toMatchObject([twin])
    expect(await childrenAfterRemoval('Ben', ben)).toMatchObject([twin])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('is copied for the next parent after the one who brought it has left', async () => {
    const ben = await bring('Ben')
    await leaveFamily(ben, false)
    const cas = await bring('Cas')
    expect(await childrenAfterRemoval('Cas', cas)).toMatchObject([twin])
    expect(brokenInvariants(app.connection)).toEqual([])
  })
})

describe('a child of several parents', () => {
  const remove = (browser: TestBrowser, proof = {}) => browser.delete(`/children/${mia}`, proof)
  const left = async () => (await profile(first)).children.length

  test('cannot be removed on an unattended phone, only with the password', async () => {
    for (const browser of [first, second]) {
      const { status, body } = await remove(browser)
      expect([status, body.code]).toEqual([400, 'password_missing'])
      expect((await remove(browser, { password: 'not-theirs' })).body.code).toBe('wrong_password')
      const procedure = await browser.mutate('children.remove', { id: mia })
      expect([procedure.status, procedure.body.code]).toEqual([400, 'password_missing'])
    }
    expect(await left()).toBe(1)
    expect((await remove(second, { password: testPassword })).status).toBe(200)
    expect(await left()).toBe(0)
    expect((await remove(second, { password: testPassword })).status).toBe(404)
  })

  test('cannot be removed by a program alone', async () => {
    const program = await programOf(app, second)
    expect((await program.delete(`/children/${mia}`)).body.code).toBe('password_missing')
    expect(await left()).toBe(1)
  })

  test('is a 404 for other families, with any password', async () => {
    const outsider = await eve(app)
    for (const proof of [{}, { password: testPassword }])
      expect((await remove(outsider, proof)).status).toBe(404)
    expect((await app.browser().delete(`/children/${mia}`)).status).toBe(401)
  })

  test('can be removed without one again when one parent is left', async () => {
    await removeParent(first, 'Bo')
    expect((await remove(first)).status).toBe(200)
  })
})

describe('an address that was never confirmed', () => {
  test('shows its owner nothing of a family in which someone typed it', async () => {
    await app.browser().post('/api/auth/forgot-password', { email: 'bo@example.com' })
    const token = mailedToken(app.mails, 'reset-password')
    const owner = app.browser()
    await owner.post('/api/auth/reset-password', { token, password: 'brave-new-otter' })
    await owner.post('/api/login', { email: 'bo@example.com', password: 'brave-new-otter' })
    expect(await profile(owner)).toMatchObject({ registration_number: 2, children: [] })
    expect(await names(first)).toEqual(['Ana'])
    expect(brokenInvariants(app.connection)).toEqual([])
  })

  test('counts for the family after its link was opened with the password', async () => {
    const token = mailedToken(app.mails, 'verify-email')
    expect((await second.post('/api/auth/verify-email', { token })).status).toBe(200)
    await app.browser().post('/api/auth/forgot-password', { email: 'bo@example.com' })
    const reset = mailedToken(app.mails, 'reset-password')
    await app.browser().post('/api/auth/reset-password', { token: reset, password: 'brave-new-1' })
    await second.post('/api/login', { email: 'bo@example.com', password: 'brave-new-1' })
    expect((await profile(second)).children).toMatchObject([{ id: mia }])
  })
})

describe('the export', () => {
  test('has the family and the requesting parent, and nothing private of other parents', async () => {
    await second.post('/activities/shadow-wave/complete', { child_id: mia })
    await first.post('/activities/shadow-wave/favorite', { child_id: mia })
    const { tables } = (await second.get('/user/export')).body
    expect(tables).toMatchObject({
      parents: [{ name: 'Bo' }],
      children: [{ id: mia }],
      plays: [{ activity_id: 'shadow-wave' }],
      play_children: [{ child_id: mia }],
      favorites: [],
    })
    expect(JSON.stringify(tables)).not.toContain('ana@example.com')
  })
})
