import { isOnPrimary } from '@fgm/db/primary-databases'
import { huntItemBank } from '@fgm/db/seed/hunts'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { addRoom } from '@fgm/shared/blueprints/rooms'
import type { Hunt, HuntItem, HuntWordings } from '@fgm/shared/hunts/hunts'
import { itemFindings } from '@fgm/shared/hunts/safety'
import { stairsTip } from '@fgm/shared/hunts/together'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, ben, eve } from '../../../test/cast.ts'
import { addBlueprint, addHunt } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  browser = (await ana(app)).browser
})

const box = { position: { x: 0, y: 0 }, size: { width: 200, height: 200 } }
const far = { ...box, position: { x: 200, y: 0 } }
const kitchen = addRoom(emptyDocument(), { type: 'kitchen', ...box }).document
const ground = addRoom(kitchen, { type: 'living_room', ...far }).document
const twoFloors = addRoom(ground, { type: 'bedroom', ...box, floor: 2 }).document

const wordingsOf = async (id: string, from = browser): Promise<HuntWordings> =>
  (await from.get(`/api/scavenger-hunts/${id}/wordings`)).body

describe('one hunt for several ages', () => {
  test('has each clue of ours in easy words for the younger and as a riddle for the older', async () => {
    const { items_data } = (await browser.get('/api/scavenger-hunts/rainbow-rooms')).body
    const { items } = await wordingsOf('rainbow-rooms')
    expect(items.map(({ item_id }) => item_id)).toEqual(
      items_data.map(({ id }: { id: string }) => id),
    )
    for (const { clues } of items) {
      expect(clues.map(({ age_range }) => age_range)).toContain('3-4')
      expect(clues.map(({ age_range }) => age_range)).toContain('7-8')
      expect(new Set(clues.map(({ description }) => description)).size).toBeGreaterThan(1)
    }
  })

  test('has the words for two-year-olds for the youngest, also in a hunt for experts', async () => {
    const { items_data } = (await browser.get('/api/scavenger-hunts/great-house-mystery')).body
    const { items } = await wordingsOf('great-house-mystery')
    for (const { item_id, clues } of items) {
      const own = items_data.find(({ id }: { id: string }) => id === item_id)
      const { toddler } = huntItemBank().find(({ id }) => id === own.authored_id)?.clues ?? {}
      const [smallest] = clues.filter(({ age_range }) => age_range === '3-4')
      const end = toddler?.split(' ').slice(-2).join(' ')
      if (smallest) expect(smallest.description.endsWith(end ?? '-')).toBe(true)
    }
  })

  test('passes the hazard gate for each of them, in every ready hunt', async () => {
    const { hunts } = (await browser.get('/api/scavenger-hunts')).body
    for (const { id } of hunts)
      for (const { clues } of (await wordingsOf(id)).items)
        for (const { age_range, ...clue } of clues)
          expect(itemFindings({ name: 'A thing', ...clue }, age_range)).toEqual([])
  })

  test('leaves the words of a parent as they are', async () => {
    const { items_data } = (await browser.get('/api/scavenger-hunts/rainbow-rooms')).body
    const [first, second] = items_data
    const warning = `Stay away from the glass door, it is broken! ${first.description}`
    const changed = [
      { ...first, description: warning },
      { ...second, description: 'Where does Grandpa nap?' },
    ]
    const id = await addHunt(browser, { items_data: changed })
    const { items } = await wordingsOf(id)
    expect(items).toEqual([])
    expect(await wordingsOf(await addHunt(browser))).toEqual({ items: [] })
  })

  test('keeps what a parent adds to a tip', async () => {
    const { items_data } = (await browser.get('/api/scavenger-hunts/rainbow-rooms')).body
    const [first] = items_data
    const tip = `${first.parent_tip ?? ''} Mind the cat.`.trim()
    const id = await addHunt(browser, { items_data: [{ ...first, parent_tip: tip }] })
    const [item] = (await wordingsOf(id)).items
    expect(item?.clues).toHaveLength(5)
    for (const { parent_tip } of item?.clues ?? []) expect(parent_tip).toContain('Mind the cat.')
  })

  test('sends the youngest up no stairs, and gives the others the sentence about stairs', async () => {
    await addBlueprint(browser, { blueprint_data: twoFloors })
    const hunts: Hunt[] = (await browser.get('/api/scavenger-hunts')).body.hunts
    const cluesOf = async ({ id }: Hunt, items: HuntItem[]) =>
      (await wordingsOf(id)).items
        .filter(({ item_id }) => items.some((item) => item.id === item_id))
        .flatMap(({ clues }) => clues)
    for (const hunt of hunts) {
      const high = hunt.items_data.filter(({ location }) => location.startsWith('Bedroom'))
      for (const { age_range } of await cluesOf(hunt, high)) expect(age_range).toMatch(/^[5-7]/)
      const onWay = hunt.items_data.filter(({ parent_tip }) => parent_tip?.includes(stairsTip))
      for (const { parent_tip } of await cluesOf(hunt, onWay))
        expect(parent_tip).toContain(stairsTip)
    }
    expect(JSON.stringify(hunts)).toContain(stairsTip)
  })

  test('is for every family that may play it, but for no other', async () => {
    const id = await addHunt(browser)
    const path = `/api/scavenger-hunts/${id}/wordings`
    expect((await (await eve(app)).get(path)).status).toBe(404)
    expect((await app.browser().get(path)).status).toBe(401)
    expect((await browser.get('/api/scavenger-hunts/gone/wordings')).status).toBe(404)
    expect((await wordingsOf('rainbow-rooms', await ben(app))).items).toHaveLength(3)
  })
})

describe('reading clues', () => {
  const path = '/api/scavenger-hunts/rainbow-rooms/wordings'

  // A trigger of one connection only is not visible to a primary.
  test.skipIf(isOnPrimary())(
    'writes nothing: it goes on while nothing can be written',
    async () => {
      const limited = createTestApp({ RATE_LIMITS: 'on' })
      const parent = (await ana(limited)).browser
      limited.connection.exec(`create temp trigger full before insert on throttles begin
      select raise(fail, 'database or disk is full'); end`)
      expect((await parent.get(path)).status).toBe(200)
    },
  )
})
