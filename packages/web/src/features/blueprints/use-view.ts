import type { BlueprintDocument, Box, Point, Size } from '@fgm/shared/blueprint-document'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fitView, panBy, sceneOf, type View, zoomTo } from './editor-view.ts'

export type ViewControls = {
  view: View
  zoomBy: (factor: number, around?: Point) => void
  pan: (by: Point) => void
  fit: () => void
}

/** What of the sheet is seen in the board. The whole house at first; the size is learnt, never asked for in a drag. */
export function useView(
  board: RefObject<HTMLElement | null>,
  document: BlueprintDocument,
): ViewControls {
  const latest = useRef(document)
  latest.current = document
  /** What was made to fit, until a hand moves the sheet or comes nearer. */
  const fitted = useRef<Box | null>(sceneOf(document))
  const size = useRef<Size>({ width: 800, height: 600 })
  const [view, setView] = useState<View>({ zoom: 1, x: 0, y: 0 })

  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const before = size.current
      size.current = { width, height }
      if (width === 0 || height === 0) return
      // When a sheet opens below or the phone is turned, what fitted fits again; else the middle stays.
      if (fitted.current) setView(fitView(fitted.current, size.current))
      else
        setView((current) => ({
          ...current,
          x: current.x + (width - before.width) / 2,
          y: current.y + (height - before.height) / 2,
        }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [board])

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
    setView(fitView(fitted.current, size.current))
  }, [])
  return { view, zoomBy, pan, fit }
}
