import { canvas, isFlat } from './catalog.ts'
import type { BlueprintDocument, Box, Furniture, Point, Room, Size } from './document.ts'

/* Positions in a drawn house: snapping, guides, what lies under a point, which rooms touch. */

/** From one value to another, in steps of the grid. */
export function gridSteps(from: number, to: number): number[] {
  const found: number[] = []
  for (let value = from; value <= to; value += canvas.grid) found.push(value)
  return found
}

/** Rounds to the grid; a grid of 0 means free placing (Alt held down), in whole units. */
export function snap(value: number, grid: number = canvas.grid): number {
  return grid > 0 ? Math.round(value / grid) * grid : Math.round(value)
}

export function snapPoint({ x, y }: Point, grid?: number): Point {
  return { x: snap(x, grid), y: snap(y, grid) }
}

export const centerOf = ({ position, size }: Box): Point => ({
  x: position.x + size.width / 2,
  y: position.y + size.height / 2,
})

export const boxAround = ({ x, y }: Point, size: Size): Box => ({
  position: { x: x - size.width / 2, y: y - size.height / 2 },
  size,
})

export const shifted = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y })

export const wayFrom = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** The box enlarged by this much on every side. */
export const grownBy = ({ position: { x, y }, size }: Box, by: number): Box => ({
  position: { x: x - by, y: y - by },
  size: { width: size.width + 2 * by, height: size.height + 2 * by },
})

/** The box, moved as little as needed to lie inside another; a larger one lies at its corner. */
export function keepInside(box: Box, outer: Box): Point {
  const along = (axis: 'x' | 'y') => {
    const low = outer.position[axis]
    return clamp(
      box.position[axis],
      low,
      Math.max(low, endOf(outer, axis) - box.size[sideOf[axis]]),
    )
  }
  return { x: along('x'), y: along('y') }
}

/** The whole canvas as a box. */
export const canvasBox = ({ dimensions }: Pick<BlueprintDocument, 'dimensions'>): Box => ({
  position: { x: 0, y: 0 },
  size: dimensions,
})

export function contains({ position, size }: Box, { x, y }: Point, tolerance = 0): boolean {
  return (
    x >= position.x - tolerance &&
    y >= position.y - tolerance &&
    x <= position.x + size.width + tolerance &&
    y <= position.y + size.height + tolerance
  )
}

/** True when a box lies completely in another. */
export const isWithin = ({ position, size }: Box, outer: Box): boolean =>
  contains(outer, position) &&
  contains(outer, { x: position.x + size.width, y: position.y + size.height })

/** The box with these two points as opposite corners. */
export const boxBetween = (from: Point, to: Point): Box => ({
  position: { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) },
  size: { width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) },
})

/** True when two boxes share more than a wall. */
export function overlap(one: Box, other: Box): boolean {
  return shared(one, other, 'x') > 0 && shared(one, other, 'y') > 0
}

/** The topmost room under a point. */
export function roomAt({ rooms }: BlueprintDocument, point: Point): Room | undefined {
  return rooms.findLast((room) => contains(room, point))
}

/** All rooms under a point, the topmost first. */
export function roomsAt({ rooms }: BlueprintDocument, point: Point): Room[] {
  return rooms.filter((room) => contains(room, point)).reverse()
}

/** Furniture within `tolerance` of a point, the topmost first (spec part two §9: 10 units); what lies flat is below. */
export function furnitureNear(
  { furniture }: BlueprintDocument,
  point: Point,
  tolerance: number = canvas.delete_tolerance,
): Furniture[] {
  const near = furniture.filter((piece) => contains(piece, point, tolerance)).reverse()
  return [...near.filter((piece) => !isFlat(piece)), ...near.filter(isFlat)]
}

/** The box around everything drawn; null for an empty house. */
export function boundsOf({ rooms, furniture }: Record<'rooms' | 'furniture', readonly Box[]>) {
  const boxes = [...rooms, ...furniture]
  return boxes.length === 0 ? null : frameOf(boxes)
}

/** The box around one or more boxes. */
export function frameOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ position }) => position.x))
  const top = Math.min(...boxes.map(({ position }) => position.y))
  const right = Math.max(...boxes.map(({ position, size }) => position.x + size.width))
  const bottom = Math.max(...boxes.map(({ position, size }) => position.y + size.height))
  return { position: { x: left, y: top }, size: { width: right - left, height: bottom - top } }
}

/** A line that shows what a moved box is aligned with: at this x (or y). */
export type Guide = { axis: 'x' | 'y'; at: number }

/**
 * Where a dragged box comes to lie: at the edges and middles of others when it is within `tolerance` of them, with a guide for
 * each, else on the grid.
 */
export function alignBox(
  box: Box,
  others: readonly Box[],
  tolerance: number,
): { position: Point; guides: Guide[] } {
  const x = alignAxis(box, others, 'x', tolerance)
  const y = alignAxis(box, others, 'y', tolerance)
  const position = {
    x: x ? x.value : snap(box.position.x),
    y: y ? y.value : snap(box.position.y),
  }
  const guides: Guide[] = [
    ...(x ? [{ axis: 'x' as const, at: x.at }] : []),
    ...(y ? [{ axis: 'y' as const, at: y.at }] : []),
  ]
  return { position, guides }
}

/**
 * The stretch of wall that two rooms share, where people can step from one to the other; undefined when it is shorter than a step
 * of the grid.
 */
export function commonWall(one: Box, other: Box) {
  const { grid } = canvas
  const [x, y] = [shared(one, other, 'x'), shared(one, other, 'y')]
  if (!((x >= -grid && y >= grid) || (y >= -grid && x >= grid))) return undefined
  const isUpright = x < y
  const [across, along] = isUpright ? (['x', 'y'] as const) : (['y', 'x'] as const)
  const gap = isUpright ? x : y
  return {
    isUpright,
    /** The middle between both rooms' walls. */
    at: Math.max(one.position[across], other.position[across]) + gap / 2,
    /** From one wall to the other: rooms one grid step apart still touch. */
    depth: Math.abs(gap),
    from: Math.max(one.position[along], other.position[along]),
    to: Math.min(endOf(one, along), endOf(other, along)),
    /** The rooms overlap by more than one grid step. */
    isOver: gap > grid,
  }
}
export type CommonWall = NonNullable<ReturnType<typeof commonWall>>

/** A point on a wall. */
export const pointOn = (
  { isUpright, at }: { isUpright: boolean; at: number },
  along: number,
): Point => (isUpright ? { x: at, y: along } : { x: along, y: at })

/** Where a box ends along an axis. */
export const endOf = (box: Box, axis: 'x' | 'y'): number =>
  box.position[axis] + box.size[sideOf[axis]]

export const sideOf = { x: 'width', y: 'height' } as const satisfies Record<'x' | 'y', keyof Size>

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high))

/** How far two boxes overlap along an axis; negative is the gap between them. */
export function shared(one: Box, other: Box, axis: 'x' | 'y'): number {
  return (
    Math.min(endOf(one, axis), endOf(other, axis)) -
    Math.max(one.position[axis], other.position[axis])
  )
}

/** Start, middle and end of a box along an axis, counted from its position. */
const anchorsOf = ({ size }: Box, axis: 'x' | 'y') => {
  const length = size[sideOf[axis]]
  return [0, length / 2, length]
}

function alignAxis(box: Box, others: readonly Box[], axis: 'x' | 'y', tolerance: number) {
  let nearest: { value: number; at: number; distance: number } | undefined
  for (const other of others)
    for (const theirs of anchorsOf(other, axis))
      for (const mine of anchorsOf(box, axis)) {
        const at = other.position[axis] + theirs
        const distance = Math.abs(box.position[axis] + mine - at)
        if (distance <= tolerance && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
          nearest = { value: at - mine, at, distance }
      }
  return nearest
}
