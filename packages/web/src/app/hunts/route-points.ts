import type { BlueprintDocument, Box, Point } from '@fgm/shared/blueprint-document'
import { type Standing, waysAlong } from '@fgm/shared/blueprint-doors'
import { type Located, placeAt } from '@fgm/shared/hunt-places'
import type { Route } from '../blueprints/plan-route.tsx'

/**
 * The way of a hunt on the plan: where the items are, in their order, and the lines through the doors between them. Items at
 * places the plan does not know are left out.
 */
export function routeOf(document: BlueprintDocument, items: readonly Located[]): Route {
  const stops: Standing[] = []
  for (const item of items) {
    const place = placeAt(document, item)
    if (!place) continue
    const middle = middleOf(place.piece ?? place.room)
    stops.push({ roomId: place.room.id, at: beside(middle, stops, place.room) })
  }
  return { stations: stops.map(({ at }) => at), ways: waysAlong(document, stops) }
}

const middleOf = ({ position, size }: Box): Point => ({
  x: position.x + size.width / 2,
  y: position.y + size.height / 2,
})

const step = 40

/** Two items at one place: the second stands beside the first, or its number would cover the other. */
function beside(point: Point, taken: readonly Standing[], room: Box): Point {
  const isTaken = taken.some(({ at }) => Math.hypot(at.x - point.x, at.y - point.y) < step - 1)
  const next = { x: point.x + step, y: point.y }
  // Beyond the wall it would stand in another room.
  return isTaken && next.x < room.position.x + room.size.width ? beside(next, taken, room) : point
}
