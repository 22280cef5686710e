import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import { useSignUpStory } from '../launch/use-sign-up-story.ts'
import './sign-up-ask.css'

/** For a visitor: what an account would add. */
export function SignUpAsk() {
  const { samplesButton } = useSignUpStory()
  const search = useWayBack()
  return (
    <p className="sign-up-ask small muted">
      <Link to={paths.register} search={search} className="link-pad">
        {samplesButton}
      </Link>{' '}
      to mark what each child has done and to keep the favorites, or{' '}
      <Link to={paths.login} search={search} className="link-pad">
        Log In
      </Link>
      .
    </p>
  )
}
