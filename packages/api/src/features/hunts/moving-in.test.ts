import { hunts } from '@fgm/db/schema'
import { furnitureTypes, roomTypes } from '@fgm/shared/blueprints/catalog'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { renameRoom } from '@fgm/shared/blueprints/rooms'
import type { Hunt, HuntToPlay } from '@fgm/shared/hunts/hunts'
import { placeAt } from '@fgm/shared/hunts/places'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben } from '../../../test/cast.ts'
import { atNight } from '../../../test/extent.ts'
import { addBlueprint, fourRooms } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { remaking } from './moving-in.ts'

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  browser = await ben(app)
})

function house(name = 'Rasoi') {
  const kitchen = placeNextTo(emptyDocument(), { type: 'kitchen' })
  const named = renameRoom(kitchen.document, kitchen.id ?? '', name).document
  const furnished = furnishRoom(named, kitchen.id ?? '', 'table').document
  return placeNextTo(furnished, { type: 'bedroom' }).document
}

const placeOf = (at: number) => ({ x: (at % 10) * 100, y: Math.floor(at / 10) * 100 })
const largeRoom = (at: number) => ({
  ...{ id: `r${at}`, type: roomTypes[at % roomTypes.length], label: `Room ${at}` },
  ...{ position: placeOf(at), size: { width: 100, height: 100 } },
})
const pieceOf = (at: number) => ({
  ...{ id: `p${at}`, type: furnitureTypes[at % furnitureTypes.length], roomId: `r${at % 60}` },
  ...{ position: { x: (at % 60) * 30, y: 20 }, size: { width: 20, height: 20 } },
})

const ready = async (): Promise<Hunt[]> => (await browser.get('/api/scavenger-hunts')).body.hunts
const one = async (id: string): Promise<HuntToPlay> =>
  (await browser.get(`/api/scavenger-hunts/${id}`)).body

describe('ready hunts', () => {
  test('are in an example home until a family has a house with a room', async () => {
    await addBlueprint(browser, { blueprint_data: emptyDocument() })
    const { blueprint_template, blueprint_data } = await one('letter-riddles')
    expect(blueprint_template.template_type).toBe('preset')
    const labels = blueprint_data.rooms.map(({ label }) => label).join()
    expect(labels).not.toMatch(/guest|grandparents|study/i)
  })

  test('name the rooms of the house a family has, on its map', async () => {
    const blueprintId = await addBlueprint(browser, { blueprint_data: house() })
    for (const hunt of await ready()) {
      const { blueprint_data, blueprint_id, items_data } = await one(hunt.id)
      expect([blueprint_id, hunt.is_ready_made]).toEqual([blueprintId, true])
      expect(items_data).toEqual(hunt.items_data)
      expect(items_data).toHaveLength(hunt.difficulty_level + 2)
      for (const item of items_data) expect(placeAt(blueprint_data, item)).toBeDefined()
    }
    expect(JSON.stringify(await ready())).toMatch(/(?:to|in|into) Rasoi\b/)
  })

  test('follow the house when it changes, and are completed as before', async () => {
    const id = await addBlueprint(browser, { blueprint_data: house() })
    await browser.put(`/api/blueprints/${id}`, { blueprint_data: house('Nook') })
    const { items_data } = await one('rainbow-rooms')
    expect(items_data.some(({ location }) => location.startsWith('Nook'))).toBe(true)
    const played = { completion_time: 60, items_found: 3, total_items: items_data.length }
    const { status } = await browser.post('/api/scavenger-hunts/rainbow-rooms/complete', played)
    expect(status).toBe(200)
    const { hunts: remembered } = (await browser.query('hunts.memories')).body
    expect(remembered[0].places[0].location).toBe(items_data[0]?.location)
  })

  test('keep the id of a thing that stays in its place when the house changes', async () => {
    const id = await addBlueprint(browser, { blueprint_data: house() })
    const thingsOf = ({ items_data }: HuntToPlay) =>
      new Map(items_data.map((item) => [item.id, `${item.authored_id} ${item.place_id}`]))
    const names = (await ready()).map((hunt) => hunt.id)
    const before = await Promise.all(names.map(one))
    const larger = placeNextTo(before[0]?.blueprint_data ?? emptyDocument(), { type: 'garden' })
    await browser.put(`/api/blueprints/${id}`, { blueprint_data: larger.document })
    const after = await Promise.all(names.map(one))
    for (const [at, hunt] of before.entries())
      for (const [itemId, thing] of thingsOf(after[at] ?? hunt))
        expect(thingsOf(hunt).get(itemId) ?? thing).toBe(thing)
    expect(after.map(({ items_data }) => items_data)).not.toEqual(
      before.map(({ items_data }) => items_data),
    )
  })

  test('are the same when rooms are only moved', async () => {
    const rooms = Array.from({ length: 60 }, (_, at) => largeRoom(at))
    const furniture = Array.from({ length: 400 }, (_, at) => pieceOf(at))
    const large = { dimensions: { width: 2000, height: 1000 }, rooms, furniture }
    const id = await addBlueprint(browser, { blueprint_data: large })
    const before = await ready()
    const moved = rooms.map((room, at) => ({ ...room, position: placeOf((at * 7) % 60) }))
    await browser.put(`/api/blueprints/${id}`, { blueprint_data: { ...large, rooms: moved } })
    expect((await ready()).map(({ items_data }) => items_data)).toEqual(
      before.map(({ items_data }) => items_data),
    )
  })

  test('stay in the house a family drew when it copies one, until it chooses the copy', async () => {
    app = createTestApp()
    browser = (await ana(app)).browser
    const drawn = await addBlueprint(browser, { blueprint_data: house() })
    app.clock.advance(60)
    const copy = (await browser.post('/api/blueprints/two-bedroom-home/copy')).body.id
    expect((await one('rainbow-rooms')).blueprint_id).toBe(drawn)
    app.clock.advance(60)
    await browser.put(`/api/blueprints/${copy}`, { name: 'At Dad’s' })
    expect((await one('rainbow-rooms')).blueprint_id).toBe(drawn)
    const { status, body } = await browser.mutate('blueprints.chooseHome', { id: copy })
    expect([status, body.message]).toEqual([200, 'Hunts take place in At Dad’s now.'])
    for (const hunt of await ready()) expect(hunt.blueprint_id).toBe(copy)
    app.clock.advance(60)
    await browser.put(`/api/blueprints/${drawn}`, { blueprint_data: house('Nook') })
    expect((await one('rainbow-rooms')).blueprint_id).toBe(copy)
  })

  test('keep their theme in any house: a rainbow has the colors of a rainbow', async () => {
    await addBlueprint(browser, { blueprint_data: house() })
    for (const { color } of (await one('rainbow-rooms')).items_data)
      expect(color).toMatch(/^(red|orange|yellow|green|blue|purple)$/)
  })

  test("are not changed: no family's data is written to them, or visible to others", async () => {
    const before = app.db.select().from(hunts).all()
    await addBlueprint(browser, { blueprint_data: house('Ben’s hideout') })
    await ready()
    expect(app.db.select().from(hunts).all()).toEqual(before)
    const other = (await ana(app)).browser
    for (const path of ['/api/scavenger-hunts', '/api/scavenger-hunts/rainbow-rooms'])
      expect(JSON.stringify((await other.get(path)).body)).not.toContain('hideout')
  })

  atNight(
    'never have the things of one house on the map of another, however often the home changes',
    async () => {
      app = createTestApp()
      browser = (await ana(app)).browser
      const id = await addBlueprint(browser, { blueprint_data: house() })
      const inAll = (await ready()).length
      for (let made = inAll; made <= remaking.hunts; made += inAll) {
        await browser.put(`/api/blueprints/${id}`, { blueprint_data: house(`Nook ${made}`) })
        await ready()
      }
      app.clock.advance(1)
      const other = await addBlueprint(browser, { blueprint_data: fourRooms })
      const { blueprint_id, blueprint_data, items_data } = await one('rainbow-rooms')
      expect(blueprint_id).not.toBe(id)
      for (const item of items_data) expect(placeAt(blueprint_data, item)).toBeDefined()
      app.clock.advance(remaking.ms / 1000 + 1)
      expect((await one('rainbow-rooms')).blueprint_id).toBe(other)
    },
  )

  atNight('are adapted a limited number of times for one family, then stay the same', async () => {
    const id = await addBlueprint(browser, { blueprint_data: house() })
    const named = async (label: string) => {
      await browser.put(`/api/blueprints/${id}`, { blueprint_data: house(label) })
      return JSON.stringify((await ready()).map(({ items_data }) => items_data)).includes(label)
    }
    const inAll = (await ready()).length
    for (let made = 2 * inAll; made <= remaking.hunts; made += inAll)
      expect(await named(`Nook ${made}`)).toBe(true)
    expect(await named('Cabin')).toBe(false)
    expect((await one('rainbow-rooms')).blueprint_template.template_type).toBe('custom')
    app.clock.advance(remaking.ms / 1000 + 1)
    expect(await named('Cabin')).toBe(true)
  })
})
