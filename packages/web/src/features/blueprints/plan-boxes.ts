import type { Box, Point } from '@fgm/shared/blueprints/document'

/* Where names and marks can lie on a drawn house. */

export const boxAround = ({ x, y }: Point, side: number): Box => ({
  position: { x: x - side / 2, y: y - side / 2 },
  size: { width: side, height: side },
})

export const linePath = (way: readonly Point[]) =>
  `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** Points of a way, one every `step` units. */
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

/** From a wall to the furniture at it, as it is drawn: a pen's width of floor is seen between them. */
const wallGap = 5

/** The part of a piece that is drawn: what is at a wall ends in front of it. What would be too thin stays as it is. */
export function insideWalls({ position, size }: Box, room: Box): Box {
  const within = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const [from, to] = [position[axis], position[axis] + size[side]]
    const [low, high] = [
      room.position[axis] + wallGap,
      room.position[axis] + room.size[side] - wallGap,
    ]
    const [start, end] = [Math.max(from, low), Math.min(to, high)]
    return end - start < size[side] / 2
      ? { from, length: size[side] }
      : { from: start, length: end - start }
  }
  const [across, down] = [within('x', 'width'), within('y', 'height')]
  return {
    position: { x: across.from, y: down.from },
    size: { width: across.length, height: down.length },
  }
}

/** From 0 to `length`, both ends included. */
export function stepsOf(length: number, step: number): number[] {
  const count = Math.ceil(length / step)
  return Array.from({ length: count + 1 }, (_, at) => (count === 0 ? 0 : (at * length) / count))
}
