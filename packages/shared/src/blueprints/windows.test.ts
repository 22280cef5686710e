import { expect, test } from 'vitest'
import { emptyDocument } from './document.ts'
import { addRoom } from './rooms.ts'
import { windowDrawing, windowsOf } from './windows.ts'

const at = (x: number, y: number) => ({ position: { x, y }, size: { width: 200, height: 160 } })
const one = addRoom(emptyDocument(), { type: 'bedroom', ...at(0, 0) }).document

test('windows are in the middle of the longest outer walls, at most two of a room', () => {
  expect(windowsOf(one).map(({ at: middle, isUpright }) => [middle, isUpright])).toEqual([
    [{ x: 100, y: 0 }, false],
    [{ x: 100, y: 160 }, false],
  ])
})

test('no window looks into another room, or out of a hallway', () => {
  const beside = addRoom(one, { type: 'kitchen', ...at(0, 160) }).document
  const walls = windowsOf(beside).map(({ at: { x, y } }) => `${x} ${y}`)
  expect(walls).not.toContain('100 160')
  expect(windowsOf(addRoom(emptyDocument(), { type: 'hallway', ...at(0, 0) }).document)).toEqual([])
})

test('a room of the other floor is behind no wall', () => {
  const above = addRoom(one, { type: 'office', ...at(0, 160), floor: 2 }).document
  expect(windowsOf(above).slice(0, 2)).toEqual(windowsOf(one))
})

test('a window is drawn along its wall, around its middle', () => {
  const [across] = windowsOf(one)
  const upright = across && { ...across, isUpright: true }
  expect(across && windowDrawing(across)).toMatchObject({
    frame: { position: { x: 50, y: -5 }, size: { width: 100, height: 10 } },
    pane: [
      { x: 54, y: 0 },
      { x: 146, y: 0 },
    ],
  })
  expect(upright && windowDrawing(upright).frame.size).toEqual({ width: 10, height: 100 })
})
