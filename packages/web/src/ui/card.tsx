import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  /** `soft` is sunk without a line; `lift` is the one that lies on top; lists are flat. */
  look?: 'flat' | 'soft' | 'lift'
}

/** A piece of paper. */
export function Card({ look = 'flat', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('card', look !== 'flat' && look, className)} />
}
