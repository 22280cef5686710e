import type { ReactNode } from 'react'
import { Drawing } from './drawings/drawing.tsx'
import emptyShelfSvg from './drawings/empty-shelf.svg?raw'
import { PageTitle } from './page-title.tsx'

type EmptyStateProps = {
  title: string
  /** One line: what would stand here and how it gets here. */
  children: ReactNode
  /** At most two buttons, the first coral. */
  actions?: ReactNode
  drawing?: ReactNode
  /** Nothing else is on the page: the title is the page's own. */
  isPageTitle?: boolean
}

/** Nothing here yet, and one clear thing to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, actions, drawing, isPageTitle } = props
  return (
    <div className="card empty">
      {drawing ?? <Drawing markup={emptyShelfSvg} />}
      {isPageTitle ? <PageTitle>{title}</PageTitle> : <h2>{title}</h2>}
      <p className="muted">{children}</p>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
