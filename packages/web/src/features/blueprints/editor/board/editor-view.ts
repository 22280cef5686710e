import { canvas, limitZoom } from '@fgm/shared/blueprints/catalog'
import type { BlueprintDocument, Box, Point, Size } from '@fgm/shared/blueprints/document'
import {
  boundsOf,
  canvasBox,
  centerOf,
  contains,
  grownBy,
  isWithin,
  keepInside,
} from '@fgm/shared/blueprints/geometry'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/* The visible part of the sheet. At zoom 1 a canvas unit is a pixel. */

/** A canvas point is on the screen at `point * zoom + offset`. */
export type View = { zoom: number; x: number; y: number }

export const toCanvas = ({ zoom, x, y }: View, screen: Point): Point => ({
  x: (screen.x - x) / zoom,
  y: (screen.y - y) / zoom,
})

/** Zooms by hand; the point at `around` stays. Fitting may zoom out further; from there the hand only zooms in. */
export function zoomTo(view: View, zoom: number, around: Point): View {
  const furthest = Math.min(canvas.zoom_min, view.zoom)
  const limited = zoom < canvas.zoom_min ? Math.max(zoom, furthest) : limitZoom(zoom)
  const under = toCanvas(view, around)
  return { zoom: limited, x: around.x - under.x * limited, y: around.y - under.y * limited }
}

/** Moves the sheet, but some of it always stays in sight. */
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

/** The bounds of the view: the house with a piece of its sheet above and below, or the empty sheet. */
export function sceneOf(document: BlueprintDocument): Box {
  const house = boundsOf(document)
  if (!house) return canvasBox(document)
  const { position, size } = house
  // For a house that fills the sheet this is its edge: without it the house would be cut at the top of the board.
  const rim = 12
  return {
    position: { ...position, y: position.y - rim },
    size: { ...size, height: size.height + 2 * rim },
  }
}

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The part of the board, in its own pixels, that the sheet over its lower or its right side leaves free. */
export function freePart(board: Rect, sheet: Rect | undefined): Box {
  const whole = { width: board.right - board.left, height: board.bottom - board.top }
  const position = { x: 0, y: 0 }
  // Next to the board, or a word over its upper edge.
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
  // The zoom buttons are at the lower edge.
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

/** Moves the view as little as possible to show a box that lies behind the sheet, or off the board. */
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

export type ViewControls = ReturnType<typeof useView>

type Seen = { board: RefObject<HTMLElement | null>; sheet: RefObject<HTMLElement | null> }

/** The visible part of the sheet: the whole house at first. The board's size is observed, never measured in a drag. */
export function useView({ board, sheet }: Seen, document: BlueprintDocument) {
  /** What was fitted, until a hand moves the paper or zooms. */
  const fitted = useRef<Box | null>(sceneOf(document))
  const size = useRef<Size>({ width: 800, height: 600 })
  const held = useRef({ isHeld: false, resized: false })
  const [view, setView] = useState<View>({ zoom: 1, x: 0, y: 0 })

  function free(): Box {
    const around = board.current?.getBoundingClientRect()
    if (!around || around.width === 0) return { position: { x: 0, y: 0 }, size: size.current }
    const over = sheet.current?.getBoundingClientRect()
    return freePart(around, over?.height ? over : undefined)
  }
  // When the phone is turned a fitted view is fitted again; else the center stays.
  function resize() {
    if (!board.current) return
    const { clientWidth: width, clientHeight: height } = board.current
    const before = size.current
    size.current = { width, height }
    if (width === 0 || height === 0) return
    if (fitted.current) return setView(fitView(fitted.current, free()))
    setView((current) => ({
      ...current,
      x: current.x + (width - before.width) / 2,
      y: current.y + (height - before.height) / 2,
    }))
  }
  const follow = useEffectEvent(() => {
    if (held.current.isHeld) held.current.resized = true
    else resize()
  })
  useLayoutEffect(() => {
    if (!board.current) return
    const observer = new ResizeObserver(() => follow())
    observer.observe(board.current)
    return () => observer.disconnect()
  }, [board])

  return {
    view,
    zoomBy(factor: number, around?: Point) {
      const { width, height } = size.current
      fitted.current = null
      setView((current) =>
        zoomTo(current, current.zoom * factor, around ?? { x: width / 2, y: height / 2 }),
      )
    },
    pan(by: Point) {
      fitted.current = null
      setView((current) => panBy(current, by, size.current, document))
    },
    fit() {
      fitted.current = sceneOf(document)
      setView(fitView(fitted.current, free()))
    },
    /** Uncovers a box behind the sheet. */
    show(box: Box) {
      const part = free()
      setView((current) => viewShowing(current, box, size.current, part))
    },
    /** While a hand is on the board, only the hand moves the view. */
    hold(isHeld: boolean) {
      if (!isHeld && held.current.resized) resize()
      held.current = { isHeld, resized: false }
    },
  }
}
