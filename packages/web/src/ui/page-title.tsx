import { type ReactNode, useEffect } from 'react'

type PageTitleProps = {
  children: ReactNode
  /** The words for the browser's tab when the heading is more than plain text. */
  title?: string
  className?: string
}

/** The one h1 of a page. It names the tab and takes the focus when a reader arrives from another page. */
export function PageTitle({ children, title, className }: PageTitleProps) {
  const words = title ?? (typeof children === 'string' ? children : '')
  // As the server's own titles: 'My Activities | Five Good Minutes'.
  useTitle(words ? `${words} | Five Good Minutes` : 'Five Good Minutes')
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** Names the browser's tab with exactly these words. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
