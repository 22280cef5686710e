import { useEffect, useLayoutEffect, useRef } from 'react'

/* Where the focus goes when what was pressed goes with the press. */

/**
 * For a list that a press of a button makes longer: the focus moves to the first new thing, also where the button goes
 * with the press. `count` is how many are shown; `markNew` is called with the press. `things` names what is counted, where that
 * is not what the list directly holds.
 */
export function useFirstNew<List extends HTMLElement>(count: number, things = ':scope > *') {
  const list = useRef<List>(null)
  const button = useRef<HTMLButtonElement>(null)
  const firstNew = useRef<number | null>(null)

  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= count) return
    const ones = [...(list.current?.querySelectorAll(things) ?? [])].slice(firstNew.current)
    firstNew.current = null
    // The last ones take the button away, and the focus with it; Safari gives a pressed button no focus, but what is
    // around it. Somewhere else the focus stays.
    const focused = document.activeElement
    if (focused === button.current || focused?.contains(list.current))
      firstStop(ones)?.focus({ preventScroll: true })
  }, [count, things])

  const markNew = () => {
    firstNew.current = count
  }
  return { list, button, markNew }
}

/** A new thing without anything to press is passed over. */
const firstStop = (ones: readonly Element[]) =>
  ones.map((one) => one.querySelector<HTMLElement>('a, button')).find((stop) => stop !== null) ??
  document.getElementById('main')

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
