import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * How many units of the house one pixel of the screen is, in a plan that is drawn as large as there is room.
 * @param isNeeded false measures nothing: the unit stays 1.
 */
export function useDrawnUnit(isNeeded: boolean): [RefObject<SVGSVGElement | null>, number] {
  const plan = useRef<SVGSVGElement>(null)
  const [unit, setUnit] = useState(1)
  useLayoutEffect(() => {
    const svg = plan.current
    if (!isNeeded || !svg) return
    const measure = () => {
      const scale = svg.getScreenCTM()?.a
      if (scale) setUnit(Math.round(100 / scale) / 100)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    measure()
    return () => observer.disconnect()
  }, [isNeeded])
  return [plan, unit]
}
