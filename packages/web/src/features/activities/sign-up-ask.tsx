import './activity-actions.css'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { useSignUpStory } from '../launch/use-sign-up-story.ts'

/** What stands in the place of the actions for a visitor. */
export function SignUpAsk() {
  const { samplesButton } = useSignUpStory()
  const search = useWayBack()
  return (
    <>
      <p className="small muted mt-6">
        Sign up to mark what each child has done and to keep the favorites.
      </p>
      <StickyAction className="activity-actions">
        <ButtonTo to={paths.register} search={search} variant="primary">
          {samplesButton}
        </ButtonTo>
        <ButtonTo to={paths.login} search={search} variant="secondary">
          Log In
        </ButtonTo>
      </StickyAction>
    </>
  )
}
