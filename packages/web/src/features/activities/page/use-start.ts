import { useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import '../starts-now.ts'
import type { FiveMinutes } from '../list/use-five-minutes.ts'

/**
 * Begins to play: the clock runs, and the first step comes into view and has the focus. Also by itself, once, for who pressed
 * 'Start now' on the page before. `steps` is the list of them.
 */
export function useStart({ state, press }: FiveMinutes, steps: RefObject<HTMLElement | null>) {
  const [starts, setStarts] = useState(0)
  const isAsked = useLocation({ select: ({ state: left }) => left.starts_now === true })
  const navigate = useNavigate()
  const isTaken = useRef(false)

  function start() {
    if (state.phase !== 'running') press()
    setStarts((before) => before + 1)
  }
  // Once: a reload and the way back find the page as it was left.
  useEffect(() => {
    if (!isAsked || isTaken.current) return
    isTaken.current = true
    start()
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      state: (before) => ({ ...before, starts_now: undefined }),
    })
  })
  // The steps are larger from now on: measured when they are.
  useEffect(() => {
    if (starts > 0) bringFirstIntoView(steps.current)
  }, [starts, steps])
  return start
}

function bringFirstIntoView(steps: HTMLElement | null) {
  const first = steps?.firstElementChild
  if (!(first instanceof HTMLElement)) return
  first.focus({ preventScroll: true })
  steps?.closest('section')?.scrollIntoView({ block: 'start' })
  // Below a long safety note it may still be under the bars of a small phone.
  first.scrollIntoView({ block: 'nearest' })
}
