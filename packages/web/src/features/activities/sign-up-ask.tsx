import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import './sign-up-ask.css'

/** For a visitor: what an account would add. */
export function SignUpAsk() {
  const search = useWayBack()
  return (
    <p className="sign-up-ask small muted">
      With a free account you keep what you played and liked.
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
