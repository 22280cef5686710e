import type { ReactNode } from 'react'
import { Drawing } from './drawings/drawing.tsx'
import emptyShelfSvg from './drawings/empty-shelf.svg?raw'
import { PageTitle } from './page-title.tsx'

type EmptyStateProps = {
  title: string
  /** One line: what will be here and how it gets here. */
  children: ReactNode
  /** At most two buttons, the first coral. */
  actions?: ReactNode
  /** The text of an SVG, as `Drawing` takes it, or the element in its place. */
  drawing?: ReactNode
  /** Nothing else is on the page: the title is the page's own. */
  isPageTitle?: boolean
  role?: 'alert' | 'status'
}

/** Nothing here yet, and one clear thing to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, actions, drawing = emptyShelfSvg, isPageTitle, role } = props
  return (
    <div className="card empty" role={role}>
      {typeof drawing === 'string' ? <Drawing markup={drawing} /> : drawing}
      {isPageTitle ? <PageTitle>{title}</PageTitle> : <h2>{title}</h2>}
      <p className="muted">{children}</p>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
