import { lazy, Suspense, useRef, useSyncExternalStore } from 'react'
import { type Toast, waitingToasts } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))
const none: readonly Toast[] = []

/** Stands once in the app and loads the toaster when there is something to say. */
export function ToastHost() {
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.read, () => none)
  const isNeeded = useRef(false)
  if (waiting.length > 0) isNeeded.current = true
  if (!isNeeded.current) return null
  return (
    <Suspense fallback={null}>
      <Toaster waiting={waiting} />
    </Suspense>
  )
}
