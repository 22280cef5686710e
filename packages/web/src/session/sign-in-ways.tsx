import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonTo } from '../lib/links.tsx'
import { readNextPath } from '../lib/next-path.ts'
import { paths } from '../lib/paths.ts'
import litHouseSvg from '../ui/drawings/lit-house.svg?raw'
import { EmptyState } from '../ui/empty-state.tsx'

type PromptProps = { title: string; isPageTitle?: boolean; children: ReactNode }

/** Asks a visitor to log in for what needs a family. */
export function SignInPrompt(props: PromptProps) {
  return <EmptyState {...props} drawing={litHouseSvg} actions={<SignInWays />} />
}

/** Offers a visitor an account, next to something to do at once, which has the coral button. */
export function SignUpPrompt(props: PromptProps) {
  return <EmptyState {...props} drawing={litHouseSvg} actions={<SignUpWays isQuiet />} />
}

/** Signing up leads back to this page afterwards, and so does logging in, which is a link. */
export function SignUpWays({ isQuiet }: { isQuiet?: boolean }) {
  const look = { search: useWayBack(), size: 'small' } as const
  return (
    <>
      <ButtonTo {...look} to={paths.register} variant={isQuiet ? 'secondary' : 'primary'}>
        Sign Up Free
      </ButtonTo>
      <ButtonTo {...look} to={paths.login} variant="text">
        Log In
      </ButtonTo>
    </>
  )
}

function SignInWays() {
  const look = { search: useWayBack(), size: 'small' } as const
  return (
    <>
      <ButtonTo {...look} to={paths.login} variant="primary">
        Log In
      </ButtonTo>
      <ButtonTo {...look} to={paths.register}>
        Sign Up Free
      </ButtonTo>
    </>
  )
}

/** The search of a link to the login, so that it leads back here afterwards. */
export function useWayBack(): { next?: string } {
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  return { next: readNextPath(here) }
}
