import type { BlueprintDocument, Room } from '@fgm/shared/blueprints/document'
import { expect, it } from 'vitest'
import { routeOf, waitingBeside } from './route-points.ts'

const room = (id: string, x: number, width: number): Room => ({
  ...{ id, type: 'kitchen', label: id, color: '#FFFFFF' },
  position: { x, y: 0 },
  size: { width, height: 200 },
})
const house: BlueprintDocument = {
  dimensions: { width: 800, height: 600 },
  rooms: [room('Kitchen', 0, 200), room('Den', 200, 200)],
  furniture: [
    {
      ...{ id: 'lamp', type: 'lamp', roomId: 'Den' },
      position: { x: 350, y: 150 },
      size: { width: 30, height: 30 },
    },
  ],
}

it('goes straight through a door, however far aside the next place is', () => {
  const { ways } = routeOf(house, [
    { location: 'Kitchen', place_id: 'Kitchen' },
    { location: 'Den - lamp', place_id: 'lamp' },
  ])
  const [from, before, after, to] = ways[0] ?? []
  expect([from, to]).toMatchObject([
    { x: 100, y: 100 },
    { x: 365, y: 165 },
  ])
  expect([before?.x, after?.x]).toEqual([184, 216])
  expect(before?.y).toBe(after?.y)
})

const end = { x: 100, y: 100 }
const way = [{ x: 60, y: 20 }, end]
const kitchen = room('Kitchen', 0, 200)
const small = { step: 40, width: 30 }

it('waits next to the end of a route, on the side that it led to', () => {
  expect(waitingBeside(way, kitchen, [end], small)).toEqual([...way, { x: 140, y: 100 }])
  const leftward = [{ x: 150, y: 20 }, end]
  expect(waitingBeside(leftward, kitchen, [end], small).at(-1)).toEqual({ x: 60, y: 100 })
})

it('waits on the other side of a mark or a wall, and else stays on the way', () => {
  const marked = [{ x: 140, y: 100 }, end]
  expect(waitingBeside(way, kitchen, marked, small).at(-1)).toEqual({ x: 60, y: 100 })
  expect(waitingBeside(way, room('Hall', 50, 80), [end], small)).toBe(way)
})
