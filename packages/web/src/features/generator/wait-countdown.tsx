import type { GenerationStatus } from '@fgm/shared/generator'
import { useEffect, useEffectEvent } from 'react'
import { formatCountdown } from '../../lib/format-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { WedgeClock } from '../../ui/wedge-clock.tsx'

type WaitProps = {
  query: {
    status: Pick<GenerationStatus, 'wait_seconds'> | undefined
    statusAt: number
    refetch: () => void
  }
}

/** Counts down to the next activity and refetches at zero; nothing without a wait. Every response restarts it. */
export function WaitCountdown({ query }: WaitProps) {
  const waitSeconds = query.status?.wait_seconds ?? 0
  const left = useSecondsLeft(query)
  const isOver = waitSeconds > 0 && left === 0
  const refetch = useEffectEvent(() => query.refetch())
  useEffect(() => {
    if (isOver) refetch()
  }, [isOver])
  if (waitSeconds === 0) return null
  return (
    <span className="inline-flex max-w-full items-center gap-3 font-[650] tabular-nums">
      <WedgeClock minutes={Math.min(60, left / 60)} size="large" />
      <span>
        You can make another in <span aria-hidden="true">{formatCountdown(left)}</span>
        <span role="status" className="hidden-text">
          {spokenAt(left, waitSeconds)}
        </span>
      </span>
    </span>
  )
}

/** The same next to a button that waits. Hidden from screen readers: the credit card announces it and refetches. */
export function WaitText({ query }: WaitProps) {
  const left = useSecondsLeft(query)
  if (!query.status?.wait_seconds) return null
  return <span aria-hidden="true"> Ready in {formatCountdown(left)}.</span>
}

/** Whole seconds still to wait, from the server's figure and its time. */
function useSecondsLeft({ status, statusAt }: WaitProps['query']): number {
  const waitSeconds = status?.wait_seconds ?? 0
  const passed = Math.max(0, useNow(waitSeconds > 0) - statusAt)
  return Math.max(0, Math.ceil(waitSeconds - passed / 1000))
}

// A screen reader announces the start, the last ten seconds once, and the end; not every second.
function spokenAt(left: number, waitSeconds: number): string {
  if (left === 0) return 'Time is up'
  if (left <= 10) return '10 seconds left'
  return `${formatCountdown(waitSeconds)} to wait`
}
