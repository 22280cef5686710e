import { communityRatings } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, eve, openFeature } from '../../../test/cast.ts'
import { download, moreFamilies, shared } from '../../../test/community.ts'
import { familyIdOf } from '../../../test/generator-app.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let author: TestBrowser
let id: string
beforeEach(async () => {
  app = createTestApp()
  openFeature(app, 'community_sharing')
  author = (await ana(app)).browser
  id = await shared(app, author, 'Ana', 'own-idea')
})

const path = (of = id) => `/community/activities/${of}/outcome`
const report = (browser: TestBrowser, body: object, of = id) => browser.post(path(of), body)
const kept = () => app.db.select().from(communityRatings).all()

/** Families that saved it and did it. */
async function played(count = 1): Promise<TestBrowser[]> {
  const families = await moreFamilies(app, count)
  for (const { browser, child_id } of families) {
    await download(browser, id)
    await browser.post(`/activities/${id}/complete`, { child_id })
  }
  return families.map(({ browser }) => browser)
}

const onePlayed = async () => (await played())[0] as TestBrowser

describe('how it went', () => {
  test('is given without stars, returned, and changed by the next one', async () => {
    const family = await onePlayed()
    const nothing = { can_tell: true, my_verdict: null, my_minutes: null, outcomes: null }
    expect((await family.get(path())).body).toEqual(nothing)
    const first = await report(family, { verdict: 'loved', minutes: 8 })
    expect([first.status, first.body]).toEqual([
      200,
      {
        ...nothing,
        my_verdict: 'loved',
        my_minutes: 8,
        message: 'Thank you. Once 5 families have answered, everyone sees how it went.',
      },
    ])
    await report(family, { verdict: 'flop' })
    expect((await family.get(path())).body).toMatchObject({ my_verdict: 'flop', my_minutes: 8 })
    await report(family, { verdict: 'flop', minutes: null })
    expect((await family.get(path())).body).toMatchObject({ my_verdict: 'flop', my_minutes: null })
    expect(kept()).toMatchObject([{ verdict: 'flop', minutes: null, rating: null }])
  })

  test('does not change the stars, and the stars do not change it', async () => {
    const family = await onePlayed()
    await report(family, { verdict: 'ok', minutes: 6 })
    const before = (await family.query('community.byId', { id })).body
    expect(before).toMatchObject({ rating_avg: null, rating_count: 0, my_rating: null })
    await family.post(`/community/activities/${id}/rating`, { rating: 2 })
    await report(family, { verdict: 'loved' })
    expect(kept()).toMatchObject([{ verdict: 'loved', minutes: 6, rating: 2 }])
    const after = (await family.query('community.byId', { id })).body
    expect(after).toMatchObject({ rating_avg: 2, rating_count: 1, my_rating: 2 })
  })

  test('is summed up from five families on', async () => {
    const seen = []
    for (const [place, family] of (await played(5)).entries()) {
      const verdict = ['loved', 'flop', 'loved', 'ok', 'loved'][place]
      seen.push((await report(family, { verdict, minutes: 4 + place })).body.outcomes)
    }
    expect(seen.slice(0, 4)).toEqual([null, null, null, null])
    expect(seen[4]).toEqual({ families: 5, loved: 3, ok: 1, flop: 1, minutes: 6 })
  })

  test.each(['confirmed_at = null', 'blocked_at = created_at'])(
    'does not count of a family with %s',
    async (state) => {
      for (const family of await played(5)) await report(family, { verdict: 'flop' })
      const outcomes = async () => (await author.query('community.byId', { id })).body.outcomes
      expect(await outcomes()).toMatchObject({ families: 5, flop: 5 })
      app.connection
        .prepare(`update families set ${state} where id = ?`)
        .run(familyIdOf(app, 'Morec'))
      expect(await outcomes()).toBeNull()
    },
  )

  test('can still be given after its author has withdrawn it', async () => {
    const family = await onePlayed()
    await author.mutate('community.unshare', { activity_id: 'own-idea' })
    expect((await report(family, { verdict: 'ok' })).status).toBe(200)
  })
})

describe('reporting how it went is refused', () => {
  test('before saving it and before doing it', async () => {
    const other = await eve(app)
    const early = await report(other, { verdict: 'ok' })
    expect([early.status, (await other.get(path())).status]).toEqual([403, 403])
    await download(other, id)
    expect((await other.get(path())).body).toMatchObject({ can_tell: false })
    const undone = await report(other, { verdict: 'ok' })
    expect([undone.status, undone.body.error]).toEqual([
      403,
      'Mark it as done first, then say how it went.',
    ])
    expect(kept()).toEqual([])
  })

  test.each([
    {},
    { verdict: 'meh' },
    { verdict: null },
    { verdict: 'ok', minutes: 0 },
    { verdict: 'ok', minutes: 241 },
    { verdict: 'ok', minutes: 1.5 },
  ])('as %j', async (body) => {
    expect((await report(await onePlayed(), body)).status).toBe(400)
  })

  test('from visitors, for unknown ones, and while the community is closed', async () => {
    const family = await onePlayed()
    expect((await report(app.browser(), { verdict: 'ok' })).status).toBe(401)
    expect((await report(family, { verdict: 'ok' }, 'no-such-thing')).status).toBe(404)
    openFeature(app, 'community_sharing', 'off')
    const closed = await report(family, { verdict: 'ok' })
    expect([closed.status, closed.body.reason]).toEqual([403, 'coming_soon'])
    expect((await family.get(path())).status).toBe(403)
  })

  test("never shows another family's verdict", async () => {
    const [one, other] = await played(2)
    await report(one as TestBrowser, { verdict: 'flop', minutes: 3 })
    const { body } = await (other as TestBrowser).get(path())
    expect(body).toMatchObject({ my_verdict: null, my_minutes: null })
  })
})
