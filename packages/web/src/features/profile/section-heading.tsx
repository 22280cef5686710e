import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SectionHeadingProps = {
  id: string
  /** Only for screen readers: the open tab says the same word. */
  isHidden?: boolean
  children: string
}

/** A heading that an address can name: /profile#mails. It scrolls into view and takes the focus once it is rendered. */
export function SectionHeading({ id, isHidden, children }: SectionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Also when the same link is followed twice.
  const { hash, state } = useLocation()
  useEffect(() => {
    if (hash !== id || state === undefined) return
    heading.current?.focus({ preventScroll: true })
    return keepInView(heading.current)
  }, [hash, id, state])
  return (
    <h2
      id={id}
      ref={heading}
      tabIndex={-1}
      className={classNames('outline-none', isHidden && 'hidden-text')}
    >
      {children}
    </h2>
  )
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Content that loads above pushes it away: keeps it in view until the user scrolls. */
function keepInView(heading: HTMLElement | null) {
  const growth = new ResizeObserver(() => heading?.scrollIntoView({ block: 'start' }))
  const stop = () => {
    growth.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  // Observing calls back once immediately: that is the first scroll.
  growth.observe(document.body)
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  return stop
}
