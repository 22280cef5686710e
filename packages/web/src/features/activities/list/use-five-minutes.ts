import { useCallback, useEffect, useReducer } from 'react'
import { storeForThisTab } from '../../../lib/browser-storage.ts'
import { readJsonForThisTab } from '../../../lib/stored-json.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { type Clock, clock, clockFrom, keptClock } from '../page/clock-state.ts'

export type FiveMinutes = { state: Clock; press: () => void; stop: () => void }

/** The clock of an activity. While it runs the screen stays lit, and a reload does not stop it. */
export function useFiveMinutes(activityId: string): FiveMinutes {
  const key = `five-minutes:${activityId}`
  const [state, dispatch] = useReducer(clock, key, (kept) =>
    clockFrom(readJsonForThisTab(kept), Date.now()),
  )
  const isRunning = state.phase === 'running'
  const kept = keptClock(state)
  const text = kept && JSON.stringify(kept)
  useEffect(() => storeForThisTab(key, text), [key, text])
  useWakeLock(isRunning)

  useEffect(() => {
    if (!isRunning) return
    const tick = () => dispatch({ type: 'tick', now: Date.now() })
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning])
  const stop = useCallback(() => dispatch({ type: 'stop', now: Date.now() }), [])
  return { state, press: () => dispatch({ type: 'press', now: Date.now() }), stop }
}
