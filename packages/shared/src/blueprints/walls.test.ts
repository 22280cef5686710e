import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BlueprintDocument, documentProblems, emptyDocument } from './document.ts'
import { overlap } from './geometry.ts'
import { addRoom } from './rooms.ts'
import {
  cutAtWalls,
  drawRoomToWalls,
  moveRoomToWalls,
  moveToFreePlace,
  placeBeyond,
  resizeRoomToWalls,
  roomsUnder,
} from './walls.ts'

const box = (x: number, y: number, width = 200, height = 160) => ({
  position: { x, y },
  size: { width, height },
})
const first = addRoom(emptyDocument(), { type: 'kitchen', ...box(200, 200) })
const two = addRoom(first.document, { type: 'bedroom', ...box(500, 200) })
const [kitchen = '', bedroom = ''] = [first.id, two.id]
const home = two.document
const at = (document: BlueprintDocument, id: string) =>
  document.rooms.find((room) => room.id === id)
const apart = ({ rooms }: BlueprintDocument) =>
  rooms.every((one, place) => rooms.slice(place + 1).every((other) => !overlap(one, other)))

describe('a room that reaches a little over a wall', () => {
  test('is drawn up to it', () => {
    const wish = { type: 'office', from: { x: 380, y: 200 }, to: { x: 500, y: 340 } } as const
    const { document, id = '' } = drawRoomToWalls(home, wish)
    expect(at(document, id)).toMatchObject(box(400, 200, 100, 140))
  })

  test('is moved next to it', () => {
    const { document } = moveRoomToWalls(home, bedroom, { x: 385, y: 210 }, { grid: 0 })
    expect(at(document, bedroom)?.position).toEqual({ x: 400, y: 210 })
  })

  test('ends at it with the side that was dragged', () => {
    const { document } = resizeRoomToWalls(home, kitchen, box(200, 200, 315, 160), { grid: 0 })
    expect(at(document, kitchen)).toMatchObject(box(200, 200, 300, 160))
  })
})

describe('a room that lies on another', () => {
  const over = moveRoomToWalls(home, bedroom, { x: 300, y: 240 }).document

  test('stays where it was put, and goes to the nearest free place when asked', () => {
    expect(at(over, bedroom)?.position).toEqual({ x: 300, y: 240 })
    expect(roomsUnder(over, box(300, 240), bedroom).map(({ id }) => id)).toEqual([kitchen])
    const { document } = moveToFreePlace(over, bedroom)
    expect(at(document, bedroom)?.position).toEqual({ x: 400, y: 240 })
  })

  test('stays where it is if the sheet is full, and says so', () => {
    const full = addRoom(emptyDocument(), { type: 'garden', ...box(0, 0, 800, 600) }).document
    const { document, id = '' } = addRoom(full, { type: 'office', ...box(0, 0) })
    expect(moveToFreePlace(document, id)).toEqual({
      document,
      problem: 'There is no free place on the sheet that is as large as Office.',
    })
  })

  test('is a house that can be kept as it is', () => {
    expect(documentProblems(over)).toEqual([])
    expect(cutAtWalls(over, box(300, 240), { id: bedroom })).toEqual(box(300, 240))
  })
})

test('arrow keys move a room past obstacles, or not at all', () => {
  const beside = moveRoomToWalls(home, bedroom, { x: 400, y: 200 }).document
  expect(placeBeyond(beside, bedroom, { x: -20, y: 0 })).toEqual({ x: 0, y: 200 })
  expect(placeBeyond(beside, kitchen, { x: 20, y: 0 })).toEqual({ x: 600, y: 200 })
  expect(placeBeyond(beside, kitchen, { x: 0, y: 0 })).toBeUndefined()
  expect(placeBeyond(first.document, kitchen, { x: 0, y: 900 })).toBeUndefined()
})

test('the free place is free, on the sheet, and no other one is nearer', () => {
  fc.assert(
    fc.property(fc.array(wished, { minLength: 1, maxLength: 6 }), wished, (walls, mine) => {
      const walled = walls.reduce(
        (document, one) => addRoom(document, { type: 'other', ...sized(one) }).document,
        emptyDocument(),
      )
      const { document, id = '' } = addRoom(walled, { type: 'office', ...sized(mine) })
      const own = at(document, id)
      if (!own) throw new Error('The room was added')
      const moved = at(moveToFreePlace(document, id).document, id)
      const places = freePlaces(document, own)
      const far = ({ position: { x, y } }: Box) =>
        Math.hypot(x - own.position.x, y - own.position.y)
      if (!moved || places.length === 0) return
      expect(roomsUnder(document, moved, id)).toEqual([])
      expect(far(moved)).toBeLessThanOrEqual(Math.min(...places.map(far)) + 0.001)
      expect(apart({ ...document, rooms: [moved] })).toBe(true)
    }),
    { numRuns: 60 },
  )
})

type Box = ReturnType<typeof box>

/** Where a room begins on the sheet, and by how much it exceeds the smallest, in grid steps. */
const wished = fc.record({ x: fc.nat(30), y: fc.nat(22), width: fc.nat(10), height: fc.nat(8) })

const sized = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
  box(Math.min(x * 20, 500), Math.min(y * 20, 360), 80 + width * 20, 80 + height * 20)

/** Every place on the grid of the sheet where a room of the house would overlap no other. */
const freePlaces = (document: BlueprintDocument, { id, size }: Box & { id: string }) =>
  Array.from({ length: 41 * 31 }, (_, number) =>
    box((number % 41) * 20, Math.floor(number / 41) * 20, size.width, size.height),
  ).filter(
    (place) =>
      place.position.x + place.size.width <= 800 &&
      place.position.y + place.size.height <= 600 &&
      roomsUnder(document, place, id).length === 0,
  )
