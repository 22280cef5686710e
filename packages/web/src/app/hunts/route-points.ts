import type { BlueprintDocument, Box, Point } from '@fgm/shared/blueprint-document'
import { type Located, placeAt } from '@fgm/shared/hunt-places'

/** Where the items are on the plan, in their order. Those at places the plan does not know are left out. */
export function placePoints(document: BlueprintDocument, items: readonly Located[]): Point[] {
  const taken: Point[] = []
  for (const item of items) {
    const place = placeAt(document, item)
    if (place) taken.push(beside(middleOf(place.piece ?? place.room), taken))
  }
  return taken
}

const middleOf = ({ position, size }: Box): Point => ({
  x: position.x + size.width / 2,
  y: position.y + size.height / 2,
})

const step = 40

/** Two items at one place: the second stands beside the first, or its number would cover the other. */
function beside(point: Point, taken: readonly Point[]): Point {
  const isTaken = taken.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < step - 1)
  return isTaken ? beside({ x: point.x + step, y: point.y }, taken) : point
}
