import type { ReactNode } from 'react'

/** A heading and what stands under it. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  )
}
