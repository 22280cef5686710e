import type { Box, Point } from '@fgm/shared/blueprints/document'
import { boxBetween, endOf } from '@fgm/shared/blueprints/geometry'

/* Where names and marks can be on a drawn house. */

/** A square box around a point. */
export const boxAround = ({ x, y }: Point, side: number): Box => ({
  position: { x: x - side / 2, y: y - side / 2 },
  size: { width: side, height: side },
})

export const linePath = (way: readonly Point[]) =>
  `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** Points of a route, one every `step` units. */
export function pointsAlong(way: readonly Point[], step: number): Point[] {
  return way.slice(1).flatMap((to, at) => {
    const from = way[at] ?? to
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step) || 1
    return Array.from({ length: count + 1 }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
    }))
  })
}

/** The distance from a wall to the furniture at it, as drawn: a pen's width of floor is visible between them. */
const wallGap = 5

/** The drawn part of a piece: at a wall it ends in front of it. A piece that would be too thin is not reduced. */
export function insideWalls(piece: Box, room: Box): Box {
  const within = (axis: 'x' | 'y') => {
    const [from, to] = [piece.position[axis], endOf(piece, axis)]
    const start = Math.max(from, room.position[axis] + wallGap)
    const end = Math.min(to, endOf(room, axis) - wallGap)
    return end - start < (to - from) / 2 ? { start: from, end: to } : { start, end }
  }
  const [x, y] = [within('x'), within('y')]
  return boxBetween({ x: x.start, y: y.start }, { x: x.end, y: y.end })
}

/** From 0 to `length`, both ends included. */
export function stepsOf(length: number, step: number): number[] {
  const count = Math.ceil(length / step)
  return Array.from({ length: count + 1 }, (_, at) => (count === 0 ? 0 : (at * length) / count))
}
