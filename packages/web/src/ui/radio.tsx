import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/**
 * One radio of a group, with the browser's own keyboard. The radio lies unseen over its label, which draws the choice:
 * `className` says how (`pick`, a segment, a tile). The radios of a group share a `name`.
 */
export function Radio({ className, style, children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames('radio', className)} style={style}>
      <input type="radio" {...input} />
      {children}
    </label>
  )
}
