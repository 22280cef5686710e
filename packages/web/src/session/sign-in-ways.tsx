import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonTo } from '../lib/links.tsx'
import { readNextPath } from '../lib/next-path.ts'
import { paths } from '../lib/paths.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import litHouseSvg from '../ui/drawings/lit-house.svg?raw'
import { EmptyState } from '../ui/empty-state.tsx'

/** Asks a visitor to log in or sign up for a page of families. */
export function SignInAsk({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState title={title} drawing={<Drawing markup={litHouseSvg} />} actions={<SignInWays />}>
      {children}
    </EmptyState>
  )
}

/** 'Log In' and 'Sign Up', both leading back to this page afterwards. */
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

/** The search of a link to logging in, so that it leads back here afterwards. */
export function useWayBack(): { next?: string } {
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  return { next: readNextPath(here) }
}
