import type { ReactNode } from 'react'

type ByDeviceProps = { phone: ReactNode; computer: ReactNode }

/** One text for touch and one for a mouse: a phone is put down and tapped, a computer is not. */
export function ByDevice({ phone, computer }: ByDeviceProps) {
  return (
    <>
      <span className="contents pointer-fine:hidden">{phone}</span>
      <span className="hidden pointer-fine:contents">{computer}</span>
    </>
  )
}
