import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

type SectionHeadingProps = { id: string; children: string }

/** A heading that an address can name: /profile#mails. It takes the eye and the focus once it is there. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Every press counts, also a second one on the same link.
  const { hash, state } = useLocation()
  useEffect(() => {
    if (hash !== id || state === undefined) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [hash, id, state])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="profile-anchor">
      {children}
    </h2>
  )
}
