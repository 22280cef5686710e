import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Only the address changes and the page stays: the focus stays, too. */
    keepsFocus?: boolean
  }
}

/**
 * Opening another page puts the focus on its heading, so that a screen reader and the Tab key start there. The first
 * page keeps the browser's own start.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.state.keepsFocus) return
        focusHeading()
      }),
    [router],
  )
}

/** The same where one page moves from step to step: the clicked button is gone, and the focus with it. */
export function useFocusOnPart(part: string): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    if (document.activeElement === document.body) focusHeading()
  }, [part])
}

function focusHeading() {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main
  heading?.focus({ preventScroll: true })
}
