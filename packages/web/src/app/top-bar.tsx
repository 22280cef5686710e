import { Link } from '@tanstack/react-router'
import { ButtonTo } from '../lib/links.tsx'
import { paths } from '../lib/paths.ts'
import type { Session } from '../session/session.tsx'
import { barHeight } from '../ui/bar-height.ts'
import { Checking, SignedInBar } from './signed-in-parts.tsx'

const height = barHeight('top-bar')

/** The navigation bar of the spec: a spinner during the session check, then the links for a visitor or a family. */
export function TopBar({ session }: { session: Session }) {
  return (
    <header ref={height} className="top">
      <div className="wrap">
        <Link to={paths.home} className="brand" aria-label="Five Good Minutes, home">
          {/* The narrowest phones show the mark alone. Every page contains both symbols in its HTML (`vite.config.ts`). */}
          <svg className="whole" viewBox="0 0 390 64" aria-hidden="true">
            <use href="#wordmark" />
          </svg>
          <svg className="mark-only" viewBox="0 0 64 64" aria-hidden="true">
            <use href="#logo-mark" />
          </svg>
        </Link>
        {session.state === 'checking' && <Checking />}
        {session.state === 'signed_out' && <SignedOut />}
        {session.state === 'signed_in' && <SignedInBar user={session.user} />}
      </div>
    </header>
  )
}

function SignedOut() {
  return (
    <nav className="account signed-out" aria-label="Account">
      <ButtonTo to={paths.login} variant="text" size="small">
        Login
      </ButtonTo>
      <ButtonTo to={paths.register} variant="secondary" size="small">
        Sign Up
      </ButtonTo>
    </nav>
  )
}
