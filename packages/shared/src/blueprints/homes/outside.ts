import { canvas } from '../catalog.ts'
import type { Box } from '../document.ts'
import { frameOf } from '../geometry.ts'
import type { LaidFloor, LaidRoom } from './floor-layout.ts'
import type { WishedRoom } from './wish.ts'
import type { HomeParts } from './wished-rooms.ts'

/* What lies outside the walls of a home: a garden along a whole side, a balcony in front of one room. */

type Side = 'top' | 'bottom'
const sides: readonly Side[] = ['bottom', 'top']
const balcony = { depth: 80, longest: 240 } as const
const gardenDepth = { least: 120, most: 240 } as const

/** Garden and balcony of a home, at the floor below or, where the beds are, at any of its rooms. */
export function placeOutside(
  below: LaidFloor,
  rooms: readonly LaidRoom[],
  { garden, balcony: wished, upstairs }: Pick<HomeParts, 'garden' | 'balcony' | 'upstairs'>,
): LaidRoom[] {
  const gardenSide = garden ? sideOf(below) : null
  const laid: LaidRoom[] = garden && gardenSide ? [gardenAt(garden, gardenSide, below)] : []
  if (!wished) return laid
  const onFloor = upstairs ? rooms.filter(({ room }) => room.is_upstairs) : below.rooms
  const room = { ...wished, is_upstairs: upstairs !== null }
  return [...laid, ...balconyAt(room, onFloor, upstairs ? null : gardenSide)]
}

/** The side of the living room: one goes out from there. */
function sideOf({ rooms, size: { height } }: LaidFloor): Side {
  const going = rooms.find(({ room }) => room.type === 'living_room')
  if (!going) return 'bottom'
  const { position, size } = going.box
  return position.y === 0 && size.height < height ? 'top' : 'bottom'
}

function gardenAt(room: WishedRoom, side: Side, { size }: LaidFloor): LaidRoom {
  const wanted = Math.round(room.area / size.width / canvas.grid) * canvas.grid
  const height = Math.max(gardenDepth.least, Math.min(wanted, gardenDepth.most))
  const y = side === 'bottom' ? size.height : -height
  return { room, box: { position: { x: 0, y }, size: { width: size.width, height } } }
}

/** Rooms that a balcony belongs to, the likeliest first. */
const wantOut: readonly WishedRoom['type'][] = ['living_room', 'bedroom', 'dining_room', 'kitchen']

function balconyAt(room: WishedRoom, rooms: readonly LaidRoom[], taken: Side | null): LaidRoom[] {
  const bounds = frameOf(rooms.map(({ box }) => box))
  const rank = ({ room: { type } }: LaidRoom) =>
    wantOut.includes(type) ? wantOut.indexOf(type) : wantOut.length
  const likely = [...rooms].sort((one, other) => rank(one) - rank(other))
  for (const { box } of likely)
    for (const side of sides) {
      if (side === taken || !isAt(box, side, bounds)) continue
      return [{ room, box: before(box, side, room.size === 'big' ? 1.5 : 1) }]
    }
  return []
}

function isAt({ position, size }: Box, side: Side, bounds: Box): boolean {
  if (side === 'top') return position.y === bounds.position.y
  return position.y + size.height === bounds.position.y + bounds.size.height
}

function before({ position: { x, y }, size }: Box, side: Side, share: number): Box {
  const longest = balcony.longest * share
  return {
    position: { x, y: side === 'top' ? y - balcony.depth : y + size.height },
    size: { width: Math.min(size.width, longest), height: balcony.depth },
  }
}
