import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'

type SignUpPromptProps = { search: { next?: string }; children: ReactNode }

/** For a visitor: what an account would add, in a sentence. */
export function SignUpPrompt({ search, children }: SignUpPromptProps) {
  return (
    <p className="sign-up-ask small muted">
      {children}
      <span className="row row-wrap gap-x-6">
        <Link to={paths.register} search={search} className="link-pad">
          Sign Up
        </Link>
        <Link to={paths.login} search={search} className="link-pad">
          Log In
        </Link>
      </span>
    </p>
  )
}
