import { playChildren, plays } from '@fgm/db/schema'
import { rankActivities } from '@fgm/shared/activities/ranking'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, ben, eve } from '../../../test/cast.ts'
import { addOwn } from '../../../test/community.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

/* Every time that a family plays is a play; a completion is a child's first one. */

const free = 'sock-mountain-match'
const playedAt = '2026-03-02T08:55:00.000Z'
const week = { from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z' }

let app: TestApp
let browser: TestBrowser
let mia: string
beforeEach(async () => {
  app = createTestApp({ RATE_LIMITS: 'on' })
  const registered = await ana(app)
  browser = registered.browser
  mia = registered.child_id
})

type Face = 'loved' | 'fine' | 'not_today' | null
const aPlay = (faces: Record<string, Face>, more: object = {}) => ({
  ...{ id: free, play_id: 'play-1', played_at: playedAt, minutes: 6 },
  children: Object.entries(faces).map(([childId, face]) => ({ child_id: childId, face })),
  ...more,
})
const record = (faces: Record<string, Face>, more: object = {}, by = browser) =>
  by.mutate('activities.recordPlay', aPlay(faces, more))
const played = async (by = browser) => (await by.query('activities.plays', week)).body.plays

describe('a play', () => {
  test('is kept with its minutes, the children and how it was for each', async () => {
    app.clock.advance(60)
    const ada = await addChild(browser, { name: 'Ada', birth_date: '2019-01-01' })
    const { status, body } = await record({ [mia]: 'loved', [ada]: 'not_today' })
    expect([status, body]).toEqual([200, { message: 'Kept. Five good minutes.' }])
    expect(await played()).toEqual([
      {
        ...{ play_id: 'play-1', activity_id: free, title: 'Sock Mountain Match' },
        ...{ own_category: 'Math', duration_minutes: 5, scene: expect.stringContaining('.') },
        ...{ skill: 'patterns-logic', learned: expect.stringMatching(/^[A-Z][a-z]+s /) },
        ...{ is_open: true, source: 'play', played_at: playedAt, minutes: 6 },
        children: [
          { child_id: mia, name: 'Mia', face: 'loved', line: '' },
          { child_id: ada, name: 'Ada', face: 'not_today', line: '' },
        ],
      },
    ])
  })

  test('sent again, at once or with another rating, stays one', async () => {
    const faces: Face[] = ['fine', 'fine', 'fine', 'loved']
    await Promise.all(faces.map((face) => record({ [mia]: face })))
    await record({ [mia]: 'not_today' })
    expect(await played()).toMatchObject([{ children: [{ face: 'not_today' }] }])
    expect(app.db.select().from(playChildren).all()).toHaveLength(1)
  })

  test('repeated later is another one, and the activity counts as done since the first', async () => {
    await record({ [mia]: 'fine' })
    await record({ [mia]: 'loved' }, { play_id: 'play-2', played_at: '2026-03-02T08:59:00.000Z' })
    expect(await played()).toMatchObject([{ play_id: 'play-2' }, { play_id: 'play-1' }])
    expect((await browser.get(`/activities/${free}/status?child_id=${mia}`)).body).toMatchObject({
      is_completed: true,
    })
    const completion = await browser.post(`/activities/${free}/complete`, { child_id: mia })
    expect(completion.body.completed_at).toBe(playedAt)
    expect((await browser.query('activities.marks')).body.completed).toEqual([
      {
        ...{ child_id: mia, activity_id: free, completed_at: playedAt },
        ...{ last_played_at: '2026-03-02T08:59:00.000Z', face: 'loved', loved: 1 },
      },
    ])
    expect(app.db.select().from(plays).all()).toHaveLength(2)
    expect((await browser.get('/user/activity-stats')).body.completed).toBe(1)
  })

  test('marked as done has no minutes', async () => {
    await browser.post(`/activities/${free}/complete`, { child_id: mia })
    expect(await played()).toMatchObject([
      { source: 'marked', minutes: null, children: [{ face: null }] },
    ])
  })

  test('has the time of the phone that played it, but no future time', async () => {
    await record({ [mia]: null }, { played_at: '2031-01-01T00:00:00Z' })
    await record({ [mia]: null }, { play_id: 'play-2', played_at: '1970-01-01T00:00:00Z' })
    const times = app.db.select({ at: plays.played_at }).from(plays).orderBy(plays.id).all()
    expect(times.map(({ at }) => at)).toEqual([
      '2026-03-02T09:00:00.000Z',
      '2025-03-01T09:00:00.000Z',
    ])
  })

  test('has its own note, which the profile shows', async () => {
    await record({ [mia]: 'loved' })
    await record({ [mia]: 'fine' }, { play_id: 'play-2', played_at: '2026-03-02T08:59:00.000Z' })
    const note = (more: object) =>
      browser.mutate('activities.note', { id: free, child_id: mia, note: 'She hid.', ...more })
    expect((await note({ play_id: 'play-1' })).body).toMatchObject({ note: 'She hid.' })
    expect((await note({ note: 'Once more!' })).body).toMatchObject({ play_id: 'play-2' })
    const { entries } = (await browser.get(`/user/activity-history?child_id=${mia}`)).body
    expect(entries).toMatchObject([
      { play_id: 'play-2', face: 'fine', note: 'Once more!' },
      { play_id: 'play-1', face: 'loved', note: 'She hid.' },
    ])
    expect((await note({ play_id: 'unknown' })).status).toBe(404)
    await record({ [mia]: 'loved' }, { play_id: 'play-2' })
    expect((await played())[0].children[0].line).toBe('Once more!')
  })
})

describe('a play of an activity that is locked by now', () => {
  test('is stored, because it may have been open when it was played, and opens nothing', async () => {
    const waiting = await ben(app)
    const tom = await addChild(waiting, { name: 'Tom', birth_date: '2019-01-01' })
    for (const library of ['prebuilt', 'premium']) {
      const id = app.connection
        .prepare('select id from activities where library = ? limit 1')
        .pluck()
        .get(library)
      const kept = await record({ [tom]: 'loved' }, { id, play_id: library }, waiting)
      expect([library, kept.status]).toEqual([library, 200])
      expect((await waiting.get(`/activities/${id}`)).status).toBe(403)
    }
    expect(await played(waiting)).toMatchObject([
      { is_open: false, learned: '', children: [{ child_id: tom, face: 'loved' }] },
      { is_open: false, learned: '', children: [{ child_id: tom, face: 'loved' }] },
    ])
  })
})

describe('starting afresh', () => {
  const marks = async () => (await browser.query('activities.marks')).body

  test('keeps the plays and resets how often they were loved', async () => {
    await record({ [mia]: 'loved' })
    expect(await marks()).toMatchObject({ learning_began_at: null, completed: [{ loved: 1 }] })
    const { status, body } = await browser.mutate('activities.startAfresh')
    expect([status, body.message]).toEqual([200, 'The cards start afresh. What you played stays.'])
    expect(await marks()).toMatchObject({
      learning_began_at: '2026-03-02T09:00:00.000Z',
      completed: [{ completed_at: playedAt, loved: 0 }],
    })
    expect(await played()).toMatchObject([{ children: [{ face: 'loved' }] }])
    app.clock.advance(3600)
    await record({ [mia]: 'loved' }, { play_id: 'play-2', played_at: '2026-03-02T09:30:00.000Z' })
    expect((await marks()).completed).toMatchObject([{ loved: 1 }])
  })

  test('needs a login, and changes no other family', async () => {
    const outsider = await eve(app)
    expect((await app.browser().mutate('activities.startAfresh')).status).toBe(401)
    await outsider.mutate('activities.startAfresh')
    expect((await marks()).learning_began_at).toBeNull()
  })
})

describe('a play is refused', () => {
  test('logged out', async () => {
    const visitor = app.browser()
    expect((await record({ [mia]: 'fine' }, {}, visitor)).status).toBe(401)
    expect((await visitor.query('activities.plays', week)).status).toBe(401)
  })

  test('of another family’s child, and its play id is not found', async () => {
    await record({ [mia]: 'fine' })
    const outsider = await eve(app)
    const tom = await addChild(outsider, { name: 'Tom', birth_date: '2019-01-01' })
    expect((await record({ [mia]: 'loved' }, {}, outsider)).status).toBe(404)
    expect((await record({ [tom]: 'loved', [mia]: 'loved' }, {}, outsider)).status).toBe(200)
    expect(await played()).toMatchObject([{ children: [{ child_id: mia, face: 'fine' }] }])
    expect(await played(outsider)).toMatchObject([{ children: [{ name: 'Tom' }] }])
    const note = { id: free, child_id: tom, play_id: 'play-2', note: 'x' }
    await record({ [mia]: 'fine' }, { play_id: 'play-2' })
    expect((await outsider.mutate('activities.note', note)).status).toBe(404)
  })

  test('of a missing activity, and of another one than before', async () => {
    expect((await record({ [mia]: 'fine' }, { id: 'shadow-wave-x' })).status).toBe(404)
    expect((await record({ [mia]: 'fine' })).status).toBe(200)
    expect((await record({ [mia]: 'fine' }, { id: 'squiggle-rescue' })).status).toBe(400)
  })

  test('of what another family made, even if it was shared but is in no collection', async () => {
    const outsider = await eve(app)
    const tom = await addChild(outsider, { name: 'Tom', birth_date: '2019-01-01' })
    const own = addOwn(app, 'Ana', 'own-idea')
    const copy = addOwn(app, 'Ana', 'copy', { owner_family_id: null, library: 'community' })
    for (const id of [own, copy])
      expect((await record({ [tom]: 'fine' }, { id }, outsider)).status).toBe(404)
    expect((await record({ [mia]: 'fine' }, { id: own })).status).toBe(200)
  })

  test.each([
    ['no child', { children: [] }],
    ['a face that there is not', { children: [{ child_id: 'x', face: 'bored' }] }],
    ['no time', { played_at: 'yesterday' }],
    ['hours', { minutes: 999 }],
  ])('with %s', async (_, more) => {
    expect((await record({ [mia]: 'fine' }, more)).status).toBe(400)
  })

  test('beyond the minutes of a day', async () => {
    for (let count = 0; count < 600; count += 1) await record({ [mia]: 'fine' })
    expect((await record({ [mia]: 'fine' })).status).toBe(429)
  })

  test.each([
    ['in a week that ends before it begins', { from: week.to, to: week.from }],
    ['of more than three months', { from: '2025-01-01T00:00:00Z', to: week.to }],
  ])('to be listed %s', async (_, between) => {
    expect((await browser.query('activities.plays', between)).status).toBe(400)
  })
})

test('the next suggestion is open to the viewer', async () => {
  const waiting = await ben(app)
  const viewers = [browser, waiting, app.browser()]
  const counts = await Promise.all(
    viewers.map(async (viewer) => {
      const cards = (await viewer.query('activities.cards')).body
      const ranked = rankActivities(cards, { age: 4 }, { turn: 1 })
      for (const { card } of ranked) {
        const { status } = await viewer.query('activities.byId', { id: card.id })
        expect([card.id, status]).toEqual([card.id, 200])
      }
      return ranked.length
    }),
  )
  expect(counts[0]).toBeGreaterThan(50)
  expect(counts[1]).toBeLessThan(20)
})
