import type { ReactNode } from 'react'

/** One name and its value in a list of figures (`<dl className="figures">`). */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
