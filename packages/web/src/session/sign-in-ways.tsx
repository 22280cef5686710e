import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonTo } from '../lib/links.tsx'
import { readNextPath } from '../lib/next-path.ts'
import { paths } from '../lib/paths.ts'
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

/** `isQuiet`: next to something to do at once, which has the coral button. */
export function SignUpWays({ isQuiet }: { isQuiet: boolean | undefined }) {
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
