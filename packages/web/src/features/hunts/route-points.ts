import type { BlueprintDocument, Box, Point } from '@fgm/shared/blueprints/document'
import { type Standing, waysAlong } from '@fgm/shared/blueprints/doors'
import { type Located, placeAt } from '@fgm/shared/hunts/places'
import type { Route } from '../blueprints/house-plan.tsx'

/**
 * The way of a hunt on the plan: where the items are, in their order, and the lines through the doors between them. Items at
 * places the plan does not know are left out.
 */
export function routeOf(document: BlueprintDocument, items: readonly Located[]): Route {
  const stops = stopsOf(document, items)
  return { stations: stops.map(({ at }) => at), ways: waysAlong(document, stops) }
}

/** What was found, the way that was walked, and where it goes on, as far as the hints show it. */
export type Progress = {
  finds: Point[]
  next: Point | undefined
  walked: Point[][]
  ahead: Point[][]
}

/** The way of a hunt in play. Marks at one place are `step` units apart. */
export function progressOf(
  document: BlueprintDocument,
  found: readonly Located[],
  next: Located | undefined,
  step: number,
): Progress {
  const before = stopsOf(document, found, step)
  const stops = next ? stopsOf(document, [...found, next], step) : before
  return {
    finds: before.map(({ at }) => at),
    next: stops[before.length]?.at,
    walked: waysAlong(document, before),
    ahead: waysAlong(document, stops.slice(Math.max(0, before.length - 1))),
  }
}

function stopsOf(document: BlueprintDocument, items: readonly Located[], step = usualStep) {
  const stops: Standing[] = []
  for (const item of items) {
    const place = placeAt(document, item)
    if (!place) continue
    const middle = middleOf(place.piece ?? place.room)
    stops.push({ roomId: place.room.id, at: beside(middle, stops, place.room, step) })
  }
  return stops
}

const middleOf = ({ position, size }: Box): Point => ({
  x: position.x + size.width / 2,
  y: position.y + size.height / 2,
})

const usualStep = 40

/** Two items at one place: the second goes beside the first, so that both numbers can be read. */
function beside(point: Point, taken: readonly Standing[], room: Box, step: number): Point {
  const isTaken = taken.some(({ at }) => Math.hypot(at.x - point.x, at.y - point.y) < step - 1)
  const next = { x: point.x + step, y: point.y }
  // Beyond the wall it would be in another room.
  return isTaken && next.x < room.position.x + room.size.width
    ? beside(next, taken, room, step)
    : point
}
