import { canvas, limitZoom } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box, Point, Size } from '@fgm/shared/blueprints/document'
import {
  boundsOf,
  canvasBox,
  centerOf,
  contains,
  grownBy,
  keepInside,
} from '@fgm/shared/blueprints/geometry'

/* Which part of the sheet one sees. At zoom 1 a canvas unit is a pixel. */

/** A canvas point is on the screen at `point * zoom + offset`. */
export type View = { zoom: number; x: number; y: number }

export const toCanvas = ({ zoom, x, y }: View, screen: Point): Point => ({
  x: (screen.x - x) / zoom,
  y: (screen.y - y) / zoom,
})

/**
 * Another zoom by hand (0.5 to 3); what lies under `around` stays under it. From further away, where only fitting brings one,
 * the hand comes nearer, and goes no further.
 */
export function zoomTo(view: View, zoom: number, around: Point): View {
  const furthest = Math.min(canvas.zoom_min, view.zoom)
  const limited = zoom < canvas.zoom_min ? Math.max(zoom, furthest) : limitZoom(zoom)
  const under = toCanvas(view, around)
  return { zoom: limited, x: around.x - under.x * limited, y: around.y - under.y * limited }
}

/** The sheet moved, but never so far that nothing of it is left to take hold of. */
export function panBy(view: View, by: Point, board: Size, { dimensions }: BlueprintDocument): View {
  const rest = 80
  const within = (value: number, boardSide: number, side: number) =>
    Math.max(rest - side * view.zoom, Math.min(value, boardSide - rest))
  return {
    zoom: view.zoom,
    x: within(view.x + by.x, board.width, dimensions.width),
    y: within(view.y + by.y, board.height, dimensions.height),
  }
}

/** What there is to see: the house, or the empty sheet. */
export const sceneOf = (document: BlueprintDocument): Box =>
  boundsOf(document) ?? canvasBox(document)

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The part of the board, in its own pixels, that the sheet lying over its lower or its right side leaves free. */
export function freePart(board: Rect, sheet: Rect | undefined): Box {
  const whole = { width: board.right - board.left, height: board.bottom - board.top }
  const position = { x: 0, y: 0 }
  // Beside the board, or a word over its upper edge.
  if (
    !sheet ||
    sheet.left >= board.right ||
    sheet.top >= board.bottom ||
    sheet.bottom < board.bottom
  )
    return { position, size: whole }
  const isBelow = sheet.left <= board.left + whole.width * 0.2
  const free = isBelow
    ? { ...whole, height: sheet.top - board.top }
    : { ...whole, width: sheet.left - board.left }
  return { position, size: free.width > 0 && free.height > 0 ? free : whole }
}

/** A box in the middle of the free part of the board, as large as it fits, however small that is. */
export function fitView(box: Box, free: Box): View {
  const margin = 32
  // The buttons for the zoom lie on the lower edge.
  const room = { width: free.size.width, height: Math.max(80, free.size.height - 64) }
  const zoom = Math.min(
    room.width / (box.size.width + margin),
    room.height / (box.size.height + margin),
    largestFit,
  )
  const middle = centerOf(box)
  return {
    zoom,
    x: free.position.x + room.width / 2 - middle.x * zoom,
    y: free.position.y + room.height / 2 - middle.y * zoom,
  }
}

/** A single small room does not fill the board. */
const largestFit = 1.5

/** The view, moved as little as it takes for a box that lies behind the sheet, or off the board, to be seen. */
export function viewShowing(view: View, box: Box, board: Size, free: Box): View {
  const shown = {
    position: { x: box.position.x * view.zoom + view.x, y: box.position.y * view.zoom + view.y },
    size: { width: box.size.width * view.zoom, height: box.size.height * view.zoom },
  }
  const isCovered = free.size.width < board.width || free.size.height < board.height
  const isSeen = isCovered ? isWithin(shown, free) : contains(free, centerOf(shown))
  if (isSeen) return view
  const there = keepInside(shown, grownBy(free, -20))
  return {
    zoom: view.zoom,
    x: view.x + there.x - shown.position.x,
    y: view.y + there.y - shown.position.y,
  }
}

const isWithin = ({ position, size }: Box, outer: Box) =>
  contains(outer, position) &&
  contains(outer, { x: position.x + size.width, y: position.y + size.height })
