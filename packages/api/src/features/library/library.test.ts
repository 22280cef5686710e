import { savedActivities } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, ben, eve, openFeature, registerFamilies, root } from '../../../test/cast.ts'
import { everydayCount, premiumCount, premiumWith } from '../../../test/library-size.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const premiumIds = () =>
  (
    app.connection
      .prepare("select id from activities where library = 'premium' order by position")
      .all() as { id: string }[]
  ).map(({ id }) => id)
const someId = (place = 0) => premiumIds()[place] as string
const save = (browser: TestBrowser, activityId: string) =>
  browser.post('/user/save-activity', { activity_id: activityId })
const lasts = (from: number, to: number) => (one: { duration_minutes: number }) =>
  from <= one.duration_minutes && one.duration_minutes < to
const isFor = (age: number) => (one: { min_age: number; max_age: number }) =>
  one.min_age <= age && age <= one.max_age
const days = (count: number) => app.clock.advance(count * 86_400)

/** A founder for whom the library is open. */
async function member() {
  openFeature(app, 'premium_library')
  return ana(app)
}

/** A reserved family that has waited 14 days: three are open to it. */
async function thanked() {
  openFeature(app, 'premium_library')
  const browser = await ben(app)
  days(14)
  return browser
}

describe('the premium library', () => {
  test("shows a founder all of it, in full, in the authors' order", async () => {
    const { browser } = await member()
    const { status, body } = await browser.get('/premium/activities')
    expect([status, body.openings, body.message]).toEqual([200, null, undefined])
    expect(body.activities.map(({ id }: { id: string }) => id)).toEqual(premiumIds())
    for (const one of body.activities) {
      expect(one).toMatchObject({ library: 'premium', is_open: true, is_saved: false })
      expect(one.setup_instructions.split('\n').length).toBeGreaterThanOrEqual(3)
    }
  })

  test.each([
    ['category=Practical%20Life', premiumWith((one) => one.category === 'Practical Life')],
    ['difficulty=hard', premiumWith((one) => one.difficulty_level === 'hard')],
    ['duration=0-15', premiumWith(lasts(0, 15))],
    ['duration=15-30', premiumWith(lasts(15, 30))],
    ['duration=30-45', premiumWith(lasts(30, 45))],
    ['duration=45%2B', premiumWith(lasts(45, 61))],
    ['child_age=4', premiumWith(isFor(4))],
    [
      'category=Math%20%26%20Fine%20Motor&child_age=8',
      premiumWith((one) => one.category === 'Math & Fine Motor' && isFor(8)(one)),
    ],
    ['category=&difficulty=&duration=&child_age=&sort=', premiumCount],
  ])('filtered by %s shows %i', async (query, count) => {
    const { browser } = await member()
    const { status, body } = await browser.get(`/premium/activities?${query}`)
    expect([status, body.activities.length]).toEqual([200, count])
  })

  test('counts what each choice would show with the other filters unchanged', async () => {
    const { browser } = await member()
    const { body } = await browser.get('/premium/activities?difficulty=easy&child_age=5')
    for (const category of Object.keys(body.counts.category)) {
      const input = { difficulty: 'easy', child_age: 5, category }
      const chosen = await browser.query('library.premium', input)
      expect(chosen.body.activities.length).toBe(body.counts.category[category])
    }
    expect(body.counts.difficulty.easy).toBe(body.activities.length)
    expect(Object.keys(body.counts.child_age)).toEqual(['4', '5', '6', '7', '8'])
  })

  test('sorts as requested', async () => {
    const { browser } = await member()
    const minutes = async (query: string) =>
      (await browser.get(`/premium/activities?${query}`)).body.activities.map(
        (one: { duration_minutes: number }) => one.duration_minutes,
      )
    const shortest = await minutes('sort=shortest')
    expect(shortest).toEqual([...shortest].sort((a, b) => a - b))
    expect(await minutes('sort=longest')).toEqual([...shortest].reverse())
  })

  test.each(['category=Baking', 'difficulty=9', 'duration=15', 'child_age=3', 'sort=random'])(
    'refuses %s',
    async (query) => {
      const { browser } = await member()
      expect((await browser.get(`/premium/activities?${query}`)).status).toBe(400)
    },
  )

  test('is not open yet: shows what it waits for, with the live figure', async () => {
    const { browser } = await ana(app)
    const { status, body } = await browser.get('/premium/activities')
    expect([status, body]).toEqual([
      403,
      {
        error: 'The premium library opens when 5 premium families have joined; 1 so far.',
        code: 'coming_soon',
        reason: 'coming_soon',
        threshold: 5,
        current: 1,
      },
    ])
    registerFamilies(app, 4)
    expect((await browser.get('/premium/activities')).status).toBe(200)
    openFeature(app, 'premium_library', 'off')
    const closed = await browser.get('/premium/activities')
    expect([closed.status, closed.body.error]).toEqual([403, 'The premium library opens soon.'])
  })

  test('is locked for a waiting family without a benefit, and for visitors', async () => {
    const reserved = await ben(app)
    const { status, body } = await reserved.get('/premium/activities')
    expect([status, body.reason]).toEqual([403, 'not_premium'])
    expect((await save(reserved, someId())).body.reason).toBe('not_premium')
    expect((await app.browser().get('/premium/activities')).status).toBe(401)
    expect((await save(app.browser(), someId())).status).toBe(401)
  })

  test('is the same in the profile', async () => {
    const access = async (browser: TestBrowser) =>
      (await browser.get('/user/profile')).body.feature_access.premium_activities
    const { browser } = await ana(app)
    expect(await access(browser)).toBe(false)
    openFeature(app, 'premium_library')
    expect(await access(browser)).toBe(true)
    expect(await access(await ben(app))).toBe(false)
    expect(await access(await root(app))).toBe(true)
  })
})

describe('early access', () => {
  test('shows all cards without their steps, and opens three by saving them', async () => {
    const browser = await thanked()
    const { status, body } = await browser.get('/premium/activities')
    expect([status, body.openings]).toEqual([200, { allowed: 3, used: 0 }])
    expect(body.message).toMatchObject({ type: 'early_access', title: 'Your 14-day thank-you' })
    expect(body.activities).toHaveLength(premiumCount)
    for (const one of body.activities)
      expect([one.is_open, one.setup_instructions, one.materials_list]).toEqual([
        ...[false, null, null],
      ])
    expect(
      body.activities.some(({ materials }: { materials: string[] }) => materials.length > 1),
    ).toBe(true)
    for (const place of [0, 1, 2]) expect((await save(browser, someId(place))).status).toBe(200)
    const refused = await save(browser, someId(3))
    expect([refused.status, refused.body.reason]).toEqual([403, 'no_openings_left'])
    expect((await browser.get(`/activities/${someId(1)}`)).status).toBe(200)
    expect((await browser.get(`/activities/${someId(3)}`)).status).toBe(403)
  })

  test('is not increased by removing one: that opening is used, and saving it again is free', async () => {
    const browser = await thanked()
    for (const place of [0, 1, 2]) await save(browser, someId(place))
    const input = { activity_id: someId(0) }
    expect((await browser.mutate('library.unsave', input)).status).toBe(200)
    expect((await browser.get(`/activities/${someId(0)}`)).status).toBe(403)
    expect((await save(browser, someId(3))).status).toBe(403)
    expect((await save(browser, someId(0))).status).toBe(200)
  })

  test('opens at most three, even if more are saved at once', async () => {
    const browser = await thanked()
    const token = await browser.csrfToken()
    const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
    const responses = await Promise.all(
      premiumIds()
        .slice(0, 20)
        .map((activityId) =>
          browser.send(
            'POST',
            '/user/save-activity',
            JSON.stringify({ activity_id: activityId }),
            headers,
          ),
        ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(app.db.select().from(savedActivities).all()).toHaveLength(3)
  })
})

describe('the collection', () => {
  test("has saved activities, once, in the family's library", async () => {
    const { browser, child_id } = await member()
    const id = someId(7)
    expect((await save(browser, id)).body).toEqual({
      message: 'Activity saved to your collection!',
    })
    expect((await save(browser, id)).status).toBe(200)
    const { body } = await browser.get('/activities')
    expect(body).toHaveLength(everydayCount + 1)
    expect(body.find((one: { id: string }) => one.id === id)).toMatchObject({
      library: 'premium',
      is_prebuilt: false,
      is_mine: false,
    })
    expect((await browser.post(`/activities/${id}/complete`, { child_id })).status).toBe(200)
    expect((await browser.post(`/activities/${id}/favorite`, { child_id })).status).toBe(200)
    expect((await browser.post(`/activities/download/${id}`)).status).toBe(200)
  })

  test('loses a removed activity, but keeps what was done with it', async () => {
    const { browser, child_id } = await member()
    const id = someId()
    await save(browser, id)
    await browser.post(`/activities/${id}/complete`, { child_id })
    const taken = await browser.mutate('library.unsave', { activity_id: id })
    expect(taken.body.message).toBe('Activity taken out of your collection.')
    expect((await browser.mutate('library.unsave', { activity_id: id })).status).toBe(404)
    expect((await browser.get('/activities')).body).toHaveLength(everydayCount)
    expect((await browser.query('activities.marks')).body.completed).toHaveLength(1)
  })

  test('stays when the library closes again', async () => {
    const { browser } = await member()
    await save(browser, someId())
    openFeature(app, 'premium_library', 'off')
    expect((await browser.get(`/activities/${someId()}`)).status).toBe(200)
    expect((await browser.get(`/activities/${someId(1)}`)).status).toBe(403)
  })

  test('is separate for each family', async () => {
    const { browser } = await member()
    const outsider = await eve(app)
    await save(browser, someId())
    expect((await outsider.get('/activities')).body).toHaveLength(everydayCount)
    const response = await outsider.mutate('library.unsave', { activity_id: someId() })
    expect(response.status).toBe(404)
    expect((await browser.get('/activities')).body).toHaveLength(everydayCount + 1)
  })

  test('accepts no unknown activity, and none that is in the library already', async () => {
    const { browser } = await member()
    for (const id of ['no-such-activity', "x' or 1=1"]) {
      const { status, body } = await save(browser, id)
      expect([status, body]).toEqual([404, { error: 'Activity not found', code: 'not_found' }])
    }
    const known = await save(browser, 'shadow-wave')
    expect([known.status, known.body.error]).toEqual([
      400,
      'This activity is in your library already.',
    ])
    for (const body of [{}, { activity_id: '' }, { activity_id: 7 }])
      expect((await browser.post('/user/save-activity', body)).status).toBe(400)
  })
})

describe('a premium activity that was not saved', () => {
  test('is shown nowhere: no list, no page, no printable, no mark', async () => {
    const id = someId()
    const founder = (await ana(app)).browser
    const reserved = await ben(app)
    const childId = await addChild(reserved, { name: 'Tom', birth_date: '2019-01-01' })
    openFeature(app, 'premium_library')
    for (const browser of [app.browser(), reserved]) {
      expect((await browser.get(`/activities/${id}`)).status).toBe(403)
      expect((await browser.post(`/activities/download/${id}`)).status).toBe(403)
      expect((await browser.get(`/downloads/${id}.pdf`)).status).toBe(403)
    }
    expect((await reserved.post(`/activities/${id}/complete`, { child_id: childId })).status).toBe(
      403,
    )
    for (const browser of [app.browser(), reserved, founder])
      for (const path of ['/activities', '/activities/public', '/activities/free'])
        expect(JSON.stringify((await browser.get(path)).body)).not.toContain(`"${id}"`)
    for (const browser of [reserved, founder])
      expect(JSON.stringify((await browser.query('activities.cards')).body)).not.toContain(id)
  })

  test('opens by its address for families with the library', async () => {
    const { browser } = await member()
    expect((await browser.get(`/activities/${someId()}`)).body.library).toBe('premium')
    openFeature(app, 'premium_library', 'off')
    expect((await browser.get(`/activities/${someId()}`)).status).toBe(403)
  })
})
