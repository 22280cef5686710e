import { limitZoom } from '@fgm/shared/blueprint-catalog'
import type { BlueprintDocument, Box, Point, Size } from '@fgm/shared/blueprint-document'
import { boundsOf, canvasBox, centerOf } from '@fgm/shared/blueprint-geometry'

/* Which part of the sheet one sees. At zoom 1 a canvas unit is a pixel. */

/** A canvas point is on the screen at `point * zoom + offset`. */
export type View = { zoom: number; x: number; y: number }

export const toCanvas = ({ zoom, x, y }: View, screen: Point): Point => ({
  x: (screen.x - x) / zoom,
  y: (screen.y - y) / zoom,
})

/** Another zoom (0.5 to 3); what lies under `around` stays under it. */
export function zoomTo(view: View, zoom: number, around: Point): View {
  const limited = limitZoom(zoom)
  const under = toCanvas(view, around)
  return { zoom: limited, x: around.x - under.x * limited, y: around.y - under.y * limited }
}

/** The sheet moved, but never so far that nothing of it is left to take hold of. */
export function panBy(view: View, by: Point, board: Size, { dimensions }: BlueprintDocument): View {
  const rest = 80
  const within = (value: number, board_side: number, side: number) =>
    Math.max(rest - side * view.zoom, Math.min(value, board_side - rest))
  return {
    zoom: view.zoom,
    x: within(view.x + by.x, board.width, dimensions.width),
    y: within(view.y + by.y, board.height, dimensions.height),
  }
}

/** What there is to see: the house, or the empty sheet. */
export const sceneOf = (document: BlueprintDocument): Box =>
  boundsOf(document) ?? canvasBox(document)

/** A box in the middle of the board, as large as it fits. */
export function fitView(box: Box, board: Size): View {
  const margin = 32
  // The buttons for the zoom lie on the lower edge.
  const room = { width: board.width, height: board.height - 64 }
  const zoom = limitZoom(
    Math.min(
      room.width / (box.size.width + margin),
      room.height / (box.size.height + margin),
      largest_fit,
    ),
  )
  const middle = centerOf(box)
  return {
    zoom,
    x: board.width / 2 - middle.x * zoom,
    // Where it does not fit, its upper edge is seen and its lower one lies behind the buttons.
    y: Math.max(room.height / 2, (box.size.height * zoom + margin) / 2) - middle.y * zoom,
  }
}

/** A single small room does not fill the board. */
const largest_fit = 1.5
