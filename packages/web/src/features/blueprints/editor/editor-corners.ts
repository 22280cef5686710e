import { documentLimits } from '@fgm/shared/blueprints/catalog'
import type {
  BlueprintDocument,
  Box,
  Furniture,
  Point,
  Room,
} from '@fgm/shared/blueprints/document'
import { findRoom } from '@fgm/shared/blueprints/edits'
import { canvasBox, snapPoint } from '@fgm/shared/blueprints/geometry'
import type { Corner } from './editor-state.ts'

type Pull = { corner: Corner; origin: Box; at: Point }

/** The box when one of its corners is pulled to a point: the opposite corner stays where it is. */
export function resizedBox(
  document: BlueprintDocument,
  part: Room | Furniture,
  { corner, origin, at }: Pull,
  { grid }: { grid: number },
): Box {
  const to = snapPoint(at, grid)
  const smallest = 'roomId' in part ? documentLimits.furniture_side : documentLimits.drawn_room_side
  const outer = ('roomId' in part && findRoom(document, part.roomId)) || canvasBox(document)
  const x = resizedSide(
    [origin.position.x, origin.position.x + origin.size.width],
    { to: to.x, is_start: corner.endsWith('w'), smallest },
    [outer.position.x, outer.position.x + outer.size.width],
  )
  const y = resizedSide(
    [origin.position.y, origin.position.y + origin.size.height],
    { to: to.y, is_start: corner.startsWith('n'), smallest },
    [outer.position.y, outer.position.y + outer.size.height],
  )
  return {
    position: { x: x.start, y: y.start },
    size: { width: x.end - x.start, height: y.end - y.start },
  }
}

function resizedSide(
  [start, end]: [number, number],
  { to, is_start, smallest }: { to: number; is_start: boolean; smallest: number },
  [low, high]: [number, number],
) {
  if (is_start) return { start: Math.max(low, Math.min(to, end - smallest)), end }
  return { start, end: Math.min(high, Math.max(to, start + smallest)) }
}
