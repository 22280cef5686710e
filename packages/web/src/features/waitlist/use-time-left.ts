import { useEffect, useState } from 'react'

export type TimeLeft = {
  isOver: boolean
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * What is left until a moment, anew every second. It reads the clock each time and does not count its own ticks, so a
 * sleeping phone wakes up to the right time.
 */
export function useTimeLeft(moment: string): TimeLeft {
  const end = Date.parse(moment)
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= end
  useEffect(() => {
    if (isOver) return
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isOver])
  return { isOver, ...parts(Math.max(0, Math.ceil((end - now) / 1000))) }
}

function parts(seconds: number) {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}
