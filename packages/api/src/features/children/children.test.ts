import { children, favorites, playChildren, plays } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { addChild, ana, ben, eve, mia } from '../../../test/cast.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestResponse } from '../../../test/test-browser.ts'
import { writeSetting } from '../settings/settings.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const rows = () => app.db.select().from(children).all()
const unknownChild = '00000000-0000-4000-8000-000000000000'
const freeActivity = 'sock-mountain-match'

describe('adding a child', () => {
  test('responds with 201 and the child, its id first and its age in whole years', async () => {
    const family = await app.register({ name: 'Ana' })
    const response = await family.post('/children', {
      name: '  Mia\tRose ',
      birth_date: '2021-03-03',
      interests: ['animals', 'animals', 'space'],
      preferences: 'Loves trains.\r\n\r\n\r\nNo loud games',
    })
    expect(response.status).toBe(201)
    expect(response.body).toEqual({
      id: expect.any(String),
      name: 'Mia Rose',
      birth_date: '2021-03-03',
      age: 4,
      interests: ['animals', 'space'],
      preferences: 'Loves trains.\n\nNo loud games',
      created_at: '2026-03-02T09:00:00.000Z',
    })
  })

  test('works the same through tRPC', async () => {
    const family = await app.register({ name: 'Ana' })
    const response = await family.mutate('children.add', mia)
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ ...mia, age: 4, id: expect.any(String) })
  })

  test('needs only a name and a birth date', async () => {
    const family = await app.register({ name: 'Ana' })
    const { body } = await family.post('/children', { name: 'Leo', birth_date: '2024-02-29' })
    expect(body).toMatchObject({ name: 'Leo', interests: [], preferences: '' })
  })

  test('ignores an id, an owner and a time from the client', async () => {
    const family = await app.register({ name: 'Ana' })
    const forged = { id: 'mine', family_id: 'somebody', created_at: '1999-01-01', age: 99 }
    const { body } = await family.post('/children', { ...mia, ...forged })
    expect(body).toMatchObject({ age: 4, created_at: '2026-03-02T09:00:00.000Z' })
    expect(rows()[0]?.id).not.toBe('mine')
    expect(rows()[0]?.family_id).not.toBe('somebody')
  })

  test('takes names of every script as they are written', async () => {
    const family = await app.register({ name: 'Ana' })
    for (const name of ['Łukasz Øster', '美咲', 'क्षत्रिय', "D'Arcy-Ní Bhriain"]) {
      const { body } = await family.post('/children', { ...mia, name })
      expect(body.name).toBe(name)
      await family.delete(`/children/${body.id}`)
    }
  })
})

const refused: [string, Record<string, unknown>, string][] = [
  ['no name', { name: undefined }, 'Name is required.'],
  ['an empty name', { name: '' }, 'Name is required.'],
  ['a blank name', { name: ' \t\n ' }, 'Name is required.'],
  ['a name of invisible characters', { name: '\u200B\u2060\u3164\u{E0020}' }, 'Name is required.'],
  ['a number as name', { name: 7 }, 'Name must be text.'],
  ['a list as name', { name: ['Mia'] }, 'Name must be text.'],
  ['null as name', { name: null }, 'Name must be text.'],
  ['a name of 61 characters', { name: 'm'.repeat(61) }, 'Name can have at most 60 characters.'],
  [
    'a name of 100,000 characters',
    { name: 'm'.repeat(1e5) },
    'Name can have at most 60 characters.',
  ],
  [
    'no birth date',
    { birth_date: undefined },
    'Please enter the birth date as year, month and day.',
  ],
  ['month 13', { birth_date: '2020-13-01' }, 'Please enter the birth date as year, month and day.'],
  [
    '31 February',
    { birth_date: '2020-02-31' },
    'Please enter the birth date as year, month and day.',
  ],
  [
    '29 February of no leap year',
    { birth_date: '2023-02-29' },
    'Please enter the birth date as year, month and day.',
  ],
  [
    'an American date',
    { birth_date: '05/20/2021' },
    'Please enter the birth date as year, month and day.',
  ],
  [
    'a moment',
    { birth_date: '2021-05-20T00:00:00Z' },
    'Please enter the birth date as year, month and day.',
  ],
  [
    'a number as birth date',
    { birth_date: 20210520 },
    'Please enter the birth date as year, month and day.',
  ],
  ['tomorrow', { birth_date: '2026-03-03' }, 'The birth date is in the future.'],
  ['19 years ago', { birth_date: '2007-03-01' }, 'The birth date is more than 18 years ago.'],
  ['the year 0', { birth_date: '0000-01-01' }, 'The birth date is more than 18 years ago.'],
  ['an unknown interest', { interests: ['gambling'] }, 'An entry is not one of the choices.'],
  ['a text as interests', { interests: 'animals' }, 'Interests must be a list.'],
  ['13 interests', { interests: Array(13).fill('animals') }, 'Interests can have at most 12.'],
  [
    '501 characters of preferences',
    { preferences: 'x'.repeat(501) },
    'Preferences can have at most 500 characters.',
  ],
  [
    '9,000 characters of preferences',
    { preferences: 'x'.repeat(9000) },
    'Preferences can have at most 500 characters.',
  ],
  ['an object as preferences', { preferences: {} }, 'Preferences must be text.'],
]

describe('invalid input for a child', () => {
  test.each(refused)('is refused for %s', async (_, wrong, sentence) => {
    const family = await app.register({ name: 'Ana' })
    const response = await family.post('/children', { ...mia, ...wrong })
    expect(response.status).toBe(400)
    expect(response.body.error).toBe(sentence)
    expect(rows()).toEqual([])
  })

  test('is refused with the same sentence by an edit and by tRPC, and nothing changes', async () => {
    const { browser, child_id } = await ana(app)
    for (const [, wrong, sentence] of refused) {
      const edit = await browser.put(`/children/${child_id}`, { ...mia, ...wrong })
      const procedure = await browser.mutate('children.add', { ...mia, ...wrong })
      expect([edit.status, edit.body.error]).toEqual([400, sentence])
      expect([procedure.status, procedure.body.error]).toEqual([400, sentence])
    }
    expect((await browser.get('/children')).body.children).toMatchObject([mia])
  })

  test('gets a sentence for every field that is wrong', async () => {
    const family = await app.register({ name: 'Ana' })
    const { body } = await family.post('/children', {
      name: ' ',
      birth_date: 'x',
      interests: ['y'],
    })
    expect(Object.keys(body.fields)).toEqual(['name', 'birth_date', 'interests[0]'])
  })

  test('must be from 2 to 12: the birthday itself counts, the day outside is refused kindly', async () => {
    const family = (await ana(app)).browser
    const add = (birthDate: string) =>
      family.post('/children', { name: 'Kim', birth_date: birthDate })
    for (const [birthDate, sentence] of [
      ['2024-03-03', /begin at age 2/],
      ['2013-03-01', /made for ages 2 to 12/],
      ['2026-03-02', /begin at age 2/],
    ] as const) {
      const { status, body } = await add(birthDate)
      expect([status, body.error_type, body.fields]).toEqual([
        400,
        'child_age_outside',
        { birth_date: expect.stringMatching(sentence) },
      ])
    }
    for (const [birthDate, age] of [
      ['2024-03-02', 2],
      ['2013-03-03', 12],
    ] as const) {
      const { status, body } = await add(birthDate)
      expect([status, body.age]).toEqual([201, age])
      await family.delete(`/children/${body.id}`)
    }
  })

  test("may turn two in the family's time zone, a day ahead of the server", async () => {
    app.clock.advance(2 * 3_600)
    const family = await app.register({ name: 'Ana' })
    const { status } = await family.post('/children', { name: 'Kim', birth_date: '2024-03-03' })
    expect(status).toBe(201)
  })
})

describe('a child who has grown out of the ages', () => {
  test('stays, and can be changed and corrected, but no other can get that age', async () => {
    const { browser, child_id } = await ana(app)
    const grown = { ...mia, birth_date: '2008-01-01' }
    app.db.update(children).set({ birth_date: grown.birth_date }).run()
    app.clock.advance(2 * 365 * 86_400)
    const { body: listed } = await browser.get('/children')
    expect(listed.children).toMatchObject([{ id: child_id, age: 20 }])
    const change = (changes: object) => browser.put(`/children/${child_id}`, changes)
    const renamed = await change({ ...grown, name: 'Mia Rose' })
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Mia Rose'])
    expect((await change({ ...grown, birth_date: '2012-01-01' })).body.age).toBe(16)
    expect((await change({ ...grown, birth_date: '2019-01-01' })).body.age).toBe(9)
    const refused = await change(grown)
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'The birth date is more than 18 years ago.',
    ])
    const older = await change({ ...grown, birth_date: '2012-01-01' })
    expect([older.status, older.body.error_type]).toEqual([400, 'child_age_outside'])
  })
})

describe('listing, editing and removing', () => {
  test('a family lists its own children, oldest profile first', async () => {
    const { browser } = await ana(app)
    app.clock.advance(60)
    await addChild(browser, { name: 'Ada', birth_date: '2019-01-01' })
    const { status, body } = await browser.get('/children')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['children'])
    expect(body.children.map((child: { name: string }) => child.name)).toEqual(['Mia', 'Ada'])
    expect((await browser.query('children.list')).body).toEqual(body)
  })

  test('an edit responds with 200 and the complete child', async () => {
    const { browser, child_id } = await ana(app)
    const changed = {
      name: 'Mia Rose',
      birth_date: '2021-05-21',
      interests: ['space'],
      preferences: 'Tea',
    }
    const response = await browser.put(`/children/${child_id}`, changed)
    expect(response.status).toBe(200)
    expect(response.body).toEqual({
      ...changed,
      id: child_id,
      age: 4,
      created_at: expect.any(String),
    })
    expect((await browser.get('/children')).body.children).toEqual([response.body])
  })

  test('the id of the path beats one in the body', async () => {
    const { browser, child_id } = await ana(app)
    app.clock.advance(60)
    const otherId = await addChild(browser, { name: 'Ada', birth_date: '2019-01-01' })
    await browser.put(`/children/${child_id}`, { ...mia, name: 'Changed', id: otherId })
    const { body } = await browser.get('/children')
    expect(body.children.map((child: { name: string }) => child.name)).toEqual(['Changed', 'Ada'])
  })

  test('a removal responds with 200 and a message, and the place is free again', async () => {
    const { browser, child_id } = await ana(app)
    const response = await browser.delete(`/children/${child_id}`)
    expect([response.status, response.body]).toEqual([
      200,
      { message: "Mia's profile is removed." },
    ])
    expect((await browser.get('/children')).body).toEqual({ children: [] })
    expect((await browser.delete(`/children/${child_id}`)).status).toBe(404)
    expect((await browser.post('/children', mia)).status).toBe(201)
  })

  test("a removal deletes the child's completions and favorites and no one else's", async () => {
    const { browser, child_id } = await ana(app)
    const ada = await addChild(browser, { name: 'Ada', birth_date: '2019-01-01' })
    const other = await eve(app)
    const elsewhere = await addChild(other, { name: 'Tom', birth_date: '2019-01-01' })
    const pairs = [
      [browser, child_id],
      [browser, ada],
      [other, elsewhere],
    ] as const
    for (const [family, id] of pairs) {
      await family.post(`/activities/${freeActivity}/complete`, { child_id: id })
      await family.post(`/activities/${freeActivity}/favorite`, { child_id: id })
    }
    await browser.delete(`/children/${child_id}`)
    for (const table of [playChildren, favorites]) {
      const left = app.db
        .select()
        .from(table)
        .all()
        .map((row) => row.child_id)
      expect(left.sort()).toEqual([ada, elsewhere].sort())
    }
    expect(app.db.select().from(plays).all()).toHaveLength(2)
  })

  test('an age changes on the birthday', async () => {
    const { browser } = await ana(app)
    const age = async () => (await browser.get('/children')).body.children[0].age
    expect(await age()).toBe(4)
    app.clock.advance(78 * 86_400)
    expect(await age()).toBe(4)
    app.clock.advance(86_400)
    expect(await age()).toBe(5)
  })
})

describe('the number of children', () => {
  test('a founding family keeps two, and a third is refused kindly', async () => {
    const { browser } = await ana(app)
    await addChild(browser, { name: 'Ada', birth_date: '2019-01-01' })
    const response = await browser.post('/children', { name: 'Tom', birth_date: '2018-01-01' })
    expect(response.status).toBe(403)
    expect(response.body).toEqual({
      error: 'Your membership includes 2 child profiles. You can change or remove one instead.',
      code: 'child_limit',
    })
    expect(rows()).toHaveLength(2)
  })

  test('a reserved family keeps one', async () => {
    const family = await ben(app)
    await addChild(family, mia)
    const response = await family.post('/children', { name: 'Ada', birth_date: '2019-01-01' })
    expect([response.status, response.body.error]).toEqual([
      403,
      'Without premium you can keep one child profile. You can change it or remove it.',
    ])
  })

  test("the profile has the family's limit", async () => {
    const reserved = await ben(app)
    expect((await reserved.get('/user/profile')).body.child_limit).toBe(1)
  })

  test('the limits are settings', async () => {
    const { browser } = await ana(app)
    writeSetting(app.deps, 'child_limit_active', 3)
    await addChild(browser, { name: 'Ada', birth_date: '2019-01-01' })
    await addChild(browser, { name: 'Tom', birth_date: '2018-01-01' })
    expect((await browser.post('/children', mia)).status).toBe(403)
  })

  test('20 children added at once to a family with one leave exactly two', async () => {
    const { browser } = await ana(app)
    const token = await browser.csrfToken()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        browser.send('POST', '/children', JSON.stringify({ ...mia, name: `Child ${place}` }), {
          'content-type': 'application/json',
          'x-csrftoken': token,
        }),
      ),
    )
    const statuses = responses.map((response: TestResponse) => response.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(19)
    expect(rows()).toHaveLength(2)
  })
})

describe('access', () => {
  test('visitors are refused, for every request, over REST and tRPC', async () => {
    const visitor = app.browser()
    const responses = [
      await visitor.get('/children'),
      await visitor.post('/children', mia),
      await visitor.put(`/children/${unknownChild}`, mia),
      await visitor.delete(`/children/${unknownChild}`),
      await visitor.query('children.list'),
      await visitor.mutate('children.add', mia),
    ]
    for (const { status, body } of responses)
      expect([status, body.error]).toEqual([401, 'Please log in first.'])
  })

  test('another family can neither see, edit, delete nor use a child; it stays as it is', async () => {
    const { child_id } = await ana(app)
    const outsider = await eve(app)
    expect((await outsider.get('/children')).body).toEqual({ children: [] })
    const responses = [
      await outsider.put(`/children/${child_id}`, { ...mia, name: 'Stolen' }),
      await outsider.delete(`/children/${child_id}`),
      await outsider.mutate('children.update', { ...mia, id: child_id, name: 'Stolen' }),
      await outsider.mutate('children.remove', { id: child_id }),
      await outsider.get(`/activities/${freeActivity}/status?child_id=${child_id}`),
    ]
    for (const { status, body } of responses)
      expect([status, body.error]).toEqual([404, 'Child not found'])
    expect(rows()).toMatchObject([{ id: child_id, ...mia }])
  })

  test("an unknown child gets the same response as someone else's", async () => {
    const { browser } = await ana(app)
    const edit = await browser.put(`/children/${unknownChild}`, mia)
    const removal = await browser.delete(`/children/${unknownChild}`)
    expect([edit.status, edit.body]).toEqual([404, { error: 'Child not found', code: 'not_found' }])
    expect([removal.status, removal.body]).toEqual([
      404,
      { error: 'Child not found', code: 'not_found' },
    ])
  })
})
