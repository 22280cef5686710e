import '../../app/activities/activity-actions.css'
import { useVisitorStory } from '../../app/use-visitor-story.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'

/** What stands in the place of the actions for a visitor. */
export function SignUpAsk() {
  const { samplesButton } = useVisitorStory()
  return (
    <>
      <div className="sticky-action activity-actions">
        <ButtonTo to={paths.register} variant="primary">
          {samplesButton}
        </ButtonTo>
        <ButtonTo to={paths.login} variant="secondary">
          Log In
        </ButtonTo>
      </div>
      <p className="small muted mt-3">
        Sign up to mark what each child has done and to keep the favorites.
      </p>
    </>
  )
}
