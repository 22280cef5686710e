import { useState } from 'react'
import { store } from '../../lib/browser-storage.ts'
import { readStoredJson } from '../../lib/stored-json.ts'
import { useWakeLock } from '../../lib/use-wake-lock.ts'
import { beginClock, readClock, type Timed, toggleClock } from './play/play-state.ts'

/** The clock of an activity in this browser's storage: a reload does not stop it, and the screen stays lit meanwhile. */
export function useStoredClock(key: string, activity: Timed['activity']) {
  const [clock, setClock] = useState(() => readClock(readStoredJson(key), activity, Date.now()))
  useWakeLock(clock !== null)
  function keep(next: Timed, beganAt: number) {
    store(key, JSON.stringify({ began_at: beganAt, clock: next.clock }))
    setClock(next)
  }
  return {
    /** Null before it has begun. */
    clock,
    begin: () => keep(beginClock(activity, Date.now()), Date.now()),
    toggle: () => clock && keep(toggleClock(clock, Date.now()), Date.now()),
    forget: () => {
      store(key, null)
      setClock(null)
    },
  }
}
