import { useEffect, useLayoutEffect, useRef } from 'react'

/* Moves the focus when the clicked element disappears with the click. */

/**
 * For a list that grows at the click of a button: the focus moves to the first new item, also where the button
 * disappears. `count` is how many are shown; `markNew` is called with the click. `things` is the selector of the
 * items, where they are not the list's direct children.
 */
export function useFirstNew<List extends HTMLElement>(count: number, things = ':scope > *') {
  const list = useRef<List>(null)
  const button = useRef<HTMLButtonElement>(null)
  const firstNew = useRef<number | null>(null)

  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= count) return
    const ones = [...(list.current?.querySelectorAll(things) ?? [])].slice(firstNew.current)
    firstNew.current = null
    // The last items remove the button, and the focus with it. Safari focuses not a clicked button but what is around
    // it. A focus anywhere else stays.
    const focused = document.activeElement
    if (focused === button.current || focused?.contains(list.current))
      firstStop(ones)?.focus({ preventScroll: true })
  }, [count, things])

  const markNew = () => {
    firstNew.current = count
  }
  return { list, button, markNew }
}

/** A new item without a focusable element is skipped. */
const firstStop = (ones: readonly Element[]) =>
  ones.map((one) => one.querySelector<HTMLElement>('a, button')).find((stop) => stop !== null) ??
  document.getElementById('main')

/**
 * For a part of the page that disappears when its own button is clicked: the focus moves to the next focusable
 * element of the page. @returns the ref of that part.
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
