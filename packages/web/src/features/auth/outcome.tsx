import { type ReactNode, useEffect, useRef } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'

type OutcomeProps = {
  title: string
  drawing: ReactNode
  children: ReactNode
  /** At most two buttons, the first coral. */
  actions: ReactNode
}

/**
 * What became of it, in place of the form. It takes the focus, because the button that was pressed is gone and a screen
 * reader would otherwise start again at the top of the page.
 */
export function Outcome({ title, drawing, children, actions }: OutcomeProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
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
