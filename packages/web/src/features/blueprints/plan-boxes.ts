import type { Box, Point } from '@fgm/shared/blueprints/document'

/* Where names and marks can lie on a drawn house. */

/** A square box around a point. */
export const boxAround = ({ x, y }: Point, side: number): Box => ({
  position: { x: x - side / 2, y: y - side / 2 },
  size: { width: side, height: side },
})

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

/** From 0 to `length`, both ends included. */
export function stepsOf(length: number, step: number): number[] {
  const count = Math.ceil(length / step)
  return Array.from({ length: count + 1 }, (_, at) => (count === 0 ? 0 : (at * length) / count))
}
