import { doorsOf } from '@fgm/shared/blueprints/doors'
import { overlap } from '@fgm/shared/blueprints/geometry'
import { packHome } from '@fgm/shared/blueprints/homes/packing'
import { emptyWish } from '@fgm/shared/blueprints/homes/wish'
import { expect, it } from 'vitest'
import { insideWalls } from './plan-boxes.ts'
import { labelsOf, swingOf } from './plan-labels.ts'

const bedroom = { is_child: false, size: 'usual' } as const
const homes = packHome({
  ...emptyWish(),
  ...{ bedrooms: [bedroom, bedroom, bedroom], living: 1, kitchen: 1, bathrooms: 1 },
  has_hallway: true,
}).map(({ document }) => document)

it('draws every piece off the walls of its room, and no larger than it is', () => {
  for (const { rooms, furniture } of homes)
    for (const piece of furniture) {
      const room = rooms.find(({ id }) => id === piece.roomId)
      if (!room) throw new Error(`${piece.id} has no room`)
      const { position, size } = insideWalls(piece, room)
      const gaps = [
        position.x - room.position.x,
        position.y - room.position.y,
        room.position.x + room.size.width - position.x - size.width,
        room.position.y + room.size.height - position.y - size.height,
      ]
      expect([piece.id, Math.min(...gaps) >= 5]).toEqual([piece.id, true])
    }
})

it('writes no name of a room over the floor that a door sweeps', () => {
  for (const document of homes) {
    const swings = doorsOf(document).flatMap((door) => swingOf(door) ?? [])
    expect(swings.length).toBeGreaterThan(3)
    for (const { box, lines } of labelsOf(document))
      expect([lines, swings.some((swing) => overlap(swing, box))]).toEqual([lines, false])
  }
})
