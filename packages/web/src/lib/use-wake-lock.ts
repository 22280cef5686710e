import { useEffect } from 'react'

/** Keeps the screen on during a play, where the browser can; the browser releases the lock when the page is hidden. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function requestLock() {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isOver) void given.release()
        else lock = given
      } catch {
        // Low battery, or the browser refuses: the play goes on without.
      }
    }
    void requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [isOn])
}
