import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Arriving on another page puts the focus on its heading, so that a screen reader starts there and the Tab key goes
 * on from there. The first page keeps the browser's own start.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
