import { oncePer } from '../once-per.ts'
import { canvas, type RoomType } from './catalog.ts'
import type { BlueprintDocument, Box, Point, Room } from './document.ts'
import { isSameFloor } from './floors.ts'
import { boxAround, endOf, pointOn } from './geometry.ts'

/* The windows of a drawn house. Like its doors, no one draws them: they follow from the outer walls. */

/** How a window is drawn, on a screen and on paper: a frame in the wall, and a pane from side to side. */
export type WindowDrawing = { frame: Box; pane: readonly [from: Point, to: Point] }

const frameDepth = 10
const paneInset = 4

export function windowDrawing({ at, width, isUpright }: Window): WindowDrawing {
  const size = isUpright ? { width: frameDepth, height: width } : { width, height: frameDepth }
  const half = width / 2 - paneInset
  const end = (by: number): Point =>
    isUpright ? { x: at.x, y: at.y + by } : { x: at.x + by, y: at.y }
  return {
    frame: boxAround(at, size),
    pane: [end(-half), end(half)],
  }
}

/** Rooms that need a window. */
const bright: ReadonlySet<RoomType> = new Set([
  ...(['living_room', 'kitchen', 'dining_room', 'bedroom', 'kids_room'] as const),
  ...(['bathroom', 'office', 'playroom', 'classroom'] as const),
])

const mostOfRoom = 2
const shortestWall = 100
const narrow = 60
const wide = 100

/** A window in the middle of each of the two longest outer walls of a room. */
export const windowsOf = ({ rooms }: Pick<BlueprintDocument, 'rooms'>): Window[] => windowsIn(rooms)

const windowsIn = oncePer((rooms: BlueprintDocument['rooms']) =>
  rooms.flatMap((room) => inRoom(room, rooms)),
)

type Stretch = { from: number; to: number }
type Wall = Stretch & { at: number; isUpright: boolean; outside: -1 | 1 }

function inRoom(room: Room, rooms: readonly Room[]) {
  if (!bright.has(room.type)) return []
  const others = rooms.filter((other) => other !== room && isSameFloor(other, room))
  return wallsOf(room)
    .map((wall) => ({ wall, free: longestFree(wall, others) }))
    .filter(({ free }) => lengthOf(free) >= shortestWall)
    .sort((one, other) => lengthOf(other.free) - lengthOf(one.free))
    .slice(0, mostOfRoom)
    .map(({ wall, free }) => {
      const { isUpright, outside } = wall
      const middle = (free.from + free.to) / 2
      return {
        id: `${room.id} ${isUpright ? 'x' : 'y'} ${outside}`,
        /** Its middle, on the wall. */
        at: pointOn(wall, middle),
        width: lengthOf(free) >= 2 * wide ? wide : narrow,
        /** Whether its wall is vertical. */
        isUpright,
      }
    })
}
export type Window = ReturnType<typeof inRoom>[number]

const lengthOf = ({ from, to }: Stretch) => to - from

function wallsOf({ position: { x, y }, size }: Room): Wall[] {
  const [right, bottom] = [x + size.width, y + size.height]
  return [
    { at: y, from: x, to: right, isUpright: false, outside: -1 },
    { at: bottom, from: x, to: right, isUpright: false, outside: 1 },
    { at: x, from: y, to: bottom, isUpright: true, outside: -1 },
    { at: right, from: y, to: bottom, isUpright: true, outside: 1 },
  ]
}

/** The longest part of a wall with no other room behind it. */
function longestFree(wall: Wall, others: readonly Room[]): Stretch {
  const { at, isUpright, outside } = wall
  const [across, along] = isUpright ? (['x', 'y'] as const) : (['y', 'x'] as const)
  const probe = at + outside * (canvas.grid / 2)
  let free: Stretch[] = [wall]
  for (const other of others) {
    if (probe < other.position[across] || probe > endOf(other, across)) continue
    const [start, end] = [other.position[along], endOf(other, along)]
    free = free.flatMap(({ from, to }) => [
      ...(start > from ? [{ from, to: Math.min(start, to) }] : []),
      ...(end < to ? [{ from: Math.max(end, from), to }] : []),
    ])
  }
  return free.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best), {
    from: 0,
    to: 0,
  })
}
