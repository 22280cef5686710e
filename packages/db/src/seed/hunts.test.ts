import { join } from 'node:path'
import { isFlat } from '@fgm/shared/blueprints/catalog'
import { type Box, documentProblems, emptyDocument } from '@fgm/shared/blueprints/document'
import { clearSpace, type Door, doorsOf } from '@fgm/shared/blueprints/doors'
import { grownBy, overlap } from '@fgm/shared/blueprints/geometry'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { renameRoom } from '@fgm/shared/blueprints/rooms'
import { SaveHunt } from '@fgm/shared/hunts/hunts'
import { placeAt } from '@fgm/shared/hunts/places'
import { type SampleWish, sampleItems } from '@fgm/shared/hunts/samples'
import { ageRanges, byAge, huntTypes } from '@fgm/shared/hunts/words'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { randomHouses } from '../../test/random-houses.ts'
import { openDatabase } from '../database.ts'
import { migrateDatabase } from '../migrate.ts'
import { blueprints, hunts } from '../schema/index.ts'
import {
  huntItemBank,
  huntTaskBank,
  presetBlueprints,
  readyHunts,
  sampleReadyItems,
  seedHunts,
} from './hunts.ts'

const bank = huntItemBank()
const presets = presetBlueprints()

const isInside = (one: Box, other: Box): boolean =>
  one.position.x >= other.position.x &&
  one.position.y >= other.position.y &&
  one.position.x + one.size.width <= other.position.x + other.size.width &&
  one.position.y + one.size.height <= other.position.y + other.size.height

/** The walking space of a door: its width, and the free space on both of its sides. */
function doorwayOf({ at, width, depth, isUpright }: Door): Box {
  const through = depth + 2 * clearSpace
  const size = isUpright ? { width: through, height: width } : { width, height: through }
  return { position: { x: at.x - size.width / 2, y: at.y - size.height / 2 }, size }
}

const cozy = presets[0]?.blueprint_data ?? emptyDocument()
const sample = (wish: Partial<SampleWish> = {}) =>
  sampleItems(bank, {
    document: cozy,
    hunt_type: 'color',
    difficulty_level: 2,
    age_range: '5-6',
    seed: 'seed',
    ...wish,
  })

test('the rainbow of the first ready hunt has colors of a rainbow, each at a thing to walk to', () => {
  const rainbow = readyHunts().find(({ id }) => id === 'rainbow-rooms')
  const places = rainbow?.items_data.map(
    (item) => placeAt(rainbow.blueprint_data, item)?.piece?.type,
  )
  const colors = new Set(rainbow?.items_data.map(({ color }) => color))
  expect(colors.size).toBe(3)
  for (const color of colors) expect(color).toMatch(/^(red|orange|yellow|green|blue|purple)$/)
  expect(places).not.toContain(undefined)
})

describe('the presets', () => {
  test.each(presets.map((one) => [one.name, one] as const))('%s is a house', (_, preset) => {
    const { rooms, furniture } = preset.blueprint_data
    expect(documentProblems(preset.blueprint_data)).toEqual([])
    expect(rooms.length).toBeGreaterThanOrEqual(4)
    for (const [at, room] of rooms.entries())
      expect(rooms.slice(at + 1).some((other) => overlap(room, other))).toBe(false)
    for (const [at, piece] of furniture.entries())
      expect(furniture.slice(at + 1).some((other) => overlap(piece, other))).toBe(false)
  })

  test.each(presets.map((one) => [one.name, one.blueprint_data] as const))(
    'in %s no lamp shines onto the edge of what is next to it',
    (_, { furniture }) => {
      const lamps = furniture.filter(({ type }) => type === 'lamp')
      const shone = lamps.flatMap((lamp) =>
        furniture.filter((other) => other !== lamp && overlap(grownBy(lamp, 6), other)),
      )
      expect(shone).toEqual([])
    },
  )

  test('have bath things in the bathroom, clear of its door and its walls', () => {
    for (const { blueprint_data: house } of presets)
      for (const bath of house.rooms.filter(({ type }) => type === 'bathroom')) {
        const things = house.furniture.filter(({ roomId }) => roomId === bath.id)
        const types = things.map(({ type }) => type)
        expect(types).toEqual(expect.arrayContaining(['toilet', 'sink']))
        expect(types).not.toContain('dresser')
        const doors = doorsOf(house).filter(({ rooms }) => rooms.includes(bath.id))
        expect(doors.map(({ swing }) => Math.abs(swing))).toEqual(doors.map(() => 1))
        for (const piece of things)
          expect([piece.id, isInside(piece, bath)]).toEqual([piece.id, true])
      }
  })

  test('leave every doorway free, as wide as it is, for one to walk through on both sides', () => {
    const inDoorways = presets.flatMap(({ id, blueprint_data: { furniture, ...house } }) =>
      doorsOf({ furniture, ...house })
        .filter(({ isOpen }) => !isOpen)
        .flatMap((door) =>
          furniture
            .filter((piece) => !isFlat(piece) && overlap(piece, doorwayOf(door)))
            .map((piece) => `${id}: ${piece.id} before ${door.id}`),
        ),
    )
    expect(inDoorways).toEqual([])
  })

  test('are six, each with a name and a sentence', () => {
    expect(presets).toHaveLength(6)
    for (const { description } of presets) expect(description).toMatch(/^[A-Z].+\.$/)
  })
})

describe('the items', () => {
  test('are 152, each with its own id and three clues without a leftover sign', () => {
    expect(new Set(bank.map(({ id }) => id)).size).toBe(152)
    for (const { clues } of bank)
      for (const clue of Object.values(clues))
        expect(clue.replaceAll('{room}', '')).not.toMatch(/[{}]/)
  })

  test('rhyme in two lines each, all but those for a single letter', () => {
    for (const { id, rhymes } of bank) {
      expect([id, rhymes === undefined]).toEqual([id, id.startsWith('g-letter')])
      for (const couplet of Object.values(rhymes ?? {}))
        expect(couplet.split('\n').map((line) => line.length < 60)).toEqual([true, true])
    }
  })
})

describe('a sample', () => {
  const count = process.env.NIGHTLY === '1' ? 1_000 : 250
  const houses = randomHouses(count)
  const samples = houses.map((wish) => ({ wish, items: sampleItems(bank, wish) }))

  test(`of ${count} random houses has exactly difficulty + 2 items, each at a place of that house`, () => {
    for (const { wish, items } of samples) {
      expect(items).toHaveLength(wish.difficulty_level + 2)
      for (const { location } of items)
        if (wish.document.rooms.length > 0)
          expect(placeAt(wish.document, { location })).toBeDefined()
        else expect(location).toBe('Home')
    }
    const empty = houses.filter(({ document }) => document.rooms.length === 0)
    expect(empty.length).toBeLessThan(count / 5)
  })

  test(`of ${count} random houses could be saved as it is, and repeats nothing`, () => {
    for (const { wish, items: itemsData } of samples) {
      const hunt = { ...wish, blueprint_id: 'x', hunt_name: 'Hunt', items_data: itemsData }
      expect(SaveHunt.safeParse(hunt).error).toBeUndefined()
      for (const key of ['id', 'name', 'color', 'shape'] as const) {
        const values = itemsData.map((item) => item[key]).filter(Boolean)
        expect(new Set(values).size).toBe(values.length)
      }
      const text = itemsData.map(({ description }) => description).join('\n')
      if (!text.includes('$& {room}')) expect(text).not.toMatch(/[{}]/)
    }
  })

  test('is the same for the same seed, and another for the next press', () => {
    expect(sample()).toEqual(sample())
    expect(sample({ seed: 'other' })).not.toEqual(sample())
  })

  test('leads through the house: no room twice while another waits', () => {
    for (const huntType of huntTypes) {
      const rooms = sample({ hunt_type: huntType }).map((item) => placeAt(cozy, item)?.room.id)
      expect(new Set(rooms).size).toBe(rooms.length)
    }
  })

  test('words clues by difficulty, but never above the age', () => {
    const wordsOf = (difficultyLevel: number, ageRange: '3-4' | '7-8') => {
      const items = sample({ difficulty_level: difficultyLevel, age_range: ageRange })
      return items.map(({ description }) => description.length)
    }
    const easiest = sample({ difficulty_level: 1, age_range: '3-4' })
    for (const { description, location } of easiest) {
      const [room = ''] = location.split(' - ')
      expect(description.toLowerCase()).toContain(room.toLowerCase())
    }
    expect(Math.max(...wordsOf(5, '3-4'))).toBeLessThan(Math.max(...wordsOf(5, '7-8')))
  })

  test('counts no further than the age can', () => {
    for (const ageRange of ageRanges) {
      const items = sample({ hunt_type: 'counting', difficulty_level: 5, age_range: ageRange })
      const text = items.map(({ description }) => description).join(' ')
      expect(text).not.toContain('is plenty')
      const tips = items.map(({ parent_tip }) => parent_tip).join(' ')
      const plenty = [...tips.matchAll(/Up to (\d+) is plenty/g)].map(([, number]) =>
        Number(number),
      )
      expect(plenty.every((number) => number === byAge[ageRange].count_to)).toBe(true)
      if (ageRange === '3-4') expect(plenty.length).toBeGreaterThan(0)
    }
  })

  test('counts all of what has a well-known number: no table has three legs', () => {
    const all = houses.flatMap((wish) =>
      sampleItems(bank, { ...wish, hunt_type: 'counting', age_range: '3-4' }),
    )
    const legs = all.filter(({ name }) => name === 'Count the table legs')
    expect(legs.length).toBeGreaterThan(0)
    for (const { parent_tip = '' } of legs) expect(parent_tip).not.toContain('is plenty')
  })

  test('tells the adult where to stay near, and what not to climb for', () => {
    const all = houses.flatMap((wish) => sampleItems(bank, { ...wish, age_range: '3-4' }))
    const careful = all.filter(({ location }) => /^(Bathroom|Garden)$/.test(location))
    expect(careful.length).toBeGreaterThan(5)
    for (const { parent_tip } of careful) expect(parent_tip).toMatch(/Stay with your child/)
    const shelf = all.filter(({ name }) => name === 'A book with a red cover')
    expect(shelf.length).toBeGreaterThan(5)
    for (const { parent_tip } of shelf) expect(parent_tip).toMatch(/about 70 cm.*no climbing/)
  })

  test('gives experts something to do at every place but the last, never the same twice', () => {
    const wish = {
      document: cozy,
      hunt_type: 'letter',
      difficulty_level: 5,
      age_range: '7-8',
    } as const
    const items = sampleItems(bank, { ...wish, seed: 'tasks' }, huntTaskBank())
    const tasks = items.slice(0, -1).map(({ task }) => task?.words)
    expect(items.at(-1)?.task).toBeUndefined()
    expect(tasks.filter(Boolean).length).toBeGreaterThanOrEqual(5)
    expect(new Set(tasks).size).toBe(tasks.length)
    for (const task of tasks) expect(task).not.toMatch(/next clue/i)
  })

  test('gives the smallest nothing in a kitchen that is meant for older children', () => {
    for (const wish of houses) {
      const items = sampleItems(bank, { ...wish, hunt_type: 'shape', age_range: '3-4' })
      expect(items.map(({ name }) => name)).not.toContain('A sphere you can eat')
    }
  })

  test('names a room that belongs to someone as people do', () => {
    const { document, id = '' } = placeNextTo(emptyDocument(), { type: 'bedroom' })
    const named = renameRoom(document, id, "Mia's Room").document
    const text = sample({ document: named }).map(({ description }) => description)
    expect(text.join(' ')).toMatch(/(?:to|in) Mia's Room/)
    expect(text.join(' ')).not.toMatch(/the mia/i)
  })
})

describe('the ready hunts', () => {
  test('are ten, of every type and every age, at places of their house', () => {
    const ready = readyHunts()
    expect(ready).toHaveLength(10)
    expect(new Set(ready.map(({ hunt_type }) => hunt_type))).toEqual(new Set(huntTypes))
    expect(new Set(ready.map(({ age_range }) => age_range))).toEqual(new Set(ageRanges))
    for (const hunt of ready) {
      expect(SaveHunt.safeParse(hunt).error).toBeUndefined()
      for (const { location } of hunt.items_data)
        expect(placeAt(hunt.blueprint_data, { location })).toBeDefined()
    }
  })

  test('have what the item bank gives for them now (scripts/generate.ts updates it)', () => {
    const kept = readyHunts().map(({ id, items_data }) => [id, items_data])
    expect(Object.fromEntries(kept)).toEqual(sampleReadyItems())
  })

  test('are not rewritten by a start that changes nothing', () => {
    const { db, connection } = openDatabase(':memory:')
    migrateDatabase(connection, join(import.meta.dirname, '../../migrations'))
    const changes = () => connection.prepare('select total_changes()').pluck().get()
    seedHunts(db, new Date('2026-03-02T09:00:00Z'))
    const before = changes()
    seedHunts(db, new Date('2026-04-02T09:00:00Z'))
    expect(changes()).toBe(before)
  })

  test('and the presets are seeded once, their texts updated and their use counted further', () => {
    const { db, connection } = openDatabase(':memory:')
    migrateDatabase(connection, join(import.meta.dirname, '../../migrations'))
    seedHunts(db, new Date('2026-03-02T09:00:00Z'))
    const ofCozy = eq(blueprints.id, 'cozy-apartment')
    db.update(blueprints).set({ usage_count: 7, name: 'Old' }).where(ofCozy).run()
    seedHunts(db, new Date('2026-04-02T09:00:00Z'))
    expect(db.select().from(blueprints).all()).toHaveLength(6)
    expect(db.select().from(hunts).all()).toHaveLength(10)
    expect(db.select().from(blueprints).where(ofCozy).get()).toMatchObject({
      usage_count: 7,
      name: 'Cozy Apartment',
      created_at: '2026-03-02T09:00:00.000Z',
    })
  })
})
