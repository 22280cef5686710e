import { memoryPageSize } from '@fgm/shared/hunts/hunts'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, eve } from '../../../test/cast.ts'
import { addHunt, atOnce, smallPlay } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let browser: TestBrowser
let mia: string
let huntId: string
beforeEach(async () => {
  app = createTestApp()
  const family = await ana(app)
  browser = family.browser
  mia = family.child_id
  huntId = await addHunt(browser)
})

const play = (changes: object = {}, id = huntId, from = browser) => {
  app.clock.advance(60)
  return from.post(`/api/scavenger-hunts/${id}/complete`, { ...smallPlay, ...changes })
}
const remembered = async (input: object = {}, from = browser) =>
  (await from.query('hunts.memories', input)).body
const lines = ({ memories }: { memories: { parent_notes: string }[] }) =>
  memories.map(({ parent_notes }) => parent_notes)

describe('who played', () => {
  test('is stored with the completion, and shown with the memory', async () => {
    app.clock.advance(1)
    const leo = await addChild(browser, { name: 'Leo', birth_date: '2019-01-01' })
    const { status, body } = await play({ child_ids: [leo, mia] })
    expect([status, body.child_ids.toSorted()]).toEqual([200, [leo, mia].toSorted()])
    const { memories } = await remembered()
    expect(memories[0].children.map(({ name }: { name: string }) => name)).toEqual(['Mia', 'Leo'])
  })

  test('can be left out, as every older client does', async () => {
    const { status, body } = await play()
    expect([status, body.child_ids]).toEqual([200, []])
  })

  test("is never another family's or a removed child, but the play is stored all the same", async () => {
    const outsider = await eve(app)
    const tom = await addChild(outsider, { name: 'Tom', birth_date: '2019-01-01' })
    const { status, body } = await play({ child_ids: [tom, 'nobody', mia] })
    expect([status, body.child_ids]).toEqual([200, [mia]])
    expect(JSON.stringify(await remembered())).not.toContain('Tom')
  })

  test('is taken from the first request', async () => {
    const completionId = 'one-play'
    await play({ completion_id: completionId, child_ids: [mia] })
    for (const { body } of await atOnce(
      5,
      browser,
      `/api/scavenger-hunts/${huntId}/complete`,
      () => ({ ...smallPlay, completion_id: completionId, child_ids: [] }),
    ))
      expect(body.child_ids).toEqual([mia])
  })

  test("is deleted with the child's profile; the memory stays", async () => {
    await play({ child_ids: [mia], parent_notes: 'Behind the couch' })
    await browser.delete(`/children/${mia}`)
    const { memories } = await remembered()
    expect(memories).toMatchObject([{ parent_notes: 'Behind the couch', children: [] }])
  })

  test.each([
    ['more than twenty', Array.from({ length: 21 }, (_, at) => `child-${at}`)],
    ['words', 'Mia'],
    ['numbers', [1]],
  ])('is refused as %s', async (_, childIds) => {
    expect((await play({ child_ids: childIds })).status).toBe(400)
  })

  test("is in a family's export", async () => {
    await play({ child_ids: [mia], parent_notes: 'Behind the couch' })
    const { tables } = (await browser.get('/user/export')).body
    expect(tables.hunt_players).toMatchObject([{ child_id: mia }])
    expect(tables.hunt_completions).toMatchObject([{ parent_notes: 'Behind the couch' }])
  })
})

describe('memories', () => {
  test('have date, stars, line and hunt, the newest first, with each house once', async () => {
    await play({ parent_notes: 'First', fun_rating: 3 })
    await play({ parent_notes: 'Second' })
    const page = await remembered()
    expect(page.memories).toMatchObject([
      {
        parent_notes: 'Second',
        fun_rating: 4,
        hunt_id: huntId,
        completed_at: '2026-03-02T09:02:00.000Z',
      },
      { parent_notes: 'First', fun_rating: 3, items_found: 2 },
    ])
    expect(page.hunts).toMatchObject([
      {
        id: huntId,
        hunt_name: 'Rainy Day Treasure',
        places: [{ location: 'Kitchen - table' }, {}],
      },
    ])
    expect(page.hunts[0].blueprint_data.rooms.length).toBeGreaterThan(0)
    expect(page.summary).toEqual({ plays: 2, finds: 4, since: '2026-03-02T09:01:00.000Z' })
    expect(page.next_cursor).toBeNull()
  })

  test('are none at first', async () => {
    expect(await remembered()).toEqual({
      memories: [],
      hunts: [],
      summary: { plays: 0, finds: 0, since: null },
      next_cursor: null,
    })
  })

  test('come page by page, each once, also those of the same time', async () => {
    const count = memoryPageSize + 3
    for (let at = 0; at < count; at += 1) {
      if (at % 2 === 0) app.clock.advance(1)
      await browser.post(`/api/scavenger-hunts/${huntId}/complete`, {
        ...smallPlay,
        parent_notes: `Play ${at}`,
      })
    }
    const first = await remembered()
    const second = await remembered({ cursor: first.next_cursor })
    expect([first.memories.length, second.memories.length]).toEqual([memoryPageSize, 3])
    expect(new Set([...lines(first), ...lines(second)]).size).toBe(count)
    expect([first.summary.plays, second.next_cursor]).toEqual([count, null])
  })

  test('can be filtered by hunt or by child', async () => {
    await play({ parent_notes: 'Ours' })
    await play({ parent_notes: 'Rainbow', child_ids: [mia], total_items: 3 }, 'rainbow-rooms')
    expect(lines(await remembered({ hunt_id: huntId }))).toEqual(['Ours'])
    const ofMia = await remembered({ child_id: mia })
    expect([lines(ofMia), ofMia.summary.plays]).toEqual([['Rainbow'], 1])
    expect(lines(await remembered({ hunt_id: huntId, child_id: mia }))).toEqual([])
  })

  test.each(['x', 'W10', Buffer.from('[1,2]').toString('base64url')])(
    'have no page %s',
    async (cursor) => {
      const { status, body } = await browser.query('hunts.memories', { cursor })
      expect([status, body.error]).toEqual([400, 'This page does not exist.'])
    },
  )
})

describe('the line of a memory', () => {
  const note = async (id: string, parentNotes: string, from = browser) =>
    from.mutate('hunts.noteMemory', { id, parent_notes: parentNotes })
  const newest = async () => (await remembered()).memories[0]

  test('can be replaced and removed', async () => {
    await play({ parent_notes: 'Behind the couch', child_ids: [mia] })
    const { id } = await newest()
    const { status, body } = await note(id, ' Under\u200B the bed ')
    expect([status, body.parent_notes]).toEqual([200, 'Under the bed'])
    expect(body.children).toMatchObject([{ name: 'Mia' }])
    expect((await note(id, '')).body.parent_notes).toBe('')
    expect(await newest()).toMatchObject({ id, parent_notes: '', fun_rating: 4 })
  })

  test('has at most 2,000 characters', async () => {
    await play({ parent_notes: 'Short' })
    const { id } = await newest()
    expect((await note(id, 'x'.repeat(2_001))).status).toBe(400)
    expect((await newest()).parent_notes).toBe('Short')
  })
})

describe('access', () => {
  test('visitors have to log in', async () => {
    const visitor = app.browser()
    for (const { status, body } of [
      await visitor.query('hunts.memories'),
      await visitor.mutate('hunts.noteMemory', { id: 'x', parent_notes: '' }),
    ])
      expect([status, body.error]).toEqual([401, 'Please log in first.'])
  })

  test("another family's memories are a 404", async () => {
    await play({ parent_notes: 'Ours' })
    await play({ parent_notes: 'Rainbow', total_items: 3 }, 'rainbow-rooms')
    const { memories } = await remembered()
    const outsider = await eve(app)
    expect(lines(await remembered({}, outsider))).toEqual([])
    expect(lines(await remembered({ hunt_id: 'rainbow-rooms' }, outsider))).toEqual([])
    for (const { status } of [
      await outsider.query('hunts.memories', { hunt_id: huntId }),
      await outsider.query('hunts.memories', { child_id: mia }),
      await outsider.mutate('hunts.noteMemory', { id: memories[0].id, parent_notes: 'Mine' }),
      await outsider.mutate('hunts.noteMemory', { id: memories[1].id, parent_notes: 'Mine' }),
    ])
      expect(status).toBe(404)
    expect(lines(await remembered())).toEqual(['Rainbow', 'Ours'])
  })
})
