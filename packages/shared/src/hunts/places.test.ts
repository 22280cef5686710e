import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BlueprintDocument, emptyDocument } from '../blueprints/document.ts'
import { roomsBetween } from '../blueprints/doors.ts'
import { furnishRoom } from '../blueprints/furniture.ts'
import { placeNextTo } from '../blueprints/placing.ts'
import { addRoom } from '../blueprints/rooms.ts'
import { seededChance } from '../seeded-chance.ts'
import { alongRoute, locationOf, pictureClue, placeAt, placesOf } from './places.ts'

/** Kitchen - hall - bedroom in a row, a table in the kitchen, and a garage that touches nothing. */
function row(): BlueprintDocument {
  const at = (x: number, y: number) => ({ position: { x, y }, size: { width: 100, height: 100 } })
  let document = addRoom(emptyDocument(), { type: 'kitchen', ...at(0, 0) }).document
  document = addRoom(document, { type: 'hallway', ...at(100, 0) }).document
  document = addRoom(document, { type: 'bedroom', ...at(200, 0) }).document
  document = addRoom(document, { type: 'garage', ...at(700, 500) }).document
  return furnishRoom(document, 'room-1', 'table').document
}
const house = row()
const [kitchen = '', hall = '', bedroom = '', garage = ''] = house.rooms.map(({ id }) => id)

describe('a location', () => {
  test('names a room, or a room and a piece of furniture', () => {
    expect(placesOf(house).map(({ room, piece }) => locationOf(room, piece?.type))).toEqual([
      'Kitchen',
      'Hallway',
      'Bedroom',
      'Garage',
      'Kitchen - table',
    ])
  })

  test('is found again in the house, and gives the pictures of a clue', () => {
    expect(placeAt(house, { location: 'Kitchen - table' })?.piece?.type).toBe('table')
    expect(placeAt(house, { location: 'Under the stairs' })).toBeUndefined()
    expect(pictureClue({ location: 'Kitchen - table', color: 'red' }, house)).toEqual({
      furniture_type: 'table',
      room_type: 'kitchen',
      color: 'red',
    })
    expect(pictureClue({ location: 'Under the stairs' }, house)).toEqual({})
  })
})

describe('two rooms with the same name', () => {
  const twins = furnishRoom(
    {
      ...house,
      rooms: house.rooms.map((room) => (room.id === garage ? { ...room, label: 'Kitchen' } : room)),
    },
    garage,
    'table',
  ).document
  const [first = '', second = ''] = twins.furniture.map(({ id }) => id)

  test('are distinguished by id, and so is their furniture', () => {
    const at = (location: string, placeId?: string) =>
      placeAt(twins, { location, place_id: placeId })
    expect([at('Kitchen', kitchen)?.room.id, at('Kitchen', garage)?.room.id]).toEqual([
      kitchen,
      garage,
    ])
    expect([first, second].map((id) => at('Kitchen - table', id)?.room.id)).toEqual([
      kitchen,
      garage,
    ])
  })

  test('are the first one without an id, or with the id of another place', () => {
    for (const placeId of [undefined, 'gone', bedroom])
      expect(placeAt(twins, { location: 'Kitchen', place_id: placeId })?.room.id).toBe(kitchen)
    expect(placeAt(twins, { location: 'Somewhere', place_id: garage })).toBeUndefined()
  })
})

describe('a route', () => {
  test('leads through doors', () => {
    expect(roomsBetween(house, kitchen, bedroom)).toEqual([kitchen, hall, bedroom])
    expect(roomsBetween(house, kitchen, kitchen)).toEqual([kitchen])
    expect(roomsBetween(house, kitchen, garage)).toEqual([])
  })

  test('goes on to the nearest room', () => {
    expect(alongRoute(house, [kitchen, bedroom, hall], (id) => id)).toEqual([
      kitchen,
      hall,
      bedroom,
    ])
  })

  test('keeps everything, and never stays in a room while there is another way', () => {
    const rooms = fc.array(fc.constantFrom(kitchen, hall, bedroom, garage), { maxLength: 9 })
    fc.assert(
      fc.property(rooms, (things) => {
        const route = alongRoute(house, things, (id) => id)
        expect([...route].sort()).toEqual([...things].sort())
        const stays = route.filter((id, at) => at > 0 && route[at - 1] === id).length
        const most = Math.max(0, ...[...new Set(things)].map((id) => count(things, id)))
        expect(stays).toBe(Math.max(0, most - (things.length - most) - 1))
      }),
    )
  })

  const count = (list: string[], one: string) => list.filter((other) => other === one).length

  test('of a house with the most rooms is found at once', () => {
    let full = emptyDocument()
    for (let at = 0; at < 60; at += 1) full = placeNextTo(full, { type: 'bathroom' }).document
    const ids = full.rooms.map(({ id }) => id)
    const started = performance.now()
    expect(alongRoute(full, ids, (id) => id)).toHaveLength(ids.length)
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

describe('seeded chance', () => {
  test('is the same for the same seed, different for another, and spread from 0 to 1', () => {
    const throws = (seed: string) => {
      const chance = seededChance(seed)
      return Array.from({ length: 500 }, chance)
    }
    expect(throws('a')).toEqual(throws('a'))
    expect(throws('a')).not.toEqual(throws('b'))
    const mean = throws('mean').reduce((sum, one) => sum + one, 0) / 500
    expect(mean).toBeGreaterThan(0.45)
    expect(mean).toBeLessThan(0.55)
  })
})
