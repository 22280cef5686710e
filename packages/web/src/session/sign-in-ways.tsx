import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonTo } from '../lib/links.tsx'
import { readNextPath } from '../lib/next-path.ts'
import { paths } from '../lib/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import litHouseSvg from '../ui/drawings/lit-house.svg?raw'
import { EmptyState } from '../ui/empty-state.tsx'

type SignInAskProps = { title: string; isPageTitle?: boolean; children: ReactNode }

/** Asks a visitor to log in for what is a family's own. */
export function SignInAsk(props: SignInAskProps) {
  return <EmptyState {...props} drawing={litHouseSvg} actions={<SignInWays />} />
}

/** Offers a visitor an account for what is shown above it; logging in is a link. */
export function SignUpAsk({ isQuiet, ...props }: SignInAskProps & { isQuiet?: boolean }) {
  return <EmptyState {...props} drawing={litHouseSvg} actions={<SignUpWays isQuiet={isQuiet} />} />
}

/** The same for the head of a page: what it opens is seen below it. A drawing has the right half of it on desktops. */
export function SignUpCard({ title, children, drawing }: SignInAskProps & { drawing?: string }) {
  return (
    <section
      className={classNames(
        'card soft flush',
        drawing &&
          'desk:grid desk:grid-cols-[1.3fr_1fr] bg-honey-soft [--il-ground:var(--il-wall)]',
      )}
    >
      {drawing && (
        <Drawing
          markup={drawing}
          className="flex items-end justify-center px-5 pt-4 desk:order-last [&>svg]:h-[120px] [&>svg]:w-auto desk:[&>svg]:h-[200px]"
        />
      )}
      <div className="grid content-center justify-items-start gap-3 p-5 desk:px-7">
        <h2 className="text-h3">{title}</h2>
        <p className="text-balance">{children}</p>
        <div className="row row-wrap">
          <SignUpWays isQuiet={false} />
        </div>
      </div>
    </section>
  )
}

/** `isQuiet`: next to something to do at once, which has the coral button. */
function SignUpWays({ isQuiet }: { isQuiet: boolean | undefined }) {
  const search = useWayBack()
  return (
    <>
      <ButtonTo
        to={paths.register}
        search={search}
        variant={isQuiet ? 'secondary' : 'primary'}
        size="small"
      >
        Sign Up Free
      </ButtonTo>
      <ButtonTo to={paths.login} search={search} variant="text" size="small">
        Log In
      </ButtonTo>
    </>
  )
}

/** 'Log In' and 'Sign Up Free', both leading back to this page afterwards. */
function SignInWays() {
  const search = useWayBack()
  return (
    <>
      <ButtonTo to={paths.login} search={search} variant="primary" size="small">
        Log In
      </ButtonTo>
      <ButtonTo to={paths.register} search={search} size="small">
        Sign Up Free
      </ButtonTo>
    </>
  )
}

/** The search of a link to logging in, so that it leads back here afterwards. */
export function useWayBack(): { next?: string } {
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  return { next: readNextPath(here) }
}
