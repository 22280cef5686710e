import '../../app/activities/activity-actions.css'
import { useWayBack } from '../../app/gates/sign-in-ways.tsx'
import { useSignUpStory } from '../../app/use-sign-up-story.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { StickyAction } from '../../ui/sticky-action.tsx'

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
