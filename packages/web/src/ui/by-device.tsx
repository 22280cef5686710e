import type { ReactNode } from 'react'

type ByDeviceProps = { phone: ReactNode; computer: ReactNode }

/** Words for a hand, and for a mouse: a phone is laid down and tapped, a computer is not. */
export function ByDevice({ phone, computer }: ByDeviceProps) {
  return (
    <>
      <span className="contents pointer-fine:hidden">{phone}</span>
      <span className="hidden pointer-fine:contents">{computer}</span>
    </>
  )
}
