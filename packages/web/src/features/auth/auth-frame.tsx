import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'

type AuthFrameProps = {
  title: string
  /** The words for the browser's tab where they differ from the heading. */
  tabTitle?: string
  lede?: ReactNode
  drawing: ReactNode
  children: ReactNode
}

/** The frame of the account pages: one narrow column to fill in, and beside it on desktops a drawing on its wall. */
export function AuthFrame({ title, tabTitle, lede, drawing, children }: AuthFrameProps) {
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-[25rem] desk:max-w-none desk:grid-cols-[25rem_minmax(0,1fr)] desk:gap-20">
        <div className="desk:min-h-[32rem]">
          <PageTitle title={tabTitle}>{title}</PageTitle>
          {lede && <p className="muted mt-2 text-read">{lede}</p>}
          <noscript>
            <p className="mt-4">
              Signing in and signing up need JavaScript: please turn it on in your browser, then
              open this page again.
            </p>
          </noscript>
          <div className="mt-6">{children}</div>
        </div>
        <div className="only-desk">
          <div className="card flush sticky top-28 flex h-[32rem] items-end justify-center border-transparent bg-honey-soft px-14 [--il-ground:var(--il-wall)]">
            <div className="w-full max-w-[30rem]">{drawing}</div>
          </div>
        </div>
      </div>
    </div>
  )
}
