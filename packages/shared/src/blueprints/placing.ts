import { canvas, documentLimits, type RoomType, roomKind } from './catalog.ts'
import type { BlueprintDocument, Box, Point, Room, Size } from './document.ts'
import { type Edited, findRoom, noSuchRoom, refused } from './edits.ts'
import { floorOf, type OnFloor, onFloor } from './floors.ts'
import { canvasBox, centerOf, distance, gridSteps, isWithin, overlap, snap } from './geometry.ts'
import { addRoom } from './rooms.ts'
import { placesIn } from './standing.ts'

/* Building a house from a list, without a pointer: 'add room: kitchen, next to hall'. */

/**
 * Adds a room that shares a wall with another one and overlaps none; without a neighbour, at the first free place of a floor. It
 * is made smaller if its usual size does not fit.
 */
export function placeNextTo(
  document: BlueprintDocument,
  { type, neighbour_id, floor = 1 }: { type: RoomType; neighbour_id?: string } & OnFloor,
): Edited {
  const neighbour = neighbour_id === undefined ? undefined : findRoom(document, neighbour_id)
  if (neighbour_id !== undefined && !neighbour) return refused(document, noSuchRoom)
  const on = neighbour ? floorOf(neighbour) : floor
  const here = onFloor(document, on)
  for (const size of sizesOf(type)) {
    const position = neighbour ? besideRoom(here, neighbour, size) : anywhere(here, size)
    if (position) return addRoom(document, { type, position, size, floor: on }, { grid: 0 })
  }
  return refused(
    document,
    neighbour
      ? `There is no place left next to ${neighbour.label}. Please move or shrink a room first.`
      : 'There is no place left on the canvas. Please move or shrink a room first.',
  )
}

/** The usual size first, then smaller ones down to the smallest that can be drawn. */
function sizesOf(type: RoomType): Size[] {
  const { width, height } = roomKind(type)
  const smallest = documentLimits.drawn_room_side
  return [1, 0.8, 0.6, 0].map((share) => ({
    width: Math.max(smallest, snap(width * share)),
    height: Math.max(smallest, snap(height * share)),
  }))
}

/** Right, below, left, above; along each wall from its beginning. */
function besideRoom(document: BlueprintDocument, room: Room, size: Size): Point | undefined {
  const { x, y } = room.position
  const [right, bottom] = [x + room.size.width, y + room.size.height]
  // A door needs a common wall of one grid step.
  const alongY = steps(y, y - size.height + canvas.grid, bottom - canvas.grid)
  const alongX = steps(x, x - size.width + canvas.grid, right - canvas.grid)
  const places = [
    ...alongY.map((top) => ({ x: right, y: top })),
    ...alongX.map((left) => ({ x: left, y: bottom })),
    ...alongY.map((top) => ({ x: x - size.width, y: top })),
    ...alongX.map((left) => ({ x: left, y: y - size.height })),
  ]
  return places.find((position) => isFree(document, { position, size }))
}

/** The free place nearest to the middle of the canvas, so that every side can be built on. */
function anywhere(document: BlueprintDocument, size: Size): Point | undefined {
  const sheet = canvasBox(document)
  const far = (position: Point) => distance(centerOf({ position, size }), centerOf(sheet))
  return placesIn(sheet, size)
    .filter((position) => isFree(document, { position, size }))
    .sort((one, other) => far(one) - far(other))[0]
}

/** `first`, then every grid step after it, then those before it. */
function steps(first: number, lowest: number, highest: number): number[] {
  const before: number[] = []
  for (let value = first - canvas.grid; value >= lowest; value -= canvas.grid) before.push(value)
  return [...gridSteps(first, highest), ...before]
}

const isFree = (document: BlueprintDocument, box: Box): boolean =>
  isWithin(box, canvasBox(document)) && !document.rooms.some((room) => overlap(room, box))
