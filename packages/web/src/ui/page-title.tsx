import { type ReactNode, useEffect } from 'react'

type PageTitleProps = {
  children: ReactNode
  /** The text for the browser's tab when the heading is more than plain text. */
  title?: string
  className?: string
}

/** The only h1 of a page. It names the tab and receives the focus after navigation from another page. */
export function PageTitle({ children, title, className }: PageTitleProps) {
  const words = title ?? (typeof children === 'string' ? children : '')
  // Like the server's own titles: 'My Activities | Five Good Minutes'.
  useTitle(words ? `${words} | Five Good Minutes` : 'Five Good Minutes')
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** Sets the title of the browser's tab to exactly this text. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
