import type { ReactNode } from 'react'
import { barHeight } from './bar-height.ts'
import { classNames } from './class-names.ts'

const height = barHeight('sticky-action')

/** The one thing to do on a page: in reach of the thumb on phones, where the page puts it on desktops. */
export function StickyAction({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div ref={height} className={classNames('sticky-action', className)}>
      {children}
    </div>
  )
}
