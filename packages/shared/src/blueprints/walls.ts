import { canvas, documentLimits } from './catalog.ts'
import type { BlueprintDocument, Box, Point, Room } from './document.ts'
import { type Edited, findRoom, isFiniteBox, noSuchRoom, type Placing, refused } from './edits.ts'
import { isSameFloor, type OnFloor } from './floors.ts'
import { canvasBox, endOf, isWithin, overlap, sideOf } from './geometry.ts'
import { drawRoom, moveRoom, resizeRoom } from './rooms.ts'

/*
 * How a dragged room keeps clear of the others. A room that reaches only a little over a wall shares that wall; a room that
 * overlaps another stays where the person put it, and there is a way to the nearest free place.
 */

/** Up to this overlap a room was meant to end at the wall. */
const slightOverlap = canvas.grid

/** The rooms of its floor that a box overlaps, except the one with that id. */
export function roomsUnder({ rooms }: BlueprintDocument, box: Box & OnFloor, id?: string): Room[] {
  return rooms.filter((room) => room.id !== id && isSameFloor(room, box) && overlap(room, box))
}

/** Draws a room as `drawRoom` does; where it reaches a little over a neighbour, they share the wall. */
export function drawRoomToWalls(
  document: BlueprintDocument,
  wish: Parameters<typeof drawRoom>[1],
  placing: Placing = {},
): Edited {
  const drawn = drawRoom(document, wish, placing)
  const room = drawn.id === undefined ? undefined : findRoom(drawn.document, drawn.id)
  if (!room) return drawn
  const box = cutAtWalls(drawn.document, room, { id: room.id })
  return box === room ? drawn : resizeRoom(drawn.document, room.id, box, { grid: 0 })
}

/** Moves a room as `moveRoom` does, and next to the rooms that it would overlap a little. */
export function moveRoomToWalls(
  document: BlueprintDocument,
  id: string,
  position: Point,
  placing: Placing = {},
): Edited {
  const moved = moveRoom(document, id, position, placing)
  const room = findRoom(moved.document, id)
  if (moved.problem !== undefined || !room) return moved
  const beside = offWalls(moved.document, room)
  return beside === room.position ? moved : moveRoom(document, id, beside, { grid: 0 })
}

/** Gives a room a new box as `resizeRoom` does; the moved sides end at the walls they reach a little over. */
export function resizeRoomToWalls(
  document: BlueprintDocument,
  id: string,
  box: Box,
  placing: Placing = {},
): Edited {
  const before = findRoom(document, id)
  const resized = resizeRoom(document, id, box, placing)
  const room = findRoom(resized.document, id)
  if (resized.problem !== undefined || !before || !room) return resized
  const cut = cutAtWalls(resized.document, room, { id, before })
  return cut === room ? resized : resizeRoom(document, id, cut, { grid: 0 })
}

/** Moves a room to the nearest place where it overlaps none. Refused if the sheet has none. */
export function moveToFreePlace(document: BlueprintDocument, id: string): Edited {
  const room = findRoom(document, id)
  if (!room) return refused(document, noSuchRoom)
  const place = freePlaceFor(document, room, id)
  if (!place)
    return refused(
      document,
      `There is no free place on the sheet that is as large as ${room.label}.`,
    )
  return moveRoom(document, id, place, { grid: 0 })
}

/**
 * The next place in a direction, step by step, where a room overlaps no other: this is how arrow keys get it past an obstacle.
 */
export function placeBeyond(
  document: BlueprintDocument,
  id: string,
  step: Point,
): Point | undefined {
  const room = findRoom(document, id)
  if (!room || (step.x === 0 && step.y === 0)) return undefined
  let { x, y } = room.position
  for (;;) {
    x += step.x
    y += step.y
    const box = { ...room, position: { x, y } }
    if (!isWithin(box, canvasBox(document))) return undefined
    if (roomsUnder(document, box, id).length === 0) return box.position
  }
}

/**
 * The free place of its floor nearest to a box, ignoring the room with that id. Obstacles are boxes, so the place is where the room is now or at a wall: along each
 * axis those are the only positions to check.
 */
export function freePlaceFor(
  document: BlueprintDocument,
  box: Box & OnFloor,
  id?: string,
): Point | undefined {
  const others = document.rooms.filter((other) => other.id !== id && isSameFloor(other, box))
  const along = (axis: 'x' | 'y') => {
    const own = box.position[axis]
    const [side, limit] = [box.size[sideOf[axis]], document.dimensions[sideOf[axis]]]
    const atWalls = others.flatMap((other) => [endOf(other, axis), other.position[axis] - side])
    return [...new Set([own, 0, limit - side, ...atWalls])]
      .filter((value) => value >= 0 && value + side <= limit)
      .sort((one, other) => Math.abs(one - own) - Math.abs(other - own))
  }
  const [xs, ys] = [along('x'), along('y')]
  let best: { place: Point; distance: number } | undefined
  for (const x of xs)
    for (const y of ys) {
      const distance = Math.hypot(x - box.position.x, y - box.position.y)
      // Further rows of this column are further away still.
      if (best && distance >= best.distance) break
      if (roomsUnder(document, { ...box, position: { x, y } }, id).length === 0)
        best = { place: { x, y }, distance }
    }
  return best?.place
}

type Cutting = {
  /** The room of the box. */
  id?: string
  /** Its old box: only sides that have moved are cut. By default every side is. */
  before?: Box
}

/** The box with each side that reaches a little over a wall moved back to it; the same box if that does not clear every overlap. */
export function cutAtWalls(
  document: BlueprintDocument,
  box: Box & OnFloor,
  { id, before }: Cutting,
): Box {
  if (!isFiniteBox(box)) return box
  let edges = edgesOf(box)
  const moved = sides.filter((side) => !before || edgesOf(before)[side] !== edges[side])
  for (let turn = 0; turn < turns; turn += 1) {
    const [under] = roomsUnder(document, { ...boxOf(edges), floor: box.floor }, id)
    if (!under) return turn === 0 ? box : boxOf(edges)
    const theirs = edgesOf(under)
    const cut = moved
      .map((side) => ({ side, by: Math.abs(edges[side] - theirs[opposite[side]]) }))
      .filter(({ by }) => by <= slightOverlap)
      .sort((one, other) => one.by - other.by)[0]
    if (!cut) return box
    edges = { ...edges, [cut.side]: theirs[opposite[cut.side]] }
    const { size } = boxOf(edges)
    if (Math.min(size.width, size.height) < documentLimits.drawn_room_side) return box
  }
  return box
}

/** A room has few neighbours at once; one that is pushed to and fro between them stays where it is. */
const turns = 5
const sides = ['left', 'right', 'top', 'bottom'] as const
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
type Edges = Record<(typeof sides)[number], number>

const edgesOf = ({ position: { x, y }, size: { width, height } }: Box): Edges => ({
  left: x,
  right: x + width,
  top: y,
  bottom: y + height,
})

const boxOf = ({ left, right, top, bottom }: Edges): Box => ({
  position: { x: left, y: top },
  size: { width: right - left, height: bottom - top },
})

/** Where a room comes to lie next to those that it overlaps a little; its own place if it lies on one. */
function offWalls(document: BlueprintDocument, room: Room): Point {
  let { position } = room
  for (let turn = 0; turn < turns; turn += 1) {
    const box = { ...room, position }
    const [under] = roomsUnder(document, box, room.id)
    if (!under) return isWithin(box, canvasBox(document)) ? position : room.position
    const [mine, theirs] = [edgesOf(box), edgesOf(under)]
    const push = sides
      .map((side) => ({ side, by: theirs[opposite[side]] - mine[side] }))
      .sort((one, other) => Math.abs(one.by) - Math.abs(other.by))[0]
    if (!push || Math.abs(push.by) > slightOverlap) return room.position
    const isSideways = push.side === 'left' || push.side === 'right'
    position = isSideways
      ? { x: position.x + push.by, y: position.y }
      : { x: position.x, y: position.y + push.by }
  }
  return room.position
}
