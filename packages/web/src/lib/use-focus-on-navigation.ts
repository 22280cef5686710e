import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page stays and only its address is another: whoever is at work on it keeps the focus. */
    keepsFocus?: boolean
  }
}

/**
 * Arriving on another page puts the focus on its heading, so that a screen reader starts there and the Tab key goes
 * on from there. The first page keeps the browser's own start.
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

/** The same where one page goes from part to part: what was pressed is gone, and with it the focus. */
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
