import { useState } from 'react'
import { formatCountdown } from '../../../lib/format-time.ts'
import { Countdown, useSecondsLeft } from '../../../ui/countdown.tsx'
import { type StatusQuery, secondsLeft } from '../use-generation-status.ts'

type WaitCountdownProps = { query: StatusQuery; wait_seconds: number }

/** Counts down to the next activity and asks the server again at zero. Every answer starts it anew. */
export function WaitCountdown({ query, wait_seconds }: WaitCountdownProps) {
  return <Wait key={query.asked_at} query={query} wait_seconds={wait_seconds} />
}

function Wait({ query, wait_seconds }: WaitCountdownProps) {
  const [seconds] = useState(() => secondsLeft(wait_seconds, query.asked_at, Date.now()))
  return <Countdown seconds={seconds} label="You can make another in" onZero={query.refetch} />
}

/** Why nothing can be made now, and until when. A breath is only counted: the credit card calls it by its name. */
export function ReasonWords({ query, reason }: { query: StatusQuery; reason: string }) {
  const isBreath = query.status?.reason === 'cooldown_active'
  return (
    <>
      {isBreath ? <span className="hidden-text">{reason}</span> : reason}
      <WaitWords query={query} />
    </>
  )
}

/** The same beside a button that waits. Quiet: the credit card tells it to screen readers and asks at zero. */
export function WaitWords({ query }: { query: StatusQuery }) {
  const waitSeconds = query.status?.wait_seconds ?? 0
  return waitSeconds > 0 ? (
    <Left key={query.asked_at} query={query} wait_seconds={waitSeconds} />
  ) : null
}

function Left({ query, wait_seconds }: WaitCountdownProps) {
  const [seconds] = useState(() => secondsLeft(wait_seconds, query.asked_at, Date.now()))
  const left = useSecondsLeft(seconds)
  return <span aria-hidden="true"> Ready in {formatCountdown(left)}.</span>
}
