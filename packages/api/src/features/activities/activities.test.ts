import { activities, favorites, plays } from '@fgm/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, ben, eve } from '../../../test/cast.ts'
import { everydayCount } from '../../../test/library-size.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const free = 'sock-mountain-match'
const prebuilt = 'squeeze-and-carry'
const cardKeys = [
  'id',
  'title',
  'description',
  'category',
  'own_category',
  'difficulty_level',
  'min_age',
  'max_age',
  'duration_minutes',
  'materials',
  'interests',
  'setting',
  'fits_moments',
  'moments',
  'scene',
  'library',
  'is_prebuilt',
  'is_mine',
]
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

/** An activity that only its own family may see. */
function addOwn(ownerUserId: string, id: string) {
  const row = app.db.select().from(activities).where(eq(activities.id, free)).get()
  if (!row) throw new Error('The free activity is gone')
  app.db
    .insert(activities)
    .values({ ...row, id, owner_family_id: ownerUserId, library: 'own' })
    .run()
}

function familyIdOf(name: string): string {
  const row = app.connection.prepare('select family_id as id from parents where name = ?').get(name)
  return (row as { id: string }).id
}

describe('the list', () => {
  test('shows a visitor the twelve samples as a bare array', async () => {
    const { status, body } = await app.browser().get('/activities/public')
    expect(status).toBe(200)
    expect(body).toHaveLength(12)
    for (const activity of body)
      expect(activity).toMatchObject({ library: 'free', is_prebuilt: true, is_mine: false })
  })

  test('holds complete activities, with lines of materials, steps and objectives', async () => {
    const { body } = await app.browser().get('/activities/public')
    for (const activity of body) {
      expect(activity.setup_instructions.split('\n').length).toBeGreaterThanOrEqual(3)
      expect(activity.materials_list).not.toBe('')
      expect(activity.learning_objectives.split('\n').length).toBeGreaterThanOrEqual(2)
      expect(Object.keys(activity)).toEqual(expect.arrayContaining(cardKeys))
      expect(activity).not.toHaveProperty('owner_family_id')
      expect(activity).not.toHaveProperty('position')
    }
  })

  test('shows a founding family the whole everyday library', async () => {
    const { browser } = await ana(app)
    const { status, body } = await browser.get('/activities')
    expect([status, body.length]).toEqual([200, everydayCount])
    expect(new Set(ids(body)).size).toBe(everydayCount)
  })

  test('shows a reserved family the twelve samples and its own activities', async () => {
    const family = await ben(app)
    expect((await family.get('/activities')).body).toHaveLength(12)
    addOwn(familyIdOf('Ben'), 'own-idea')
    const { body } = await family.get('/activities')
    expect(body).toHaveLength(13)
    expect(body.find((one: { id: string }) => one.id === 'own-idea')).toMatchObject({
      library: 'own',
      is_prebuilt: false,
      is_mine: true,
    })
  })

  test('never shows one family what another made', async () => {
    const { browser } = await ana(app)
    const outsider = await eve(app)
    addOwn(familyIdOf('Ana'), 'own-idea')
    expect((await browser.get('/activities')).body).toHaveLength(everydayCount + 1)
    expect(ids((await outsider.get('/activities')).body)).not.toContain('own-idea')
    expect((await outsider.get('/activities/own-idea')).status).toBe(404)
    expect(ids((await app.browser().get('/activities/public')).body)).not.toContain('own-idea')
  })

  test('puts own activities first, the newest before the others', async () => {
    const { browser } = await ana(app)
    addOwn(familyIdOf('Ana'), 'first-idea')
    addOwn(familyIdOf('Ana'), 'second-idea')
    app.db
      .update(activities)
      .set({ created_at: '2026-03-03T00:00:00.000Z' })
      .where(eq(activities.id, 'second-idea'))
      .run()
    const { body } = await browser.get('/activities')
    expect(ids(body).slice(0, 2)).toEqual(['second-idea', 'first-idea'])
  })

  test('refuses GET /activities to a visitor', async () => {
    const response = await app.browser().get('/activities')
    expect([response.status, response.body]).toEqual([
      401,
      { error: 'Please log in first.', code: 'signed_out' },
    ])
  })

  test('comes as cards without the steps for the pages, to visitors too', async () => {
    const { browser } = await ana(app)
    const visitor = await app.browser().query('activities.cards')
    const founder = await browser.query('activities.cards')
    expect([visitor.body.length, founder.body.length]).toEqual([12, everydayCount])
    for (const card of founder.body)
      expect(Object.keys(card).sort()).toEqual([...cardKeys, 'needs'].sort())
  })
})

describe('the free list', () => {
  test('says ages and minutes in words, as the spec shows them', async () => {
    const { status, body } = await app.browser().get('/activities/free')
    expect([status, Object.keys(body), body.activities.length]).toEqual([200, ['activities'], 12])
    const first = body.activities.find((one: { id: string }) => one.id === free)
    expect(first).toEqual({
      id: free,
      title: 'Sock Mountain Match',
      description: expect.any(String),
      age_range: '2-4 years',
      duration: '5 minutes',
      category: 'Math',
      own_category: 'Math',
      difficulty_level: 'easy',
      scene: expect.stringMatching(/^rug\.socks\./),
    })
  })

  test('is the same for everyone', async () => {
    const { browser } = await ana(app)
    const visitor = await app.browser().get('/activities/free')
    expect((await browser.get('/activities/free')).body).toEqual(visitor.body)
  })
})

describe('one activity', () => {
  test('is found by everyone when it is free', async () => {
    const family = await ben(app)
    for (const browser of [app.browser(), family]) {
      const { status, body } = await browser.get(`/activities/${free}`)
      expect([status, body.title]).toEqual([200, 'Sock Mountain Match'])
    }
  })

  test('of the library is locked for visitors and reserved families, and open to founders', async () => {
    const founder = (await ana(app)).browser
    const reserved = await ben(app)
    expect((await founder.get(`/activities/${prebuilt}`)).body.library).toBe('prebuilt')
    for (const browser of [app.browser(), reserved]) {
      const response = await browser.get(`/activities/${prebuilt}`)
      expect([response.status, response.body.error_type]).toEqual([403, 'locked'])
    }
  })

  test('comes with the sketches of its steps, which lists leave out', async () => {
    const { browser } = await ana(app)
    const folded = await browser.get('/activities/one-sheet-bridge')
    expect(folded.body.sketches.map(({ step }: { step: number }) => step)).toEqual([1, 3, 4])
    const plain = await browser.get(`/activities/${free}`)
    const listed = await browser.get('/activities')
    for (const one of [plain.body, ...listed.body]) expect(one).not.toHaveProperty('sketches')
  })

  test.each([
    ['an unknown id', 'no-such-activity'],
    ['an SQL text', "x' or '1'='1"],
    ['a wildcard', '%25'],
    ['a path upwards', '..%2F..%2Fetc%2Fpasswd'],
    ['an emoji', '🧦'],
    ['upper case', 'SOCK-MOUNTAIN-MATCH'],
    ['a NUL', `${free}%00`],
  ])('is 404 for %s', async (_, id) => {
    const { status, body } = await app.browser().get(`/activities/${id}`)
    expect([status, body]).toEqual([404, { error: 'Activity not found', code: 'not_found' }])
  })

  test('with an id of 101 characters is refused with a sentence', async () => {
    const { status, body } = await app.browser().get(`/activities/${'a'.repeat(101)}`)
    expect([status, body.error]).toEqual([400, 'Id can have at most 100 characters.'])
  })
})

describe('completing', () => {
  test('marks the activity for that child, and never changes the first time', async () => {
    const { browser, child_id } = await ana(app)
    const first = await browser.post(`/activities/${free}/complete`, { child_id })
    app.clock.advance(3600)
    const second = await browser.mutate('activities.complete', { id: free, child_id })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body).toEqual({
      message: expect.stringMatching(/\S/),
      is_completed: true,
      completed_at: '2026-03-02T09:00:00.000Z',
    })
    expect(second.body).toEqual(first.body)
    expect(app.db.select().from(plays).all()).toHaveLength(1)
  })

  test('20 times at once leaves one completion', async () => {
    const { browser, child_id } = await ana(app)
    const responses = await atOnce(20, browser, `/activities/${free}/complete`, { child_id })
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(app.db.select().from(plays).all()).toHaveLength(1)
  })

  test('is per child', async () => {
    const { browser, child_id } = await ana(app)
    const ada = await addChild(browser, { name: 'Ada', birth_date: '2019-01-01' })
    await browser.post(`/activities/${free}/complete`, { child_id })
    const status = async (child: string) =>
      (await browser.get(`/activities/${free}/status?child_id=${child}`)).body
    expect(await status(child_id)).toEqual({ is_completed: true, is_favorite: false })
    expect(await status(ada)).toEqual({ is_completed: false, is_favorite: false })
  })
})

describe('favorites', () => {
  test('can be added and removed, with a message', async () => {
    const { browser, child_id } = await ana(app)
    const toggle = async () =>
      (await browser.post(`/activities/${free}/favorite`, { child_id })).body
    expect(await toggle()).toEqual({ message: 'Added to favorites', is_favorite: true })
    const { body } = await browser.get(`/activities/${free}/status?child_id=${child_id}`)
    expect(body).toEqual({ is_completed: false, is_favorite: true })
    expect(await toggle()).toEqual({ message: 'Removed from favorites', is_favorite: false })
    expect(app.db.select().from(favorites).all()).toEqual([])
  })

  test.each([
    [20, 0],
    [21, 1],
  ])('toggled %i times at once end with %i row', async (times, left) => {
    const { browser, child_id } = await ana(app)
    const responses = await atOnce(times, browser, `/activities/${free}/favorite`, { child_id })
    const added = responses.filter(({ body }) => body.is_favorite === true).length
    expect(added).toBe(Math.ceil(times / 2))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(app.db.select().from(favorites).all()).toHaveLength(left)
  })
})

describe('marks', () => {
  test("list what all children of the family have done and like, and no one else's", async () => {
    const { browser, child_id } = await ana(app)
    const outsider = await eve(app)
    const tom = await addChild(outsider, { name: 'Tom', birth_date: '2019-01-01' })
    await browser.post(`/activities/${free}/complete`, { child_id })
    await browser.post(`/activities/${prebuilt}/favorite`, { child_id })
    await outsider.post(`/activities/${prebuilt}/complete`, { child_id: tom })
    expect((await browser.query('activities.marks')).body).toEqual({
      completed: [
        {
          ...{ child_id, activity_id: free, completed_at: '2026-03-02T09:00:00.000Z' },
          ...{ last_played_at: '2026-03-02T09:00:00.000Z', face: null, loved: 0 },
        },
      ],
      favorites: [{ child_id, activity_id: prebuilt, favorited_at: '2026-03-02T09:00:00.000Z' }],
      learning_began_at: null,
    })
  })

  test('need a login', async () => {
    expect((await app.browser().query('activities.marks')).status).toBe(401)
  })
})

describe('completing and favorites', () => {
  const actions = ['complete', 'favorite'] as const

  test.each([
    ['left out', {}],
    ['empty', { child_id: '' }],
    ['null', { child_id: null }],
    ['a number', { child_id: 7 }],
    ['a list', { child_id: ['x'] }],
  ])('asks for a child when child_id is %s', async (_, body) => {
    const { browser } = await ana(app)
    for (const action of actions) {
      const response = await browser.post(`/activities/${free}/${action}`, body)
      expect([response.status, response.body.error]).toEqual([400, 'Please select a child first'])
    }
    expect((await browser.post(`/activities/${free}/complete`)).body.error).toBe(
      'Please select a child first',
    )
  })

  test('need a child for the status, too', async () => {
    const { browser } = await ana(app)
    for (const query of ['', '?child_id=', '?child=x']) {
      const { status, body } = await browser.get(`/activities/${free}/status${query}`)
      expect([status, body.error]).toEqual([400, 'Please select a child first'])
    }
  })

  test("get 404 with another family's child, and leave no trace", async () => {
    const { child_id } = await ana(app)
    const outsider = await eve(app)
    for (const action of actions) {
      const rest = await outsider.post(`/activities/${free}/${action}`, { child_id })
      const trpc = await outsider.mutate(`activities.${action}`, { id: free, child_id })
      for (const { status, body } of [rest, trpc])
        expect([status, body.error]).toEqual([404, 'Child not found'])
    }
    expect(app.db.select().from(plays).all()).toEqual([])
    expect(app.db.select().from(favorites).all()).toEqual([])
  })

  test('get 403 for an activity that the family may not open, and 404 for a missing one', async () => {
    const family = await ben(app)
    const childId = await addChild(family, { name: 'Tom', birth_date: '2019-01-01' })
    const responses = [
      await family.post(`/activities/${prebuilt}/complete`, { child_id: childId }),
      await family.post(`/activities/${prebuilt}/favorite`, { child_id: childId }),
      await family.get(`/activities/${prebuilt}/status?child_id=${childId}`),
    ]
    for (const { status, body } of responses)
      expect([status, body.error_type]).toEqual([403, 'locked'])
    const missing = await family.post('/activities/no-such-activity/complete', {
      child_id: childId,
    })
    expect([missing.status, missing.body.error]).toEqual([404, 'Activity not found'])
  })

  test('need a login', async () => {
    const visitor = app.browser()
    const responses = [
      await visitor.post(`/activities/${free}/complete`, { child_id: 'x' }),
      await visitor.post(`/activities/${free}/favorite`, { child_id: 'x' }),
      await visitor.get(`/activities/${free}/status?child_id=x`),
    ]
    for (const { status, body } of responses)
      expect([status, body.error]).toEqual([401, 'Please log in first.'])
  })
})

/** The same change sent many times in parallel, with one token. */
async function atOnce(
  times: number,
  browser: Awaited<ReturnType<typeof ana>>['browser'],
  path: string,
  body: unknown,
) {
  const token = await browser.csrfToken()
  const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
  return Promise.all(
    Array.from({ length: times }, () => browser.send('POST', path, JSON.stringify(body), headers)),
  )
}
