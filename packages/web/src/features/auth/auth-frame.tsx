import { type ReactNode, useEffect, useRef } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'

type AuthFrameProps = {
  title: string
  /** The words for the browser's tab where they differ from the heading. */
  tabTitle?: string
  lede?: ReactNode
  drawing: ReactNode
  /** One sentence above the drawing; an empty one keeps its place. */
  caption?: string
  children: ReactNode
}

/**
 * The frame of the account pages: one narrow column to fill in, and beside it on desktops a drawing that fills its wall: the wall
 * is as high as what hangs on it.
 */
export function AuthFrame({ title, tabTitle, lede, drawing, caption, children }: AuthFrameProps) {
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-[25rem] desk:max-w-none desk:grid-cols-[25rem_minmax(0,1fr)] desk:gap-20">
        <div className="desk:min-h-[32rem]">
          <PageTitle title={tabTitle}>{title}</PageTitle>
          {lede && <p className="muted mt-2 text-read">{lede}</p>}
          <noscript>
            <p className="mt-4">
              Logging in and signing up need JavaScript: please turn it on in your browser, then
              open this page again.
            </p>
          </noscript>
          <div className="mt-6">{children}</div>
        </div>
        <div className="only-desk">
          <div className="auth-wall card flush sticky top-28 grid gap-2 border-transparent bg-honey-soft px-6 pt-8 [--il-ground:var(--il-wall)]">
            {caption !== undefined && (
              <p className="display min-h-[1.2em] text-center text-h2">{caption}</p>
            )}
            <div className="[&_.drawing]:block [&_svg]:max-h-[30rem] [&_svg]:w-full">{drawing}</div>
          </div>
        </div>
      </div>
    </div>
  )
}

type AuthResultProps = {
  title: string
  drawing: ReactNode
  children: ReactNode
  /** At most two buttons, the first coral. */
  actions: ReactNode
}

/** The result of a form, in its place. */
export function AuthResult({ title, drawing, children, actions }: AuthResultProps) {
  const card = useFocusOnArrival<HTMLDivElement>()
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

/**
 * For what takes the place of a form: scrolls to the top and takes the focus, because the button that was pressed is
 * gone and a screen reader would otherwise stay at a spot that no longer exists.
 */
export function useFocusOnArrival<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
