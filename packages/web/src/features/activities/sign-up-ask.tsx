import { activitiesCallToAction } from '@fgm/shared/tiers'
import '../../app/activities/activity-actions.css'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { StickyAction } from '../../ui/sticky-action.tsx'

/** What stands in the place of the actions for a visitor. */
export function SignUpAsk() {
  const info = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false }).data
  return (
    <>
      <p className="small muted mt-6">
        Sign up to mark what each child has done and to keep the favorites.
      </p>
      <StickyAction className="activity-actions">
        <ButtonTo to={paths.register} variant="primary">
          {activitiesCallToAction(info).button}
        </ButtonTo>
        <ButtonTo to={paths.login} variant="secondary">
          Log In
        </ButtonTo>
      </StickyAction>
    </>
  )
}
