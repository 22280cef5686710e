import { blueprints, hunts } from '@fgm/db/schema'
import { placeAt } from '@fgm/shared/hunts/places'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve } from '../../../test/cast.ts'
import { addBlueprint, addHunt, atOnce, smallHouse, smallHunt } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  browser = (await ana(app)).browser
})

const full = { ...smallHunt, blueprint_id: 'cozy-apartment' }
const rowOf = (id: string) => app.db.select().from(hunts).where(eq(hunts.id, id)).get()
const kept = () =>
  app.db
    .select()
    .from(hunts)
    .all()
    .filter((row) => row.owner_family_id !== null)
const usesOf = (id: string) =>
  app.db.select().from(blueprints).where(eq(blueprints.id, id)).get()?.usage_count

describe('storing a hunt', () => {
  test('responds with 201 and the hunt, its id first, and its house', async () => {
    const blueprintId = await addBlueprint(browser)
    const { status, body } = await browser.post('/api/scavenger-hunts', {
      ...smallHunt,
      blueprint_id: blueprintId,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...smallHunt,
      blueprint_id: blueprintId,
      id: expect.any(String),
      blueprint_template: { name: 'Our House', template_type: 'custom' },
      blueprint_data: smallHouse,
      completed_count: 0,
      is_ready_made: false,
      version: 1,
    })
    expect((await browser.get(`/api/scavenger-hunts/${body.id}`)).body).toEqual(body)
  })

  test('stores items as not found: found items belong to the play', async () => {
    const [spoon] = smallHunt.items_data
    const itemsData = [{ ...spoon, found: true, color: 'silver' }]
    const { body } = await browser.post('/api/scavenger-hunts', { ...full, items_data: itemsData })
    expect(body.items_data).toEqual([
      { ...spoon, id: 'item-1', category: '', found: false, color: 'silver' },
    ])
  })

  test('counts as a use of its blueprint, a preset too', async () => {
    await addHunt(browser)
    await addHunt(browser)
    expect(usesOf('cozy-apartment')).toBe(2)
  })

  test('keeps the ids of items, and gives the others a free one', async () => {
    const item = { name: 'A spoon', description: 'Find it.' }
    const itemsData = [{ ...item }, { ...item, id: 'item-1' }, { ...item, id: 'mine' }, item]
    const { body } = await browser.mutate('hunts.create', { ...full, items_data: itemsData })
    const ids = body.items_data.map(({ id }: { id: string }) => id)
    expect([ids[1], ids[2]]).toEqual(['item-1', 'mine'])
    expect(new Set(ids).size).toBe(4)
  })

  test('keeps the house as it was, whatever becomes of the blueprint', async () => {
    const blueprintId = await addBlueprint(browser)
    const id = await addHunt(browser, { blueprint_id: blueprintId })
    await browser.put(`/api/blueprints/${blueprintId}`, { blueprint_data: { rooms: [] } })
    const before = (await browser.get(`/api/scavenger-hunts/${id}`)).body
    expect(before.blueprint_data).toEqual(smallHouse)
    const renewed = await browser.put(`/api/scavenger-hunts/${id}`, { blueprint_id: blueprintId })
    expect(renewed.body.blueprint_data.rooms).toEqual([])
    expect(usesOf(blueprintId)).toBe(1)
  })
})

const item = { name: 'A spoon', description: 'Find it.' }
const refused: [string, object, RegExp][] = [
  ['no blueprint', { blueprint_id: undefined }, /^Please choose a blueprint first/],
  ['an empty blueprint', { blueprint_id: '' }, /^Please choose a blueprint first/],
  ['a blank name', { hunt_name: ' \u2060' }, /^Hunt name is required/],
  ['a name of 81 letters', { hunt_name: 'x'.repeat(81) }, /at most 80 characters/],
  ['no items', { items_data: [] }, /^A hunt needs at least one item/],
  ['51 items', { items_data: Array(51).fill(item) }, /at most 50 items/],
  ['an item without a name', { items_data: [{ ...item, name: ' ' }] }, /^Name is required/],
  [
    'an item without a clue',
    { items_data: [item, { name: 'A spoon' }] },
    /^Description is required/,
  ],
  ['items of one id', { items_data: Array(2).fill({ ...item, id: 'x' }) }, /the same id/],
  ['an unknown type', { hunt_type: 'smell' }, /not one of the choices/],
  ['an unknown age', { age_range: '8-9' }, /not one of the choices/],
  ['difficulty 0', { difficulty_level: 0 }, /at least 1/],
  ['difficulty 6', { difficulty_level: 6 }, /at most 5/],
  ['difficulty 2.5', { difficulty_level: 2.5 }, /whole number|does not look right/],
  ['difficulty in words', { difficulty_level: '3' }, /must be a number/],
]

describe('an invalid hunt', () => {
  test.each(refused)('is refused for %s, over REST and tRPC', async (_, wrong, sentence) => {
    const responses = [
      await browser.post('/api/scavenger-hunts', { ...full, ...wrong }),
      await browser.mutate('hunts.create', { ...full, ...wrong }),
    ]
    for (const { status, body } of responses)
      expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
    expect(kept()).toEqual([])
  })

  test('is refused the same way as a change, which changes nothing', async () => {
    const id = await addHunt(browser)
    const before = rowOf(id)
    for (const [, wrong, sentence] of refused) {
      if (Object.values(wrong)[0] === undefined) continue
      const { status, body } = await browser.put(`/api/scavenger-hunts/${id}`, wrong)
      expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
    }
    expect(rowOf(id)).toEqual(before)
  })

  test('gets 404 for a missing blueprint', async () => {
    for (const blueprintId of ['nowhere', '__proto__']) {
      const { status, body } = await browser.post('/api/scavenger-hunts', {
        ...full,
        blueprint_id: blueprintId,
      })
      expect([status, body.error]).toEqual([404, 'Blueprint not found'])
    }
  })
})

describe('changing a hunt', () => {
  test('changes only what is sent', async () => {
    const id = await addHunt(browser)
    app.clock.advance(5)
    const { status, body } = await browser.put(`/api/scavenger-hunts/${id}`, { hunt_name: 'Sunny' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...smallHunt,
      hunt_name: 'Sunny',
      version: 2,
      updated_at: '2026-03-02T09:00:05.000Z',
    })
  })

  test('gets 409 after a save in between, but not for the same save twice', async () => {
    const id = await addHunt(browser)
    const save = (huntName: string) =>
      browser.put(`/api/scavenger-hunts/${id}`, { hunt_name: huntName, version: 1 })
    expect([(await save('Phone')).status, (await save('Phone')).status]).toEqual([200, 200])
    const { status, body } = await save('Laptop')
    expect([status, body.error]).toEqual([409, expect.stringMatching(/saved somewhere else/)])
    expect(rowOf(id)).toMatchObject({ hunt_name: 'Phone', version: 2 })
  })

  test('to another blueprint counts as a use of that one', async () => {
    const id = await addHunt(browser)
    const change = { blueprint_id: 'studio-nest', version: 1 }
    const { body } = await browser.put(`/api/scavenger-hunts/${id}`, change)
    expect(body.blueprint_template).toEqual({ name: 'Studio Nest', template_type: 'preset' })
    const late = { blueprint_id: 'house-with-garden', version: 1 }
    expect((await browser.put(`/api/scavenger-hunts/${id}`, late)).status).toBe(409)
    expect([usesOf('studio-nest'), usesOf('house-with-garden')]).toEqual([1, 0])
  })

  test('is impossible after its deletion, which also deletes its notes', async () => {
    const id = await addHunt(browser)
    const { status, body } = await browser.delete(`/api/scavenger-hunts/${id}`)
    expect([status, body]).toEqual([200, { message: 'Rainy Day Treasure is deleted.' }])
    expect((await browser.get(`/api/scavenger-hunts/${id}`)).status).toBe(404)
    expect(kept()).toEqual([])
  })
})

describe('the lists', () => {
  test('have own hunts, the newest first, without the drawn houses', async () => {
    await addHunt(browser, { hunt_name: 'First' })
    app.clock.advance(60)
    await addHunt(browser, { hunt_name: 'Second' })
    const { status, body } = await browser.get('/api/scavenger-hunts')
    expect([status, Object.keys(body)]).toEqual([200, ['hunts']])
    const names = body.hunts.map(({ hunt_name }: { hunt_name: string }) => hunt_name)
    expect(names.slice(0, 2)).toEqual(['Second', 'First'])
    expect(body.hunts[0]).not.toHaveProperty('blueprint_data')
    expect(body.hunts[0]).not.toHaveProperty('owner_family_id')
  })

  test('have ten ready ones after the own ones', async () => {
    await addHunt(browser)
    const { hunts } = (await browser.get('/api/scavenger-hunts')).body
    const ready = hunts.map(({ is_ready_made }: { is_ready_made: boolean }) => is_ready_made)
    expect(ready).toEqual([false, ...Array(10).fill(true)])
  })

  test('have the ready ones for a family that waits, which may open and play them', async () => {
    const family = await ben(app)
    const { body } = await family.get('/api/scavenger-hunts')
    expect(body.hunts).toHaveLength(10)
    expect(body.hunts.every((hunt: { is_ready_made: boolean }) => hunt.is_ready_made)).toBe(true)
    const one = await family.get('/api/scavenger-hunts/rainbow-rooms')
    expect(one.body).toMatchObject({ hunt_name: 'Rainbow Rooms', is_ready_made: true })
  })

  test('the first ready hunt can be played by everyone, but no other', async () => {
    const visitor = app.browser()
    const { status, body } = await visitor.query('hunts.forVisitors')
    expect([status, body.id, body.is_ready_made, body.completed_count]).toEqual([
      ...[200, 'rainbow-rooms', true],
      0,
    ])
    expect(body.items_data.length).toBeGreaterThan(0)
    const others = [
      await visitor.get('/api/scavenger-hunts/shape-safari'),
      await visitor.post('/api/scavenger-hunts/rainbow-rooms/complete', {}),
    ]
    expect(others.map((one) => one.status)).toEqual([401, 401])
  })

  test('a ready hunt can be neither changed nor deleted', async () => {
    for (const { status, body } of [
      await browser.put('/api/scavenger-hunts/rainbow-rooms', { hunt_name: 'Mine' }),
      await browser.delete('/api/scavenger-hunts/rainbow-rooms'),
    ])
      expect([status, body.error]).toEqual([
        403,
        expect.stringMatching(/^Our ready-made hunts stay/),
      ])
    expect(rowOf('rainbow-rooms')?.hunt_name).toBe('Rainbow Rooms')
  })
})

describe('a sample', () => {
  const wish = { hunt_type: 'color', difficulty_level: 3, age_range: '5-6' }

  test('has difficulty + 2 items at places of the own house', async () => {
    const blueprintId = await addBlueprint(browser)
    for (const difficultyLevel of [1, 2, 3, 4, 5]) {
      const input = { ...wish, difficulty_level: difficultyLevel, blueprint_id: blueprintId }
      const { status, body } = await browser.query('hunts.sample', input)
      expect([status, body.items_data.length]).toEqual([200, difficultyLevel + 2])
      for (const { location } of body.items_data)
        expect([location, placeAt(smallHouse as never, { location })?.room.label]).toEqual([
          location,
          location.split(' - ')[0],
        ])
    }
  })

  test('is another one at the next click, and can be stored as it is', async () => {
    const input = { ...wish, blueprint_id: 'cozy-apartment' }
    const [first, again, next] = [
      await browser.query('hunts.sample', input),
      await browser.query('hunts.sample', input),
      await browser.query('hunts.sample', { ...input, press: 1 }),
    ]
    expect(again.body).toEqual(first.body)
    expect(next.body).not.toEqual(first.body)
    const { items_data } = first.body
    const created = await browser.post('/api/scavenger-hunts', { ...full, ...wish, items_data })
    expect(created.body.items_data).toEqual(items_data)
  })

  test('is refused without a blueprint, and gets 404 for one that the family cannot see', async () => {
    const { status, body } = await browser.query('hunts.sample', wish)
    expect([status, body.error]).toEqual([400, 'Please choose a blueprint first.'])
    const blueprintId = await addBlueprint(browser)
    const outsider = await eve(app)
    const stolen = await outsider.query('hunts.sample', { ...wish, blueprint_id: blueprintId })
    expect([stolen.status, stolen.body.error]).toEqual([404, 'Blueprint not found'])
  })
})

describe('the limit', () => {
  test('a family that waits keeps no own hunts, and gets a kind sentence', async () => {
    const family = await ben(app)
    const { status, body } = await family.post('/api/scavenger-hunts', full)
    expect([status, body.error]).toEqual([
      403,
      'Your own hunts come with premium. Our ready-made hunts are yours to play.',
    ])
    expect(usesOf('cozy-apartment')).toBe(0)
  })

  test('an active family keeps 200, and 10 more at once leave exactly 200', async () => {
    const row = rowOf(await addHunt(browser))
    if (!row) throw new Error('The hunt was not kept')
    for (let at = 0; at < 196; at += 1)
      app.db
        .insert(hunts)
        .values({ ...row, id: `more-${at}` })
        .run()
    const responses = await atOnce(10, browser, '/api/scavenger-hunts', () => full)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = responses.find(({ status }) => status === 403)
    expect(refused?.body.error).toMatch(/^You can keep 200 hunts/)
    expect(kept()).toHaveLength(200)
    expect(usesOf('cozy-apartment')).toBe(4)
  })
})

describe('access', () => {
  test('visitors have to log in for every request', async () => {
    const visitor = app.browser()
    const responses = [
      await visitor.get('/api/scavenger-hunts'),
      await visitor.post('/api/scavenger-hunts', full),
      await visitor.get('/api/scavenger-hunts/rainbow-rooms'),
      await visitor.put('/api/scavenger-hunts/rainbow-rooms', full),
      await visitor.delete('/api/scavenger-hunts/rainbow-rooms'),
      await visitor.query('hunts.sample', {}),
    ]
    for (const { status, body } of responses)
      expect([status, body.error]).toEqual([401, 'Please log in first.'])
  })

  test("another family's hunt is a 404 for every request", async () => {
    const id = await addHunt(browser)
    const before = rowOf(id)
    const outsider = await eve(app)
    const responses = [
      await outsider.get(`/api/scavenger-hunts/${id}`),
      await outsider.put(`/api/scavenger-hunts/${id}`, { hunt_name: 'Stolen' }),
      await outsider.delete(`/api/scavenger-hunts/${id}`),
      await outsider.query('hunts.byId', { id }),
      await outsider.mutate('hunts.update', { id, hunt_name: 'Stolen' }),
      await outsider.mutate('hunts.remove', { id }),
    ]
    for (const { status, body } of responses)
      expect([status, body.error]).toEqual([404, 'Scavenger hunt not found'])
    expect(JSON.stringify((await outsider.get('/api/scavenger-hunts')).body)).not.toContain(id)
    expect(rowOf(id)).toEqual(before)
  })

  test("no one can make a hunt of, or move one to, another family's private house", async () => {
    const blueprintId = await addBlueprint(browser)
    const outsider = await eve(app)
    const ownId = await addHunt(outsider)
    const responses = [
      await outsider.post('/api/scavenger-hunts', { ...full, blueprint_id: blueprintId }),
      await outsider.put(`/api/scavenger-hunts/${ownId}`, { blueprint_id: blueprintId }),
    ]
    for (const { status, body } of responses)
      expect([status, body.error]).toEqual([404, 'Blueprint not found'])
    expect(usesOf(blueprintId)).toBe(0)
  })
})
