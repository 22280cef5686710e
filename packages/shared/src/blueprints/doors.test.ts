import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../test/cpu-time.ts'
import { type RoomType, roomTypes } from './catalog.ts'
import { type BlueprintDocument, emptyDocument, type Point } from './document.ts'
import { type Door, doorsOf, roomsBetween, wayBetween, waysAlong } from './doors.ts'
import { addFurniture, furnishRoom, moveFurniture } from './furniture.ts'
import { centerOf, commonWall, contains } from './geometry.ts'
import { placeNextTo } from './placing.ts'
import { addRoom } from './rooms.ts'

type Laid = [type: RoomType, x: number, y: number, width?: number, height?: number]

const house = (...rooms: Laid[]) =>
  rooms.reduce(
    (document, [type, x, y, width = 100, height = 100]) =>
      addRoom(document, { type, position: { x, y }, size: { width, height } }).document,
    emptyDocument(),
  )
const between = (document: BlueprintDocument) =>
  doorsOf(document).map(({ rooms }) =>
    rooms.map((id) => document.rooms.find((room) => room.id === id)?.type).join(' '),
  )

describe('doors', () => {
  test('lead from the hallway to every room at its walls, and from a bathroom nowhere else', () => {
    const home = house(
      ['hallway', 100, 100, 300, 80],
      ['kitchen', 100, 0],
      ['bathroom', 200, 0],
      ['bedroom', 300, 0],
    )
    expect(between(home).sort()).toEqual(['bathroom hallway', 'bedroom hallway', 'kitchen hallway'])
  })

  test('lead to the most public neighbour where there is no hallway', () => {
    const home = house(['bathroom', 100, 0], ['bedroom', 0, 0], ['living_room', 100, 100])
    expect(between(home).sort()).toEqual(['bathroom living_room', 'bedroom bathroom'])
    const open = house(['living_room', 0, 0], ['kitchen', 100, 0], ['dining_room', 100, 100])
    expect(between(open)).toContain('living_room kitchen')
  })

  test('move along the wall when furniture comes, and stay when it fills the wall', () => {
    const home = house(['kitchen', 0, 0, 200, 200], ['bedroom', 200, 0, 200, 200])
    const [before] = doorsOf(home)
    expect(before).toMatchObject({ at: { x: 200, y: 100 }, isUpright: true, depth: 0, swing: 1 })
    const shelf = addFurniture(home, { type: 'bookshelf', at: { x: 150, y: 100 } }).document
    const [moved] = doorsOf(shelf)
    expect(moved?.at.x).toBe(200)
    expect(Math.abs((moved?.at.y ?? 100) - 100)).toBeGreaterThan(40)
    let full = home
    for (const y of [30, 60, 90, 120, 150, 180])
      full = addFurniture(full, { type: 'dresser', at: { x: 160, y } }, { grid: 0 }).document
    expect(doorsOf(full)).toHaveLength(1)
    const { id = '', document } = furnishRoom(full, 'room-2', 'bed')
    const bed = moveFurniture(document, id, { x: 200, y: 0 }).document
    expect(doorsOf(bed)).toHaveLength(1)
  })

  test('bridge rooms a step of the grid apart, and are not drawn where rooms lie on one another', () => {
    const [apart] = doorsOf(house(['kitchen', 0, 0], ['bedroom', 120, 0]))
    expect(apart).toMatchObject({ at: { x: 110, y: 50 }, depth: 20, isOpen: false })
    const [over] = doorsOf(house(['kitchen', 0, 0], ['bedroom', 40, 40]))
    expect(over?.isOpen).toBe(true)
    expect(doorsOf(house(['kitchen', 0, 0], ['bedroom', 300, 300]))).toEqual([])
  })
})

describe('a route', () => {
  test('leads through doors, and has a gap where there are none', () => {
    const home = house(
      ['kitchen', 0, 0],
      ['hallway', 100, 0],
      ['bedroom', 200, 0],
      ['garage', 600, 400],
    )
    const stand = (number: number) => {
      const room = home.rooms[number] ?? home.rooms[0]
      if (!room) throw new Error('There are rooms')
      return { roomId: room.id, at: centerOf(room) }
    }
    expect(wayBetween(home, stand(0), stand(2))).toEqual([
      { x: 50, y: 50 },
      { x: 100, y: 50 },
      { x: 200, y: 50 },
      { x: 250, y: 50 },
    ])
    expect(wayBetween(home, stand(0), stand(3))).toBeNull()
    const ways = waysAlong(home, [stand(0), stand(1), stand(3), stand(2), stand(1)])
    expect(ways.map((way) => way.length)).toEqual([3, 3])
  })

  test('reaches every room whose walls touch, each of its steps within one room', () => {
    const plan = fc.array(fc.tuple(fc.constantFrom(...roomTypes), fc.nat(20)), {
      minLength: 2,
      maxLength: 14,
    })
    fc.assert(
      fc.property(plan, (wishes) => {
        const home = grown(wishes)
        for (const door of doorsOf(home)) expectInWall(home, door)
        const [first] = home.rooms
        for (const room of home.rooms) {
          if (!first) throw new Error('There are rooms')
          expect(roomsBetween(home, first.id, room.id).length > 0).toBe(
            touchingFrom(home, first.id).has(room.id),
          )
          const way = wayBetween(home, standing(first), standing(room)) ?? []
          for (const [at, point] of way.entries()) {
            const before = way[at - 1]
            if (before) expect(home.rooms.some((one) => holds(one, before, point))).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('is found at once in a house with the most rooms and pieces', () => {
    const rooms = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `r${at}`, type: 'bedroom' as const, label: `${at}`, color: '#FFFFFF' },
      position: { x: (at % 10) * 100, y: Math.floor(at / 10) * 100 },
      size: { width: 100, height: 100 },
    }))
    const furniture = Array.from({ length: 400 }, (_, at) => ({
      ...{ id: `c${at}`, type: 'chair' as const, roomId: `r${at % 60}` },
      position: rooms[at % 60]?.position ?? { x: 0, y: 0 },
      size: { width: 30, height: 30 },
    }))
    const full = { dimensions: { width: 1000, height: 600 }, rooms, furniture }
    const spent = cpuMs(() => {
      for (let count = 0; count < 20; count += 1) doorsOf({ ...full })
    })
    expect(spent / 20).toBeLessThan(16)
  })
})

/** A house in which each room is placed next to an earlier one. */
const grown = (wishes: [type: RoomType, at: number][]) =>
  wishes.reduce((document, [type, at]) => {
    const neighbour = document.rooms[at % Math.max(1, document.rooms.length)]?.id
    return placeNextTo(document, { type, ...(neighbour && { neighbour_id: neighbour }) }).document
  }, emptyDocument())

const standing = (room: BlueprintDocument['rooms'][number]) => ({
  roomId: room.id,
  at: centerOf(room),
})
/** A step of a path: within a room, or across the gap between two that nearly touch. */
const holds = (room: BlueprintDocument['rooms'][number], from: Point, to: Point) =>
  contains(room, from, 20) && contains(room, to, 20)

function expectInWall({ rooms }: BlueprintDocument, { at, rooms: ids }: Door) {
  for (const id of ids) {
    const room = rooms.find((one) => one.id === id)
    expect(room && contains(room, at, 10) && !contains(room, at, -11)).toBe(true)
  }
}

/** Rooms that are reached over any shared wall. */
function touchingFrom({ rooms }: BlueprintDocument, start: string): Set<string> {
  const seen = new Set([start])
  for (const id of seen) {
    const here = rooms.find((room) => room.id === id)
    for (const room of rooms) if (here && commonWall(here, room)) seen.add(room.id)
  }
  return seen
}
