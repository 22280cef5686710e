import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & { look?: 'soft' }

/** A piece of paper; a soft one is sunk, without a border. */
export function Card({ look, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('card', look, className)} />
}
