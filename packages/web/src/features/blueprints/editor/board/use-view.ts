import type { BlueprintDocument, Box, Point, Size } from '@fgm/shared/blueprints/document'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fitView, freePart, panBy, sceneOf, type View, viewShowing, zoomTo } from './editor-view.ts'

export type ViewControls = {
  view: View
  zoomBy: (factor: number, around?: Point) => void
  pan: (by: Point) => void
  fit: () => void
  /** Brings a box out from behind the sheet. */
  show: (box: Box) => void
  /** While a hand is on the board, nothing but the hand moves what it sees. */
  hold: (isHeld: boolean) => void
}

type Seen = { board: RefObject<HTMLElement | null>; sheet: RefObject<HTMLElement | null> }

/** What of the sheet of paper is seen in the board. The whole house at first; the size is learnt, never asked for in a drag. */
export function useView({ board, sheet }: Seen, document: BlueprintDocument): ViewControls {
  const latest = useRef(document)
  latest.current = document
  /** What was made to fit, until a hand moves the paper or comes nearer. */
  const fitted = useRef<Box | null>(sceneOf(document))
  const size = useRef<Size>({ width: 800, height: 600 })
  const held = useRef({ isHeld: false, resized: false })
  const [view, setView] = useState<View>({ zoom: 1, x: 0, y: 0 })

  const free = useCallback((): Box => {
    const around = board.current?.getBoundingClientRect()
    if (!around || around.width === 0) return { position: { x: 0, y: 0 }, size: size.current }
    const over = sheet.current?.getBoundingClientRect()
    return freePart(around, over?.height ? over : undefined)
  }, [board, sheet])

  // When the phone is turned what fitted fits again; else the middle stays.
  const resize = useCallback(() => {
    const element = board.current
    if (!element) return
    const { clientWidth: width, clientHeight: height } = element
    const before = size.current
    size.current = { width, height }
    if (width === 0 || height === 0) return
    if (fitted.current) return setView(fitView(fitted.current, free()))
    setView((current) => ({
      ...current,
      x: current.x + (width - before.width) / 2,
      y: current.y + (height - before.height) / 2,
    }))
  }, [board, free])

  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (held.current.isHeld) held.current.resized = true
      else resize()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [board, resize])

  const hold = useCallback(
    (isHeld: boolean) => {
      if (!isHeld && held.current.resized) resize()
      held.current = { isHeld, resized: false }
    },
    [resize],
  )
  const zoomBy = useCallback((factor: number, around?: Point) => {
    const { width, height } = size.current
    fitted.current = null
    setView((current) =>
      zoomTo(current, current.zoom * factor, around ?? { x: width / 2, y: height / 2 }),
    )
  }, [])
  const pan = useCallback((by: Point) => {
    fitted.current = null
    setView((current) => panBy(current, by, size.current, latest.current))
  }, [])
  const fit = useCallback(() => {
    fitted.current = sceneOf(latest.current)
    setView(fitView(fitted.current, free()))
  }, [free])
  const show = useCallback(
    (box: Box) => {
      const part = free()
      setView((current) => viewShowing(current, box, size.current, part))
    },
    [free],
  )
  return { view, zoomBy, pan, fit, show, hold }
}
