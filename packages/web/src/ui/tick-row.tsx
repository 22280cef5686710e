import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import '../styles/input.css'

type TickRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Ticked items are struck through (materials); leave it out where ticking means yes. */
  strikes?: boolean
  children: ReactNode
}

/** A row to tick, 56 high, clickable as a whole. */
export function TickRow({ strikes, className, children, ...input }: TickRowProps) {
  return (
    <label className={classNames('tick', strikes && 'strikes', className)}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}
