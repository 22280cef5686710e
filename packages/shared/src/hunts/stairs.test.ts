import { expect, test } from 'vitest'
import { emptyDocument } from '../blueprints/document.ts'
import { addRoom } from '../blueprints/rooms.ts'
import { huntLimits } from './hunts.ts'
import { placesOf } from './places.ts'
import { withStairsTip } from './stairs.ts'
import { stairsTip } from './together.ts'

const box = { position: { x: 0, y: 0 }, size: { width: 200, height: 200 } }
const ground = addRoom(emptyDocument(), { type: 'kitchen', ...box }).document
const house = addRoom(ground, { type: 'bedroom', ...box, floor: 2 }).document
const [kitchen, bedroom] = placesOf(house)

/** The tip of an item that leads upstairs. */
const tipOf = (own: string) => withStairsTip({ parent_tip: own }, bedroom, kitchen).parent_tip

test('the sentence about the stairs comes before the parent’s tip', () => {
  expect(tipOf('Mind the cat.')).toBe(`${stairsTip} Mind the cat.`)
})

test.each([
  ['words', 'Mind the cat. '.repeat(21).trim()],
  ['one word', 'x'.repeat(huntLimits.tip)],
  ['signs of two units', '🐈'.repeat(huntLimits.tip / 2)],
])('if both do not fit, the parent’s tip is shortened: %s', (_, own) => {
  const tip = tipOf(own) ?? ''
  expect(tip.startsWith(`${stairsTip} ${own.slice(0, 200)}`)).toBe(true)
  expect(tip.length).toBeLessThanOrEqual(huntLimits.tip)
  expect(tip).toMatch(/[\p{L}.🐈]…$/u)
  // Saved once more it stays as it is.
  expect(tipOf(tip)).toBe(tip)
})

test('a tip that already has the sentence about the stairs does not change', () => {
  const full = `${stairsTip} ${'x'.repeat(huntLimits.tip - stairsTip.length - 1)}`
  expect(tipOf(full)).toBe(full)
})
