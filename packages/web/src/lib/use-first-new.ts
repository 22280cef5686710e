import { useEffect, useRef } from 'react'

/**
 * For a list that a press of a button makes longer: the focus moves to the first new thing, also where the button goes
 * with the press. `count` is how many are shown; `markNew` is called with the press.
 */
export function useFirstNew<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null)
  const button = useRef<HTMLButtonElement>(null)
  const firstNew = useRef<number | null>(null)

  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= count) return
    const ones = [...(list.current?.children ?? [])].slice(firstNew.current)
    firstNew.current = null
    // The last ones take the button away, and the focus with it; Safari gives a pressed button no focus, but what is
    // around it. Somewhere else the focus stays.
    const focused = document.activeElement
    if (focused === button.current || focused?.contains(list.current))
      firstStop(ones)?.focus({ preventScroll: true })
  }, [count])

  const markNew = () => {
    firstNew.current = count
  }
  return { list, button, markNew }
}

/** A new thing without anything to press is passed over. */
const firstStop = (ones: readonly Element[]) =>
  ones.map((one) => one.querySelector<HTMLElement>('a, button')).find((stop) => stop !== null) ??
  document.getElementById('main')
