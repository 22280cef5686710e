import { huntCompletions } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve } from '../../../test/cast.ts'
import { addHunt, atOnce, smallPlay } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let browser: TestBrowser
let huntId: string
beforeEach(async () => {
  app = createTestApp()
  browser = (await ana(app)).browser
  huntId = await addHunt(browser)
})

const completionId = '0b6f5a52-4d0e-4a4e-9a51-6f0a4f0f8a11'
const rows = () => app.db.select().from(huntCompletions).all()
const path = (id = huntId) => `/api/scavenger-hunts/${id}/complete`
const complete = (changes: object = {}, from = browser) =>
  from.post(path(), { hunt_id: huntId, ...smallPlay, completion_id: completionId, ...changes })
const playedOf = async (from = browser, id = huntId) =>
  (await from.get(`/api/scavenger-hunts/${id}`)).body.completed_count

/** A play in which everything of a hunt was found. */
async function playOf(id: string) {
  const { items_data } = (await browser.get(`/api/scavenger-hunts/${id}`)).body
  return { ...smallPlay, items_found: items_data.length, total_items: items_data.length }
}

describe('a completion', () => {
  test('is stored with its score, and counted', async () => {
    const { status, body } = await complete()
    expect(status).toBe(200)
    expect(body).toEqual({
      ...smallPlay,
      hunt_id: huntId,
      completion_id: completionId,
      child_ids: [],
      score: 10 * 2 + 5 * 2 + 200,
      completed_at: '2026-03-02T09:00:00.000Z',
      message: 'Saved. That was a good hunt!',
      completed_count: 1,
    })
    const { hunts } = (await browser.get('/api/scavenger-hunts')).body
    expect(hunts[0].completed_count).toBe(1)
  })

  test('has a fun rating of 5 and no notes by default, as the spec has it', async () => {
    const { body } = await browser.post(path(), {
      hunt_id: huntId,
      completion_time: 10,
      items_found: 0,
      total_items: 2,
    })
    expect(body).toMatchObject({ fun_rating: 5, parent_notes: '', items_found: 0, total_items: 2 })
  })

  test.each(['1', 'x'.repeat(100), "x' or '1'='1", '\u{1F9E6} of Monday'])(
    'has any id of 1 to 100 characters, and counts once for it: %s',
    async (id) => {
      for (const { status, body } of [
        await complete({ completion_id: id }),
        await complete({ completion_id: id }),
      ])
        expect([status, body.completion_id, body.completed_count]).toEqual([200, id, 1])
    },
  )

  test('is for the hunt of the path, whatever id is in the body', async () => {
    const other = await addHunt(browser)
    const { body } = await complete({ id: other })
    expect(body.hunt_id).toBe(huntId)
    expect([await playedOf(), await playedOf(browser, other)]).toEqual([1, 0])
  })

  test.each([
    ['hunt_id', { hunt_id: 'rainbow-rooms' }, /two different hunts/],
    ['total_items', { items_found: 50, total_items: 50 }, /^This hunt has 2 items now/],
    ['total_items', { items_found: 0, total_items: 0 }, /^This hunt has 2 items now/],
    ['items_found', { items_found: 3 }, /more items found than the hunt has/],
  ])('is held against its hunt: %s of %o', async (field, wrong, sentence) => {
    const { status, body } = await complete(wrong)
    expect([status, body.error_type, Object.keys(body.fields)]).toEqual([
      400,
      'completion_does_not_fit',
      [field],
    ])
    expect(body.error).toMatch(sentence)
    expect(rows()).toEqual([])
  })

  test('of a play over several days is stored, with at most a day of time', async () => {
    const { status, body } = await complete({ completion_time: 1e9 })
    expect([status, body.completion_time, body.score]).toEqual([200, 86_400, 30])
  })

  test('is in the list, the newest first', async () => {
    await complete({ parent_notes: 'First' })
    app.clock.advance(60)
    await complete({ parent_notes: ' Second\r\n\r\n\r\nday\u200B ', completion_id: 'second-play' })
    const { status, body } = await browser.query('hunts.completions', { id: huntId })
    expect([status, body.completions.length]).toEqual([200, 2])
    expect(body.completions[0]).toMatchObject({ parent_notes: 'Second\n\nday', score: 230 })
    expect(body.completions[1]).toMatchObject({ parent_notes: 'First' })
  })
})

describe('a repeated completion', () => {
  test('gets the same response, and counts once', async () => {
    const first = await complete()
    app.clock.advance(3600)
    const second = await complete({ fun_rating: 1, parent_notes: 'Changed' })
    const third = await browser.mutate('hunts.complete', {
      ...smallPlay,
      id: huntId,
      completion_id: completionId,
    })
    expect([second.status, second.body, third.body]).toEqual([200, first.body, first.body])
    expect(rows()).toHaveLength(1)
  })

  test('leaves one row after 20 requests at once, counted once', async () => {
    const responses = await atOnce(20, browser, path(), () => ({
      ...smallPlay,
      completion_id: completionId,
    }))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(rows()).toHaveLength(1)
    expect(await playedOf()).toBe(1)
  })

  test('counts three plays, each sent twice from an outbox', async () => {
    const ids = ['play-number-1', 'play-number-2', 'play-number-3']
    for (const id of [...ids, ...ids]) await complete({ completion_id: id })
    expect(await playedOf()).toBe(3)
  })

  test('gets the same response after the hunt got other items', async () => {
    const first = await complete()
    const itemsData = [{ name: 'A spoon', description: 'Find what stirs the soup.' }]
    await browser.put(`/api/scavenger-hunts/${huntId}`, { items_data: itemsData })
    const again = await complete()
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await complete({ completion_id: 'another-play' })).status).toBe(400)
  })

  test('counts every time without an id, as an integrator of the spec expects', async () => {
    for (const _ of [1, 2]) await browser.post(path(), smallPlay)
    expect(await playedOf()).toBe(2)
  })

  test('counts for another hunt, even with the same id', async () => {
    await complete()
    const other = await addHunt(browser)
    await browser.post(path(other), { ...smallPlay, completion_id: completionId })
    expect([await playedOf(), await playedOf(browser, other)]).toEqual([1, 1])
  })
})

const refused: [string, object, RegExp][] = [
  ['a negative time', { completion_time: -1 }, /at least 0/],
  ['half a second', { completion_time: 0.5 }, /whole number|does not look right/],
  ['a time in words', { completion_time: '100' }, /must be a number/],
  ['no time', { completion_time: undefined }, /^Completion time is required/],
  ['more found than there are', { items_found: 3 }, /^There cannot be more items found/],
  ['a negative count', { items_found: -1 }, /at least 0/],
  ['a thousand items', { total_items: 1_000 }, /at most 50/],
  ['fun 0', { fun_rating: 0 }, /at least 1/],
  ['fun 6', { fun_rating: 6 }, /at most 5/],
  ['fun in words', { fun_rating: '5' }, /must be a number/],
  ['notes of 2,001 characters', { parent_notes: 'x'.repeat(2_001) }, /at most 2000 characters/],
  ['notes that are no text', { parent_notes: {} }, /must be text/],
  ['an empty id', { completion_id: '' }, /^Completion id is required/],
  ['an id of 101 letters', { completion_id: 'x'.repeat(101) }, /at most 100 characters/],
]

describe('an invalid completion', () => {
  test.each(refused)('is refused for %s, over REST and tRPC', async (_, wrong, sentence) => {
    const trpc = { id: huntId, ...smallPlay, completion_id: completionId, ...wrong }
    for (const { status, body } of [
      await complete(wrong),
      await browser.mutate('hunts.complete', trpc),
    ])
      expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
    expect(rows()).toEqual([])
  })

  test('may have notes of exactly 2,000 characters', async () => {
    expect((await complete({ parent_notes: 'x'.repeat(2_000) })).status).toBe(200)
  })
})

describe('ready hunts', () => {
  test('can be completed by every family, each counted separately', async () => {
    const waiting = await ben(app)
    const outsider = await eve(app)
    const play = await playOf('rainbow-rooms')
    for (const from of [waiting, outsider, outsider])
      expect((await from.post(path('rainbow-rooms'), play)).status).toBe(200)
    expect(await playedOf(waiting, 'rainbow-rooms')).toBe(1)
    expect(await playedOf(outsider, 'rainbow-rooms')).toBe(2)
    expect(await playedOf(browser, 'rainbow-rooms')).toBe(0)
    const { hunts } = (await outsider.get('/api/scavenger-hunts')).body
    expect(hunts[0]).toMatchObject({ id: 'rainbow-rooms', completed_count: 2 })
  })

  test('show a family only its own notes', async () => {
    await browser.post(path('rainbow-rooms'), await playOf('rainbow-rooms'))
    const outsider = await eve(app)
    const { body } = await outsider.query('hunts.completions', { id: 'rainbow-rooms' })
    expect(body).toEqual({ completions: [] })
  })
})

describe('access', () => {
  test('visitors have to log in', async () => {
    const visitor = app.browser()
    for (const { status, body } of [
      await complete({}, visitor),
      await visitor.mutate('hunts.complete', { id: huntId, ...smallPlay }),
      await visitor.query('hunts.completions', { id: huntId }),
    ])
      expect([status, body.error]).toEqual([401, 'Please log in first.'])
  })

  test("another family's hunt is a 404", async () => {
    await complete()
    const outsider = await eve(app)
    for (const { status, body } of [
      await complete({}, outsider),
      await outsider.mutate('hunts.complete', { id: huntId, ...smallPlay }),
      await outsider.query('hunts.completions', { id: huntId }),
    ])
      expect([status, body.error]).toEqual([404, 'Scavenger hunt not found'])
    expect(rows()).toHaveLength(1)
  })

  test('a completion of a hunt that was deleted meanwhile gets 404, and its notes are deleted', async () => {
    await complete()
    await browser.delete(`/api/scavenger-hunts/${huntId}`)
    expect((await complete()).status).toBe(404)
    expect(rows()).toEqual([])
  })

  test('no one can play more often than a day allows', async () => {
    const strict = createTestApp({ RATE_LIMITS: 'on' })
    const { browser: family } = await ana(strict)
    const url = path('rainbow-rooms')
    const play = await playOf('rainbow-rooms')
    const responses = await atOnce(201, family, url, () => play)
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
