import { huntItemBank } from '@fgm/db/seed/hunts'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { itemFindings } from '@fgm/shared/hunts/safety'
import { stairsTip } from '@fgm/shared/hunts/together'
import { beforeEach, describe, expect, test } from 'vitest'
import { ana, eve } from '../../../test/cast.ts'
import { addBlueprint, smallHouse } from '../../../test/houses.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

let app: TestApp
let browser: TestBrowser
beforeEach(async () => {
  app = createTestApp()
  browser = (await ana(app)).browser
})

const wish = {
  blueprint_id: 'cozy-apartment',
  hunt_type: 'color',
  difficulty_level: 3,
  age_range: '5-6',
}

async function sample(): Promise<HuntItem[]> {
  return (await browser.query('hunts.sample', wish)).body.items_data
}

const isUpstairs = ({ location }: HuntItem) => location.startsWith('Mia')

/** Stores a house whose kitchen is below Mia's room. */
function addTwoFloors(): Promise<string> {
  const rooms = smallHouse.rooms.map((one) => (one.id === 'mia' ? { ...one, floor: 2 } : one))
  return addBlueprint(browser, { blueprint_data: { ...smallHouse, rooms } })
}

const change = (input: object) => browser.mutate('hunts.changeClue', { ...wish, ...input })

describe('one clue', () => {
  test('becomes another find that no other clue has, with the same id', async () => {
    const items = await sample()
    for (const press of [0, 1, 2]) {
      const { status, body } = await change({ items_data: items, at: 1, change: 'other', press })
      expect([status, body.item.id]).toEqual([200, 'item-2'])
      expect(items.map(({ authored_id }) => authored_id)).not.toContain(body.item.authored_id)
      const colors = items.flatMap(({ color }, at) => (color && at !== 1 ? [color] : []))
      expect(colors).not.toContain(body.item.color)
    }
  })

  test('on another floor than the one before gets the sentence about stairs', async () => {
    const blueprintId = await addTwoFloors()
    const shared = { ...wish, blueprint_id: blueprintId }
    const { items_data: items } = (await browser.query('hunts.sample', shared)).body
    const floors = new Set<boolean>()
    for (const at of items.keys()) {
      const other = { ...shared, items_data: items, at, change: 'other' }
      const { item } = (await browser.mutate('hunts.changeClue', other)).body
      const isUpOrDown = at > 0 && isUpstairs(item) !== isUpstairs(items[at - 1])
      floors.add(isUpOrDown)
      expect([at, item.parent_tip?.includes(stairsTip) ?? false]).toEqual([at, isUpOrDown])
    }
    expect(floors.size).toBe(2)
  })

  test('that was changed, moved or removed keeps the sentence about stairs wherever it applies', async () => {
    const blueprintId = await addTwoFloors()
    const at = (location: string, tip?: string) => ({
      ...{ name: 'A spoon', description: 'Find it.', location },
      ...(tip && { parent_tip: tip }),
    })
    const [up, down] = ["Mia's Room", 'Kitchen']
    // As after another clue for the second one: it was upstairs before, and the third one has its old tip.
    const items = [
      at(down),
      at(down),
      at(down, stairsTip),
      at(up, 'Look only.'),
      at('My coat'),
      at(down),
    ]
    const hunt = { ...wish, blueprint_id: blueprintId, hunt_name: 'Stairs', items_data: items }
    const tipsOf = ({ items_data }: { items_data: HuntItem[] }) =>
      items_data.map(({ parent_tip }) => parent_tip)
    const { body } = await browser.mutate('hunts.create', hunt)
    const tips = [undefined, undefined, undefined, `${stairsTip} Look only.`, undefined, stairsTip]
    expect(tipsOf(body)).toEqual(tips)
    const turned = { id: body.id, items_data: body.items_data.toReversed() }
    const { body: back } = await browser.mutate('hunts.update', turned)
    const after = [undefined, undefined, `${stairsTip} Look only.`, stairsTip, undefined, undefined]
    expect(tipsOf(back)).toEqual(after)
  })

  test('gets easier and harder words for the same thing, and back', async () => {
    const items = await sample()
    const easier = (await change({ items_data: items, at: 0, change: 'easier' })).body.item
    const { description: _, wording, ...same } = items[0] as HuntItem
    expect([wording?.kind, easier.wording?.kind]).toEqual(['medium', 'easy'])
    expect(easier).toMatchObject(same)
    expect(easier.description).not.toBe(items[0]?.description)
    const [, ...rest] = items
    const next = [easier, ...rest]
    const back = (await change({ items_data: next, at: 0, change: 'harder' })).body.item
    expect(back.description.split('. ').at(-1)).toBe(items[0]?.description.split('. ').at(-1))
    expect((await change({ items_data: next, at: 0, change: 'easier' })).body.item).toBeNull()
  })

  test('gets other words in a house without rooms, too', async () => {
    const house = { ...smallHouse, rooms: [], furniture: [] }
    const blueprintId = await addBlueprint(browser, { blueprint_data: house })
    const shared = { ...wish, blueprint_id: blueprintId }
    const { items_data: items } = (await browser.query('hunts.sample', shared)).body
    const wanted = { ...shared, items_data: items, at: 0, change: 'easier' }
    const { item } = (await browser.mutate('hunts.changeClue', wanted)).body
    expect([items[0].wording.kind, item?.wording.kind]).toEqual(['medium', 'easy'])
  })

  test('that rhymes gets other lines that rhyme, and so does another find', async () => {
    const rhymed = { ...wish, age_range: '7-8', is_rhymed: true }
    const items: HuntItem[] = (await browser.query('hunts.sample', rhymed)).body.items_data
    expect(items.map(({ wording }) => wording?.is_rhymed)).toContain(true)
    const saved = { ...rhymed, is_rhymed: undefined, hunt_name: 'Verses', items_data: items }
    const kept = (await browser.mutate('hunts.create', saved)).body.items_data
    expect(kept).toEqual(items)
    const at = items.findIndex(({ wording }) => wording?.is_rhymed)
    const shared = { items_data: kept, at, age_range: '7-8' }
    const easier = (await change({ ...shared, change: 'easier' })).body.item
    expect(easier.wording).toMatchObject({ kind: 'easy', is_rhymed: true })
    expect(easier.description.split('\n').at(-1)).not.toBe(
      items[at]?.description.split('\n').at(-1),
    )
    const other = (await change({ ...shared, change: 'other' })).body.item
    expect(other.wording.is_rhymed).toBe(true)
  })

  test('keeps a warning that a parent added', async () => {
    const [first, ...rest] = await sample()
    const warning = 'Stay away from the glass door, it is broken! '
    const items = [{ ...first, description: `${warning}${first?.description}` }, ...rest]
    for (const words of ['easier', 'harder'])
      expect((await change({ items_data: items, at: 0, change: words })).body.item).toBeNull()
  })

  test('has the safety sentence that its other words need', async () => {
    const changed: HuntItem[] = []
    for (const { id, name, clues } of huntItemBank()) {
      const item = { name, location: 'Living Room', authored_id: id, description: clues.medium }
      const { body } = await change({ items_data: [item], at: 0, change: 'harder' })
      if (body.item) changed.push(body.item)
    }
    expect(changed.length).toBeGreaterThan(50)
    expect(changed.flatMap((item) => itemFindings(item, '5-6'))).toEqual([])
  })

  test('of a parent has no other words, but can be replaced by another find', async () => {
    const own = [{ name: 'The key', description: 'What opens doors?', location: 'My coat' }]
    const shared = { items_data: own, at: 0 }
    expect((await change({ ...shared, change: 'harder' })).body.item).toBeNull()
    const { item } = (await change({ ...shared, change: 'other' })).body
    expect(item).toMatchObject({ id: 'item-1', authored_id: expect.any(String) })
  })

  test('is refused for a missing index, for others and for visitors', async () => {
    const items = await sample()
    const shared = { items_data: items, at: 9, change: 'other' }
    const { status, body } = await change(shared)
    expect([status, body.fields]).toEqual([400, { at: 'This hunt has no such item.' }])
    expect((await change({ ...shared, change: 'louder' })).status).toBe(400)
    const blueprintId = await addBlueprint(browser)
    const stolen = { ...wish, ...shared, at: 0, blueprint_id: blueprintId }
    expect((await (await eve(app)).mutate('hunts.changeClue', stolen)).status).toBe(404)
    expect((await app.browser().mutate('hunts.changeClue', stolen)).status).toBe(401)
  })
})

describe('the rate limit', () => {
  test('a family can find and word clues 300 times in ten minutes, over all endpoints', async () => {
    app = createTestApp({ RATE_LIMITS: 'on' })
    browser = (await ana(app)).browser
    const items = await sample()
    const shared = { items_data: items, at: 0, change: 'other', press: 0 }
    const requests = [
      () => browser.query('hunts.sample', wish),
      () => change(shared),
      () => browser.get('/api/scavenger-hunts/rainbow-rooms/wordings'),
    ]
    for (let count = 1; count < 300; count += 1)
      expect([count, (await requests[count % 3]?.())?.status]).toEqual([count, 200])
    for (const request of requests) {
      const { status, body } = await request()
      expect([status, body.retry_after_seconds ?? body.error]).toEqual([429, expect.anything()])
    }
    expect((await (await eve(app)).query('hunts.sample', wish)).status).toBe(200)
    app.clock.advance(600)
    expect((await browser.query('hunts.sample', wish)).status).toBe(200)
  })
})
