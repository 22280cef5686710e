import { useLocation } from '@tanstack/react-router'
import { ButtonTo } from '../lib/links.tsx'
import { readNextPath } from '../lib/next-path.ts'
import { paths } from '../lib/paths.ts'

/** The two ways in before a door: who takes one comes back to this page. */
export function SignInWays() {
  const search = useWayBack()
  return (
    <>
      <ButtonTo to={paths.login} search={search} variant="primary" size="small">
        Log In
      </ButtonTo>
      <ButtonTo to={paths.register} search={search} size="small">
        Sign Up
      </ButtonTo>
    </>
  )
}

/** What a link to signing in carries, so that it leads back here. */
export function useWayBack(): { next?: string } {
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  return { next: readNextPath(here) }
}
