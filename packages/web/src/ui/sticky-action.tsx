import type { ReactNode } from 'react'
import { barHeight } from './bar-height.ts'
import { classNames } from './class-names.ts'
import './action-in-sight.css'

const height = barHeight('sticky-action')

/** The main action of a page: in reach of the thumb on phones, where the page puts it on desktops. */
export function StickyAction({
  className,
  isInSight,
  children,
}: {
  className?: string | undefined
  /** Also on desktops, at the bottom of the window. */
  isInSight?: boolean
  children: ReactNode
}) {
  return (
    <div
      ref={height}
      className={classNames('sticky-action', isInSight && 'action-in-sight', className)}
    >
      {children}
    </div>
  )
}
