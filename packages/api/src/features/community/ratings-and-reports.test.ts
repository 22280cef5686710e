import { communityItems, communityRatings, communityReports } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, confirmFamilyOf, eve, openFeature, root } from '../../../test/cast.ts'
import { download, moreFamilies, share, shared } from '../../../test/community.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { createTestApp, mailedToken, type TestApp, testPassword } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let author: TestBrowser
let other: TestBrowser
let id: string
beforeEach(async () => {
  app = createTestApp()
  openFeature(app, 'community_sharing')
  author = (await ana(app)).browser
  other = await eve(app)
  confirm('Eve')
  id = await shared(app, author, 'Ana', 'own-idea')
})

/** The family has confirmed its address. */
const confirm = (name: string) => confirmFamilyOf(app, name)
const rate = (browser: TestBrowser, body: object, of = id) =>
  browser.post(`/community/activities/${of}/rating`, body)
const report = (browser: TestBrowser, reason = 'Not for children') =>
  browser.post(`/community/activities/${id}/report`, { reason })
const itemFor = async (browser: TestBrowser) => (await browser.query('community.byId', { id })).body
const isListed = async (browser: TestBrowser) =>
  (await browser.get('/community/activities')).body.items.length > 0

describe('a rating', () => {
  test('needs a download, and is one per family: the next one changes it', async () => {
    const early = await rate(other, { rating: 5 })
    expect([early.status, early.body.error]).toEqual([
      403,
      'Save this activity first, then tell us how you like it.',
    ])
    await download(other, id)
    const first = await rate(other, { rating: 5 })
    expect([first.status, first.body]).toEqual([
      200,
      {
        message: 'Thank you. Other families see the average.',
        rating_avg: 5,
        rating_count: 1,
        my_rating: 5,
      },
    ])
    expect((await rate(other, { rating: 2 })).body).toMatchObject({
      rating_avg: 2,
      rating_count: 1,
    })
    expect(app.db.select().from(communityRatings).all()).toHaveLength(1)
    expect(await itemFor(other)).toMatchObject({ rating_avg: 2, my_rating: 2 })
  })

  test('is averaged to a tenth over families', async () => {
    const families = await moreFamilies(app, 3)
    for (const [place, { browser }] of families.entries()) {
      await download(browser, id)
      await rate(browser, { rating: [5, 4, 4][place] })
    }
    expect(await itemFor(author)).toMatchObject({
      rating_avg: 4.3,
      rating_count: 3,
      my_rating: null,
    })
  })

  test('counts from a confirmed address on, but not while its family is blocked', async () => {
    const family = await app.register({ name: 'Kim' })
    await download(family, id)
    const early = await rate(family, { rating: 5 })
    expect(early.body).toMatchObject({ rating_avg: null, rating_count: 0, my_rating: 5 })
    expect(early.body.message).toMatch(/once you have confirmed your email address\.$/)
    const token = mailedToken(app.mails, 'verify-email')
    await family.post('/api/auth/verify-email', { token })
    expect(await itemFor(author)).toMatchObject({ rating_avg: 5, rating_count: 1 })
    const administrator = await root(app)
    const setBlocked = (isBlocked: boolean) =>
      administrator.post(`/api/admin/families/${familyIdOf(app, 'Kim')}/block`, {
        is_blocked: isBlocked,
        reason: 'Made up',
      })
    await setBlocked(true)
    expect(await itemFor(author)).toMatchObject({ rating_avg: null, rating_count: 0 })
    await setBlocked(false)
    expect(await itemFor(author)).toMatchObject({ rating_avg: 5, rating_count: 1 })
  })

  test.each([0, 6, 4.5, -1, '5', null, undefined])('of %j is refused', async (rating) => {
    await download(other, id)
    const { status, body } = await rate(other, { rating })
    expect([status, body.error]).toEqual([400, 'Please choose 1 to 5 stars.'])
  })

  test('is not for own ones, unknown ones, visitors, or while the community is closed', async () => {
    expect((await rate(author, { rating: 5 })).status).toBe(403)
    expect((await rate(other, { rating: 5 }, 'no-such-thing')).status).toBe(404)
    expect((await rate(app.browser(), { rating: 5 })).status).toBe(401)
    await download(other, id)
    openFeature(app, 'community_sharing', 'off')
    expect((await rate(other, { rating: 5 })).body.reason).toBe('coming_soon')
  })

  test('is allowed for a family that waits', async () => {
    const reserved = await ben(app)
    await download(reserved, id)
    expect((await rate(reserved, { rating: 4 })).status).toBe(200)
  })
})

describe('how it went', () => {
  test('is reported by families that did it', async () => {
    const [family] = await moreFamilies(app, 1)
    if (!family) throw new Error('No family came')
    const { browser, child_id } = family
    await download(browser, id)
    const early = await rate(browser, { rating: 5, verdict: 'loved', minutes: 8 })
    expect([early.status, early.body.error]).toEqual([
      403,
      'Mark it as done first, then say how it went.',
    ])
    await browser.post(`/activities/${id}/complete`, { child_id })
    expect((await rate(browser, { rating: 5, verdict: 'loved', minutes: 8 })).status).toBe(200)
    await rate(browser, { rating: 4 })
    expect(app.db.select().from(communityRatings).all()).toMatchObject([
      { rating: 4, verdict: 'loved', minutes: 8 },
    ])
    for (const odd of [{ verdict: 'meh' }, { minutes: 0 }, { minutes: 1.5 }, { minutes: 999 }])
      expect((await rate(browser, { rating: 4, ...odd })).status).toBe(400)
  })

  test('is shown from five families on', async () => {
    const families = await moreFamilies(app, 5)
    const verdicts = ['loved', 'loved', 'ok', 'flop', 'loved']
    const seen = []
    for (const [place, { browser, child_id }] of families.entries()) {
      await download(browser, id)
      await browser.post(`/activities/${id}/complete`, { child_id })
      await rate(browser, { rating: 4, verdict: verdicts[place], minutes: 5 + place })
      seen.push((await itemFor(author)).outcomes)
    }
    expect(seen.slice(0, 4)).toEqual([null, null, null, null])
    expect(seen[4]).toEqual({ families: 5, loved: 3, ok: 1, flop: 1, minutes: 7 })
  })
})

describe('a report', () => {
  test('is one per family, and stored as it was written', async () => {
    const reason = '<img src=x onerror=alert(1)> \u202Eunkind'
    expect((await report(other, reason)).body).toEqual({
      message: 'Thank you. An administrator will look at it.',
    })
    const again = await report(other)
    expect([again.status, again.body.error]).toEqual([
      409,
      'You have reported this activity already. An administrator will look at it.',
    ])
    expect(app.db.select().from(communityReports).all()).toMatchObject([
      { reason: '<img src=x onerror=alert(1)> unkind', decision: null },
    ])
    expect(await isListed(other)).toBe(true)
  })

  test('hides the activity if it is the third, for everyone but its author’s own list', async () => {
    for (const { browser } of await moreFamilies(app, 3)) await report(browser)
    expect([await isListed(other), await isListed(author)]).toEqual([false, false])
    expect((await download(other, id)).status).toBe(404)
    const own = (await author.get('/user/shareable-activities')).body.activities
    expect(own).toMatchObject([{ is_shared: true, community_state: 'hidden' }])
    const back = await author.mutate('community.unshare', { activity_id: 'own-idea' })
    expect([back.status, back.body.error]).toEqual([
      409,
      'Families reported this activity. An administrator will look at it first.',
    ])
  })

  test('of a family without a confirmed address is shown to administrators, but does not help to hide', async () => {
    for (const name of ['Una', 'Uri', 'Uma']) await report(await app.register({ name }))
    const [third, ...first] = await moreFamilies(app, 3)
    for (const { browser } of first) await report(browser)
    expect(await isListed(other)).toBe(true)
    await report(third?.browser ?? other)
    expect(await isListed(other)).toBe(false)
    const { body } = await (await root(app)).get('/api/admin/reports')
    expect(body.reports).toMatchObject([{ id, state: 'hidden' }])
    expect(body.reports[0].reports).toHaveLength(6)
  })

  test('stays after sharing again', async () => {
    await report(other)
    expect((await author.mutate('community.unshare', { activity_id: 'own-idea' })).status).toBe(200)
    expect((await share(author, 'own-idea')).status).toBe(409)
    await (await root(app)).post(`/api/admin/reports/${id}`, { decision: 'keep' })
    expect((await share(author, 'own-idea')).status).toBe(201)
  })

  test('is not for own ones, unknown ones, visitors, or without a reason', async () => {
    expect((await report(author)).status).toBe(409)
    expect((await report(app.browser())).status).toBe(401)
    for (const reason of ['', '  ', '\u200B', 'x'.repeat(501)])
      expect((await report(other, reason)).status).toBe(400)
    const unknown = await other.post('/community/activities/x/report', { reason: 'odd' })
    expect([unknown.status, unknown.body.error]).toEqual([404, 'Activity not found'])
  })
})

describe('the administrator', () => {
  const decide = (browser: TestBrowser, decision: string) =>
    browser.post(`/api/admin/reports/${id}`, { decision })

  test('sees what was reported, and why', async () => {
    const administrator = await root(app)
    for (const { browser } of await moreFamilies(app, 3)) await report(browser, 'Too loud')
    const { status, body } = await administrator.get('/api/admin/reports')
    expect([status, body.reports]).toMatchObject([
      200,
      [{ id, creator_name: 'Ana', state: 'hidden', activity: { title: 'Squiggles of own-idea' } }],
    ])
    expect(body.reports[0].reports.map((one: { reason: string }) => one.reason)).toEqual(
      Array(3).fill('Too loud'),
    )
    for (const browser of [other, app.browser()])
      expect([401, 403]).toContain((await browser.get('/api/admin/reports')).status)
  })

  test('keeps it: it is shown again, and the same families cannot hide it again', async () => {
    const administrator = await root(app)
    const families = await moreFamilies(app, 3)
    for (const { browser } of families) await report(browser)
    expect((await decide(administrator, 'keep')).body.message).toBe('The activity stays.')
    expect(await isListed(other)).toBe(true)
    expect((await report(families[0]?.browser ?? other)).status).toBe(409)
    expect((await administrator.get('/api/admin/reports')).body.reports).toEqual([])
    expect((await decide(administrator, 'keep')).status).toBe(404)
  })

  test('cannot keep it after its author has left: then it is deleted', async () => {
    const administrator = await root(app)
    await download(other, id)
    for (const { browser } of await moreFamilies(app, 3)) await report(browser)
    expect((await author.delete('/user', { password: testPassword })).status).toBe(200)
    expect((await decide(administrator, 'keep')).status).toBe(200)
    expect(await isListed(other)).toBe(false)
    expect(app.db.select().from(communityItems).all()).toMatchObject([
      { activity_id: id, author_family_id: null, state: 'withdrawn' },
    ])
    expect((await other.get(`/activities/${id}`)).status).toBe(200)
  })

  test('removes it: from the community and from libraries, permanently', async () => {
    const administrator = await root(app)
    await download(other, id)
    await report(other)
    expect((await decide(administrator, 'remove')).body.message).toBe('The activity is removed.')
    expect(await isListed(other)).toBe(false)
    expect((await other.get(`/activities/${id}`)).status).toBe(404)
    expect((await other.post('/user/save-activity', { activity_id: id })).status).toBe(404)
    const again = await share(author, 'own-idea')
    expect([again.status, again.body.error]).toEqual([
      403,
      'An administrator took this activity out of the community.',
    ])
    const own = (await author.get('/user/shareable-activities')).body.activities
    expect(own).toMatchObject([{ is_shared: false, community_state: 'removed' }])
  })

  test('is the only one who decides, with a valid decision', async () => {
    await report(other)
    expect((await decide(other, 'remove')).body.error).toBe('Access Denied')
    expect((await decide(app.browser(), 'remove')).status).toBe(401)
    expect((await decide(await root(app), 'perhaps')).status).toBe(400)
    expect(await isListed(other)).toBe(true)
  })
})
