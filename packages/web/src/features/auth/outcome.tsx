import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'
import { useArrival } from './use-arrival.ts'

type OutcomeProps = {
  title: string
  drawing: ReactNode
  children: ReactNode
  /** At most two buttons, the first coral. */
  actions: ReactNode
}

/** What became of it, in place of the form. */
export function Outcome({ title, drawing, children, actions }: OutcomeProps) {
  const card = useArrival<HTMLDivElement>()
  return (
    <div className="wrap page narrow">
      <div ref={card} tabIndex={-1} className="card empty outline-none">
        {drawing}
        <PageTitle className="text-h3">{title}</PageTitle>
        {children}
        <div className="row">{actions}</div>
      </div>
    </div>
  )
}
