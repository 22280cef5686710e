import { useEffect, useRef } from 'react'

/**
 * For what takes the place of a form: scrolls to the top and takes the focus, because the button that was pressed is
 * gone and a screen reader would otherwise stay at a spot that no longer exists.
 */
export function useArrival<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
