import type { FurnitureType, RoomType } from '@fgm/shared/blueprints/catalog'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { addRoom, renameRoom } from '@fgm/shared/blueprints/rooms'
import type { AuthoredHuntItem } from '@fgm/shared/hunts/bank'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { itemFindings } from '@fgm/shared/hunts/safety'
import { sampleItems } from '@fgm/shared/hunts/samples'
import { type AgeRange, ageRanges, huntTypes, youngestOf } from '@fgm/shared/hunts/words'
import { describe, expect, test } from 'vitest'
import { randomHouses } from '../../test/random-houses.ts'
import { huntItemBank, readyHunts } from './hunts.ts'

const bank = huntItemBank()
const levels = [1, 2, 3, 4, 5]

/** Each finding of the hazard gate about items, with its words. */
const findingsOf = (items: readonly HuntItem[], ageRange: AgeRange) =>
  items.flatMap((item) =>
    itemFindings(item, ageRange).map(
      ({ rule_id }) => `${rule_id}: ${item.name}: ${item.description}`,
    ),
  )

/** A house of one room with one piece of furniture, or none. */
function houseOf(type: RoomType, furniture?: FurnitureType) {
  const { document, id = '' } = placeNextTo(emptyDocument(), { type })
  return furniture ? furnishRoom(document, id, furniture).document : document
}

function wishFor(item: AuthoredHuntItem, room: RoomType) {
  const { anchor, hunt_type } = item
  const type = anchor?.kind === 'room' ? anchor.type : room
  const document = houseOf(type, anchor?.kind === 'furniture' ? anchor.type : undefined)
  return { document, hunt_type, seed: item.id }
}

/** The gate sees every type, age and difficulty at least once; further runs use other houses. */
const isNight = process.env.NIGHTLY === '1'
const houses = isNight ? 1_000 : 200

describe('the hazard gate', () => {
  test(`finds nothing in hunts for ${houses} random houses, of every type, age and difficulty`, () => {
    const kinds = huntTypes.flatMap((huntType) =>
      ageRanges.flatMap((ageRange) =>
        levels.map((difficultyLevel) => ({
          hunt_type: huntType,
          age_range: ageRange,
          difficulty_level: difficultyLevel,
        })),
      ),
    )
    for (const [at, house] of randomHouses(houses).entries()) {
      const kind = kinds[at % kinds.length] ?? house
      const items = sampleItems(bank, { ...house, ...kind })
      expect(items).toHaveLength(kind.difficulty_level + 2)
      expect(findingsOf(items, kind.age_range)).toEqual([])
    }
  }, 60_000)

  test('sends no one to a stove, whatever its authors wrote', () => {
    const [first] = bank
    const item = { ...first, anchor: { kind: 'furniture', type: 'stove' } } as AuthoredHuntItem
    const wish = { ...wishFor(item, 'kitchen'), age_range: '7-8', difficulty_level: 1 } as const
    expect(sampleItems([item], wish)).toEqual([])
  })

  test('sends no child under five over the stairs, and older ones with a note to the adult', () => {
    const at = { position: { x: 0, y: 0 }, size: { width: 200, height: 200 } }
    const below = addRoom(emptyDocument(), { type: 'kitchen', ...at }).document
    const document = addRoom(below, { type: 'bedroom', ...at, floor: 2 }).document
    for (const ageRange of ageRanges) {
      const wish = { document, age_range: ageRange, difficulty_level: 3, seed: ageRange }
      const items = sampleItems(bank, { ...wish, hunt_type: 'color' })
      const rooms = new Set(items.map(({ location }) => location.split(' - ')[0]))
      expect(rooms.size).toBe(youngestOf(ageRange) < 5 ? 1 : 2)
      const tips = items.filter(({ parent_tip = '' }) => parent_tip.includes('Take the stairs'))
      expect(tips.length > 0).toBe(rooms.size > 1)
    }
  })

  test('finds nothing in the ready hunts', () => {
    for (const { items_data, age_range } of readyHunts())
      expect(findingsOf(items_data, age_range)).toEqual([])
  })

  test('lets every authored item pass in any room where it is played', () => {
    for (const item of bank)
      for (const ageRange of ageRanges.filter((range) => !isTooYoung(item, range)))
        for (const difficultyLevel of isNight ? [1, 3, 5] : [1])
          for (const room of roomsFor(item)) {
            const wish = {
              ...wishFor(item, room),
              age_range: ageRange,
              difficulty_level: difficultyLevel,
            }
            expect(sampleItems([item], wish).map(({ name }) => name)).toEqual([item.name])
          }
  }, 60_000)

  test('sends no one into drawers, and no one to knock on a table next to a TV', () => {
    const atDresser = bank.filter(({ id }) => id.endsWith('-dresser'))
    for (const { clues, answer } of atDresser)
      expect([...Object.values(clues), answer].join(' ')).not.toMatch(/\bin the dresser|from the d/)
    const table = bank.filter(({ id }) => id === 'letter-table')
    const wish = { hunt_type: 'letter', age_range: '5-6', difficulty_level: 3, seed: 'tv' } as const
    const beside = (type: FurnitureType) => {
      const [house, [room]] = [houseOf('living_room', 'table'), houseOf('living_room').rooms]
      return furnishRoom(house, room?.id ?? '', type).document
    }
    expect(sampleItems(table, { ...wish, document: beside('lamp') })).toHaveLength(1)
    expect(sampleItems(table, { ...wish, document: beside('tv') })).toHaveLength(0)
  })

  test('excludes an item that no sentence makes safe', () => {
    const [first] = bank
    const candle = { ...first, id: 'candle', name: 'Light a candle' } as AuthoredHuntItem
    const wish = { ...wishFor(candle, 'bedroom'), age_range: '7-8', difficulty_level: 1 } as const
    expect(sampleItems([candle], wish)).toEqual([])
  })

  test('completes the tip where a room’s name requires words', () => {
    const { document, id = '' } = placeNextTo(emptyDocument(), { type: 'living_room' })
    const sunny = { document: renameRoom(document, id, 'Sun Room').document, seed: 'sun' }
    const wish = { ...sunny, hunt_type: 'color', age_range: '5-6', difficulty_level: 1 } as const
    for (const { description, parent_tip } of sampleItems(bank, wish)) {
      expect(description).toContain('the sun room')
      expect(parent_tip).toContain('Never look at the sun')
    }
  })

  test('says what kind of room it is where its name sounds like a hazard', () => {
    const { document, id = '' } = placeNextTo(emptyDocument(), { type: 'kids_room' })
    const bar = { document: renameRoom(document, id, 'Balloon Bar').document, seed: 'bar' }
    const wish = { ...bar, hunt_type: 'color', age_range: '3-4', difficulty_level: 3 } as const
    const items = sampleItems(bank, wish)
    expect(items).toHaveLength(5)
    for (const { description, location } of items) {
      expect(description).toMatch(/\bthe kids' room\b/i)
      expect(location).toBe('Balloon Bar')
    }
  })
})

/** Two rooms where such an item is played. */
const roomsFor = ({ not_in }: AuthoredHuntItem) =>
  (['living_room', 'garden'] as const).filter((room) => !not_in?.includes(room))

/** Younger by more than three years, or in a room where items are not eased. */
function isTooYoung({ min_age, anchor }: AuthoredHuntItem, ageRange: AgeRange): boolean {
  const years = min_age - Number.parseInt(ageRange, 10)
  return years > (anchor?.kind === 'room' ? 0 : 3)
}
