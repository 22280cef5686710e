import { useEffect, useRef, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx'
import { whenIdle } from '../lib/when-idle.ts'
import { type Toast, waitingToasts } from './toast.ts'

const Toaster = lazyWithRetry(async () => (await import('./toaster.tsx')).Toaster, {
  isSilent: true,
})
const none: readonly Toast[] = []
const preloadAfterMs = 3000

/**
 * Rendered once in the app. The toaster loads when the page has settled: the first toast may say that the network is
 * gone. Earlier toasts wait for it.
 */
export function ToastHost() {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.read, () => none)
  const isNeeded = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(Toaster.preload), preloadAfterMs)
    return () => clearTimeout(timer)
  }, [])
  if (waiting.length > 0) isNeeded.current = true
  return isNeeded.current ? <Toaster waiting={waiting} /> : null
}
