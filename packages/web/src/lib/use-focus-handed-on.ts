import { useLayoutEffect, useRef } from 'react'

/**
 * For a part of the page that goes with a press of its own button: the focus that would go with it moves to what can be
 * pressed next on the page. @returns the ref of that part.
 */
export function useFocusHandedOn<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const going = part.current
    return () => {
      if (going?.contains(document.activeElement)) stopAfter(going)?.focus({ preventScroll: true })
    }
  }, [])
  return part
}

const stops = 'a[href], button:not(:disabled), input, select, textarea, summary'

function stopAfter(part: Element): HTMLElement | null {
  const main = document.getElementById('main')
  const after = [...(main?.querySelectorAll<HTMLElement>(stops) ?? [])].find(
    (stop) =>
      !part.contains(stop) && part.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return after ?? main
}
