import { describe, expect, test } from 'vitest'
import { documentProblems, emptyDocument } from './document.ts'
import { doorsOf, roomsBetween, waysAlong } from './doors.ts'
import { floorOf, onFloor, sideBySide, stairsOf } from './floors.ts'
import { addFurniture, moveFurniture } from './furniture.ts'
import { overlap } from './geometry.ts'
import { removeAt } from './groups.ts'
import { placeNextTo } from './placing.ts'
import { addRoom } from './rooms.ts'
import { sharedView } from './sharing.ts'
import { roomsUnder } from './walls.ts'

const at = (x: number) => ({ position: { x, y: 0 }, size: { width: 200, height: 200 } })
const below = addRoom(emptyDocument(), { type: 'living_room', ...at(0) }).document
const both = addRoom(below, { type: 'bedroom', ...at(0), floor: 2 }).document
const stairs = (floor: 1 | 2) => ({ type: 'stairs', at: { x: 160, y: 100 }, floor }) as const
const house = [1, 2].reduce(
  (document, floor) => addFurniture(document, stairs(floor as 1 | 2)).document,
  both,
)
const [living = '', bedroom = ''] = house.rooms.map(({ id }) => id)

describe('two floors', () => {
  test('lie on one sheet: no door, no overlap, and each edit stays on its own', () => {
    expect(documentProblems(house)).toEqual([])
    expect(doorsOf(house)).toEqual([])
    for (const room of house.rooms) expect(roomsUnder(house, room, room.id)).toEqual([])
    expect(house.furniture.map(({ roomId }) => roomId)).toEqual([living, bedroom])
    const [lower] = house.furniture
    const moved = moveFurniture(house, lower?.id ?? '', { x: 20, y: 20 }).document
    expect(moved.furniture[0]?.roomId).toBe(living)
    const emptied = removeAt(removeAt(house, { x: 160, y: 100 }, 2).document, { x: 50, y: 50 }, 2)
    expect(emptied.document).toMatchObject({
      rooms: [{ id: living }],
      furniture: [{ id: lower?.id }],
    })
  })

  test('are joined by stairs on both of them, and by nothing else', () => {
    expect(stairsOf(both)).toEqual([])
    expect(roomsBetween(both, living, bedroom)).toEqual([])
    expect(roomsBetween(house, living, bedroom)).toEqual([living, bedroom])
  })

  test('are paired once, for any number of routes', () => {
    expect(stairsOf(house)).toHaveLength(1)
    expect(stairsOf(house)).toBe(stairsOf(house))
    expect(stairsOf({ ...house, furniture: [] })).toEqual([])
  })

  test('break the line of a route at the stairs', () => {
    const ways = waysAlong(house, [
      { roomId: living, at: { x: 20, y: 20 } },
      { roomId: bedroom, at: { x: 20, y: 180 } },
    ])
    expect(ways.map((way) => way.map(floorOf))).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('lie next to each other in a picture of the whole house', () => {
    const spread = sideBySide(house)
    const [one, other] = spread.rooms
    expect(one && other && overlap(one, other)).toBe(false)
    expect(spread.furniture[1]?.position.y).toBe(house.furniture[1]?.position.y)
    expect(doorsOf(spread)).toEqual([])
    expect(sideBySide(below)).toBe(below)
  })

  test('place new rooms next to their own, and are shared unchanged', () => {
    const { document, id } = placeNextTo(house, { type: 'kitchen', neighbour_id: bedroom })
    expect(floorOf(document.rooms.find((room) => room.id === id) ?? {})).toBe(2)
    expect(onFloor(document, 1).rooms).toHaveLength(1)
    expect(sharedView(house).blueprint_data.rooms.map(floorOf)).toEqual([1, 2])
  })
})
