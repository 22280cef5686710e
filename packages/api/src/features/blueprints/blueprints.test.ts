import { blueprints, hunts } from '@fgm/db/schema'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve, root } from '../../../test/cast.ts'
import { addBlueprint, addHunt, atOnce, smallHouse } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const own = { name: 'Our House', blueprint_data: smallHouse, is_public: false }
const rowOf = (id: string) => app.db.select().from(blueprints).where(eq(blueprints.id, id)).get()
const kept = () =>
  app.db
    .select()
    .from(blueprints)
    .all()
    .filter((row) => row.owner_family_id !== null)

describe('keeping a blueprint', () => {
  test('responds with 201 and the blueprint, its id first', async () => {
    const { browser } = await ana(app)
    const sent = { ...own, template_type: 'custom' }
    const { status, body } = await browser.post('/api/blueprints', sent)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Our House',
      description: '',
      template_type: 'custom',
      is_public: false,
      is_mine: true,
      usage_count: 0,
      blueprint_data: smallHouse,
      version: 1,
      created_at: '2026-03-02T09:00:00.000Z',
      updated_at: '2026-03-02T09:00:00.000Z',
    })
    expect((await browser.get(`/api/blueprints/${body.id}`)).body).toEqual(body)
  })

  test('needs only a house: the name is the default, and it is private', async () => {
    const { browser } = await ana(app)
    const { body } = await browser.mutate('blueprints.create', { blueprint_data: { rooms: [] } })
    expect(body).toMatchObject({ name: 'New Blueprint', is_public: false, template_type: 'custom' })
  })

  test('lets no one choose its preset flag, owner or id', async () => {
    const { browser } = await ana(app)
    const forged = { id: 'cozy-apartment', owner_family_id: null, usage_count: 99, version: 50 }
    const sent = { ...own, template_type: 'preset', ...forged }
    const { body } = await browser.post('/api/blueprints', sent)
    expect(body).toMatchObject({ template_type: 'custom', usage_count: 0, version: 1 })
    expect(rowOf('cozy-apartment')?.owner_family_id).toBeNull()
  })
})

const [kitchen, mia] = smallHouse.rooms
const refused: [string, object, RegExp][] = [
  ['no house', { blueprint_data: undefined }, /^Blueprint data is required/],
  ['a blank name', { name: ' \u200B' }, /^Name is required/],
  ['a name of 61 letters', { name: 'x'.repeat(61) }, /at most 60 characters/],
  ['an unknown kind', { template_type: 'castle' }, /not one of the choices/],
  ['a text as is_public', { is_public: 'yes' }, /must be true or false/],
  [
    'a room beyond the canvas',
    { blueprint_data: { rooms: [{ ...kitchen, position: { x: 700, y: 0 } }] } },
    /^Kitchen reaches beyond the canvas/,
  ],
  [
    'furniture in no room',
    { blueprint_data: { ...smallHouse, rooms: [kitchen] } },
    /a room that is not there/,
  ],
  [
    '61 rooms',
    {
      blueprint_data: { rooms: Array.from({ length: 61 }, (_, at) => ({ ...mia, id: `r${at}` })) },
    },
    /at most 60 rooms/,
  ],
]

describe('a blueprint that cannot be right', () => {
  test.each(refused)(
    'is refused for %s, new or changed, over REST and tRPC',
    async (_, wrong, sentence) => {
      const { browser } = await ana(app)
      const id = await addBlueprint(browser)
      const changed = { ...own, ...wrong, id }
      const responses = [
        await browser.post('/api/blueprints', { ...own, ...wrong }),
        await browser.mutate('blueprints.create', { ...own, ...wrong }),
        ...('blueprint_data' in wrong && !wrong.blueprint_data
          ? []
          : [await browser.put(`/api/blueprints/${id}`, changed)]),
      ]
      for (const { status, body } of responses) {
        expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
        expect(kept()).toHaveLength(1)
      }
    },
  )

  test('is refused with a hundred thousand nested lists', async () => {
    const { browser } = await ana(app)
    const lists = '['.repeat(100_000) + ']'.repeat(100_000)
    const headers = { 'content-type': 'application/json', 'x-csrftoken': await browser.csrfToken() }
    for (const body of [lists, `{"blueprint_data":{"rooms":${lists}}}`]) {
      const response = await browser.send('POST', '/api/blueprints', body, headers)
      expect([response.status, response.body.error]).toEqual([
        400,
        expect.stringMatching(/^[A-Z].+\.$/),
      ])
    }
  })

  test('is refused with invalid numbers', async () => {
    const { browser } = await ana(app)
    for (const number of ['1e400', '-1e400', '-1', '"20"', 'null', '1e9', '{}']) {
      const house = JSON.stringify({ blueprint_data: { rooms: [kitchen] } })
      const body = house.replace('"x":20', `"x":${number}`)
      const token = await browser.csrfToken()
      const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
      const { status } = await browser.send('POST', '/api/blueprints', body, headers)
      expect([number, status]).toEqual([number, 400])
    }
  })
})

describe('the list and the gallery', () => {
  test('hold own blueprints, the newest first', async () => {
    const { browser } = await ana(app)
    await addBlueprint(browser, { name: 'First' })
    app.clock.advance(60)
    await addBlueprint(browser, { name: 'Second' })
    const { status, body } = await browser.get('/api/blueprints')
    expect([status, Object.keys(body)]).toEqual([200, ['blueprints']])
    expect(body.blueprints.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual([
      'Second',
      'First',
    ])
    const gallery = await browser.query('blueprints.gallery')
    expect(gallery.body.mine).toEqual(body.blueprints.slice(0, 2))
    expect(gallery.body.limit).toBe(50)
  })

  test('give an integrator own houses, then the presets, then shared ones', async () => {
    const { browser } = await ana(app)
    const ownId = await addBlueprint(browser)
    const sharedId = await addBlueprint(await eve(app), { is_public: true })
    const { blueprints: listed } = (await browser.get('/api/blueprints')).body
    const kinds = listed.map(({ template_type }: { template_type: string }) => template_type)
    expect(kinds).toEqual(['custom', ...Array(6).fill('preset'), 'community'])
    const ids = listed.map(({ id }: { id: string }) => id)
    expect([ids[0], ids[1], ids.at(-1)]).toEqual([ownId, 'cozy-apartment', sharedId])
  })

  test('give the hub own houses and the presets, and nothing of other families', async () => {
    const { browser } = await ana(app)
    const ownId = await addBlueprint(browser)
    await addBlueprint(await eve(app), { is_public: true })
    const { blueprints: listed } = (await browser.query('blueprints.ownAndPresets')).body
    const kinds = listed.map(({ template_type }: { template_type: string }) => template_type)
    expect(kinds).toEqual(['custom', ...Array(6).fill('preset')])
    expect([listed[0].id, listed[1].id]).toEqual([ownId, 'cozy-apartment'])
    const outsider = (await (await ben(app)).query('blueprints.ownAndPresets')).body
    expect(JSON.stringify(outsider)).not.toContain(ownId)
  })

  test('show six presets with a sentence each, to a family that waits too', async () => {
    const family = await ben(app)
    const { body } = await family.query('blueprints.gallery')
    expect(body.presets).toHaveLength(6)
    expect(body.presets[0]).toMatchObject({
      id: 'cozy-apartment',
      name: 'Cozy Apartment',
      template_type: 'preset',
      is_public: true,
      is_mine: false,
    })
    expect([body.community, body.mine, body.limit]).toEqual([[], [], 1])
  })
})

describe('changing a blueprint', () => {
  let browser: TestBrowser
  let id: string
  beforeEach(async () => {
    browser = (await ana(app)).browser
    id = await addBlueprint(browser)
  })
  const put = (change: object) => browser.put(`/api/blueprints/${id}`, change)

  test('changes only what is sent, and counts the version up', async () => {
    app.clock.advance(5)
    const { status, body } = await put({ name: ' Grandma ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Grandma',
      blueprint_data: smallHouse,
      version: 2,
      updated_at: '2026-03-02T09:00:05.000Z',
    })
  })

  test('is 409 with a sentence after a save in between, and nothing is lost', async () => {
    await put({ name: 'From the phone', version: 1 })
    const { status, body } = await put({ name: 'From the laptop', version: 1 })
    expect([status, body.error]).toEqual([409, expect.stringMatching(/saved somewhere else/)])
    expect(rowOf(id)).toMatchObject({ name: 'From the phone', version: 2 })
    expect((await put({ name: 'From the laptop', version: 2 })).body.version).toBe(3)
  })

  test('accepts equal names of rooms in an old house, but no new ones', async () => {
    const [kitchen, bedroom] = smallHouse.rooms
    const called = (...labels: string[]) => ({
      ...smallHouse,
      rooms: smallHouse.rooms.map((room, at) => ({ ...room, label: labels[at] ?? room.label })),
    })
    const twins = called('Rasoi', 'RASOI ')
    const { status, body } = await put({ blueprint_data: twins })
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^Two rooms are called/)])
    app.db
      .update(blueprints)
      .set({ blueprint_data: twins as never })
      .where(eq(blueprints.id, id))
      .run()
    expect((await put({ name: 'Old', blueprint_data: twins })).status).toBe(200)
    expect([kitchen?.label, bedroom?.label]).not.toContain('Rasoi')
    expect((await put({ blueprint_data: called('Rasoi', 'Den') })).status).toBe(200)
  })

  test('is 409 after a save in between, also if two rooms of it have one name', async () => {
    await put({ name: 'From the phone', version: 1 })
    const rooms = smallHouse.rooms.map((room) => ({ ...room, label: 'Rasoi' }))
    const twins = { blueprint_data: { ...smallHouse, rooms } }
    expect((await put({ ...twins, version: 1 })).status).toBe(409)
    expect((await put({ ...twins, version: 2 })).status).toBe(400)
  })

  test('is no conflict when the same save is repeated after a lost response', async () => {
    const save = { name: 'Ours', blueprint_data: { ...smallHouse, furniture: [] }, version: 1 }
    const responses = [await put(save), await put(save)]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[1]?.body).toEqual(responses[0]?.body)
    expect(rowOf(id)?.version).toBe(2)
  })

  test('by an integrator without a version is accepted: the last save wins', async () => {
    await put({ name: 'One' })
    expect((await put({ name: 'Two' })).body).toMatchObject({ name: 'Two', version: 3 })
  })

  test('20 times at once from one version accepts exactly one', async () => {
    const token = await browser.csrfToken()
    const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const body = JSON.stringify({ name: `Name ${at}`, version: 1 })
        return browser.send('PUT', `/api/blueprints/${id}`, body, headers)
      }),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test('is impossible after its deletion; hunts made from it stay', async () => {
    const huntId = await addHunt(browser, { blueprint_id: id })
    const { status, body } = await browser.delete(`/api/blueprints/${id}`)
    expect([status, body]).toEqual([200, { message: 'Our House is deleted.' }])
    expect((await browser.get(`/api/blueprints/${id}`)).status).toBe(404)
    expect((await browser.delete(`/api/blueprints/${id}`)).status).toBe(404)
    const hunt = await browser.get(`/api/scavenger-hunts/${huntId}`)
    expect(hunt.body).toMatchObject({ blueprint_id: null, blueprint_data: smallHouse })
  })
})

describe('a copy', () => {
  test('of a preset is an own, private blueprint, and counts as a use', async () => {
    const { browser } = await ana(app)
    const { status, body } = await browser.post('/api/blueprints/cozy-apartment/copy')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Cozy Apartment 2',
      template_type: 'custom',
      is_public: false,
      is_mine: true,
      usage_count: 0,
    })
    expect(rowOf('cozy-apartment')?.usage_count).toBe(1)
    expect(body.blueprint_data).toEqual(rowOf('cozy-apartment')?.blueprint_data)
  })

  test('of the same house has the next number, a copy of a copy too', async () => {
    const { browser } = await ana(app)
    const first = await browser.post('/api/blueprints/cozy-apartment/copy')
    const second = await browser.post('/api/blueprints/cozy-apartment/copy')
    const third = await browser.post(`/api/blueprints/${first.body.id}/copy`)
    const names = [first, second, third].map(({ body }) => body.name)
    expect(names).toEqual(['Cozy Apartment 2', 'Cozy Apartment 3', 'Cozy Apartment 4'])
  })

  test('of an own one has a number in its name, which stays within the limit', async () => {
    const { browser } = await ana(app)
    const id = await addBlueprint(browser, { name: '🧸'.repeat(30) })
    const { body } = await browser.mutate('blueprints.copy', { id })
    expect(body.name).toMatch(/^🧸+ 2$/u)
    expect((await browser.put(`/api/blueprints/${body.id}`, { name: body.name })).status).toBe(200)
  })

  test('can be changed without affecting its original', async () => {
    const { browser } = await ana(app)
    const { body } = await browser.post('/api/blueprints/studio-nest/copy')
    await browser.put(`/api/blueprints/${body.id}`, { blueprint_data: { rooms: [] } })
    expect(rowOf('studio-nest')?.blueprint_data.rooms).toHaveLength(4)
  })
})

describe('the limit', () => {
  test('a family that waits keeps one, new or copied, and gets a kind sentence', async () => {
    const family = await ben(app)
    const id = await addBlueprint(family)
    for (const { status, body } of [
      await family.post('/api/blueprints', own),
      await family.post('/api/blueprints/cozy-apartment/copy'),
    ])
      expect([status, body]).toEqual([
        403,
        {
          error: 'Without premium you can keep one blueprint. You can change it or delete it.',
          code: 'blueprint_limit',
        },
      ])
    expect((await family.put(`/api/blueprints/${id}`, { name: 'Mine' })).status).toBe(200)
    expect(rowOf('cozy-apartment')?.usage_count).toBe(0)
    await family.delete(`/api/blueprints/${id}`)
    expect((await family.post('/api/blueprints', own)).status).toBe(201)
  })

  test('an active family keeps 50, and 20 more at once leave exactly 50', async () => {
    const { browser } = await ana(app)
    const row = rowOf(await addBlueprint(browser))
    if (!row) throw new Error('The blueprint was not kept')
    for (let at = 0; at < 44; at += 1)
      app.db
        .insert(blueprints)
        .values({ ...row, id: `more-${at}` })
        .run()
    const responses = await atOnce(20, browser, '/api/blueprints', () => own)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = responses.find(({ status }) => status === 403)
    expect(refused?.body.error).toMatch(/^You can keep 50 blueprints/)
    expect(kept()).toHaveLength(50)
  })

  test('an administrator can make one without a place in line', async () => {
    const administrator = await root(app)
    await addBlueprint(administrator)
    expect((await administrator.post('/api/blueprints', own)).status).toBe(201)
  })
})

describe('access', () => {
  const requests = (browser: TestBrowser, id: string) => [
    () => browser.get(`/api/blueprints/${id}`),
    () => browser.put(`/api/blueprints/${id}`, { name: 'Stolen' }),
    () => browser.post(`/api/blueprints/${id}/copy`),
    () => browser.delete(`/api/blueprints/${id}`),
    () => browser.query('blueprints.byId', { id }),
    () => browser.mutate('blueprints.update', { id, name: 'Stolen' }),
    () => browser.mutate('blueprints.copy', { id }),
    () => browser.mutate('blueprints.chooseHome', { id }),
    () => browser.mutate('blueprints.remove', { id }),
  ]

  test('visitors have to log in for every request', async () => {
    const visitor = app.browser()
    const lists = [
      () => visitor.get('/api/blueprints'),
      () => visitor.post('/api/blueprints', own),
      () => visitor.query('blueprints.gallery'),
      () => visitor.query('blueprints.ownAndPresets'),
    ]
    for (const request of [...requests(visitor, 'cozy-apartment'), ...lists]) {
      const { status, body } = await request()
      expect([status, body.error]).toEqual([401, 'Please log in first.'])
    }
  })

  test("another family's private blueprint is a 404 for every request", async () => {
    const { browser } = await ana(app)
    const id = await addBlueprint(browser)
    const before = rowOf(id)
    const outsider = await eve(app)
    for (const request of requests(outsider, id)) {
      const { status, body } = await request()
      expect([status, body.error]).toEqual([404, 'Blueprint not found'])
    }
    expect(JSON.stringify((await outsider.get('/api/blueprints')).body)).not.toContain(id)
    expect((await outsider.query('blueprints.gallery')).body.community).toEqual([])
    expect(rowOf(id)).toEqual(before)
    expect(app.db.select().from(hunts).where(eq(hunts.blueprint_id, id)).all()).toEqual([])
  })

  test('an empty house cannot be the home of hunts', async () => {
    const { browser } = await ana(app)
    const id = await addBlueprint(browser, { blueprint_data: emptyDocument() })
    const before = rowOf(id)
    const { status, body } = await browser.mutate('blueprints.chooseHome', { id })
    expect([status, body.error]).toEqual([
      400,
      'Please draw a room first: hunts lead from room to room.',
    ])
    expect(rowOf(id)).toEqual(before)
  })

  test('a preset can be copied, but not changed or deleted', async () => {
    const { browser } = await ana(app)
    for (const { status, body } of [
      await browser.put('/api/blueprints/cozy-apartment', { name: 'Mine' }),
      await browser.delete('/api/blueprints/cozy-apartment'),
      await browser.mutate('blueprints.chooseHome', { id: 'cozy-apartment' }),
    ])
      expect([status, body.error]).toEqual([
        403,
        'Templates stay as they are. Make a copy, and it is yours to change.',
      ])
    expect(rowOf('cozy-apartment')?.name).toBe('Cozy Apartment')
  })
})
