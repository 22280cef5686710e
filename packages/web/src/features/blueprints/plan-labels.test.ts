import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BlueprintDocument,
  type Box,
  emptyDocument,
  type Furniture,
  type Room,
} from '@fgm/shared/blueprints/document'
import { grownBy, overlap } from '@fgm/shared/blueprints/geometry'
import { describe, expect, it } from 'vitest'
import { labelsOf } from './plan-labels.ts'

const seed = join(import.meta.dirname, '../../../../db/src/seed/hunts/blueprints.json')
const presets: [string, BlueprintDocument][] = JSON.parse(readFileSync(seed, 'utf8')).map(
  (preset: { name: string; blueprint_data: BlueprintDocument }) => [
    preset.name,
    preset.blueprint_data,
  ],
)

/** Units per pixel: near, on a desktop, and on phones. */
const units = [0.5, 1, 1.6, 2.2, 2.6, 3]

const isWithin = ({ position, size }: Box, outer: Box) =>
  position.x >= outer.position.x &&
  position.y >= outer.position.y &&
  position.x + size.width <= outer.position.x + outer.size.width &&
  position.y + size.height <= outer.position.y + outer.size.height

describe.each(presets)('the names of %s', (_, house) => {
  it.each(units)(
    'are all there, in their rooms and off the furniture, at %d units a pixel',
    (unit) => {
      const labels = labelsOf(house, unit)
      const heights = labels.map(({ height }) => height / unit)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(unit < 3 ? 8 : 6.8)
      expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.6)
      for (const [at, { box }] of labels.entries()) {
        const room = house.rooms[at]
        // Where it is narrow a dining room is 'Dining'.
        const name = labels[at]?.lines.join(' ')
        expect(room?.label.startsWith(name ?? '')).toBe(true)
        expect(room && isWithin(box, grownBy(room, -4))).toBe(true)
        expect(house.furniture.filter((piece) => overlap(piece, box))).toEqual([])
      }
    },
  )

  it.each(house.rooms)('give way to a mark in $label', (room) => {
    const mark = grownBy({ position: room.position, size: { width: 60, height: 60 } }, -6)
    const labels = labelsOf(house, 2.6, { marks: [mark], trail: [] })
    expect(labels).toHaveLength(house.rooms.length)
    for (const { box } of labels) expect(overlap(mark, box)).toBe(false)
  })
})

it('names a room that is full of things where it hides least', () => {
  const [, house] = presets[0] ?? []
  if (!house) throw new Error('There is no preset.')
  const all = { position: { x: 0, y: 0 }, size: house.dimensions }
  expect(labelsOf(house, 2, { marks: [all], trail: [] })).toHaveLength(house.rooms.length)
})

it('breaks a name into two lines before it lies on a rug', () => {
  const at = { position: { x: 0, y: 0 }, size: { width: 150, height: 200 } }
  const room: Room = { id: 'l', type: 'living_room', label: 'Living Room', color: '#FDE7C8', ...at }
  const middle = { position: { x: 80, y: 10 }, size: { width: 60, height: 180 } }
  const rug: Furniture = { id: 'r', type: 'rug', roomId: 'l', ...middle }
  const [name] = labelsOf({ ...emptyDocument(), rooms: [room], furniture: [rug] })
  expect(name?.lines).toEqual(['Living', 'Room'])
  expect(name && overlap(rug, name.box)).toBe(false)
})

it('looks for the place of a name again only where something else is in its way', () => {
  const [, house] = presets[0] ?? []
  const [piece, ...rest] = house?.furniture ?? []
  if (!house || !piece) throw new Error('The first preset is furnished.')
  const moved = { ...piece, position: { x: piece.position.x + 1, y: piece.position.y + 1 } }
  const before = labelsOf(house, 1)
  const after = labelsOf({ ...house, furniture: [moved, ...rest] }, 1)
  const again = after.filter(({ box }, at) => box !== before[at]?.box).map(({ id }) => id)
  expect(again).toEqual([piece.roomId])
})
