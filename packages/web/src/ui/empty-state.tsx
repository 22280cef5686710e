import type { ReactNode } from 'react'
import { Drawing } from './drawings/drawing.tsx'
import emptyShelfSvg from './drawings/empty-shelf.svg?raw'

type EmptyStateProps = {
  title: string
  /** One line: what would stand here and how it gets here. */
  children: ReactNode
  /** At most two buttons, the first coral. */
  actions?: ReactNode
  drawing?: ReactNode
}

/** Nothing here yet, and one clear thing to do about it. */
export function EmptyState({ title, children, actions, drawing }: EmptyStateProps) {
  return (
    <div className="card empty">
      {drawing ?? <Drawing markup={emptyShelfSvg} />}
      <h2>{title}</h2>
      <p className="muted">{children}</p>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
