import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFlat } from '@fgm/shared/blueprints/catalog'
import {
  type BlueprintDocument,
  type Box,
  emptyDocument,
  type Furniture,
  type Room,
} from '@fgm/shared/blueprints/document'
import { grownBy, overlap } from '@fgm/shared/blueprints/geometry'
import { packHome } from '@fgm/shared/blueprints/homes/packing'
import { emptyWish } from '@fgm/shared/blueprints/homes/wish'
import { describe, expect, it } from 'vitest'
import { labelsOf, type PlanLabel } from './plan-labels.ts'

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

  it.each(house.rooms)('avoid a mark in $label', (room) => {
    const mark = grownBy({ position: room.position, size: { width: 60, height: 60 } }, -6)
    const labels = labelsOf(house, 2.6, { marks: [mark], trail: [] })
    expect(labels).toHaveLength(house.rooms.length)
    for (const { box } of labels) expect(overlap(mark, box)).toBe(false)
  })
})

/** Houses as families describe them, furnished and in every plan. */
const described = [2, 3, 4].flatMap((count) =>
  packHome({
    ...emptyWish(),
    bedrooms: Array.from({ length: count }, (_, at) => ({
      name: at === 0 ? 'Our room' : `Child ${at}'s room`,
      is_child: at > 0,
      size: 'usual' as const,
    })),
    ...{ living: 1, kitchen: 1, bathrooms: 1, has_hallway: count > 2, has_balcony: count > 3 },
  }).map(({ document }) => document),
)

/** How far a name is from the walls of its room and from its furniture, in lines of its letters. */
function spaceAround({ rooms, furniture }: BlueprintDocument, { id, box, height }: PlanLabel) {
  const { position, size } = rooms.find((room) => room.id === id) as Room
  const between = (one: Box, other: Box, axis: 'x' | 'y', side: 'width' | 'height') =>
    Math.max(
      other.position[axis] - one.position[axis] - one.size[side],
      one.position[axis] - other.position[axis] - other.size[side],
    )
  const halfWall = 2.5
  const walls = [
    box.position.x - position.x - halfWall,
    box.position.y - position.y - halfWall,
    position.x + size.width - box.position.x - box.size.width - halfWall,
    position.y + size.height - box.position.y - box.size.height - halfWall,
  ]
  const pieces = furniture
    .filter((piece) => piece.roomId === id && !isFlat(piece))
    .map((piece) => Math.max(between(box, piece, 'x', 'width'), between(box, piece, 'y', 'height')))
  return Math.min(...walls, ...pieces) / (1.15 * height)
}

const ready = presets.map(([, house]) => house)

it.each([
  ['desktop', 'ready-made', ready, 1, 0, 0.05],
  ['desktop', 'described', described, 1, 0, 0.25],
  ['phone', 'ready-made', ready, 2.2, 0.25, 0.45],
  ['phone', 'described', described, 2.2, 0.25, 0.6],
] as const)('keeps names clear of walls and furniture: on a %s in %s houses', (...row) => {
  const [, , houses, unit, mostTouching, mostNear] = row
  const spaces = houses.flatMap((house) =>
    labelsOf(house, unit).map((label) => spaceAround(house, label)),
  )
  const shareBelow = (lines: number) =>
    spaces.filter((space) => space < lines).length / spaces.length
  expect([shareBelow(0), spaces.length > 40]).toEqual([0, true])
  expect(shareBelow(0.15)).toBeLessThanOrEqual(mostTouching)
  expect(shareBelow(0.3)).toBeLessThanOrEqual(mostNear)
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

it('looks for the place of a name again only where something new is in its way', () => {
  const [, house] = presets[0] ?? []
  const [piece, ...rest] = house?.furniture ?? []
  if (!house || !piece) throw new Error('The first preset is furnished.')
  const moved = { ...piece, position: { x: piece.position.x + 1, y: piece.position.y + 1 } }
  const before = labelsOf(house, 1)
  const after = labelsOf({ ...house, furniture: [moved, ...rest] }, 1)
  const again = after.filter(({ box }, at) => box !== before[at]?.box).map(({ id }) => id)
  expect(again).toEqual([piece.roomId])
})
